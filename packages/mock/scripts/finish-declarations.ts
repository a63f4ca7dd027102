/**
 * Makes the declarations of the mock's CommonJS build out of those of the ES module build: the same text under another
 * extension. vitest is an ES module only, and requiring our part of it says so.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, dist), 'utf8');
const write = (name: string, text: string): void => writeFileSync(new URL(name, dist), text);

/** An ES module's types, named from a CommonJS declaration: `node16` wants the resolution said. */
const fromModules = (text: string): string =>
  text.replace(
    /^import (?:type )?(\{[^}]*\}) from '(msw|vitest)';$/gm,
    "import type $1 from '$2' with { 'resolution-mode': 'import' };",
  );

// Of Jest, which is no dependency of this repository: `@jest/globals` takes its matchers from `expect`, `@types/jest` has its own.
const jestMatchers = `    /** A mailing was created that matches, and it is mailed or still can be; await it. \`times\` asks for an exact number. */
    toHaveMailed(expected?: Mailed): Promise<void>;
    /** Mailings were created, and the data of each fills every merge tag of its artwork; await it. */
    toHaveFilledMergeTags(): Promise<void>;
`;
write(
  'jest.d.ts',
  `${read('jest.d.ts')}
declare module 'expect' {
  interface Matchers<R extends void | Promise<void>, T = unknown> {
${jestMatchers}  }
}
declare global {
  namespace jest {
    interface Matchers<R, T = {}> {
${jestMatchers}    }
  }
}
`,
);

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts') || name === 'vitest.d.ts') continue;
  const text = read(name).replace(/(from |import\()'(\.\.?\/[^']+)\.js'/g, "$1'$2.cjs'");
  write(name.replace(/\.d\.ts$/, '.d.cts'), fromModules(text));
}

write('vitest.d.cts', 'export {};\n');
