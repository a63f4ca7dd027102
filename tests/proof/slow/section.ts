import { globSync } from 'node:fs';
import type { Section } from '../section.ts';
import { runTests } from '../vitest.ts';

/** Test files that take seconds: browsers, editors, every command of the documents. `npm test` leaves them out by their name. */
const FILES = '{packages/*/test,docs,tests}/**/*.slow.test.ts';

export const slowSection: Section = async () => {
  const files = globSync(FILES, { exclude: (path) => path.includes('node_modules') });
  return [await runTests({ check: 'Slow tests', tried: `${files.length} files` }, ['.slow.test.ts'])];
};
