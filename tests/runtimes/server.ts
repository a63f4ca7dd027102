import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

const organization = JSON.stringify({ id: 'o1', name: 'Smoke', mode: 'test' });
const mailing = JSON.stringify({ id: 'm1', state: 'processing', address: null });
const jsonType = { 'content-type': 'application/json' };

/** What a scenario does; undefined lets the request through to the plain answers. */
function misbehave(scenario: string, attempt: number, response: ServerResponse): boolean {
  const [name, once] = scenario.split(/-(?=once)/);
  if (once && attempt > 1) return false;
  const half = (): void => {
    response.writeHead(200, { ...jsonType, 'content-length': '500' });
    response.write('{"id":', () => response.socket?.destroy());
  };
  const responses: Record<string, () => unknown> = {
    '503': () => response.writeHead(503, jsonType).end('{}'),
    '429': () => response.writeHead(429, { ...jsonType, 'retry-after': '1' }).end('{}'),
    '500': () => response.writeHead(500, jsonType).end('{}'),
    '400': () => response.writeHead(400, jsonType).end('{"error":{"name":"ValidationError","message":"no artwork"}}'),
    html: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>'),
    redirect: () => response.writeHead(307, { location: '/v1/mailing' }).end(),
    close: () => response.socket?.destroy(),
    reset: () => response.socket?.resetAndDestroy(),
    hang: () => undefined,
    'hang-in-body': () => response.writeHead(200, jsonType).write('{"id":'),
    half,
  };
  const respond = responses[name ?? ''];
  respond?.();
  return respond !== undefined;
}

/** The service of the smoke suite, which also serves the browser's page and its modules from `files`. */
export async function startServer(files: Readonly<Record<string, string>>): Promise<{ server: Server; url: string }> {
  const tries = new Map<string, number>();

  const closed = await closedPort();
  const tls = await startTlsServers();

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = files[pathname];
    if (file !== undefined) {
      const type = pathname.endsWith('.html') ? 'text/html' : 'text/javascript';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
      return;
    }
    if (pathname === '/closed-port') {
      response.end(closed);
      return;
    }
    if (pathname === '/tls') {
      response.writeHead(200, jsonType).end(JSON.stringify(tls));
      return;
    }
    if (pathname === '/tries') {
      response.end(String(tries.get(searchParams.get('reference') ?? '') ?? 0));
      return;
    }
    const reference = String(request.headers['x-reference']);
    const attempt = (tries.get(reference) ?? 0) + 1;
    tries.set(reference, attempt);
    if (misbehave(String(request.headers['x-scenario']), attempt, response)) return;
    if (pathname === '/v1/mailing') response.writeHead(201, jsonType).end(mailing);
    else if (pathname === '/preview.png') response.end(Buffer.from([137, 80, 78, 71]));
    else if (pathname === '/v1/campaign/c1/mailings') {
      const page = Number(searchParams.get('page') ?? 1);
      const ids = ['m1', 'm2', 'm3', 'm4', 'm5'].slice((page - 1) * 2, page * 2);
      response.writeHead(200, { ...jsonType, 'x-page': String(page), 'x-next-page': page < 3 ? String(page + 1) : '' });
      response.end(JSON.stringify(ids.map((id) => ({ id }))));
    } else {
      const seen = {
        'x-saw-authorization': request.headers.authorization ?? '',
        'x-saw-agent': request.headers['user-agent'] ?? '',
      };
      response.writeHead(200, { ...jsonType, ...seen }).end(organization);
    }
  };

  const server = createServer((request, response) => {
    // The whole request first: then a reset is a lost response, not a refused request.
    request.resume().on('end', () => answer(request, response));
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const pem = (name: string): Buffer => readFileSync(new URL(`tls/${name}`, import.meta.url));

/**
 * Servers over TLS 1.3 whose handshake fails: `untrusted` by a certificate that the client does not know, before it sends
 * anything; `refusing` by the client's missing certificate, which the server tells when the client has sent its request.
 */
async function startTlsServers(): Promise<{ untrusted: string; refusing: string }> {
  const start = async (name: string, options: object): Promise<string> => {
    const files = { key: pem(`${name}.key`), cert: pem(`${name}.pem`) };
    const server = createTlsServer({ ...files, minVersion: 'TLSv1.3', ...options }, (request, response) => {
      request.resume().on('end', () => response.writeHead(201, jsonType).end(mailing));
    });
    server.listen(0, '127.0.0.1').unref();
    await new Promise((resolve) => server.once('listening', resolve));
    return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  return {
    untrusted: await start('untrusted', {}),
    refusing: await start('trusted', { requestCert: true, rejectUnauthorized: true }),
  };
}

/** An address that refuses connections: its server has just been closed. */
async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
