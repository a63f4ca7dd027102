import { mailingText, searchFor } from '@direct-mail/contract/words/search';
import type { ListMailingsQuery, MailingListItem } from '@direct-mail/sdk';
import { queryOf } from '../../requests/query.ts';
import type { Run } from '../../tree/run.ts';

const columns = ['id', 'state', 'address.name', 'address.city', 'address.state_name', 'total_cost', 'created_at'];

export const run: Run<'mailings list'> = async ({ client, io }, { values }) => {
  const query = queryOf<ListMailingsQuery>('listCampaignMailings', { values, args: [] });
  const pages = (await client()).campaigns.listMailings(values.campaign, query, { signal: io.signal });
  const found = values.search === undefined ? pages : searched(pages, values.search);
  if (values.counts) return { data: await countsOf(found) };
  if (values.all || values.search !== undefined) {
    const all: MailingListItem[] = [];
    for await (const mailing of found) all.push(mailing);
    return { data: all, columns, note: `${all.length} mailings` };
  }
  const { items, page, totalPages, total } = await pages;
  const of = totalPages === undefined ? '' : ` of ${totalPages}`;
  const more = total === undefined ? '' : `; ${total} mailings in all`;
  return { data: items, columns, note: `page ${page}${of}${more}` };
};

async function* searched(mailings: AsyncIterable<MailingListItem>, words: string) {
  const matches = searchFor(words);
  for await (const mailing of mailings) if (matches(mailingText(mailing))) yield mailing;
}

/** Mailings and dollars by state, the most frequent first. */
async function countsOf(mailings: AsyncIterable<MailingListItem>) {
  const found = new Map<string, { mailings: number; total_cost: number }>();
  for await (const { state, total_cost } of mailings) {
    const before = found.get(state) ?? { mailings: 0, total_cost: 0 };
    found.set(state, { mailings: before.mailings + 1, total_cost: before.total_cost + Number(total_cost ?? 0) });
  }
  return [...found]
    .map(([state, { mailings, total_cost }]) => ({ state, mailings, total_cost: Number(total_cost.toFixed(2)) }))
    .toSorted((a, b) => b.mailings - a.mailings || a.state.localeCompare(b.state));
}
