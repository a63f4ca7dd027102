import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Whether the packages that a receiver needs are installed. They are installed in this folder, not with the repository;
 * `RECEIVERS=all` (set by `run-tests`) makes a missing one a failure instead of a skipped test.
 */
export function installed(packages: readonly string[]): boolean {
  if (process.env['RECEIVERS'] === 'all') return true;
  return packages.every((name) => {
    try {
      require.resolve(name);
      return true;
    } catch {
      return false;
    }
  });
}
