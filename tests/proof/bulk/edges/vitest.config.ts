import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { wrong } from './wrong.ts';

/** The tests of `@direct-mail/bulk` with the wrong version that the environment names in place of what is written. */
const { edits } = wrong();

export default defineConfig({
  plugins: [
    {
      name: 'wrong-version',
      enforce: 'pre',
      transform(code, id) {
        const edit = edits.find(({ file }) => id.endsWith(`/packages/bulk/src/${file}`));
        return edit === undefined ? undefined : code.replace(edit.from, () => edit.to);
      },
    },
  ],
  ssr: {
    resolve: {
      conditions: ['direct-mail-source', ...defaultServerConditions],
      externalConditions: ['direct-mail-source'],
    },
  },
  test: {
    // It does not know of what the plugin writes.
    fsModuleCache: false,
    include: ['packages/bulk/test/**/*.test.ts'],
    exclude: [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
