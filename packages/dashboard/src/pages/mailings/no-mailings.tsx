import { control } from '../../api/control.ts';
import { service } from '../../api/service.ts';
import { useCall } from '../../api/use-call.ts';
import { Empty } from '../../components/page/empty.tsx';

/** The first thing a newcomer sees: the one command that makes a mailing appear here. */
export function NoMailings({ searched }: { readonly searched: boolean }) {
  const campaigns = useCall(['campaigns'], control('listCampaigns', {}));
  if (searched) {
    return (
      <Empty title="Nothing found">
        Words are looked for in names, places, identifiers and addresses. Fields: state:, campaign:, to:, zip:,
        created:&gt;.
      </Empty>
    );
  }
  if (campaigns.data === undefined) return null;
  const campaign = campaigns.data.find(
    ({ active, creatives }) => active && creatives.some((creative) => creative.active),
  );
  if (campaign === undefined) {
    const create = control('createCampaign', {
      body: { name: 'Autumn Welcome', creatives: [{ name: 'Postcard', format: 'postcard_4x6', default: true }] },
    });
    return (
      <Empty title="No mail yet, and no campaign to send" command={create}>
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
  return (
    <Empty title="No mail yet" command={service('POST', '/v1/mailing', { body })}>
      Send a mailing, and it appears here by itself. From a terminal, with the SDK, or with this command:
    </Empty>
  );
}
