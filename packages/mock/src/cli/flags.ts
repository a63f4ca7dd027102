import { parseArgs } from 'node:util';

/** What the command line asked for, checked. */
export interface Flags {
  readonly port: number;
  readonly host: string;
  readonly productionToken: string;
  readonly testToken: string;
  readonly fixtures: 'demo' | 'empty';
  readonly seed: string;
  readonly clock: string;
  readonly now: string | undefined;
  readonly controlToken: string | undefined;
  readonly dataDir: string | undefined;
  readonly json: boolean;
}

/** A command line that cannot be: its message says what was expected. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP = `Usage: direct-mail-mock [flags]
       direct-mail-mock exec [flags] -- command …   runs a command beside a mock of its own

A mock of the whole direct-mail service on one port: API, control API (/_mock), previews and dashboard.

  --port N              default 4010; 0 picks a free port
  --host NAME           default 127.0.0.1; anything but loopback needs --control-token
  --production-token T  default live_mock
  --test-token T        default test_mock
  --fixtures NAME       demo (default) or empty
  --seed S              default 1; the same seed and calls give the same bytes
  --clock MODE          real (default), manual, or a speed such as 60x
  --now TIME            ISO 8601; where the clock begins, by default the present
  --control-token T     asked of every call of the control API
  --data-dir FOLDER     keeps the accounts there: nothing answered is lost; without it, memory only
  --json                log lines as JSON
  --help, --version
`;

const options = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  'production-token': { type: 'string', default: 'live_mock' },
  'test-token': { type: 'string', default: 'test_mock' },
  fixtures: { type: 'string', default: 'demo' },
  seed: { type: 'string', default: '1' },
  clock: { type: 'string', default: 'real' },
  now: { type: 'string' },
  'control-token': { type: 'string' },
  'data-dir': { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
} as const;

/** Reads the command line; `help` and `version` are words of their own. */
export function readFlags(args: readonly string[]): Flags | 'help' | 'version' {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return 'help';
  if (values.version) return 'version';
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new UsageError(`--port must be a whole number from 0 to 65535, got ${JSON.stringify(values.port)}`);
  }
  const { fixtures, now } = values;
  if (fixtures !== 'demo' && fixtures !== 'empty') {
    throw new UsageError(`--fixtures must be demo or empty, got ${JSON.stringify(fixtures)}`);
  }
  if (now !== undefined && Number.isNaN(Date.parse(now))) {
    throw new UsageError(
      `--now must be an ISO 8601 date-time such as 2026-12-01T09:00:00Z, got ${JSON.stringify(now)}`,
    );
  }
  return {
    port,
    host: values.host,
    productionToken: values['production-token'],
    testToken: values['test-token'],
    fixtures,
    seed: values.seed,
    clock: values.clock,
    now,
    controlToken: values['control-token'],
    dataDir: values['data-dir'],
    json: values.json,
  };
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: false }).values;
}
