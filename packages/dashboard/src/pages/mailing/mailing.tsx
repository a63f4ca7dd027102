import { Anchor, Button, Group, Stack } from '@mantine/core';
import { Link } from 'wouter';
import { control, type Mailing as MailingView } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { formatName } from '../../components/mail/formats.ts';
import { nameOf, placeOf } from '../../components/mail/recipient.ts';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { Copy } from '../../components/page/copy-as.tsx';
import { Isolated } from '../../components/page/isolated.tsx';
import { JsonView } from '../../components/page/json-view.tsx';
import { Page } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { Time } from '../../components/time/time.tsx';
import { LoadedRecord } from '../loaded-record.tsx';
import { Addresses } from './addresses.tsx';
import { MergeTags } from './merge-tags.tsx';
import { Preflight } from './preflight.tsx';
import { Stage } from './stage.tsx';
import { Timeline } from './timeline.tsx';
import { Transitions } from './transitions.tsx';

/** One mailing: the piece, its history, and its possible next states. */
export function Mailing({ id }: { readonly id: string }) {
  const query = useCall(['mailings', id], control('getMailing', { params: { id } }));
  return (
    <LoadedRecord query={query} noun="Mailing">
      {(mailing) => <Shown mailing={mailing} />}
    </LoadedRecord>
  );
}

function Shown({ mailing }: { readonly mailing: MailingView }) {
  const { campaign_id, campaign_name, creative_name, creative_id, format, mode, total_cost } = mailing;
  return (
    <Page
      title={nameOf(mailing)}
      mark={<StateChip state={mailing.state} />}
      lead={
        <>
          <Isolated>{placeOf(mailing)}</Isolated> ·{' '}
          <Anchor component={Link} href={`/campaigns/${campaign_id}`}>
            <Isolated>{campaign_name}</Isolated>
          </Anchor>{' '}
          ·{' '}
          <Anchor component={Link} href={`/creatives/${creative_id}`}>
            {creative_name === campaign_name ? 'its creative' : <Isolated>{creative_name}</Isolated>}
          </Anchor>{' '}
          · {formatName(format)} · {mode === 'test' ? 'test token, costs nothing' : `$${total_cost}`} · created{' '}
          <Time at={mailing.created_at} />
        </>
      }
      actions={
        <Button component={Link} href={`/mailings/${mailing.id}/compare`} variant="subtle">
          Compare
        </Button>
      }
    >
      <div className="mailing">
        <div className="mailing-piece">
          <Stage mailing={mailing} />
        </div>
        <Stack gap="md" className="mailing-way">
          <Panel title="Next states">
            <Transitions mailing={mailing} />
          </Panel>
          <Panel title="Timeline">
            <Timeline mailing={mailing} />
          </Panel>
        </Stack>
        <Stack gap="md" className="mailing-data">
          <div className="mailing-sent">
            <Addresses mailing={mailing} />
            <MergeTags mailing={mailing} />
          </div>
          <Panel title="Preflight">
            <Preflight mailing={mailing} />
          </Panel>
          <Panel title="As JSON" folded>
            <JsonView value={mailing} label="The mailing as JSON" />
          </Panel>
          <Group gap="xs" className="identity">
            <span className="sub">Id</span>
            <code>{mailing.id}</code>
            <Copy text={mailing.id}>Copy</Copy>
          </Group>
        </Stack>
      </div>
    </Page>
  );
}
