import type { ArgumentSpec, OptionSpec } from '../option.ts';

/** An option of `direct-mail-mock`, which a config file may set, too. */
export interface MockOption extends OptionSpec {
  /** The JSON Schema of the value in the config file. */
  readonly schema: Readonly<Record<string, unknown>>;
  /**
   * False for an option that no config file may set: it opens a port, runs a program or writes a folder, which a folder that was sent
   * must not decide.
   */
  readonly config?: false;
}

const text = { type: 'string', minLength: 1 } as const;
const token = { type: 'string', pattern: '^[!-~]+$' } as const;
const yes = { type: 'boolean' } as const;

/** In the order of the help. */
export const mockOptions = [
  {
    group: 'Server',
    flags: '--port <port>',
    default: '4010',
    description: 'port to listen on; 0 picks a free one',
    env: 'PORT',
    schema: { type: 'integer', minimum: 0, maximum: 65_535 },
  },
  {
    group: 'Server',
    flags: '--host <name>',
    default: '127.0.0.1',
    description: 'host to listen on; other than loopback requires --control-token',
    schema: text,
    config: false,
  },
  {
    group: 'Server',
    flags: '--control-token <token>',
    description: 'required in control calls as Authorization: Bearer TOKEN (default: none)',
    env: 'DIRECT_MAIL_MOCK_CONTROL_TOKEN',
    schema: token,
    config: false,
  },
  {
    group: 'Server',
    flags: '--public-url <url>',
    description: 'base URL of preview URLs (default: the URL called)',
    schema: text,
    config: false,
  },
  {
    group: 'Server',
    flags: '--trust-proxy',
    description: 'trusts X-Forwarded-Host, -Proto and -Prefix',
    schema: yes,
    config: false,
  },
  {
    group: 'Account',
    flags: '--fixtures <what>',
    default: 'demo',
    repeat: true,
    description: 'demo, empty, or a JSON file with fixtures or a snapshot; repeat it to merge files',
    schema: { anyOf: [text, { type: 'array', items: text, minItems: 1 }] },
  },
  { group: 'Account', flags: '--demo', description: 'starts with a month of mail in every state', schema: yes },
  {
    group: 'Account',
    flags: '--watch',
    description: 'resets the account when the fixtures or their artwork change',
    schema: yes,
  },
  {
    group: 'Account',
    flags: '--production-token <token>',
    default: 'live_mock',
    description: 'token for production mailings',
    schema: token,
  },
  {
    group: 'Account',
    flags: '--test-token <token>',
    default: 'test_mock',
    description: 'token for test mailings',
    schema: token,
  },
  {
    group: 'Account',
    flags: '--data-dir <folder>',
    description: 'keeps the account here across restarts (default: memory only)',
    schema: text,
    config: false,
  },
  {
    group: 'Previews',
    flags: '--renderer <renderer>',
    default: 'auto',
    choices: ['auto', 'takumi', 'chromium'],
    description:
      'takumi: the same bytes on every machine; chromium: as a browser prints; auto: chromium if it is installed and the clock is real',
    schema: { enum: ['auto', 'takumi'] },
  },
  {
    group: 'Previews',
    flags: '--chromium <path>',
    description: 'path of the browser (default: CHROMIUM, then where it usually is)',
    env: 'CHROMIUM',
    schema: text,
    config: false,
  },
  {
    group: 'Previews',
    flags: '--chromium-no-sandbox',
    description: 'runs Chromium without its sandbox, as root requires',
    schema: yes,
    config: false,
  },
  {
    group: 'Clock and seed',
    flags: '--clock <mode>',
    default: 'real',
    description: 'real, manual, or a speed such as 60x',
    schema: text,
  },
  {
    group: 'Clock and seed',
    flags: '--now <time>',
    description: 'initial time, ISO 8601 (default: the current time)',
    schema: text,
  },
  {
    group: 'Clock and seed',
    flags: '--seed <seed>',
    default: '1',
    description: 'the same seed, time and calls give the same IDs and bytes',
    schema: { type: ['string', 'integer'] },
  },
  { flags: '--quiet', description: 'does not print a line per request', schema: yes },
  { flags: '--json', description: 'prints a JSON object per request, one per line', schema: yes },
  {
    flags: '--config <file>',
    default: 'direct-mail.config.json',
    description: 'file with these options',
    schema: text,
    config: false,
  },
] as const satisfies readonly MockOption[];

export const execArguments = [
  { name: '<command...>', description: 'behind --: the program to run, and its arguments' },
] as const satisfies readonly ArgumentSpec[];

/** What the program does: with no command, and with `exec`. */
export const mockSummaries = {
  serve: 'the whole service as a mock on one port: API, control API, previews and dashboard',
  exec: 'runs a command with a mock of its own, and exits with its exit code',
} as const;
