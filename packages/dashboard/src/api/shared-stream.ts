/** Messages between the tab that holds the stream and the other tabs of the account. */
type News =
  | { readonly kind: 'opened' | 'open' | 'lost' | 'ask' }
  | { readonly kind: 'tables'; readonly tables: readonly string[] };

/** Events for every tab. After `opened` changes may have been missed; `open` says that the stream was open already. */
export interface Hears {
  readonly onState: (state: 'opened' | 'open' | 'lost') => void;
  readonly onTables: (tables: readonly string[]) => void;
}

/** Holds the stream until the signal aborts, and passes on its events. */
export type Hold = (tell: Hears, signal: AbortSignal) => Promise<void>;

/**
 * Lets one tab hold the stream and pass its events on, because over HTTP/1.1 a browser opens six connections to a host
 * for all its windows together. When that tab is closed or hidden, the next one takes over. Without Web Locks (a page
 * over plain HTTP from another machine) each tab opens its own stream.
 */
export async function shareStream(name: string, hears: Hears, hold: Hold, signal: AbortSignal): Promise<void> {
  if (navigator.locks === undefined) return hold(hears, signal);
  const channel = new BroadcastChannel(name);
  const say = (news: News): void => channel.postMessage(news);
  let isOpenHere = false;
  channel.onmessage = ({ data: news }: MessageEvent<News>): void => {
    if (news.kind === 'ask') {
      if (isOpenHere) say({ kind: 'open' });
    } else if (news.kind === 'tables') hears.onTables(news.tables);
    else hears.onState(news.kind);
  };
  say({ kind: 'ask' });
  const tell: Hears = {
    onState: (state) => {
      isOpenHere = state !== 'lost';
      hears.onState(state);
      say({ kind: state });
    },
    onTables: (tables) => {
      hears.onTables(tables);
      say({ kind: 'tables', tables });
    },
  };
  try {
    await navigator.locks.request(name, { signal }, () => hold(tell, signal));
  } finally {
    channel.close();
  }
}
