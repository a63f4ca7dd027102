import { type OperationId, routes } from '@direct-mail/contract';
import type { OptionSpec } from '../frame/command.ts';
import type { Input } from '../frame/input/input.ts';

const flagOf = (name: string): string => name.replaceAll('_', '-');

/** The query parameters of an operation as options, from the contract: `--per-page <integer>`. */
export const queryOptions = (operation: OperationId, but: readonly string[] = []): readonly OptionSpec[] =>
  Object.entries(routes[operation].queryParameters)
    .filter(([name]) => !but.includes(name))
    .map(([name, type]) => ({
      flags: `--${flagOf(name)} <${type === 'integer' ? 'number' : 'text'}>`,
      description: `query parameter ${name}`,
    }));

/** The query given by such options. */
export function queryOf<Query extends object>(operation: OperationId, input: Input): Query {
  const query: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(routes[operation].queryParameters)) {
    const value = type === 'integer' ? input.count(flagOf(name)) : input.text(flagOf(name));
    if (value !== undefined) query[name] = value;
  }
  // The client checks the values against the contract before sending.
  return query as Query;
}
