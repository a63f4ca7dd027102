import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WireResponse } from '../shared/wire.ts';

/** The built dashboard: beside the built server or, where the server runs from its source, in the dashboard's package. */
const FOLDERS = ['../dist/dashboard/', '../../../dashboard/dist/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Scripts and data from this server only; styles inline where the component library needs them. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SAFE = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** A file of the dashboard; every other path is a page of the app. Null when no dashboard was built. */
export async function serveDashboard(path: string): Promise<WireResponse | null> {
  const folder = FOLDERS.find((candidate) => existsSync(join(candidate, 'index.html')));
  if (folder === undefined) return null;
  const asset = normalize(path).replace(/^(\.\.[/\\])+/, '');
  const isAsset = extname(asset) !== '';
  const file = isAsset ? asset : 'index.html';
  try {
    const body = await readFile(join(folder, file));
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const headers: Record<string, string> = { 'content-type': type, ...SAFE };
    if (!isAsset) headers['content-security-policy'] = POLICY;
    headers['cache-control'] = asset.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    return { status: 200, headers, body };
  } catch {
    return null;
  }
}
