import type { MailingSearch } from '@direct-mail/contract/control/generated/models';
import { mailingText, searchable, searchFor } from '@direct-mail/contract/words/search';
import { hashEmail } from '../base/email-hash.ts';
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
  to: (words: string): Test => {
    const matches = searchFor(words, hashEmail);
    return (row) => matches(textOf(row));
  },
} satisfies Record<string, TestOf>;

function campaignsLike(account: Account, wanted: string): Set<string> {
  const matches = searchFor(wanted);
  const found = [...account.campaigns.values()].filter(
    (campaign) => campaign.id === wanted || matches(searchable([campaign.name])),
  );
  return new Set(found.map((campaign) => campaign.id));
}

type Searched = Pick<MailingRow, 'id' | 'address' | 'merge_tags'>;

/** The text of a row as it was searched last: what it is made of is never changed in place. */
const texts = new WeakMap<object, { readonly of: Searched; readonly text: string }>();

/** Recipient as sent and as printed, values of merge tags, the hash of the e-mail and the id. */
function textOf(row: MailingRow): string {
  const { id, recipient, address, merge_tags } = row;
  const { of, text: known } = (recipient === null ? undefined : texts.get(recipient)) ?? {};
  if (known !== undefined && of?.id === id && of.address === address && of.merge_tags === merge_tags) return known;
  const text = mailingText(row, recipient);
  if (recipient !== null) texts.set(recipient, { of: { id, address, merge_tags }, text });
  return text;
}
