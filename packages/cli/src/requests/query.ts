import { type OperationId, routes } from '@direct-mail/contract';
import { camelCase, type Input } from '@direct-mail/terminal';

const flagOf = (name: string): string => name.replaceAll('_', '-');

type Parameters<Operation extends OperationId> = (typeof routes)[Operation]['queryParameters'];

type KebabCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}-${KebabCase<Tail>}` : Name;

/** A query parameter as an option: `--per-page <number>`. */
type QueryOption<Operation extends OperationId> = {
  readonly [Name in keyof Parameters<Operation>]: {
    readonly flags: `--${KebabCase<Name> & string} <${Parameters<Operation>[Name] extends 'integer' ? 'number' : 'text'}>`;
    readonly description: string;
  };
}[keyof Parameters<Operation>];

/** The query parameters of an operation as options, from the contract. */
export const queryOptions = <Operation extends OperationId>(
  operation: Operation,
  but: readonly string[] = [],
): readonly QueryOption<Operation>[] =>
  Object.entries(routes[operation].queryParameters)
    .filter(([name]) => !but.includes(name))
    .map(([name, type]) => ({
      flags: `--${flagOf(name)} <${type === 'integer' ? 'number' : 'text'}>`,
      description: `query parameter ${name}`,
    })) as unknown as readonly QueryOption<Operation>[];

/** The query given by such options. */
export function queryOf<Query extends object>(operation: OperationId, input: Input<object, unknown>): Query {
  const query: Record<string, unknown> = {};
  for (const name of Object.keys(routes[operation].queryParameters)) {
    const value = (input.values as Readonly<Record<string, unknown>>)[camelCase(flagOf(name))];
    if (value !== undefined) query[name] = value;
  }
  // The client checks the values against the contract before sending.
  return query as Query;
}
