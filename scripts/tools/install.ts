/** Installs what one script needs, in that script's folder and from its own lock file, when it is missing or older than the lock. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** `folder` has a package.json and a package-lock.json. */
export function install(folder: string): void {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules', '.installed-lock.json');
  if (textOf(stamp) === lock) return;
  console.error(`Installing the tools of ${folder} …`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      `The tools of ${folder} could not be installed. They need a registry once; then: npm ci in that folder.`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
