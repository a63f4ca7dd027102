import { execFileSync } from 'node:child_process';
import { isBuilt } from '../../scripts/sources-stamp.ts';

/** An editor reads the declarations that are published: they are built where they are older than the sources. */
export function setup(): void {
  if (!isBuilt('declarations')) execFileSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' });
}
