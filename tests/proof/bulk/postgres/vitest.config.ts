import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The ledger's suite on a real PostgreSQL; not part of `npm test`, which installs no database. */
export default defineConfig({
  ssr: {
    resolve: {
      conditions: ['direct-mail-source', ...defaultServerConditions],
      externalConditions: ['direct-mail-source'],
    },
  },
  test: {
    include: ['tests/proof/bulk/postgres/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    reporters: ['default', './tests/setup/summary-reporter.ts'],
  },
});
