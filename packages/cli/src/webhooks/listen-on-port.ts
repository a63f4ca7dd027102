import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import type { Context, Result } from '../frame/command.ts';
import { failureOf, type Outgoing } from './forward.ts';
import type { ListenOptions } from './listen-to-mock.ts';
import { lineOf, payloadOf, shownForwarded } from './show-event.ts';
import type { Event } from './targets.ts';
import { checkSignature, isRefused } from './verify.ts';

/** Far above the size of any event. */
const MAX_BODY = 1024 * 1024;

/** Headers of the connection, not of the event. */
const ofConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'expect']);

/** A receiver on a port of this machine, for the user's own tunnel: the service can only call a public address. */
export async function listenOnPort(context: Context, port: number, options: ListenOptions): Promise<Result> {
  const { io } = context;
  const { tally } = options;
  let finish = (): void => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createServer((request, response) => {
    void receive(context, options, request, response).then(
      () => {
        if (tally.counted >= (options.count ?? Number.POSITIVE_INFINITY)) finish();
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  const checked = options.secret === undefined ? ' Without --secret no signature is checked.' : '';
  io.err(
    `Receiving at http://127.0.0.1:${bound}/. Point your tunnel there, and the service's webhook at the tunnel.${checked}\n`,
  );
  io.signal.addEventListener('abort', finish, { once: true });
  await ended;
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  return { exitCode: io.signal.aborted ? exitCodes.interrupted : tally.exitCode, note: `${tally.shown} events` };
}

/** Responds to one request. */
async function receive(
  context: Context,
  { forwarder, filter, secret, tally }: ListenOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = (status: number, text = ''): void => {
    response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
  };
  if (request.method !== 'POST') return answer(405, 'expected a POST of the service');
  const body = await bodyOf(request);
  if (body === undefined) return answer(413, 'too large for an event');
  const text = body.toString();
  const outgoing: Outgoing = { headers: headersOf(request), body: new Uint8Array(body) };
  const event = eventOf(text);
  const signature = checkSignature({ ...outgoing, body: text }, secret);
  if (!filter(event)) return answer(200);
  // Anyone may call a public address: unsigned requests are not forwarded.
  const refused = isRefused(signature);
  const id = createHash('sha256').update(body).digest('hex');
  const sent = refused ? [] : await forwarder.forward(id, event, outgoing);
  const failed = failureOf(sent);
  const shown = {
    at: new Date(context.io.now()).toISOString(),
    ...event,
    delivery_id: null,
    attempt: null,
    signature,
    forwarded: shownForwarded(sent),
    next_at: null,
    payload: payloadOf(text),
  };
  context.emit(shown, lineOf(shown));
  if (refused) answer(401, signature);
  else answer(failed === undefined ? 200 : (failed.status ?? 502), failed?.response ?? '');
  tally.add(refused ? `unsigned ${id}` : id, event.event, !refused && failed === undefined);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    length += (piece as Buffer).length;
    if (length > MAX_BODY) return undefined;
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (!ofConnection.has(name) && value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return headers;
}

/** An event's own fields; `?` if it is not an event. */
function eventOf(text: string): Event {
  const payload = payloadOf(text);
  const { event, object_id } = (typeof payload === 'object' && payload !== null ? payload : {}) as Record<
    string,
    unknown
  >;
  return {
    event: typeof event === 'string' ? event : '?',
    object_id: typeof object_id === 'string' ? object_id : '?',
  };
}
