import type { ServerResponse } from 'node:http';
import type { Sandbox } from '../sandbox/sandbox.ts';

/** How many bytes may wait for a slow reader before its stream is ended. */
const MAX_WAITING = 4 * 1024 * 1024;

/**
 * Streams every change of one account as server-sent events: `change` with the table and id of each row that was written,
 * `request` with the id of each entry of the journal. Rows are fetched from the control API by whoever wants them.
 */
export function streamEvents(sandbox: Sandbox, response: ServerResponse): void {
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
    clearInterval(beat);
    stopChanges();
    stopRequests();
  });
}
