import type { Query, QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { controlToken, watchControlToken } from './control-token.ts';
import { readEvents } from './event-stream.ts';
import { isGone } from './gone.ts';
import { watchPresence } from './presence.ts';
import { chosenSandbox } from './sandbox.ts';
import { type Hears, shareStream } from './shared-stream.ts';

/** Whether changes arrive: `lost` from the end of a stream until the next one, `paused` while the tab is hidden. */
export type Connection = 'connecting' | 'live' | 'lost' | 'paused';

/** The queries that show rows of a table, by the first word of their keys. */
const queriesOf: Readonly<Record<string, readonly string[]>> = {
  mailings: ['mailings', 'agenda', 'activity', 'statistics', 'runs', 'results'],
  campaigns: ['campaigns'],
  creatives: ['campaigns', 'creatives', 'results'],
  artwork: ['campaigns', 'creatives'],
  audiences: ['audiences'],
  members: ['audiences', 'activity'],
  images: ['images'],
  append_table: ['append-table'],
  settings: ['settings'],
  tokens: ['tokens', 'account'],
  orders: ['orders', 'activity', 'results'],
  data_subject_requests: ['privacy', 'agenda', 'activity'],
  webhooks: ['webhooks', 'agenda'],
  deliveries: ['webhooks', 'deliveries', 'agenda', 'activity', 'faults'],
  requests: ['requests', 'activity', 'faults'],
};

/** How long changes are collected before a refetch: one advance writes thousands of rows. */
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

/** How often the stream was reopened since the page was loaded. */
export const reopenings = (): number => timesReopened;

export const useReopenings = (): number => useSyncExternalStore(subscribe, reopenings);

/**
 * Follows the mock's changes in a stream that the tabs of a browser share. A stream that ends is reopened, and then
 * everything is fetched again. It is closed while the tab is hidden.
 */
export function followChanges(queries: QueryClient): void {
  const hears: Hears = {
    onState: (state) => heard(state, () => void queries.invalidateQueries()),
    onTables: refresher(queries),
  };
  let isPresent = true;
  let onPresent = (): void => undefined;
  let stream = new AbortController();
  watchPresence((next) => {
    isPresent = next;
    if (next) onPresent();
    else stream.abort();
  });
  watchControlToken(() => stream.abort());
  const loop = async (): Promise<void> => {
    for (;;) {
      if (!isPresent) {
        setConnection('paused');
        await new Promise<void>((resolve) => {
          onPresent = resolve;
        });
      }
      stream = new AbortController();
      // Only tabs with the same account and the same control token share a stream.
      const name = `direct-mail-live ${chosenSandbox() ?? ''} ${controlToken() ?? ''}`;
      await shareStream(name, hears, keepOpen, stream.signal).catch(() => undefined);
      if (!stream.signal.aborted) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };
  void loop();
}

/** Reopens the stream each time it ends. */
async function keepOpen(tell: Hears, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const events = { onOpen: () => tell.onState('opened'), onTables: tell.onTables };
    await readEvents(events, signal).catch(() => undefined);
    if (signal.aborted) return;
    tell.onState('lost');
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/**
 * Fetches everything again if changes may have been missed: not before the first stream, and not when joining an open
 * one.
 */
function heard(state: 'opened' | 'open' | 'lost', fetchAll: () => void): void {
  const before = connection;
  setConnection(state === 'lost' ? 'lost' : 'live');
  if (state === 'lost' || before === 'connecting' || (state === 'open' && before === 'live')) return;
  timesReopened += 1;
  for (const listener of listeners) listener();
  fetchAll();
}

/** Collects the changed tables, then fetches the queries that show them again. */
function refresher(queries: QueryClient): (tables: readonly string[]) => void {
  const stale = new Set<string>();
  const fetchAgain = (): void => {
    const predicate = (query: Query): boolean => !isGone(query);
    if (stale.has('*')) void queries.invalidateQueries({ predicate });
    else for (const key of stale) void queries.invalidateQueries({ queryKey: [key], predicate });
    stale.clear();
  };
  return (tables) => {
    if (stale.size === 0) setTimeout(fetchAgain, GATHER_MS);
    for (const table of tables) for (const key of queriesOf[table] ?? ['*']) stale.add(key);
    if (tables.some((table) => table !== 'requests')) stale.add('clock');
  };
}

function setConnection(next: Connection): void {
  if (connection === next) return;
  connection = next;
  for (const listener of listeners) listener();
}
