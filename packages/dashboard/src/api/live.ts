import type { Query, QueryClient } from '@tanstack/react-query';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { useSyncExternalStore } from 'react';
import { isGone } from './gone.ts';
import { watchPresence } from './presence.ts';
import { authorization } from './send.ts';

/** Whether changes arrive: `lost` after a stream that ended, until there is one again; `paused` while the page is hidden. */
export type Connection = 'connecting' | 'live' | 'lost' | 'paused';

/** Which queries show rows of a table, by the first word of their keys. */
const queriesOf: Readonly<Record<string, readonly string[]>> = {
  mailings: ['mailings', 'agenda', 'activity', 'statistics'],
  campaigns: ['campaigns'],
  creatives: ['campaigns', 'creatives'],
  artwork: ['campaigns', 'creatives'],
  audiences: ['audiences'],
  members: ['audiences', 'activity'],
  images: ['images'],
  append_table: ['append-table'],
  settings: ['settings'],
  tokens: ['tokens', 'account'],
  orders: ['orders', 'activity'],
  data_subject_requests: ['privacy', 'agenda', 'activity'],
  webhooks: ['webhooks', 'agenda'],
  deliveries: ['webhooks', 'deliveries', 'agenda', 'activity', 'faults'],
};

/** Changes are gathered for so long before anything is fetched again: an advance writes thousands of rows. */
const GATHER_MS = 120;
const RETRY_MS = 1500;

let connection: Connection = 'connecting';
let timesReopened = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => connection);

/** How often the stream was opened again since the page was loaded. */
export const reopenings = (): number => timesReopened;

export const useReopenings = (): number => useSyncExternalStore(subscribe, reopenings);

/**
 * Follows the mock's changes for ever: a stream that ends is opened again, and then everything is fetched again.
 * It is closed while the page is not seen.
 */
export function followChanges(queries: QueryClient): void {
  const stale = new Set<string>();
  const fetchAgain = (): void => {
    const predicate = (query: Query): boolean => !isGone(query);
    if (stale.has('*')) void queries.invalidateQueries({ predicate });
    else for (const key of stale) void queries.invalidateQueries({ queryKey: [key], predicate });
    stale.clear();
  };
  const refresh = (keys: readonly string[] | undefined): void => {
    if (stale.size === 0) setTimeout(fetchAgain, GATHER_MS);
    for (const key of keys ?? ['*']) stale.add(key);
  };
  let isPresent = true;
  let onPresent = (): void => undefined;
  let stream = new AbortController();
  watchPresence((next) => {
    isPresent = next;
    if (next) onPresent();
    else stream.abort();
  });
  const loop = async (): Promise<void> => {
    for (;;) {
      if (!isPresent) {
        setConnection('paused');
        await new Promise<void>((resolve) => {
          onPresent = resolve;
        });
      }
      stream = new AbortController();
      const { signal } = stream;
      await readStream(queries, refresh, signal).catch(() => undefined);
      if (signal.aborted) continue;
      setConnection('lost');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };
  void loop();
}

async function readStream(
  queries: QueryClient,
  refresh: (keys: readonly string[] | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  // `fetch`, because an `EventSource` cannot send the control token.
  const response = await fetch('/_mock/events', { headers: await authorization({ token: 'control' }), signal });
  if (!response.ok || response.body === null) throw new Error(`the live feed answered ${response.status}`);
  const isFirst = connection === 'connecting';
  if (!isFirst) timesReopened += 1;
  setConnection('live');
  if (!isFirst) void queries.invalidateQueries();
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (value.event === 'request') refresh(['requests', 'activity', 'faults']);
    if (value.event === 'change') {
      const changes = JSON.parse(value.data) as { table: string }[];
      for (const table of new Set(changes.map((change) => change.table))) refresh(queriesOf[table]);
      refresh(['clock']);
    }
  }
}

function setConnection(next: Connection): void {
  if (connection === next) return;
  connection = next;
  for (const listener of listeners) listener();
}
