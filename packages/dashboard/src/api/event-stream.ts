import { EventSourceParserStream } from 'eventsource-parser/stream';
import { authorization } from './send.ts';

/** What of a stream the page hears. */
export interface StreamEvents {
  readonly onOpen: () => void;
  /** The tables that were written, `requests` for the journal. */
  readonly onTables: (tables: readonly string[]) => void;
}

/** Reads the mock's changes until the stream ends, or was never one. */
export async function readEvents({ onOpen, onTables }: StreamEvents, signal: AbortSignal): Promise<void> {
  // `fetch`, because an `EventSource` cannot send the control token.
  const response = await fetch('/_mock/events', { headers: await authorization({ token: 'control' }), signal });
  if (!response.ok || response.body === null) throw new Error(`the live feed answered ${response.status}`);
  onOpen();
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const tables = tablesIn(value.event, value.data);
    if (tables.length > 0) onTables(tables);
  }
}

function tablesIn(event: string | undefined, data: string): readonly string[] {
  if (event === 'request') return ['requests'];
  // Too many changes to be named come as counts by table.
  if (event === 'tables') return Object.keys(JSON.parse(data) as object);
  if (event !== 'change') return [];
  return [...new Set((JSON.parse(data) as { table: string }[]).map(({ table }) => table))];
}
