import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';

test('the SDK in a browser talks to the mock in a service worker', async ({ page }) => {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('page.js', import.meta.url))],
    bundle: true,
    splitting: true, // what previews need stays apart, and is never asked for
    outdir: '.',
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['msw/node', '@takumi-rs/*', 'pdfkit', 'pdfkit/*'],
    logLevel: 'error',
  });
  const files = {
    '/': ['text/html', '<!doctype html><script type="module" src="/page.js"></script>'],
    ...Object.fromEntries(
      bundle.outputFiles.map(({ path, text }) => [`/${basename(path)}`, ['text/javascript', text]]),
    ),
    '/mockServiceWorker.js': [
      'text/javascript',
      await readFile(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'))),
    ],
  };
  const server = createServer((request, response) => {
    const [type, body] = files[request.url] ?? ['text/plain', ''];
    response.writeHead(files[request.url] ? 200 : 404, { 'content-type': type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const failed = new Promise((_, reject) => page.on('pageerror', reject));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await Promise.race([
    expect(page.locator('body')).toHaveText('delivered after 3 requests', { timeout: 30_000 }),
    failed,
  ]);
  server.closeAllConnections();
  server.close();
});
