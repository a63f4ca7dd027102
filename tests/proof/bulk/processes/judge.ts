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
    if (made.length > 0 && state !== 'sent' && state !== 'held') result.unlisted += 1;
  }
  return result;
}
