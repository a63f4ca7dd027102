import { routes } from '@direct-mail/contract';
import type { JournalEntry, OperationId, RequestSearch } from '@direct-mail/mock';
import { needKnown } from '../../frame/need-known.ts';
import type { Run } from '../../tree/run.ts';

/** Entries per request. */
const pageSize = 100;
/** Milliseconds between two requests. */
const pause = 500;

export const run: Run<'logs tail'> = async ({ mock, io, emit }, input) => {
  needKnown('operation', 'operation', input.values.operation, Object.keys(routes));
  const control = await mock();
  const status = input.values.status;
  const search: RequestSearch = {
    ...(input.values.operation !== undefined && { operation: input.values.operation as OperationId }),
    ...(status !== undefined && { status }),
    ...(input.values.path !== undefined && { path: input.values.path as string }),
  };
  const read = (page: number, per_page: number): Promise<JournalEntry[]> =>
    control.requests.list({ ...search, page, per_page });
  const lines = input.values.lines ?? 10;
  const before = await read(1, Math.min(pageSize, Math.max(1, lines)));
  for (const entry of before.slice(0, lines).reverse()) emit(entry, lineOf(entry));
  let last = Number(before[0]?.id ?? 0);
  while (input.values.follow && !io.signal.aborted) {
    await io.sleep(pause, io.signal);
    for (const entry of await since(last, read)) {
      emit(entry, lineOf(entry));
      last = Number(entry.id);
    }
  }
  return {};
};

/** The entries after `last`, oldest first; all of them after a reset, where ids start again. */
async function since(
  last: number,
  read: (page: number, perPage: number) => Promise<JournalEntry[]>,
): Promise<JournalEntry[]> {
  const fresh = new Map<string, JournalEntry>();
  let from = last;
  for (let page = 1; ; page++) {
    const entries = await read(page, pageSize);
    if (page === 1 && Number(entries[0]?.id ?? last) < last) from = 0;
    // A request that arrives meanwhile shifts the pages, so an entry may be listed twice.
    for (const entry of entries) if (Number(entry.id) > from) fresh.set(entry.id, entry);
    if (entries.length < pageSize || Number(entries.at(-1)?.id ?? 0) <= from) break;
  }
  return [...fresh.values()].sort((a, b) => Number(a.id) - Number(b.id));
}

function lineOf({ at, method, path, status, operation, notes }: JournalEntry): string {
  const said = notes.length > 0 ? `  ${notes.join('; ')}` : '';
  return `${at}  ${status}  ${method.padEnd(6)} ${path}${operation === null ? '' : `  ${operation}`}${said}`;
}
