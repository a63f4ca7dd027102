import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defaultExclude, defineConfig } from 'vitest/config';

/** Packages import each other's source, so that no test needs a build. */
const source = 'direct-mail-source';

/** Tests that replace a module or a global before anything else loads it: each in a process of its own. */
const isolated = 'packages/*/test/**/*.isolated.test.ts';

/** Checks every response of the mock against the document, whichever package called it. */
const checked = 'packages/mock/test/setup.ts';

/** Tests that take seconds each, which belong to `npm run proof -- --short`; here they run where their files are named. */
const isSlow = process.argv.some((word) => word.includes('.slow.'));
const slow = isSlow ? [] : ['**/*.slow.test.ts'];

export default defineConfig({
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // The same draws in every run; not a setup file, which every test would pay for.
    alias: [
      {
        find: /^fast-check$/,
        replacement: fileURLToPath(new URL('tests/setup/seeded-fast-check.ts', import.meta.url)),
      },
    ],
  },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source] } },
  test: {
    passWithNoTests: true,
    globalSetup: ['tests/setup/temporary-folder.ts'],
    // More workers than cores, because a test that waits for a timer or a child process uses none.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Every package is loaded once a worker: half of the time went into loading it for each file.
    isolate: false,
    // Child processes run the packages' source: the command starts in a third of the time when it was compiled before.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) },
    // Generous, for a busy machine: a test that hangs is rare, a slow neighbour is not. At load 25 some took more than 30 s.
    testTimeout: isSlow ? 300_000 : 120_000,
    hookTimeout: isSlow ? 300_000 : 120_000,
    // Of a second by default, which a busy machine needs for a single request.
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    reporters: ['default', './tests/setup/summary-reporter.ts'],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**'],
      exclude: ['**/generated/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        extends: true,
        test: { name: 'isolated', include: [isolated], setupFiles: [checked], isolate: true },
      },
      {
        // All in one: a worker that goes from one project to the next is started again, and loads every package again.
        extends: true,
        test: {
          name: 'tests',
          include: [
            'packages/*/{src,test}/**/*.test.{ts,tsx}',
            '{site,tests/repository,tests/mistakes,examples,docs}/**/*.test.ts',
            // What is tried out at the top of a clone, as the README proposes.
            '*.test.ts',
          ],
          setupFiles: [checked],
          exclude: [...defaultExclude, isolated, ...slow],
        },
      },
      {
        extends: true,
        test: {
          name: 'editor',
          include: ['tests/editor/**/*.test.ts'],
          globalSetup: isSlow ? ['tests/editor/build.ts'] : [],
          exclude: [...defaultExclude, ...slow],
        },
      },
    ],
  },
});
