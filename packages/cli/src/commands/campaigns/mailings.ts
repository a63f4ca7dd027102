import type { ListMailingsQuery, MailingListItem } from '@direct-mail/sdk';
import { queryOf } from '../../requests/query.ts';
import type { Run } from '../../tree/run.ts';

const columns = ['id', 'state', 'address.name', 'address.city', 'address.state_name', 'total_cost', 'created_at'];

export const run: Run<'campaigns mailings'> = async ({ client, io }, input) => {
  const query = queryOf<ListMailingsQuery>('listCampaignMailings', input);
  const pages = (await client()).campaigns.listMailings(input.args[0], query, { signal: io.signal });
  if (input.values.all) {
    const all: MailingListItem[] = [];
    for await (const mailing of pages) all.push(mailing);
    return { data: all, columns, note: `${all.length} mailings` };
  }
  const { items, page, totalPages, total } = await pages;
  const of = totalPages === undefined ? '' : ` of ${totalPages}`;
  const more = total === undefined ? '' : `; ${total} mailings in all`;
  return { data: items, columns, note: `page ${page}${of}${more}` };
};
