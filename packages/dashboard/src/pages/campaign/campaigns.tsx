import { counted, figure, money } from '@direct-mail/contract/words/figures';
import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'wouter';
import { type Campaign, control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { NewForm } from '../../components/forms/form.tsx';
import { Thumbnail } from '../../components/mail/thumbnail.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { Loaded, Page } from '../../components/page/page.tsx';
import { type CampaignSums, useCampaignSums } from './figures.tsx';

const example = { name: 'Autumn Welcome', creatives: [{ name: 'Postcard', format: 'postcard_4x6', default: true }] };

/** All campaigns with their artwork, inactive ones included. */
export function Campaigns() {
  const query = useCall(['campaigns'], control('listCampaigns', {}));
  const [making, making_] = useDisclosure(false);
  const sums = useCampaignSums();
  return (
    <Page
      title="Campaigns"
      lead="What is mailed, and its artwork"
      actions={<Button onClick={making_.open}>New campaign</Button>}
    >
      <Loaded query={query}>
        {(campaigns) =>
          campaigns.length === 0 ? (
            <Empty title="No campaigns yet" command={control('createCampaign', { body: example })}>
              A mailing belongs to a campaign and uses one of its creatives. Create a campaign with the button or with
              this command:
            </Empty>
          ) : (
            <ul className="cards">
              {campaigns.map((campaign) => (
                <Card key={campaign.id} campaign={campaign} sums={sums.get(campaign.id)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Modal opened={making} onClose={making_.close} title="New campaign">
        <NewForm call={(name) => control('createCampaign', { body: { name } })} pageOf={(id) => `/campaigns/${id}`} />
      </Modal>
    </Page>
  );
}

function Card({ campaign, sums }: { readonly campaign: Campaign; readonly sums: CampaignSums | undefined }) {
  const { id, name, active, creatives, settings } = campaign;
  const shown = creatives.find((creative) => creative.default) ?? creatives[0];
  const facts = [
    counted(creatives.length, 'creative'),
    settings.budget === null ? null : `budget $${settings.budget}`,
    settings.holdout_percent === 0 ? null : `holdout ${settings.holdout_percent} %`,
  ].filter((fact) => fact !== null);
  return (
    <li className="card" data-inactive={active ? undefined : ''}>
      {shown === undefined ? (
        <span className="thumb" data-size="card">
          <span className="sub">No artwork yet</span>
        </span>
      ) : (
        <Thumbnail creativeId={shown.id} format={shown.format} revision={shown.revision} size="card" />
      )}
      <span className="card-text">
        <Link href={`/campaigns/${id}`} data-row className="row-link">
          {name}
        </Link>
        <span className="sub">{facts.join(' · ')}</span>
        <span className="card-figures">
          <span>
            <b>{figure(sums?.created ?? 0)}</b> created
          </span>
          <span>
            <b>{figure(sums?.delivered ?? 0)}</b> delivered
          </span>
          <span>
            <b>{money(sums?.spend ?? 0)}</b>
          </span>
        </span>
      </span>
      {!active && <span className="on">inactive</span>}
    </li>
  );
}
