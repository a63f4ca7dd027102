import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import type { Mock } from '@direct-mail/mock';
import type { Fault } from './faults.ts';

export interface FaultyService {
  readonly url: string;
  /** Requests that were handed to the mock. */
  readonly handed: () => number;
  /** Whether a redirect was followed. */
  readonly followed: () => boolean;
  readonly close: () => void;
}

/** A real mock behind connections that fail for the first `times` attempts. `elapse` ends the client's patience once it waits for the rest. */
export async function faultyService(
  mock: Mock,
  fault: Fault,
  times: number,
  elapse: () => void,
): Promise<FaultyService> {
  let left = times;
  let handed = 0;
  let followed = false;

  const pass = async (request: IncomingMessage): Promise<{ passed: Response; bytes: Buffer }> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    handed += 1;
    const { method = 'GET', headers, url = '/' } = request;
    const base = url.startsWith('/v1/standardize') ? mock.addressBaseUrl : mock.baseUrl;
    const { authorization = '', 'content-type': type = '' } = headers;
    const passed = await mock.fetch(`${base}${url}`, {
      method,
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
    } as RequestInit);
    return { passed, bytes: Buffer.from(await passed.arrayBuffer()) };
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/followed') followed = true;
    if (left <= 0 || fault.response === undefined) {
      const { passed, bytes } = await pass(request);
      response.writeHead(passed.status, Object.fromEntries(passed.headers)).end(bytes);
      return;
    }
    left -= 1;
    if (fault.done) {
      fault.response(response, (await pass(request)).bytes);
      // A moment, in which what was sent arrives.
      if (fault.error === 'TimeoutError') setTimeout(elapse, 20);
    } else request.resume().on('end', () => fault.response?.(response, Buffer.alloc(0)));
  };

  const http = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  const open = new Set<Socket>();
  const server = createSocketServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    if (fault.at !== 'unread' || left <= 0) {
      http.emit('connection', socket);
      return;
    }
    left -= 1;
    // The bytes have left the client, and no service has read them.
    socket.once('data', () => socket.resetAndDestroy());
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    handed: () => handed,
    followed: () => followed,
    close: () => {
      server.close();
      // Also those that were handed on: hundreds of services come after this one, and files are few.
      for (const socket of open) socket.destroy();
    },
  };
}

/** An address where no server listens: its server has just been closed. */
export async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
