import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the dashboard as it is shipped, in a separate process: a test's NODE_ENV would make it a development build.
 */
export function buildDashboard(): string {
  const vite = fileURLToPath(new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url));
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: 240_000,
  });
  return `${folder}dist`;
}
