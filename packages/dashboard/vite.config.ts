import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { licenses } from './vite-licenses.ts';
import { styleAfterFrame } from './vite-style-after-frame.ts';

/** The mock used by `npm run dev`: start one with `npm start`. */
const mock = process.env['MOCK_URL'] ?? 'http://127.0.0.1:4010';

export default defineConfig({
  // The server's root: pages lie at any depth below it.
  base: '/',
  plugins: [react(), licenses(), styleAfterFrame()],
  // The meanings of the address codes are a plain table of ours: from its source, without a build.
  resolve: { conditions: ['direct-mail-source', ...defaultClientConditions] },
  server: { proxy: { '/v1': mock, '/_mock': mock, '/previews': mock } },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 600 },
});
