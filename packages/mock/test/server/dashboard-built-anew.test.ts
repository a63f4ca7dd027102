import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serveDashboard } from '../../src/server/dashboard.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Vite names a file by a hash of its content, so that two pages that name different files are equally long. */
function build(hash: string): void {
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<script type="module" src="/assets/index-${hash}.js"></script>`);
  writeFileSync(join(folder, 'assets', `index-${hash}.js`), `console.log('${hash}')`);
}

async function get(path: string, encoding: string): Promise<string | null> {
  const headers = { accept: path === '/' ? 'text/html' : '*/*', 'accept-encoding': encoding };
  const response = await serveDashboard({ method: 'GET', path, query: '', headers, body: '' }, folder);
  if (response === null) return null;
  const body = response.body as Uint8Array;
  if (response.headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : Buffer.from(body)).toString();
}

describe('a dashboard that is built anew while it is served', () => {
  test.each(['br', 'gzip', 'identity'])('in %s, each page names files that are there', async (encoding) => {
    for (const hash of ['aaaa', 'bbbb', 'aaaa']) {
      build(hash);
      const page = await get('/', encoding);
      const script = /src="([^"]+)"/.exec(page ?? '')?.[1] ?? '';
      expect(script).toContain(hash);
      expect(await get(script, encoding)).toContain(hash);
    }
    expect(await get('/assets/index-bbbb.js', encoding)).toBeNull();
  });
});
