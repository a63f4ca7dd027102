import type { ListMailingsQuery, MailingListItem } from '@direct-mail/sdk';
import type { Run } from '../../frame/command.ts';
import { queryOf } from '../../requests/query.ts';

const columns = ['id', 'state', 'address.name', 'address.city', 'address.state_name', 'total_cost', 'created_at'];

export const run: Run = async ({ client, io }, input) => {
  const query = queryOf<ListMailingsQuery>('listCampaignMailings', input);
  const pages = (await client()).campaigns.listMailings(input.argument(0), query, { signal: io.signal });
  if (input.flag('all')) {
    const all: MailingListItem[] = [];
    for await (const mailing of pages) all.push(mailing);
    return { data: all, columns, note: `${all.length} mailings` };
  }
  const { items, page, totalPages, total } = await pages;
  const of = totalPages === undefined ? '' : ` of ${totalPages}`;
  const more = total === undefined ? '' : `; ${total} mailings in all`;
  return { data: items, columns, note: `page ${page}${of}${more}` };
};
