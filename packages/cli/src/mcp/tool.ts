import { type Tool as McpTool, ToolError } from '@direct-mail/terminal/mcp/tool';
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
  /** Runs a command that only reads the account: with the production token where there is one, since a test token may not. */
  readonly read: (argv: readonly string[]) => Promise<Called>;
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

export type Tool = McpTool<Settings>;

/** The data of a command that succeeded. @throws ToolError with the command's own words */
export function dataOf<T>({ data, error, exitCode }: Called): T {
  if (error !== undefined) throw new ToolError(error.message, error.hint, error.code);
  if (data === undefined) throw new ToolError(`the command ended with exit code ${exitCode} and printed nothing`);
  return data as T;
}

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
