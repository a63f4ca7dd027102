import type { MailingSearch } from '@direct-mail/contract/control/generated/models';
import { readDate } from '../base/paging.ts';
import type { Account } from '../store/account.ts';
import type { MailingRow } from '../store/rows.ts';

/** Newest first. Without search words, a page costs no more than itself. */
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

type Test = (row: MailingRow) => boolean;
type TestOf = (wanted: string, account: Account) => Test;

/** Every field that is there must hold, and none that is left out may. */
function matcher(account: Account, search: MailingSearch): Test | null {
  const tests: Test[] = [];
  for (const [field, testOf] of Object.entries(testsOf) as [keyof typeof testsOf, TestOf][]) {
    const wanted = search[field];
    if (wanted !== undefined) tests.push(testOf(wanted, account));
    for (const unwanted of search[`not_${field}`] ?? []) {
      const matches = testOf(unwanted, account);
      tests.push((row) => !matches(row));
    }
  }
  return tests.length === 0 ? null : (row) => tests.every((test) => test(row));
}

/** What each field asks of a mailing; the quickest first. */
const testsOf = {
  state: (state: string): Test => {
    return (row) => row.state === state;
  },
  campaign: (name: string, account: Account): Test => {
    const campaigns = campaignsLike(account, name);
    return (row) => campaigns.has(row.campaign_id);
  },
  zip: (zip: string): Test => {
    return (row) => (row.address?.postal_code ?? row.recipient?.postal_code ?? '').startsWith(zip);
  },
  to: (text: string): Test => {
    const words = text.toLowerCase();
    return (row) => mentions(row, words);
  },
} satisfies Record<string, TestOf>;

function campaignsLike(account: Account, wanted: string): Set<string> {
  const words = wanted.toLowerCase();
  const found = [...account.campaigns.values()].filter(
    (campaign) => campaign.id === wanted || campaign.name.toLowerCase().includes(words),
  );
  return new Set(found.map((campaign) => campaign.id));
}

/**
 * Whether a word occurs in address, recipient or id, ignoring case. All texts of a row are joined: searching a dozen
 * separately takes several times as long.
 */
function mentions({ id, recipient, address }: MailingRow, words: string): boolean {
  let text = id;
  if (address !== null) text += `\n${address.name}\n${address.address_1}\n${address.city}`;
  if (recipient !== null) {
    const { full_name, first_name, last_name, company, identifier, address_1, city } = recipient;
    if (full_name !== null) text += `\n${full_name}`;
    if (first_name !== null || last_name !== null) text += `\n${first_name ?? ''} ${last_name ?? ''}`;
    if (company !== null) text += `\n${company}`;
    if (identifier !== null) text += `\n${identifier}`;
    if (address_1 !== null) text += `\n${address_1}`;
    if (city !== null) text += `\n${city}`;
  }
  return text.toLowerCase().includes(words);
}
