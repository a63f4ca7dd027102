/** Installs a script's dependencies in its own folder, from its own lock file, if they are missing or older than that file. */
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

/** `folder` must have a package.json and a package-lock.json. */
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
