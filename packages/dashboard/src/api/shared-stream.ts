/** What the tab that holds the stream tells the other tabs of the account, and what a new tab asks it. */
type News =
  | { readonly kind: 'opened' | 'open' | 'lost' | 'ask' }
  | { readonly kind: 'tables'; readonly tables: readonly string[] };

/** What a tab hears, whichever tab holds the stream: `open` is no news of its own, after `opened` something may have been missed. */
export interface Hears {
  readonly onState: (state: 'opened' | 'open' | 'lost') => void;
  readonly onTables: (tables: readonly string[]) => void;
}

/** Holds the stream until the signal says so, telling what comes. */
export type Hold = (tell: Hears, signal: AbortSignal) => Promise<void>;

/**
 * Has one tab hold the stream and pass on what comes, because over HTTP/1.1 a browser opens six connections to a host for all
 * its windows together. When that tab closes, or is not looked at any more, the next one takes over. A browser without Web Locks
 * (a page over plain HTTP from another machine) holds a stream for each tab.
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
