import type { Deps, ListItem, ListPage, ListResult, Window } from './ports.ts';

export interface Walked {
  /** Complete if it holds as many mailings as the service counts, and the count did not change. */
  complete: boolean;
  newest: number | null;
  reason: string | null;
}

const TRIES = 5;

/** So many pages in a row without a mailing that is not known yet: the list does not end. One may be, while mailings are created. */
const REPEATED = 5;
/** Mailings that may be created while a list is read, beyond as many again as it counted at first. */
const MANY_MORE = 10_000;
const ENDLESS = 'the list of mailings does not end: its pages repeat, or it has far more mailings than it counts';

/**
 * Reads a window of the list once, page by page. If the list changes meanwhile, mailings move between pages: the read
 * is then incomplete and proves nothing absent.
 */
export async function walk(
  deps: Deps,
  window: Window,
  onPage: (items: readonly ListItem[]) => Promise<void>,
): Promise<Walked> {
  const ids = new Set<string>();
  let total: number | null = null;
  let newest: number | null = null;
  let repeated = 0;
  for (let number = 1; ; number += 1) {
    const page = await readPage(deps, window, number);
    if ('reason' in page) return { complete: false, newest, reason: page.reason };
    if (number === 1) total = page.total;
    const known = ids.size;
    for (const { id, created_at } of page.items) {
      ids.add(id);
      newest = Math.max(newest ?? created_at, created_at);
    }
    await onPage(page.items);
    if (page.last) break;
    repeated = ids.size === known ? repeated + 1 : 0;
    if (repeated === REPEATED || (total !== null && ids.size > 2 * total + MANY_MORE))
      return { complete: false, newest, reason: ENDLESS };
  }
  const again = await readPage(deps, window, 1);
  if ('reason' in again) return { complete: false, newest, reason: again.reason };
  const moved = again.total !== total || again.items.some(({ id }) => !ids.has(id));
  const short = total !== null && ids.size !== total;
  const reason = moved || short ? 'the list changed while it was walked' : null;
  return { complete: reason === null, newest, reason };
}

async function readPage(deps: Deps, window: Window, number: number): Promise<ListPage | { reason: string }> {
  const { lookup, clock } = deps;
  if (lookup === null) return { reason: 'no client that may read the list' };
  let reason = '';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await permit(deps);
    const asked = clock.monotonic();
    const result: ListResult = await lookup.list(window, number);
    if (result.kind === 'page') return result.page;
    if (result.kind === 'forbidden') return { reason: 'forbidden' };
    if (result.kind === 'throttled') {
      await deps.ledger.throttle(`${deps.token}:list`, result.wait, clock.monotonic() - asked);
      reason = 'the service limits the reading of its list';
      attempt -= 0.75;
      continue;
    }
    reason = result.reason;
    await clock.sleep(500 * 2 ** attempt);
  }
  return { reason };
}

/** Pages a second at first. They are read one after another, and cost nothing: about what a service that answers in 20 ms lets through. */
const FIRST_RATE = 50;

/** Reading has its own limiter, so that it does not slow down sending. */
async function permit({ ledger, clock, token }: Deps): Promise<void> {
  for (;;) {
    const { granted, wait } = await ledger.permits(`${token}:list`, 1, null, FIRST_RATE);
    if (granted > 0) return;
    await clock.sleep(wait);
  }
}
