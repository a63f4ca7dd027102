import type { Mock } from '@direct-mail/mock';

/** What the mock knows: how many mailings each row has, by the first two parts of its reference. */
export async function mailingsByRow(mock: Mock, run: string): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  for (const { id, merge_tags } of await mock.mailings.list()) {
    const reference = merge_tags?.['reference'];
    const [owner, n] = typeof reference === 'string' ? reference.split('.') : [];
    if (owner !== run) continue;
    found.set(Number(n), [...(found.get(Number(n)) ?? []), id]);
  }
  return found;
}

export interface Bijection {
  doubled: number;
  lost: number;
  unlisted: number;
}

/** Ledger and mock side by side: each row has one mailing and knows it, or says that it has none. */
export function compare(
  rows: readonly { n: number; state: string; mailing_id: string | null }[],
  mailings: ReadonlyMap<number, readonly string[]>,
): Bijection {
  const result: Bijection = { doubled: 0, lost: 0, unlisted: 0 };
  for (const { n, state, mailing_id } of rows) {
    const made = mailings.get(n) ?? [];
    if (made.length > 1) result.doubled += 1;
    if (state === 'sent' ? !made.includes(mailing_id ?? '') : !['held', 'rejected', 'excluded'].includes(state))
      result.lost += 1;
    // One that the service did not mail is rejected, and known by its id.
    const isKnown = state === 'sent' || state === 'held' || (state === 'rejected' && made.includes(mailing_id ?? ''));
    if (made.length > 0 && !isKnown) result.unlisted += 1;
  }
  return result;
}

/** Prints how each doubled row came about: its mailings, what the ledger says of it, and what happened to the run. */
export async function tellDoubled(
  mock: Mock,
  run: string,
  events: readonly { at: number; kind: string; n: number | null; detail: string | null }[],
): Promise<void> {
  const mailings = await mock.mailings.list();
  const doubled = [...(await mailingsByRow(mock, run))].filter(([, ids]) => ids.length > 1);
  const rows = new Set(doubled.map(([n]) => n));
  for (const [n, ids] of doubled)
    for (const { id, created_at, merge_tags } of mailings.filter(({ id }) => ids.includes(id)))
      console.error(`bulk: row ${n}: mailing ${id} of ${created_at}, reference ${String(merge_tags?.['reference'])}`);
  for (const { at, kind, n, detail } of events)
    if (n === null || rows.has(n))
      console.error(`bulk: ${new Date(at).toISOString()} ${kind} ${n ?? ''} ${detail ?? ''}`);
}
