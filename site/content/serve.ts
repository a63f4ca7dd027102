import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
};

/** Serves a built site on this machine only, with compression; resolves to its URL. */
export async function serveSite(folder: string, port: number): Promise<{ url: string; server: Server }> {
  if (!existsSync(`${folder}index.html`)) throw new Error('there is no built site: npm run docs');
  // Only existing files, so that no request can reach a file outside the folder.
  const files = new Set(globSync('**/*', { cwd: folder }).map((file) => file.replaceAll('\\', '/')));
  const server = createServer((request, response) => {
    const path = decode(request.url ?? '/');
    const file =
      files.has(path) && statSync(`${folder}${path}`).isFile() ? path : `${path}index.html`.replace(/^\//, '');
    if (path !== '' && !path.endsWith('/') && files.has(`${path}/index.html`)) {
      response.writeHead(301, { location: `/${path}/` }).end();
      return;
    }
    const found = files.has(file);
    const type = types[extname(found ? file : '404.html')] ?? 'application/octet-stream';
    const bytes = readFileSync(`${folder}${found ? file : '404.html'}`);
    const small =
      /^(text|application\/(json|wasm)|image\/svg)/.test(type) && accepts(request.headers['accept-encoding']);
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'cache-control': 'no-cache',
      ...(small ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : small ? gzipSync(bytes) : bytes);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`, server };
}

const accepts = (encoding: string | string[] | undefined): boolean => String(encoding ?? '').includes('gzip');

/** The path without its first slash and its query; what cannot be decoded is no file. */
function decode(url: string): string {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, '').slice(1));
  } catch {
    return '404.html';
  }
}
