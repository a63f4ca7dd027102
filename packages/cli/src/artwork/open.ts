import { spawn } from 'node:child_process';

/** Opens a file in the system's program for it; returns whether there is one. */
export function openFile(path: string, platform: string): Promise<boolean> {
  const [program, ...args] =
    platform === 'darwin' ? ['open', path] : platform === 'win32' ? ['explorer', path] : ['xdg-open', path];
  return new Promise((resolve) => {
    const child = spawn(program as string, args, { stdio: 'ignore', detached: true });
    child.on('error', () => resolve(false));
    child.on('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
