import { type OperationId, routes } from '../generated/routes.ts';

const decimal = /^-?[0-9]+(?:\.[0-9]+)?$/;

/**
 * Converts the query of a request for its schema: a parameter that the document declares as a number becomes one if it is
 * written like one; else it stays a string, which the schema rejects. Unknown parameters are dropped.
 */
export function readQuery(operation: OperationId, query: Iterable<readonly [string, string]>): Record<string, unknown> {
  const types: Readonly<Record<string, string>> = routes[operation].queryParameters;
  const read: Record<string, unknown> = {};
  for (const [name, value] of query) {
    if (!Object.hasOwn(types, name)) continue;
    read[name] = types[name] === 'integer' && decimal.test(value) ? Number(value) : value;
  }
  return read;
}
