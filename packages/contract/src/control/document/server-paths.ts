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
        'Stream the changes of an account as server-sent events: hello, then change, request and tables. Fetch the rows with the other calls',
      parameters: [
        { $ref: '#/components/parameters/Sandbox' },
        {
          name: 'sandbox',
          in: 'query',
          required: false,
          description: 'The same as the header, for an EventSource, which cannot set headers',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: {
          description:
            'A stream. The data of hello is an object with sandbox and now. The data of change is an array of Change. The data of request is an object with the ID of the journal entry, its operation and its status. The data of tables, sent instead when there are too many changes and requests, is an object with the number of rows in each table, the journal as requests',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        '4XX': { $ref: '#/components/responses/Refused' },
        503: { $ref: '#/components/responses/Refused' },
      },
    },
  },
  '/_mock/metrics': {
    get: {
      operationId: 'getMetrics',
      summary:
        'Metrics of an account as OpenMetrics text, for Prometheus: mailings by state, requests by operation and status, deliveries, and the clock',
      parameters: [{ $ref: '#/components/parameters/Sandbox' }],
      responses: {
        200: {
          description: 'OpenMetrics 1.0',
          content: { 'application/openmetrics-text': { schema: { type: 'string' } } },
        },
        '4XX': { $ref: '#/components/responses/Refused' },
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
