import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../mock/src/checkout.ts';

const git = (...given: string[]): string => execFileSync('git', given, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The newest release in the history of this checkout; undefined before the first one. */
export function lastRelease(): string | undefined {
  return git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n')[0] || undefined;
}

function commitOf(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  } catch {
    console.error(`There is no commit ${name} here.`);
    process.exit(2);
  }
}

/** A commit checked out, installed and built in a folder of its own, which later calls find again. */
export function builtRelease(name: string): string {
  const commit = commitOf(name);
  const folder = join(tmpdir(), 'direct-mail-releases', commit);
  const built = join(folder, '.built');
  if (existsSync(built)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const npm = (...given: string[]): unknown =>
    execFileSync('npm', given, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  npm('run', '-s', 'build');
  writeFileSync(built, '');
  return folder;
}
