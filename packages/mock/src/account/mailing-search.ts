import type { Account } from './account.ts';
import { readDate } from './paging.ts';
import type { MailingRow } from './rows.ts';

/** What a search of the mailings asks for; what is absent matches everything. */
export interface MailingSearch {
  readonly to?: string | undefined;
  readonly state?: string | undefined;
  readonly campaign?: string | undefined;
  readonly zip?: string | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
  readonly page?: number | undefined;
  /** Everything at once when absent. */
  readonly per_page?: number | undefined;
}

/** Newest first. Without words to look for, a page costs no more than itself. */
export function searchMailings(account: Account, search: MailingSearch): { rows: MailingRow[]; total: number } {
  const timeline = account.mailings.all;
  const after = readDate(search.created_after, 'created_after')?.instant ?? null;
  const before = readDate(search.created_before, 'created_before')?.instant ?? null;
  const end = before === null ? timeline.size : timeline.countBefore(before);
  const start = after === null ? 0 : timeline.countUntil(after);
  const newer = timeline.size - end;
  const perPage = search.per_page ?? Number.POSITIVE_INFINITY;
  const from = search.per_page === undefined ? 0 : ((search.page ?? 1) - 1) * search.per_page;
  const matches = matcher(account, search);
  if (matches === null) {
    const total = Math.max(0, end - start);
    const ids = timeline.newest(newer + Math.min(from, total), newer + Math.min(from + perPage, total));
    return { rows: ids.map((id) => account.mailings.get(id) as MailingRow), total };
  }
  const rows: MailingRow[] = [];
  let total = 0;
  for (const id of timeline.newest(newer, newer + Math.max(0, end - start))) {
    const row = account.mailings.get(id) as MailingRow;
    if (!matches(row)) continue;
    if (total >= from && rows.length < perPage) rows.push(row);
    total += 1;
  }
  return { rows, total };
}

function matcher(account: Account, search: MailingSearch): ((row: MailingRow) => boolean) | null {
  const tests: ((row: MailingRow) => boolean)[] = [];
  const { state, zip } = search;
  if (state !== undefined) tests.push((row) => row.state === state);
  if (search.campaign !== undefined) {
    const campaigns = campaignsLike(account, search.campaign);
    tests.push((row) => campaigns.has(row.campaign_id));
  }
  if (zip !== undefined)
    tests.push((row) => (row.address?.postal_code ?? row.recipient?.postal_code ?? '').startsWith(zip));
  if (search.to !== undefined) {
    const words = wordsOf(search.to);
    tests.push((row) => mentions(row, words));
  }
  return tests.length === 0 ? null : (row) => tests.every((test) => test(row));
}

function campaignsLike(account: Account, wanted: string): Set<string> {
  const words = wanted.toLowerCase();
  const found = [...account.campaigns.values()].filter(
    (campaign) => campaign.id === wanted || campaign.name.toLowerCase().includes(words),
  );
  return new Set(found.map((campaign) => campaign.id));
}

/** A pattern without regard to case reads the texts where they are; lowering each would copy half a million of them. */
const wordsOf = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');

/** What the address and the recipient have in common is read once. */
function mentions({ id, recipient, address }: MailingRow, words: RegExp): boolean {
  const has = (text: string | null | undefined): boolean => text !== null && text !== undefined && words.test(text);
  if (address !== null && (has(address.name) || has(address.address_1) || has(address.city))) return true;
  if (recipient === null) return words.test(id);
  const { full_name, first_name, last_name, company, identifier, address_1, city } = recipient;
  if (full_name !== address?.name && has(full_name)) return true;
  if (first_name !== null && last_name !== null && has(`${first_name} ${last_name}`)) return true;
  if (has(first_name) || has(last_name) || has(company) || has(identifier)) return true;
  if (address_1 !== address?.address_1 && has(address_1)) return true;
  return (city !== address?.city && has(city)) || words.test(id);
}
