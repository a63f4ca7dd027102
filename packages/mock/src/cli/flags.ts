import { meantBy } from '@direct-mail/contract';
import { dateOrDateTimeForm, readDateTime } from '@direct-mail/contract/words/date-time';
import { readSpeed } from '../clock/speed.ts';
import { readPublicUrl } from '../server/called-at.ts';
import { isLoopback } from '../server/control-auth.ts';
import { readConfig } from './config.ts';
import { isBuiltIn } from './fixtures.ts';
import { type OptionName, optionNames, specOf } from './options.ts';
import { UsageError } from './usage-error.ts';

export { UsageError };

// An import would evaluate every export of node:util, including worker threads: a tenth of a bare server's start time.
const { parseArgs } = process.getBuiltinModule('node:util');

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
  /** The config file that was read, and the options it set; null without one. */
  readonly config: { readonly path: string; readonly names: readonly string[] } | null;
}

const options = {
  ...Object.fromEntries(
    optionNames.map((name) => {
      const { value, multiple } = specOf(name);
      return [name, { type: value === undefined ? 'boolean' : 'string', multiple: multiple === true } as const];
    }),
  ),
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** The names of all flags, each of which the docs must describe. */
export const flagNames: readonly string[] = Object.keys(options);

/** Reads the command line; returns `help` or `version` if that was requested. */
export function readFlags(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Flags | 'help' | 'version' {
  const given = parse(args);
  if (given['help'] === true) return 'help';
  if (given['version'] === true) return 'version';
  const config = readConfig(given['config'] as string | undefined);
  const inEnvironment = (name: OptionName): string | undefined => environment[specOf(name).env ?? ''] || undefined;
  const port = inEnvironment('port');
  // Flags override the environment, which overrides the config file, which overrides the defaults.
  const values: Values = { ...defaults, ...config?.values, ...(port !== undefined && { port }), ...given };
  const text = (name: OptionName): string => String(values[name]);
  const optional = (name: OptionName): string | undefined => (values[name] === undefined ? undefined : text(name));
  const fixtures = [values['fixtures'] ?? []].flat().map(String);
  // A process list shows arguments, and no environment.
  const controlToken = (given['control-token'] as string | undefined) ?? inEnvironment('control-token');
  if (controlToken === '') throw wrong('control-token', 'must not be empty', '');
  if (!isLoopback(text('host')) && controlToken === undefined) {
    throw new UsageError(
      `--host ${text('host')} is reachable from the network, so the control API requires a token; add --control-token <secret>`,
    );
  }
  if (text('production-token') === text('test-token')) {
    throw new UsageError("--production-token and --test-token must differ; the token determines a mailing's mode");
  }
  if (values['demo'] === true && (fixtures.join() !== 'demo' || values['data-dir'] !== undefined)) {
    throw new UsageError('--demo cannot be combined with --fixtures or --data-dir');
  }
  return {
    port: readPort(
      text('port'),
      given['port'] === undefined && port !== undefined ? `${specOf('port').env}` : '--port',
    ),
    host: filled('host', text('host')),
    productionToken: readToken('production-token', text('production-token')),
    testToken: readToken('test-token', text('test-token')),
    fixtures: fixtures.map((each) => filled('fixtures', each)),
    demo: values['demo'] === true,
    watch: readWatch(values, fixtures),
    seed: text('seed'),
    clock: readClock(text('clock')),
    now: readNow(optional('now')),
    controlToken,
    dataDir: values['data-dir'] === undefined ? undefined : filled('data-dir', text('data-dir')),
    json: values['json'] === true,
    quiet: values['quiet'] === true,
    publicUrl: readPublic(optional('public-url')),
    trustProxy: values['trust-proxy'] === true,
    renderer: readRenderer(text('renderer')),
    chromium: optional('chromium') === undefined ? undefined : filled('chromium', text('chromium')),
    chromiumNoSandbox: values['chromium-no-sandbox'] === true,
    config: config === null ? null : { path: config.path, names: Object.keys(config.values) },
  };
}

type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

const defaults: Values = Object.fromEntries(
  optionNames.flatMap((name) => {
    const { default: standard } = specOf(name);
    return standard === undefined ? [] : [[name, String(standard)]];
  }),
);

function parse(args: readonly string[]): Values {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const name = /^Unknown option '--([\w-]+)'/.exec(message)?.[1];
    const meant = name === undefined ? undefined : meantBy(name, flagNames);
    throw new UsageError(meant === undefined ? message : `unknown option --${name}; did you mean --${meant}?`);
  }
}

function readWatch(values: Values, fixtures: readonly string[]): boolean {
  if (values['watch'] !== true) return false;
  if (fixtures.some(isBuiltIn)) {
    throw new UsageError('--watch requires a file; add --fixtures FILE');
  }
  if (values['data-dir'] !== undefined) {
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

function readRenderer(text: string): Flags['renderer'] {
  if (text === 'auto' || text === 'takumi' || text === 'chromium') return text;
  throw wrong('renderer', 'must be auto, takumi or chromium', text);
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
