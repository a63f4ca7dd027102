import type { CampaignStats, CampaignStatsQuery, ListCampaignStatsQuery } from '@direct-mail/sdk';
import { UsageError } from '@direct-mail/terminal/failure';
import { queryOf } from '../../requests/query.ts';
import type { InputOf, Run } from '../../tree/run.ts';

const columns = ['campaign_id', 'campaign_name', 'circulation', 'spend'];

export const run: Run<'stats'> = async ({ client, io }, input) => {
  const campaign = input.values.campaign;
  const asked = month(input);
  const { stats } = await client();
  const call = { signal: io.signal };
  if (campaign !== undefined) {
    const query = { ...queryOf<CampaignStatsQuery>('getCampaignStats', input), ...asked };
    return { data: await stats.campaign(campaign, query, call), columns };
  }
  const query = { ...queryOf<ListCampaignStatsQuery>('listCampaignStats', input), ...asked };
  const pages = stats.campaigns(query, call);
  if (!input.values.all) {
    const { summary, items } = await pages;
    const note = `${summary.total_circulation} pieces, ${summary.total_spend} USD; page ${summary.page} of ${summary.total_pages}`;
    return { data: items, columns, note };
  }
  const all: CampaignStats[] = [];
  for await (const row of pages) all.push(row);
  return { data: all, columns };
};

/** `2026-10` means its first to its last day. */
function month(input: InputOf<'stats'>): { start_date: string; end_date: string } | undefined {
  const text = input.values.month;
  if (text === undefined) return undefined;
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  if (!match) throw new UsageError('--month: expected a year and a month, such as 2026-10');
  if (input.values.startDate !== undefined || input.values.endDate !== undefined) {
    throw new UsageError('either --month, or --start-date and --end-date');
  }
  const last = new Date(Date.UTC(Number(match[1]), Number(match[2]), 0)).getUTCDate();
  return { start_date: `${text}-01`, end_date: `${text}-${last}` };
}
