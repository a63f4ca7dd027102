import { Button, Modal, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'wouter';
import { type Campaign, control } from '../../api/control.ts';
import { useCall, useSend } from '../../api/use-call.ts';
import { NewForm } from '../../components/forms/form.tsx';
import { formatName, formats, mailTypes } from '../../components/mail/formats.ts';
import { Thumbnail } from '../../components/mail/thumbnail.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { Page, Trouble } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { LoadedRecord } from '../loaded-record.tsx';
import { CampaignFigures } from './figures.tsx';
import { MailList } from './mail-list.tsx';
import { OneTimeSend } from './one-time-send.tsx';
import { CampaignResults } from './results.tsx';
import { CampaignSettings } from './settings.tsx';
import { CampaignSplit, CampaignWay } from './way.tsx';

/** One campaign: its creatives, its settings, and a mailing to a whole audience. */
export function CampaignPage({ id }: { readonly id: string }) {
  const query = useCall(['campaigns', id], control('getCampaign', { params: { id } }));
  return (
    <LoadedRecord query={query} noun="Campaign">
      {(campaign) => <Shown campaign={campaign} />}
    </LoadedRecord>
  );
}

function Shown({ campaign }: { readonly campaign: Campaign }) {
  const { id, name, active, creatives } = campaign;
  const change = useSend<Campaign>();
  const [adding, adding_] = useDisclosure(false);
  const [listing, listing_] = useDisclosure(false);
  return (
    <Page
      title={name}
      mark={
        <span className="on" data-on={active ? '' : undefined}>
          {active ? 'active' : 'inactive'}
        </span>
      }
      lead={<span className="mono">{id}</span>}
      actions={
        <>
          <Button component={Link} href={`/?q=${encodeURIComponent(`campaign:${id}`)}`} variant="subtle">
            Its mailings
          </Button>
          {creatives.length > 1 && (
            <Button component={Link} href={`/campaigns/${id}/compare`} variant="subtle">
              Compare creatives
            </Button>
          )}
          <Button
            variant="subtle"
            loading={change.isPending}
            onClick={() => change.mutate(control('changeCampaign', { params: { id }, body: { active: !active } }))}
          >
            {active ? 'Deactivate' : 'Activate'}
          </Button>
          <Button variant="default" disabled={!creatives.some((creative) => creative.active)} onClick={listing_.open}>
            Mail a list
          </Button>
          <Button onClick={adding_.open}>New creative</Button>
        </>
      }
    >
      <Trouble error={change.error} />
      <CampaignFigures campaign={campaign} />
      <div className="columns columns-campaign">
        <div className="column">
          {creatives.length === 0 ? (
            <Empty title="No artwork yet">Mailings can be sent once the campaign has a creative.</Empty>
          ) : (
            <ul className="cards">
              {creatives.map((creative) => (
                <li key={creative.id} className="card" data-inactive={creative.active ? undefined : ''}>
                  <Thumbnail
                    creativeId={creative.id}
                    format={creative.format}
                    revision={creative.revision}
                    size="card"
                  />
                  <span className="card-text">
                    <Link href={`/creatives/${creative.id}`} data-row className="row-link">
                      {creative.name}
                    </Link>
                    <span className="sub">
                      {formatName(creative.format)} · {creative.mail_type.replaceAll('_', ' ')}
                    </span>
                  </span>
                  {(creatives.length > 1 || !creative.active) && (creative.default || !creative.active) && (
                    <span className="on" data-on={creative.active ? '' : undefined}>
                      {creative.active ? 'default' : 'inactive'}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
          <Panel title="Settings">
            <CampaignSettings campaign={campaign} key={campaign.id} />
          </Panel>
        </div>
        <div className="column">
          <Panel title="Mail an audience once">
            <OneTimeSend campaign={campaign} />
          </Panel>
          {/* Last: it comes when it is counted, and nothing below it moves. */}
          <CampaignWay campaign={campaign} />
        </div>
      </div>
      <CampaignSplit campaign={campaign} />
      <CampaignResults id={id} />
      <Modal opened={adding} onClose={adding_.close} title="New creative">
        <NewCreative campaignId={id} first={creatives.length === 0} />
      </Modal>
      <Modal opened={listing} onClose={listing_.close} title="Mail a list from a file" size="xl">
        <MailList campaign={campaign} />
      </Modal>
    </Page>
  );
}

function NewCreative({ campaignId, first }: { readonly campaignId: string; readonly first: boolean }) {
  const [format, setFormat] = useState('postcard_4x6');
  const [mailType, setMailType] = useState('first_class');
  const call = (name: string) => {
    const body = { name, format, mail_type: mailType, default: first };
    return control('createCreative', { params: { id: campaignId }, body });
  };
  return (
    <NewForm call={call} pageOf={(id) => `/creatives/${id}`} label="Create and edit">
      <NativeSelect
        label="Format"
        data={formats.map((value) => ({ value, label: formatName(value) }))}
        value={format}
        onChange={(event) => setFormat(event.currentTarget.value)}
      />
      <NativeSelect
        label="Mail type"
        data={[...mailTypes]}
        value={mailType}
        onChange={(event) => setMailType(event.currentTarget.value)}
      />
    </NewForm>
  );
}
