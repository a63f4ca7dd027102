import { Link } from 'wouter';
import { type Campaign, control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { Panel } from '../../components/page/panel.tsx';
import { ByCreative } from '../statistics/by-creative.tsx';
import { Funnel } from '../statistics/funnel.tsx';

/** How far the mail of a campaign came, and how its creatives share it; nothing while it has no mail. */
export function CampaignWay({ campaign }: { readonly campaign: Campaign }) {
  const { id } = campaign;
  const { data } = useCall(['statistics', { campaign: id }], control('getStatistics', { query: { campaign: id } }));
  if (data === undefined || data.created === 0) return null;
  return (
    <>
      <Panel title="How far the mail came" actions={<Link href={`/statistics?campaign=${id}`}>By day</Link>}>
        <Funnel statistics={data} campaign={id} />
      </Panel>
      {data.creatives.length > 1 && <ByCreative creatives={data.creatives} />}
    </>
  );
}
