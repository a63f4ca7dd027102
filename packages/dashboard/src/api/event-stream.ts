import { EventSourceParserStream } from 'eventsource-parser/stream';
import { authorization } from './send.ts';

export interface StreamEvents {
  readonly onOpen: () => void;
  /** The tables that changed; `requests` is the journal. */
  readonly onTables: (tables: readonly string[]) => void;
}

/** Reads the mock's changes until the stream ends or turns out not to be one. */
export async function readEvents({ onOpen, onTables }: StreamEvents, signal: AbortSignal): Promise<void> {
  // `fetch`, because `EventSource` cannot send the control token.
  const response = await fetch('/_mock/events', { headers: await authorization({ token: 'control' }), signal });
  if (!response.ok || response.body === null) throw new Error(`the live stream responded with ${response.status}`);
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
  // When there are too many changes to list, only counts by table are sent.
  if (event === 'tables') return Object.keys(JSON.parse(data) as object);
  if (event !== 'change') return [];
  return [...new Set((JSON.parse(data) as { table: string }[]).map(({ table }) => table))];
}
