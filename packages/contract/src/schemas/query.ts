import { type OperationId, routes } from '../generated/routes.ts';

const decimal = /^-?[0-9]+(?:\.[0-9]+)?$/;

/**
 * The query of a request as its schema requires it: what the document calls a number is made one where it is written like
 * one. The rest stays text, for the schema to refuse, and parameters that the operation does not know are left out.
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
