import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { delimiter } from 'node:path';

/** For what hangs: on a busy machine a build or the tests take minutes. */
const TIMEOUT = 20 * 60_000;

/** Starts a program in a folder with a newcomer's environment: nothing of npm's, of this project's, or of the checkout's tools. */
export function startIn(
  cwd: string,
  program: string,
  args: readonly string[],
  stdio: SpawnOptions['stdio'],
): ChildProcess {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(?!config_)|NODE_OPTIONS$|NODE_PATH$|INIT_CWD$|VITEST|DIRECT_MAIL_)/i.test(name),
    ),
  );
  const path = (env['PATH'] ?? '').split(delimiter).filter((each) => !each.includes('node_modules'));
  return spawn(program, args, { cwd, env: { ...env, PATH: path.join(delimiter) }, stdio });
}

/** Runs a command line to its end and shows what it prints; resolves to its standard output. Another exit code than 0 is an error. */
export async function runIn(cwd: string, commandLine: string): Promise<string> {
  const child = startIn(cwd, 'sh', ['-c', commandLine], ['ignore', 'pipe', 'inherit']);
  let text = '';
  child.stdout?.on('data', (data: Buffer) => {
    text += data.toString();
    process.stdout.write(data);
  });
  const code = await endOf(child);
  if (code !== 0) throw new Error(`exit code ${code} of: ${commandLine}`);
  return text;
}

/** Resolves to the exit code when the program has ended and with it all that shares its output; kills it when that takes too long. */
export function endOf(child: ChildProcess, timeout = TIMEOUT): Promise<number | string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${child.spawnargs.join(' ')}: it, or what it started, did not end in ${timeout / 1000} s`));
    }, timeout);
    child.on('error', reject).on('close', (code, signal) => {
      clearTimeout(timer);
      resolve(code ?? signal ?? 'unknown');
    });
  });
}
