import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const source = 'direct-mail-source';

/** The dashboard in a real browser: too long for `npm test`, and so a section of the proof. */
export default defineConfig({
  root: new URL('../../../', import.meta.url).pathname,
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source] } },
  test: {
    include: ['packages/dashboard/test/*.browser.ts'],
    environment: 'node',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A busy machine draws late; what never comes still fails.
    expect: { poll: { timeout: 120_000 } },
    reporters: ['default'],
  },
});
