import { dateOrDateTimeForm, readDateTime } from '@direct-mail/contract/words/date-time';
import {
  argumentsOf,
  notationOf,
  type Syntax,
  typedIn,
  UsageError,
  type Values,
  valuesOf,
} from '@direct-mail/terminal';
import { mockOptions } from '@direct-mail/terminal/tables/mock';
import { readSpeed } from '../clock/speed.ts';
import { readPublicUrl } from '../server/called-at.ts';
import { isLoopback } from '../server/control-auth.ts';
import { readConfig } from './config.ts';
import { isBuiltIn } from './fixtures.ts';

export { UsageError };

/** The options of the command line, checked. */
export interface Flags {
  readonly port: number;
  readonly host: string;
  readonly productionToken: string;
  readonly testToken: string;
  /** `demo`, `empty` or paths of JSON files. */
  readonly fixtures: readonly string[];
  /** Whether to start with the full demo: a month of mail in every state. */
  readonly demo: boolean;
  readonly watch: boolean;
  readonly seed: string;
  readonly clock: string;
  readonly now: string | undefined;
  readonly controlToken: string | undefined;
  readonly dataDir: string | undefined;
  readonly json: boolean;
  readonly quiet: boolean;
  /** The beginning of URLs in responses (D113); if undefined, the address that was called. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly renderer: 'auto' | 'takumi' | 'chromium';
  /** Path of the Chromium executable. */
  readonly chromium: string | undefined;
  /** Whether Chromium may run without its own sandbox. */
  readonly chromiumNoSandbox: boolean;
  /** What is behind `--`. */
  readonly command: readonly string[];
  /** The config file that was read, and the options it set; null without one. */
  readonly config: { readonly path: string; readonly names: readonly string[] } | null;
}

/** The names of all flags, each of which the docs must describe. */
export const flagNames: readonly string[] = [
  ...mockOptions.map((option) => notationOf(option).name),
  'help',
  'version',
];

const standard: Syntax = { command: 'direct-mail-mock', options: mockOptions };

/** Reads the command line; returns `help` or `version` if that was requested, and what is behind `--` as arguments. */
export function readFlags(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
  syntax: Syntax = standard,
): Flags | 'help' | 'version' {
  const typed = typedIn(args, syntax);
  if (typeof typed === 'string') return typed;
  const config = readConfig(typed.options.get('config')?.[0]);
  const sources = { env: environment, ...(config !== null && { config: config.values }) };
  const values = valuesOf(typed, syntax, sources) as Values<typeof mockOptions>;
  const command = argumentsOf(typed, syntax);
  const { host, controlToken, fixtures } = values;
  if (controlToken === '') throw wrong('control-token', 'must not be empty', '');
  if (!isLoopback(host) && controlToken === undefined) {
    throw new UsageError(
      `--host ${host} is reachable from the network, so the control API requires a token; add --control-token <secret>`,
    );
  }
  if (values.productionToken === values.testToken) {
    throw new UsageError("--production-token and --test-token must differ; the token determines a mailing's mode");
  }
  if (values.demo && (fixtures.join() !== 'demo' || values.dataDir !== undefined)) {
    throw new UsageError('--demo cannot be combined with --fixtures or --data-dir');
  }
  return {
    port: readPort(values.port, typed.options.has('port') || !environment['PORT'] ? '--port' : 'PORT'),
    host: filled('host', host),
    productionToken: readToken('production-token', values.productionToken),
    testToken: readToken('test-token', values.testToken),
    fixtures: fixtures.map((each) => filled('fixtures', each)),
    demo: values.demo,
    watch: readWatch(values),
    seed: values.seed,
    clock: readClock(values.clock),
    now: readNow(values.now),
    controlToken,
    dataDir: values.dataDir === undefined ? undefined : filled('data-dir', values.dataDir),
    json: values.json,
    quiet: values.quiet,
    publicUrl: readPublic(values.publicUrl),
    trustProxy: values.trustProxy,
    renderer: values.renderer,
    chromium: values.chromium === undefined ? undefined : filled('chromium', values.chromium),
    chromiumNoSandbox: values.chromiumNoSandbox,
    config: config === null ? null : { path: config.path, names: [...config.values.keys()] },
    command,
  };
}

function readWatch({ watch, fixtures, dataDir }: Values<typeof mockOptions>): boolean {
  if (!watch) return false;
  if (fixtures.some(isBuiltIn)) {
    throw new UsageError('--watch requires a file; add --fixtures FILE');
  }
  if (dataDir !== undefined) {
    throw new UsageError('--watch and --data-dir cannot be combined; --watch resets the account, --data-dir keeps it');
  }
  return true;
}

function readPort(text: string, name: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new UsageError(`${name} must be an integer from 0 to 65535, got ${JSON.stringify(text)}`);
  }
  return port;
}

function readToken(flag: string, text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text)) throw wrong(flag, 'must be printable ASCII without spaces', text);
  return text;
}

function readClock(text: string): string {
  try {
    readSpeed(text);
    return text;
  } catch {
    throw wrong('clock', 'must be real, manual or a speed such as 60x', text);
  }
}

function readPublic(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = readPublicUrl(text);
  if (url === null)
    throw wrong('public-url', 'must be an absolute http or https URL such as https://mail.example/mock', text);
  return url;
}

function readNow(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = readDateTime(text);
  if (time === null) throw wrong('now', `must ${dateOrDateTimeForm(text)}`, text);
  return new Date(time.instant).toISOString();
}

function filled(flag: string, text: string): string {
  if (text === '') throw wrong(flag, 'must not be empty', text);
  return text;
}

const wrong = (flag: string, expected: string, got: string): UsageError =>
  new UsageError(`--${flag} ${expected}, got ${JSON.stringify(got)}`);
