import { globSync, readFileSync } from 'node:fs';

/** A test as its file names it; of a table of cases, the pattern of their names. */
export interface NamedTest {
  readonly file: string;
  readonly name: string;
}

const DIRECT = /(?:^|[\s;{}()])(?:describe|test|it)(?:\.(?!each|skip|todo)\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
const OF_CASES = /\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,\s*(?:async\s*)?[(\w]/gs;

/** Every test that runs, in the order of files and lines. Read from the source: one that is skipped everywhere is none. */
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
