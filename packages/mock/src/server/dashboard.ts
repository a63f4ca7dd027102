import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dashboardPages } from '../generated/dashboard-pages.ts';
import { header, type WireRequest, type WireResponse } from '../shared/wire.ts';

/** The built dashboard: beside the built server or, if the server runs from source, in the dashboard's package. */
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

/**
 * Serves a file of the dashboard at its exact path or, to a browser, one of its pages; for an unknown page, the
 * page that says so, as a 404. Null for everything else: a client that does not accept HTML has a wrong address (D112).
 * The folder is read on every request, since it may be rebuilt while the server runs.
 */
export async function serveDashboard(
  { path, headers }: WireRequest,
  folder = FOLDERS.find((candidate) => existsSync(join(candidate, 'index.html'))),
): Promise<WireResponse | null> {
  const asset = normalize(path).replace(/^(\.\.[/\\])+/, '');
  if (folder !== undefined && extname(asset) !== '') {
    const file = await readFile(join(folder, asset)).catch(() => null);
    if (file !== null) return compressed(fileOf(asset, file), asset, headers);
  }
  if (!wantsHtml(header(headers, 'accept'))) return null;
  if (folder === undefined && isPage(path))
    return htmlError('The dashboard has not been built', 'The API is under /v1, the control API under /_mock.');
  if (folder === undefined) return htmlError('Page not found', 'Go to the dashboard: <a href="/">/</a>.');
  const page = fileOf('/index.html', await readFile(join(folder, 'index.html')));
  return compressed({ ...page, status: isPage(path) ? 200 : 404 }, '/index.html', headers);
}

const wantsHtml = (accept: string | undefined): boolean => /(?:^|[,\s])text\/html\b/i.test(accept ?? '');

/** Whether the path is one of the dashboard's routes; `:id` matches any segment. */
function isPage(path: string): boolean {
  const segments = path.split('/');
  return dashboardPages.some((page) => {
    const known = page.split('/');
    return (
      known.length === segments.length &&
      known.every((part, at) => part === segments[at] || isFilled(part, segments[at]))
    );
  });
}

const isFilled = (part: string, segment: string | undefined): boolean => part.startsWith(':') && segment !== '';

function fileOf(name: string, body: Uint8Array): WireResponse {
  const headers: Record<string, string> = {
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    ...SAFE,
  };
  if (name.endsWith('.html')) headers['content-security-policy'] = POLICY;
  headers['cache-control'] = name.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  return { status: 200, headers, body };
}

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt)$/;

/** The dashboard's files in the encodings requested so far, in their latest version: few, and requested by every tab. */
const encoded = new Map<string, { readonly of: Uint8Array; readonly as: Promise<Uint8Array> }>();

/** The file in the smallest encoding that the browser accepts: Brotli, gzip, or unchanged. */
async function compressed(response: WireResponse, name: string, asked: WireRequest['headers']): Promise<WireResponse> {
  const accepted = header(asked, 'accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (!COMPRESSIBLE.test(name)) return response;
  const headers = { ...response.headers, vary: 'accept-encoding' };
  if (encoding === null) return { ...response, headers };
  const body = response.body as Uint8Array;
  const key = `${encoding} ${name}`;
  const known = encoded.get(key);
  // Compared by bytes: a page that names other files can have the same length.
  const current = known !== undefined && isSame(known.of, body) ? known : { of: body, as: encode(body, encoding) };
  encoded.set(key, current);
  return { ...response, headers: { ...headers, 'content-encoding': encoding }, body: await current.as };
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

async function encode(body: Uint8Array, encoding: 'br' | 'gzip'): Promise<Uint8Array> {
  const { brotliCompress, constants, gzip } = await import('node:zlib');
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, result: Uint8Array): void => (error === null ? resolve(result) : reject(error));
    if (encoding === 'gzip') gzip(body, { level: 9 }, done);
    else brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, done);
  });
}

function htmlError(title: string, more: string): WireResponse {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>This is the direct-mail mock. ${more}</p></html>`;
  return {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY, ...SAFE },
    body,
  };
}
