import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The environment of a command, from which the SDK takes its options. */
export interface ExecEnvironment {
  readonly url: string;
  readonly token: string;
}

/** Runs a command beside a mock and passes signals on to it; resolves to its exit code, for a signal the one that shells use. */
export function runBeside(command: readonly string[], { url, token }: ExecEnvironment): Promise<number> {
  const [program, ...args] = command as [string, ...string[]];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        DIRECT_MAIL_BASE_URL: url,
        DIRECT_MAIL_ADDRESS_BASE_URL: url,
        DIRECT_MAIL_TOKEN: token,
      },
    });
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', (error) => reject(new Error(`cannot run ${JSON.stringify(program)}: ${error.message}`)));
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}
