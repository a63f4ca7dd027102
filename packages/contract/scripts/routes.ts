import {
  child,
  type DocumentedOperation,
  listOperations,
  listParameters,
  type Node,
  nodes,
  resolve,
} from './document.ts';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly server: string;
  readonly status: number;
  readonly idempotent: boolean;
  readonly hasBody: boolean;
  readonly contentType: string | null;
  readonly pathParameters: readonly string[];
  readonly queryParameters: Readonly<Record<string, string>>;
}

/** GET and DELETE may be repeated by their nature; of the others the document says which may. */
function isIdempotent({ method, operation }: DocumentedOperation): boolean {
  return method === 'GET' || method === 'DELETE' || operation['x-idempotent'] === true;
}

function serverOf(document: Node, { pathItem, operation }: DocumentedOperation): string {
  const servers = [operation, pathItem, document].map((each) => nodes(each['servers'])).find((each) => each.length > 0);
  const name = servers?.[0]?.['x-name'];
  if (typeof name !== 'string') throw new Error(`a server has no x-name: ${JSON.stringify(servers)}`);
  return name;
}

function successOf({ id, operation }: DocumentedOperation): number {
  const found = Object.keys(child(operation, 'responses')).filter((status) => status.startsWith('2'));
  const [status] = found;
  if (status === undefined || found.length > 1)
    throw new Error(`${id} must have one success status, got ${found.join(', ') || 'none'}`);
  return Number(status);
}

function routeOf(document: Node, documented: DocumentedOperation): Route {
  const parameters = listParameters(document, documented);
  const queryParameters: Record<string, string> = {};
  for (const parameter of parameters.filter((each) => each['in'] === 'query')) {
    queryParameters[String(parameter['name'])] = String(resolve(document, child(parameter, 'schema'))['type']);
  }
  const [contentType] = Object.keys(child(documented.operation, 'requestBody', 'content'));
  return {
    method: documented.method,
    path: documented.path,
    server: serverOf(document, documented),
    status: successOf(documented),
    idempotent: isIdempotent(documented),
    hasBody: contentType !== undefined,
    contentType: contentType ?? null,
    pathParameters: parameters.filter((each) => each['in'] === 'path').map((each) => String(each['name'])),
    queryParameters,
  };
}

export function generateRoutes(document: Node): string {
  const lines = listOperations(document).map((each) => {
    const { pathParameters, queryParameters, ...rest } = routeOf(document, each);
    return `  ${each.id}: {
${Object.entries(rest)
  .map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`)
  .join('\n')}
    pathParameters: ${JSON.stringify(pathParameters)},
    queryParameters: ${JSON.stringify(queryParameters)},
  },`;
  });
  return `/** What the document says about each operation, for routers and clients. Query parameters are listed with their JSON type. */
export const routes = {
${lines.join('\n')}
} as const;

/** The name of an operation. */
export type OperationId = keyof typeof routes;

/** The base address that an operation is at. */
export type ServerName = (typeof routes)[OperationId]['server'];
`;
}
