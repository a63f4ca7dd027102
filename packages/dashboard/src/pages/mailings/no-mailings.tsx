import { Button, Paper, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { type Campaign, control } from '../../api/control.ts';
import { send } from '../../api/send.ts';
import { service } from '../../api/service.ts';
import { useBearers, useCall, useCurl } from '../../api/use-call.ts';
import { Empty } from '../../components/page/empty.tsx';
import { Trouble } from '../../components/page/page.tsx';
import { Snippet } from '../../components/page/snippet.tsx';
import { linesFor } from '../tokens/lines.ts';

const recipient = {
  full_name: 'Ada Lovelace',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};

const FRONT = `<body style="margin:0;width:6.25in;height:4.25in;background:#2b5aa3;color:#fffdf8;font-family:Georgia,serif">
<div style="padding:.6in"><h1 style="font-size:46pt;margin:0">Hello, {{ recipient.first_name | default: "there" }}.</h1>
<p style="font-size:16pt">This is the first piece of a new account.</p></div></body>`;

const firstCampaign = {
  name: 'First campaign',
  creatives: [{ name: 'Postcard', format: 'postcard_4x6', default: true, front_html: FRONT }],
};

/** Shown to newcomers: a button that sends a first piece, and what a program needs to send the next one. */
export function NoMailings({ searched }: { readonly searched: boolean }) {
  const campaigns = useCall(['campaigns'], control('listCampaigns', {}));
  if (searched) {
    return (
      <Empty title="Nothing found">
        Words are searched for in names, addresses, identifiers and merge tags; an e-mail must be whole. Fields: state:,
        campaign:, to:, zip:, created:&gt;. <Link href="/">All mailings</Link>
      </Empty>
    );
  }
  return campaigns.data === undefined ? null : <First campaigns={campaigns.data} />;
}

function First({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const bearers = useBearers();
  const campaign = campaigns.find(({ active, creatives }) => active && creatives.some((creative) => creative.active));
  const creative = campaign?.creatives.find((one) => one.default);
  const guide = useCall(
    ['creatives', creative?.id ?? '', 'guide'],
    control('getDataGuide', { params: { id: creative?.id ?? '' } }),
    { enabled: creative !== undefined },
  );
  // Without merge tags the first piece would have gaps.
  const sample = guide.data?.sample ?? {};
  const tags = Object.keys(sample).length === 0 ? {} : { merge_tags: sample };
  const mailTo = (campaign_id: string) =>
    service<{ id: string }>('POST', '/v1/mailing', { body: { campaign_id, recipient, ...tags } });
  const first = useMutation({
    mutationFn: async () => {
      const { id } = campaign ?? (await send(control('createCampaign', { body: firstCampaign })));
      return send(mailTo(id));
    },
    onSuccess: ({ id }) => navigate(`/mailings/${id}`),
    onSettled: () => queries.invalidateQueries(),
  });
  const token = bearers.data?.service ?? null;
  const command = useCurl()(mailTo(campaign?.id ?? '{campaign id}'));
  return (
    <Paper className="empty" withBorder>
      <Title order={2} size="h3">
        No mail yet
      </Title>
      <Text size="sm" c="dimmed" maw={560}>
        A postcard to Ada Lovelace, with the production token: it is checked, printed and delivered in the mock’s time,
        costs only the mock’s money, and nothing leaves this machine.
        {campaign === undefined && ' A campaign with a postcard is created for it.'}
      </Text>
      <Button size="md" loading={first.isPending} onClick={() => first.mutate()}>
        Send the first piece
      </Button>
      <Trouble error={first.error} />
      {token !== null && (
        <>
          <Text size="sm" fw={600} mt="md">
            From your program: the base address is <span className="mono">{window.location.origin}</span>, the token{' '}
            <span className="mono">{token}</span>
          </Text>
          <Snippet text={linesFor(window.location.origin, token)} label="The first lines of code" />
          {campaign !== undefined && !guide.isLoading && (
            <>
              <Text size="sm" fw={600}>
                From a terminal
              </Text>
              <Snippet text={command} label="Command" />
            </>
          )}
        </>
      )}
    </Paper>
  );
}
