import { globSync, readFileSync } from 'node:fs';

/** A test by its title in the file; for a table of cases, the pattern of their titles. */
export interface NamedTest {
  readonly file: string;
  readonly name: string;
}

const DIRECT = /(?:^|[\s;{}()])(?:describe|test|it)(?:\.(?!each|skip|todo)\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
const OF_CASES = /\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,\s*(?:async\s*)?[(\w]/gs;

/** Every test that runs, in the order of files and lines, read from the source; tests that are always skipped are left out. */
export function readTests(): NamedTest[] {
  const files = globSync(
    ['packages/*/test/**/*.test.ts', 'packages/*/test/**/*.test.tsx', 'docs/**/*.test.ts', 'tests/**/*.test.ts'],
    {
      exclude: (path) => path.includes('node_modules'),
    },
  ).sort();
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const found = [...source.matchAll(DIRECT), ...source.matchAll(OF_CASES)];
    return found
      .sort((a, b) => a.index - b.index)
      .map((match) => ({ file: file.replaceAll('\\', '/'), name: (match[2] as string).replace(/\\(['"`])/g, '$1') }));
  });
}
