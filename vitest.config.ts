import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Packages import each other's source, so that no test needs a build. */
const source = 'direct-mail-source';

const project = (name: string, include: string[], setupFiles: string[] = []) => ({
  extends: true as const,
  test: { name, include, setupFiles, environment: 'node' },
});

const ofPackage = (name: string, setupFiles: string[] = []) =>
  project(name, [`packages/${name}/{src,test}/**/*.test.{ts,tsx}`], setupFiles);

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
    // Generous, for a busy machine: a test that hangs is rare, a slow neighbour is not.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    reporters: ['default', './scripts/vitest-summary.ts'],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**'],
      exclude: ['**/generated/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      ofPackage('contract'),
      ofPackage('sdk'),
      ofPackage('us-address'),
      ofPackage('previews'),
      ofPackage('mock', ['packages/mock/test/setup.ts']),
      ofPackage('bulk'),
      ofPackage('dashboard'),
      ofPackage('conformance'),
      ofPackage('cli'),
      project('examples', ['examples/**/*.test.ts', 'docs/**/*.test.ts']),
      project('house', ['tests/house/**/*.test.ts']),
      project('mistakes', ['tests/mistakes/**/*.test.ts']),
      project('editor', ['tests/editor/**/*.test.ts']),
    ],
  },
});
