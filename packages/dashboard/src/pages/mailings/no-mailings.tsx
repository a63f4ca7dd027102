import { useQuery } from '@tanstack/react-query';
import { asCurl } from '../../api/call.ts';
import { control } from '../../api/control.ts';
import { serviceToken } from '../../api/send.ts';
import { service } from '../../api/service.ts';
import { useCall } from '../../api/use-call.ts';
import { Empty } from '../../components/empty.tsx';

/** The first thing a newcomer sees: the one command that makes a mailing appear here. */
export function NoMailings({ searched }: { readonly searched: boolean }) {
  const campaigns = useCall(['campaigns'], control('listCampaigns', {}));
  const token = useQuery({ queryKey: ['tokens', 'service'], queryFn: () => serviceToken() });
  if (searched) {
    return (
      <Empty title="Nothing found">
        Words are looked for in names, places, identifiers and addresses. Fields: state:, campaign:, to:, zip:,
        created:&gt;.
      </Empty>
    );
  }
  if (campaigns.data === undefined || token.data === undefined) return null;
  const campaign = campaigns.data.find(
    ({ active, creatives }) => active && creatives.some((creative) => creative.active),
  );
  if (campaign === undefined) {
    const create = control('createCampaign', {
      body: { name: 'Autumn Welcome', creatives: [{ name: 'Postcard', format: 'postcard_4x6', default: true }] },
    });
    return (
      <Empty title="No mail yet, and no campaign to send" command={asCurl(create, window.location.origin)}>
        A mailing needs an active campaign with a creative. This command makes one; the Campaigns page does too.
      </Empty>
    );
  }
  const body = {
    campaign_id: campaign.id,
    recipient: {
      full_name: 'Ada Lovelace',
      address_1: '1600 Amphitheatre Pkwy',
      city: 'Mountain View',
      state: 'CA',
      postal_code: '94043',
    },
  };
  const command = asCurl(service('POST', '/v1/mailing', { body }), window.location.origin, token.data ?? undefined);
  return (
    <Empty title="No mail yet" command={command}>
      Send a mailing, and it appears here by itself. From a terminal, with the SDK, or with this command:
    </Empty>
  );
}
