import { readPage as readListPage } from './list-page.ts';
import { type Bounds, divide, isOutside } from './parts.ts';
import type { Deps, ListItem, ListPage, Window } from './ports.ts';

export interface Walked {
  /** Complete if it holds as many mailings as the service counts, and the count did not change. */
  complete: boolean;
  newest: number | null;
  reason: string | null;
}

/** Receives what a walk reads. */
export interface Reader {
  /** Called before each request. */
  onRequest?(): Promise<void>;
  onPage(items: readonly ListItem[]): Promise<void>;
  /** Of a window that is read in parts: all of it that is listed until `end` was read. */
  onPart?(end: number): Promise<void>;
}

/** How often a part of a window is read while it changes. */
const TRIES = 3;
/** So many pages in a row without a mailing that is not known yet: the list does not end. One may be, while mailings are created. */
const REPEATED = 5;
/** Mailings that may be created while a list is read, beyond as many again as it counted at first. */
const MANY_MORE = 10_000;

const ENDLESS = 'the list of mailings does not end: its pages repeat, or it has far more mailings than it counts';
const CHANGED = 'the list changed while it was walked';
const FEWER = 'parts of the list have fewer mailings than it counted before';

/**
 * Reads a window of the list once, page by page. If the list changes meanwhile, mailings move between pages: the read
 * is then incomplete and proves nothing absent. A window of more than `deps.largestPart` mailings is read in parts, so that the
 * last page is as near as the first, a change makes only its part be read again, and only a part is kept in memory.
 */
export async function walk(deps: Deps, window: Window, reader: Reader): Promise<Walked> {
  const first = await readPage(deps, reader, window, 1);
  if ('reason' in first) return { complete: false, newest: null, reason: first.reason };
  const parts = await partsOf(deps, reader, { window, first });
  if ('reason' in parts) return { complete: false, newest: null, reason: parts.reason };
  if (parts.length > 0) return walkParts(deps, first.total ?? 0, parts, reader);
  const { reason, newest } = await readWhole(deps, { window, first }, reader);
  return { complete: reason === null, newest, reason };
}

/** A window and its first page. */
interface Part {
  window: Window;
  first: ListPage;
}

async function walkParts(deps: Deps, total: number, waiting: Part[], reader: Reader): Promise<Walked> {
  let newest: number | null = null;
  let counted = 0;
  let before: ReadonlySet<string> = new Set();
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const smaller = await partsOf(deps, reader, part);
    if ('reason' in smaller) return { complete: false, newest, reason: smaller.reason };
    waiting.push(...smaller);
    if (smaller.length > 0) continue;
    const read = await readSteady(deps, part, reader);
    newest = latest(newest, read.newest);
    if (read.reason !== null) return { complete: false, newest, reason: read.reason };
    // Parts that meet share what was created at that moment.
    for (const id of read.ids) if (!before.has(id)) counted += 1;
    before = read.ids;
    const { end } = part.window;
    if (end !== null) await reader.onPart?.(end);
  }
  const reason = counted < total ? FEWER : null;
  return { complete: reason === null, newest, reason };
}

/** The parts of a large window, the newest first, as they are taken from the end. None if it need not or cannot be divided. */
async function partsOf(deps: Deps, reader: Reader, { window, first }: Part): Promise<Part[] | { reason: string }> {
  const total = first.total ?? 0;
  if (total <= deps.largestPart) return [];
  const bounds = await boundsOf(deps, reader, window, first);
  if (bounds === undefined) return [];
  const parts: Part[] = [];
  for (const each of divide(window, bounds, total, deps.largestPart)) {
    const page = await readPage(deps, reader, each, 1);
    if ('reason' in page) return page;
    // A service that does not filter its list by time is read as a whole.
    if (isOutside(page.items, each)) return [];
    parts.unshift({ window: each, first: page });
  }
  const found = parts.reduce((sum, part) => sum + (part.first.total ?? 0), 0);
  return parts.length > 0 && found < total ? { reason: FEWER } : parts;
}

/** Where a window is open, its oldest or newest mailing is its bound. Undefined for a list that counts mailings and shows none. */
async function boundsOf(
  deps: Deps,
  reader: Reader,
  { start, end }: Window,
  first: ListPage,
): Promise<Bounds | undefined> {
  if (first.items.length === 0) return undefined;
  const newest = end ?? Math.max(...timesOf(first));
  if (start !== null) return { start, end: newest };
  const last = await readPage(deps, reader, { start, end }, Math.ceil((first.total ?? 0) / first.items.length));
  if ('reason' in last || last.items.length === 0) return undefined;
  return { start: Math.min(...timesOf(last)), end: newest };
}

const timesOf = ({ items }: ListPage): number[] => items.map(({ created_at }) => created_at);

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

interface Read {
  ids: ReadonlySet<string>;
  newest: number | null;
  /** Null if it is complete. */
  reason: string | null;
}

async function readPage(deps: Deps, reader: Reader, window: Window, number: number): ReturnType<typeof readListPage> {
  await reader.onRequest?.();
  return readListPage(deps, window, number);
}

/** {@link readWhole}, again while it changes. */
async function readSteady(deps: Deps, part: Part, reader: Reader): Promise<Read> {
  let read = await readWhole(deps, part, reader);
  for (let tries = 1; tries < TRIES && read.reason === CHANGED; tries += 1) {
    const first = await readPage(deps, reader, part.window, 1);
    if ('reason' in first) return { ...read, reason: first.reason };
    if ((first.total ?? 0) < (part.first.total ?? 0)) return { ...read, reason: FEWER };
    read = await readWhole(deps, { ...part, first }, reader);
  }
  return read;
}

/** Reads all other pages of a window. */
async function readWhole(deps: Deps, { window, first }: Part, reader: Reader): Promise<Read> {
  const ids = new Set<string>();
  const { total } = first;
  let newest: number | null = null;
  let repeated = 0;
  let page = first;
  for (let number = 2; ; number += 1) {
    const known = ids.size;
    for (const { id, created_at } of page.items) {
      ids.add(id);
      newest = latest(newest, created_at);
    }
    await reader.onPage(page.items);
    if (page.last) break;
    repeated = ids.size === known ? repeated + 1 : 0;
    if (repeated === REPEATED || (total !== null && ids.size > 2 * total + MANY_MORE))
      return { ids, newest, reason: ENDLESS };
    const next = await readPage(deps, reader, window, number);
    if ('reason' in next) return { ids, newest, reason: next.reason };
    page = next;
  }
  const again = await readPage(deps, reader, window, 1);
  if ('reason' in again) return { ids, newest, reason: again.reason };
  const moved = again.total !== total || again.items.some(({ id }) => !ids.has(id));
  const short = total !== null && ids.size !== total;
  return { ids, newest, reason: moved || short ? CHANGED : null };
}
