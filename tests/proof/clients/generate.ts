/** The generators of clients, which have an install of their own. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Installs them from their lock file, when they are missing. */
export async function installGenerators(): Promise<void> {
  if (existsSync(`${FOLDER}node_modules`)) return;
  orThrow(await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']));
}

/** Generates one client, unless it is there already. */
export async function generateClient(name: 'hey' | 'kubb'): Promise<void> {
  if (existsSync(`${FOLDER}generated/${name}/index.ts`)) return;
  await installGenerators();
  orThrow(await run(process.execPath, ['--run', `generate:${name}`]));
}

interface Ran {
  readonly ok: boolean;
  readonly text: string;
}

export function orThrow({ ok, text }: Ran): string {
  if (!ok) throw new Error(text);
  return text;
}

/** Runs a program in the folder; the text is what it printed, of one that failed the complaints too. */
export function run(program: string, given: readonly string[]): Promise<Ran> {
  const env = { ...process.env, DO_NOT_TRACK: '1', KUBB_DISABLE_TELEMETRY: '1', NODE_OPTIONS: '' };
  const shell = program === 'npm' && process.platform === 'win32';
  return new Promise((resolve) => {
    execFile(program, given, { cwd: FOLDER, timeout: 300_000, maxBuffer: 2 ** 26, env, shell }, (error, out, err) =>
      resolve({ ok: error === null, text: error === null ? out : `${program} ${given.join(' ')}\n${out}\n${err}` }),
    );
  });
}
