import type { CallCommand, Called, Program } from './call.ts';
import type { Plans } from './plans.ts';

/** What the server was started with. */
export interface Settings {
  readonly context: Program;
  readonly call: CallCommand;
  /** The options that choose the account, as every command takes them. */
  readonly account: readonly string[];
  readonly ledger: readonly string[];
  /** Limits of a day for production runs, as options of `runs limit`. */
  readonly day: readonly string[];
  /** The environment of commands that only read: they need the production token. */
  readonly reading: Readonly<Record<string, string>>;
  readonly plans: Plans;
  /** The runs that this server works on, by the hash of their plan. */
  readonly sending: Map<string, Promise<Called>>;
  /** Absolute, without links. */
  readonly folder: string;
  /** The path of a file, if it is in the folder that the server may read. @throws ToolError */
  readonly fileOf: (path: string) => string;
  readonly showsPeople: boolean;
  /** People as they are shown: masked, unless the server was started with `--show-people`. */
  readonly shown: (data: unknown) => unknown;
}

/** A JSON schema of a tool's input. */
export interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

/** A picture beside the data. */
export interface Picture {
  readonly png: Uint8Array;
}

/** A tool of the server. `run` returns data for the model; what it throws becomes an error with a hint. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: InputSchema;
  /** `reads`: changes nothing; `plans`: writes the ledger only; `sends`: may send what is approved, or a test. */
  readonly does: 'reads' | 'plans' | 'sends';
  readonly run: (input: never, settings: Settings) => Promise<object | { data: object; pictures: readonly Picture[] }>;
}

/** A refusal that the model is told. */
export class ToolError extends Error {
  readonly hint: string | null;
  constructor(message: string, hint: string | null = null) {
    super(message);
    this.hint = hint;
  }
}

/** The data of a command that succeeded. @throws ToolError with the command's own words */
export function dataOf<T>({ data, error, exitCode }: Called): T {
  if (error !== undefined) throw new ToolError(error.message, error.hint);
  if (data === undefined) throw new ToolError(`the command ended with exit code ${exitCode} and printed nothing`);
  return data as T;
}

export const text = (description: string): object => ({ type: 'string', description });
export const number = (description: string, maximum?: number): object => ({
  type: 'number',
  minimum: 0,
  ...(maximum !== undefined && { maximum }),
  description,
});

/** An argument of a command line. @throws ToolError for one that would be read as an option */
export function argument(name: string, value: string): string {
  if (value.startsWith('-') || value === '') throw new ToolError(`${name}: expected a text that does not begin with -`);
  return value;
}

/** Options of a command line, those without a value left out. Whatever a value is, it is not read as another option. */
export const asOptions = (given: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(given).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((each) =>
      each === undefined ? [] : [`--${name}=${each as string}`],
    ),
  );
