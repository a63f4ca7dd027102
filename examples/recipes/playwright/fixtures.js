import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { test as base } from '@playwright/test';
import { postcards } from '../src/ada.js';

/** A mock on a free port and the application beside it for each worker, and an account that is new for each test. */
export const test = base.extend({
  server: [
    async ({ browserName: _browser }, use) => {
      const mock = createMock();
      const { url, close } = await serve(mock);
      const env = { ...process.env, DIRECT_MAIL_BASE_URL: url, DIRECT_MAIL_TOKEN: mock.tokens.production };
      const app = spawn(process.execPath, [fileURLToPath(new URL('app.js', import.meta.url))], { env });
      const appUrl = await new Promise((resolve) => app.stdout.once('data', (line) => resolve(String(line).trim())));
      await use({ mock, appUrl });
      app.kill();
      await close();
    },
    { scope: 'worker' },
  ],
  mock: async ({ server }, use) => {
    await server.mock.reset();
    await server.mock.campaigns.create(postcards);
    await use(server.mock);
  },
  baseURL: async ({ server }, use) => use(server.appUrl),
});
