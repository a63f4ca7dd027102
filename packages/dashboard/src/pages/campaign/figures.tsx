import { figure, money } from '@direct-mail/contract/words/figures';
import { type Campaign, control, type ResponseOf } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { Figure, Figures } from '../../components/page/figures.tsx';

type Row = ResponseOf<'getStatistics'>['creatives'][number];

export interface CampaignSums {
  readonly created: number;
  readonly mailed: number;
  readonly delivered: number;
  readonly unmailed: number;
  readonly spend: number;
}

/** The totals of each campaign by id; empty while loading. */
export function useCampaignSums(): ReadonlyMap<string, CampaignSums> {
  const { data } = useCall(['statistics', {}], control('getStatistics', { query: {} }));
  return sumsOf(data?.creatives ?? []);
}

function sumsOf(rows: readonly Row[]): Map<string, CampaignSums> {
  const sums = new Map<string, CampaignSums>();
  for (const { campaign_id, created, circulation, delivered, unmailed, spend } of rows) {
    const before = sums.get(campaign_id) ?? none;
    sums.set(campaign_id, {
      created: before.created + created,
      mailed: before.mailed + circulation,
      delivered: before.delivered + delivered,
      unmailed: before.unmailed + unmailed,
      spend: before.spend + spend,
    });
  }
  return sums;
}

const none: CampaignSums = { created: 0, mailed: 0, delivered: 0, unmailed: 0, spend: 0 };

/** How many mailings reached each state, and what is left of the budget. */
export function CampaignFigures({ campaign }: { readonly campaign: Campaign }) {
  const sums = useCampaignSums().get(campaign.id) ?? none;
  const { budget } = campaign.settings;
  return (
    <Figures>
      <Figure name="Created" note="with test mailings">
        {figure(sums.created)}
      </Figure>
      <Figure name="Mailed" note="no test mailings">
        {figure(sums.mailed)}
      </Figure>
      <Figure name="Delivered">{figure(sums.delivered)}</Figure>
      <Figure name="Not mailed">{figure(sums.unmailed)}</Figure>
      <Figure name="Spend">{money(sums.spend)}</Figure>
      {budget !== null && (
        <Figure name="Left of the budget">
          {money(Math.max(0, budget - sums.spend))}
          <span className="meter" data-bad={sums.spend >= budget * 0.9 ? '' : undefined} aria-hidden="true">
            <span style={{ width: `${Math.min(100, (sums.spend / Math.max(0.01, budget)) * 100)}%` }} />
          </span>
        </Figure>
      )}
    </Figures>
  );
}
