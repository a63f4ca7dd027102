import { registerTool } from '@direct-mail/terminal/mcp/register';
import { McpServer } from '@modelcontextprotocol/server';
import type { MockControl } from '../control/client/mock-control.ts';
import { version } from '../shared/version.ts';
import { mockTools } from './tools.ts';

const INSTRUCTIONS =
  'A mock of the direct-mail service, for writing and testing an integration: nothing is printed and no person is real. Begin with overview. Code calls the API at the address of the mock with @direct-mail/sdk, or over HTTP, with the tokens live_mock (production) and test_mock unless it was started with others; then advance lets the days pass, requests and deliveries show what happened, explain says why a mailing is in its state.';

/** A server for agents over the control API of a mock. */
export function createMockServer(mock: MockControl): McpServer {
  const server = new McpServer({ name: 'direct-mail-mock', version }, { instructions: INSTRUCTIONS });
  for (const tool of mockTools) registerTool(server, tool, mock);
  return server;
}
