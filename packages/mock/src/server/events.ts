import type { ServerResponse } from 'node:http';
import { failed, failure } from '../http/errors.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { WireResponse } from '../shared/wire.ts';

/** How many bytes may wait for a slow reader before its stream is ended. */
const MAX_WAITING = 1024 * 1024;

/** Streams of one server that are open at the same time: more than the tabs of a team. */
const MAX_STREAMS = 100;

/**
 * Streams every change of one account as server-sent events: `change` with the table and id of each row that was written,
 * `request` with the id of each entry of the journal. Clients fetch the rows that they need from the control API.
 */
export function streamEvents(
  sandbox: Sandbox,
  response: ServerResponse,
  open: Set<ServerResponse>,
): WireResponse | null {
  if (open.size >= MAX_STREAMS) {
    const message = `this server has ${MAX_STREAMS} event streams open, which is its limit; close one first`;
    return failed(failure('ServiceUnavailable', message), 'service');
  }
  open.add(response);
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write(`event: hello\ndata: ${JSON.stringify({ sandbox: sandbox.id, now: sandbox.account.now })}\n\n`);
  const send = (event: string, data: unknown): void => {
    if (response.writableLength > MAX_WAITING) response.destroy();
    else response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const stopChanges = sandbox.onChanges((changes) => {
    send(
      'change',
      changes.map(({ table, id, row }) => ({ table, id, deleted: row === null })),
    );
  });
  const stopRequests = sandbox.journal.watch((entry) => {
    send('request', { id: entry.id, operation: entry.operation, status: entry.status });
  });
  const beat = setInterval(() => response.write(': still here\n\n'), 15_000);
  beat.unref();
  response.on('close', () => {
    open.delete(response);
    clearInterval(beat);
    stopChanges();
    stopRequests();
  });
  return null;
}
