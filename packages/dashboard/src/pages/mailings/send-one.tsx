import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { formatName } from '../../components/mail/formats.ts';
import { isolated } from '../../components/page/isolated.tsx';
import { Loaded } from '../../components/page/page.tsx';
import { SendTest } from '../creative/send-test.tsx';

/** Sends one piece by hand: choose the artwork, the recipient and the merge tags. */
export function SendOne() {
  const { data = [] } = useCall(['campaigns'], control('listCampaigns', {}));
  const [chosen, setChosen] = useState('');
  const sendable = data
    .filter(({ active }) => active)
    .flatMap(({ name, creatives }) =>
      creatives.filter((creative) => creative.active).map((creative) => ({ campaign: name, creative })),
    );
  const creative = (sendable.find((each) => each.creative.id === chosen) ?? sendable[0])?.creative;
  const guide = useCall(
    ['creatives', creative?.id ?? '', 'guide'],
    control('getDataGuide', { params: { id: creative?.id ?? '' } }),
    { enabled: creative !== undefined },
  );
  if (creative === undefined) return <p className="sub">No active campaign has artwork: create one first.</p>;
  return (
    <Stack gap="sm">
      <NativeSelect
        label="Artwork"
        data-autofocus
        value={creative.id}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={sendable.map(({ campaign, creative: { id, name, format } }) => ({
          value: id,
          label: `${[...new Set([campaign, name])].map(isolated).join(': ')}, ${formatName(format)}`,
        }))}
      />
      <Loaded query={guide.isPlaceholderData ? { data: undefined, error: null } : guide}>
        {(data_guide) => <SendTest key={creative.id} creative={creative} guide={data_guide} />}
      </Loaded>
    </Stack>
  );
}
