import { Link } from 'wouter';
import { type Campaign, control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { Panel } from '../../components/page/panel.tsx';
import { ByCreative } from '../statistics/by-creative.tsx';
import { Funnel } from '../statistics/funnel.tsx';

interface Props {
  readonly campaign: Campaign;
}

function useStatistics(id: string) {
  return useCall(['statistics', { campaign: id }], control('getStatistics', { query: { campaign: id } })).data;
}

/** How many mailings of a campaign reached each state; empty without mail. */
export function CampaignWay({ campaign: { id } }: Props) {
  const data = useStatistics(id);
  if (data === undefined || data.created === 0) return null;
  return (
    <Panel
      title="Mailings by state, with test mailings"
      actions={<Link href={`/statistics?campaign=${id}`}>By day</Link>}
    >
      <Funnel statistics={data} campaign={id} />
    </Panel>
  );
}

/** The share of each creative in the mailings, if there are several creatives. */
export function CampaignSplit({ campaign: { id } }: Props) {
  const data = useStatistics(id);
  if (data === undefined || data.creatives.length < 2) return null;
  return <ByCreative creatives={data.creatives} />;
}
