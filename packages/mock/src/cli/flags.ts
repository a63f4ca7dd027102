import { readTime } from '../account/base/time.ts';
import { readSpeed } from '../clock/speed.ts';
import { readPublicUrl } from '../server/called-at.ts';
import { isLoopback } from '../server/control-auth.ts';

// An import would evaluate every export of node:util, worker threads among them: a tenth of a bare server's start.
const { parseArgs } = process.getBuiltinModule('node:util');

/** What the command line asked for, checked. */
export interface Flags {
  readonly port: number;
  readonly host: string;
  readonly productionToken: string;
  readonly testToken: string;
  /** `demo`, `empty` or the path of a JSON file. */
  readonly fixtures: string;
  /** The demo lived in: a month of mail in every state. */
  readonly demo: boolean;
  readonly seed: string;
  readonly clock: string;
  readonly now: string | undefined;
  readonly controlToken: string | undefined;
  readonly dataDir: string | undefined;
  readonly json: boolean;
  /** What URLs in answers begin with (D113); the address that was called when undefined. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly renderer: 'auto' | 'takumi' | 'chromium';
  /** Path of the browser. */
  readonly chromium: string | undefined;
  /** Whether it may run without its own sandbox. */
  readonly chromiumNoSandbox: boolean;
}

/** A command line that cannot be: its message says what was expected. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Where the control token may stand instead, out of sight of a process list. */
export const CONTROL_TOKEN_VARIABLE = 'DIRECT_MAIL_MOCK_CONTROL_TOKEN';

const options = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  'production-token': { type: 'string', default: 'live_mock' },
  'test-token': { type: 'string', default: 'test_mock' },
  fixtures: { type: 'string', default: 'demo' },
  demo: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  clock: { type: 'string', default: 'real' },
  now: { type: 'string' },
  'control-token': { type: 'string' },
  'data-dir': { type: 'string' },
  'public-url': { type: 'string' },
  'trust-proxy': { type: 'boolean', default: false },
  renderer: { type: 'string', default: 'auto' },
  chromium: { type: 'string' },
  'chromium-no-sandbox': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
} as const;

/** The names of all flags: what the docs must describe. */
export const flagNames: readonly string[] = Object.keys(options);

/** Reads the command line; `help` and `version` are words of their own. */
export function readFlags(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Flags | 'help' | 'version' {
  const values = parse(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const controlToken = values['control-token'] ?? (environment[CONTROL_TOKEN_VARIABLE] || undefined);
  if (controlToken === '') throw wrong('control-token', 'must not be empty', '');
  if (!isLoopback(values.host) && controlToken === undefined) {
    throw new UsageError(
      `--host ${values.host} lets the network in, so the control API needs a token: add --control-token <secret>`,
    );
  }
  if (values['production-token'] === values['test-token']) {
    throw new UsageError('--production-token and --test-token must differ: the token decides the mode of a mailing');
  }
  if (values.demo && (values.fixtures !== 'demo' || values['data-dir'] !== undefined)) {
    throw new UsageError('--demo is an account of its own: leave out --fixtures and --data-dir, or leave out --demo');
  }
  return {
    port: readPort(values.port),
    host: filled('host', values.host),
    productionToken: readToken('production-token', values['production-token']),
    testToken: readToken('test-token', values['test-token']),
    fixtures: filled('fixtures', values.fixtures),
    demo: values.demo,
    seed: values.seed,
    clock: readClock(values.clock),
    now: readNow(values.now),
    controlToken,
    dataDir: values['data-dir'] === undefined ? undefined : filled('data-dir', values['data-dir']),
    json: values.json,
    publicUrl: readPublic(values['public-url']),
    trustProxy: values['trust-proxy'],
    renderer: readRenderer(values.renderer),
    chromium: values.chromium === undefined ? undefined : filled('chromium', values.chromium),
    chromiumNoSandbox: values['chromium-no-sandbox'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw wrong('port', 'must be a whole number from 0 to 65535', text);
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
  const time = readTime(text);
  if (time === null) throw wrong('now', 'must be an ISO 8601 date or date-time such as 2026-12-01T09:00:00Z', text);
  return new Date(time.instant).toISOString();
}

function filled(flag: string, text: string): string {
  if (text === '') throw wrong(flag, 'must not be empty', text);
  return text;
}

const wrong = (flag: string, expected: string, got: string): UsageError =>
  new UsageError(`--${flag} ${expected}, got ${JSON.stringify(got)}`);
