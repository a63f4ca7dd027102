import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { Worked } from '../runs/outcome.tsx';

/** Whether a campaign of which a part was held out made people order; nothing for one without a hold-out. */
export function CampaignResults({ id }: { readonly id: string }) {
  const { data } = useCall(['results', 'campaign', id], control('getCampaignResults', { params: { id } }));
  return data === undefined || data.held_out.people === 0 ? null : <Worked results={data} />;
}
