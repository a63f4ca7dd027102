const change = {
  type: 'object',
  required: ['table', 'id', 'deleted'],
  properties: { table: { type: 'string' }, id: { type: 'string' }, deleted: { type: 'boolean' } },
};

/** What a server serves besides the calls; in process there is nothing to stream. */
export const serverPaths = {
  '/_mock/events': {
    get: {
      operationId: 'streamEvents',
      summary:
        'Every change of one account as server-sent events: hello, then change, request and tables. Rows are fetched from the other calls',
      parameters: [
        { $ref: '#/components/parameters/Sandbox' },
        {
          name: 'sandbox',
          in: 'query',
          required: false,
          description: 'The same, for an EventSource, which can set no header',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: {
          description:
            'A stream. The data of hello is an object with sandbox and now; of change an array of Change; of request an object with the id of the journal entry, its operation and status; of tables, which stands for changes and requests that are too many to name, an object with how many rows of each table, the journal as requests',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        '4XX': { $ref: '#/components/responses/Refused' },
        503: { $ref: '#/components/responses/Refused' },
      },
    },
  },
  '/_mock/openapi.json': {
    get: {
      operationId: 'getOpenApi',
      summary: 'This document',
      responses: {
        200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: { type: 'object' } } } },
      },
    },
  },
};

/** Schemas that only these paths use. */
export const serverSchemas = { Change: change };
