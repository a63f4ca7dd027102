/** A server of the Model Context Protocol over a mock's control API. Needs the package `@modelcontextprotocol/server`. */
export { createMockServer } from './mcp/server.ts';
