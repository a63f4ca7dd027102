import type { ServerResponse } from 'node:http';
import { failed, failure } from '../http/errors.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { WireResponse } from '../shared/wire.ts';

/** How many rows one event names; for more, it gives the number of each table. */
const MAX_NAMED = 1000;

/** The maximum number of event streams open on one server at the same time. */
const MAX_STREAMS = 100;

const BEAT_MS = 15_000;
/** How many heartbeats a client may miss before its stream is closed. */
const MAX_MISSED = 4;

/**
 * Streams every change of one account as server-sent events: `change` with the table and id of each row that was written,
 * `request` with the id of each journal entry, and `tables` with the number of each if they are too many
 * to name, or more than the client can keep up with. Clients fetch the rows that they need from the control API.
 */
export function streamEvents(
  sandbox: Sandbox,
  response: ServerResponse,
  open: Map<ServerResponse, Sandbox>,
): WireResponse | null {
  if (open.size >= MAX_STREAMS) {
    const message = `this server has ${MAX_STREAMS} event streams open, the limit; close one first`;
    return failed(failure('ServiceUnavailable', message), 'service');
  }
  open.set(response, sandbox);
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const write = (event: string, data: unknown): void => {
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  write('hello', { sandbox: sandbox.id, now: sandbox.account.now });
  const counts = new Map<string, number>();
  const count = (table: string): void => void counts.set(table, (counts.get(table) ?? 0) + 1);
  const flush = (): void => {
    if (counts.size === 0 || response.writableNeedDrain) return;
    write('tables', Object.fromEntries(counts));
    counts.clear();
  };
  response.on('drain', flush);
  const stopChanges = sandbox.onChanges((changes) => {
    if (changes.length <= MAX_NAMED && !response.writableNeedDrain) {
      write(
        'change',
        changes.map(({ table, id, row }) => ({ table, id, deleted: row === null })),
      );
      return;
    }
    for (const { table } of changes) count(table);
    flush();
  });
  const stopRequests = sandbox.journal.watch((entry) => {
    if (response.writableNeedDrain) count('requests');
    else write('request', { id: entry.id, operation: entry.operation, status: entry.status });
  });
  let missed = 0;
  const beat = setInterval(() => {
    missed = response.writableNeedDrain ? missed + 1 : 0;
    if (missed >= MAX_MISSED) response.destroy();
    else if (missed === 0) response.write(': still here\n\n');
  }, BEAT_MS);
  beat.unref();
  response.on('close', () => {
    open.delete(response);
    clearInterval(beat);
    stopChanges();
    stopRequests();
  });
  return null;
}
