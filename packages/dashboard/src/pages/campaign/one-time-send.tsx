import { figure } from '@direct-mail/contract/words/figures';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { type Campaign, control, type ResponseOf } from '../../api/control.ts';
import { useCall, useSend } from '../../api/use-call.ts';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { isolated } from '../../components/page/isolated.tsx';
import { Trouble } from '../../components/page/page.tsx';

/** One mailing for every member of an audience that can be mailed (D80). */
export function OneTimeSend({ campaign }: { readonly campaign: Campaign }) {
  const audiences = useCall(['audiences'], control('listAudiences', {}));
  const [chosen, setChosen] = useState('');
  const sending = useSend<ResponseOf<'sendCampaign'>>();
  const rows = (audiences.data ?? []).filter(({ kind }) => kind === 'list');
  const call = control('sendCampaign', { params: { id: campaign.id }, body: { audience_id: chosen } });
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        One mailing for every member with an address. Customers (Orders API) and Do Not Mail cannot be mailed.
      </Text>
      <NativeSelect
        label="Audience"
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: '', label: 'Choose one' },
          ...rows.map(({ id, name, member_count }) => ({ value: id, label: `${isolated(name)} (${member_count})` })),
        ]}
      />
      <Trouble error={sending.error} />
      <Text size="sm" role="status">
        {sending.data !== undefined && (
          <>
            <Link href={`/?q=${encodeURIComponent(`campaign:${campaign.id}`)}`}>
              {figure(sending.data.mailings)} mailings created
            </Link>
            , {figure(sending.data.skipped)} members skipped.
          </>
        )}
      </Text>
      <Button disabled={chosen === ''} loading={sending.isPending} onClick={() => sending.mutate(call)}>
        Send
      </Button>
      <CopyAs call={call} />
    </Stack>
  );
}
