import type {
  AccountStatistics,
  CreativeStatistics,
  StatisticsDay,
} from '@direct-mail/contract/control/generated/models';
import type { MailingState } from '../base/mailing-states.ts';
import { type Money, toNumber } from '../base/money.ts';
import { type Instant, toIso } from '../base/time.ts';
import type { StatisticsWindow } from '../statistics/statistics.ts';
import type { Account } from '../store/account.ts';
import type { CampaignRow, CreativeRow, MailingRow } from '../store/rows.ts';

type Day = { -readonly [K in keyof StatisticsDay]: StatisticsDay[K] };
type Creative = { -readonly [K in keyof CreativeStatistics]: CreativeStatistics[K] };

/** Which mailings count: all, or those of a campaign or creative. */
export interface StatisticsOf {
  readonly campaign?: string | undefined;
  readonly creative?: string | undefined;
}

/** The account's mail by day, state and creative, in one pass over the mailings. */
export function accountStatistics(
  account: Account,
  { from, until }: StatisticsWindow,
  of: StatisticsOf = {},
): AccountStatistics {
  const within = (at: Instant | null): at is Instant => at !== null && at >= from && at < until;
  const days = new Map<string, Day>();
  const creatives = new Map<string, Creative>();
  const states = new Map<MailingState, number>();
  const reached = new Map<MailingState, number>();
  let created = 0;
  for (const row of account.mailings.values()) {
    if (of.campaign !== undefined && row.campaign_id !== of.campaign) continue;
    if (of.creative !== undefined && row.creative_id !== of.creative) continue;
    const isMailed = row.mode === 'production' && within(row.mailed_at);
    const isCreated = within(row.created_at);
    if (!isMailed && !isCreated) continue;
    const creative = creativeOf(account, creatives, row);
    if (isCreated) {
      created += 1;
      creative.created += 1;
      dayOf(days, row.created_at).created += 1;
      count(states, row.state);
      for (const state of new Set(row.history.map((change) => change.state))) count(reached, state);
      if (row.state === 'delivered' && row.mode === 'production') creative.delivered += 1;
      if (row.mailed_at === null && isOver(row)) creative.unmailed += 1;
    }
    if (isMailed) {
      const day = dayOf(days, row.mailed_at as Instant);
      day.circulation += 1;
      day.spend += row.price;
      creative.circulation += 1;
      creative.spend += row.price;
    }
  }
  return {
    days: [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)).map(inDollars),
    created,
    states: listOf(states),
    reached: listOf(reached),
    creatives: inOrder(account, creatives).map(inDollars),
  };
}

const isOver = ({ state }: MailingRow): boolean => !['processing', 'production'].includes(state);

/** In the order of the tables, which is the one of creation. */
function inOrder(account: Account, found: ReadonlyMap<string, Creative>): Creative[] {
  return [...account.creatives.values()].flatMap(({ id }) => found.get(id) ?? []);
}

function creativeOf(account: Account, known: Map<string, Creative>, row: MailingRow): Creative {
  let creative = known.get(row.creative_id);
  if (creative === undefined) {
    creative = {
      campaign_id: row.campaign_id,
      campaign_name: (account.campaigns.get(row.campaign_id) as CampaignRow).name,
      creative_id: row.creative_id,
      creative_name: (account.creatives.get(row.creative_id) as CreativeRow).name,
      created: 0,
      delivered: 0,
      unmailed: 0,
      circulation: 0,
      spend: 0,
    };
    known.set(row.creative_id, creative);
  }
  return creative;
}

function dayOf(days: Map<string, Day>, at: Instant): Day {
  const name = toIso(at).slice(0, 10);
  let day = days.get(name);
  if (day === undefined) {
    day = { day: name, created: 0, circulation: 0, spend: 0 };
    days.set(name, day);
  }
  return day;
}

const inDollars = <Row extends { readonly spend: Money }>(row: Row): Row => ({ ...row, spend: toNumber(row.spend) });

function count(counts: Map<MailingState, number>, state: MailingState): void {
  counts.set(state, (counts.get(state) ?? 0) + 1);
}

const listOf = (counts: ReadonlyMap<MailingState, number>) =>
  [...counts].map(([state, number]) => ({ state, count: number }));
