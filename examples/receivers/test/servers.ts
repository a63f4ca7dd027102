import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LambdaEvent, LambdaResult } from '../src/lambda.ts';

/** A server on a free loopback port. */
export interface Listening {
  url: string;
  close: () => Promise<void>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export async function listen(server: Server | Listener): Promise<Listening> {
  const listening =
    typeof server === 'function' ? createServer((request, response) => void server(request, response)) : server;
  await once(listening.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    async close() {
      listening.closeAllConnections();
      listening.close();
      await once(listening, 'close');
    },
  };
}

/** Runs a function on web requests (such as a route handler of Next.js) behind a real HTTP server. */
export function listenWeb(handle: (request: Request) => Promise<Response>): Promise<Listening> {
  return listen(async (request, response) => {
    const init = { method: 'POST', headers: headersOf(request), body: await bytesOf(request) };
    const handled = await handle(new Request(`http://localhost${request.url}`, init));
    response.writeHead(handled.status).end(await handled.text());
  });
}

/** Runs a Lambda function behind a real HTTP server, which creates events like API Gateway. */
export function listenLambda(
  handle: (event: LambdaEvent) => Promise<LambdaResult>,
  isBase64Encoded: boolean,
): Promise<Listening> {
  return listen(async (request, response) => {
    const body = (await bytesOf(request)).toString(isBase64Encoded ? 'base64' : 'utf8');
    const { statusCode, body: text } = await handle({ headers: headersOf(request), body, isBase64Encoded });
    response.writeHead(statusCode).end(text);
  });
}

export async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function headersOf(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
}
