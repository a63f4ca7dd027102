import { Group, Table, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { problemOf } from '../api/problem.ts';
import { sendForAnswer } from '../api/send.ts';
import { service } from '../api/service.ts';
import { CopyAs } from '../components/copy-as.tsx';
import { DataTable } from '../components/data-table.tsx';
import { JsonView } from '../components/json-view.tsx';
import { Loaded, Page, Trouble } from '../components/page.tsx';
import { Panel } from '../components/panel.tsx';

interface Stats {
  readonly total_circulation: number;
  readonly total_spend: number;
  readonly campaigns: readonly { campaign_id: string; campaign_name: string; circulation: number; spend: number }[];
}

/** Circulation and spend per campaign, beside the answer that the API gives for the same dates. */
export function Statistics() {
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const call = service<Stats>('GET', '/v1/stats/campaigns', {
    query: { start_date: start, end_date: end, per_page: 30 },
  });
  // Under `mailings`: a piece that is mailed changes them.
  const query = useQuery({ queryKey: ['mailings', 'statistics', start, end], queryFn: () => sendForAnswer(call) });
  return (
    <Page title="Statistics" lead="Pieces count, and their cost is spent, when they are mailed; test mailings never do">
      <Group gap="sm" align="flex-end">
        <TextInput type="date" label="From" value={start} onChange={(event) => setStart(event.currentTarget.value)} />
        <TextInput type="date" label="To" value={end} onChange={(event) => setEnd(event.currentTarget.value)} />
        <CopyAs call={call} />
      </Group>
      <Loaded query={query}>
        {({ status, data }) => (
          <div className="two two-even">
            {status === 200 ? <ByCampaign stats={data as Stats} /> : <Trouble error={problemOf(status, data)} />}
            <Panel title={`The API answers ${status}`}>
              <JsonView value={data} label="The exact answer" />
            </Panel>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function ByCampaign({ stats }: { readonly stats: Stats }) {
  const most = Math.max(1, ...stats.campaigns.map(({ circulation }) => circulation));
  return (
    <div>
      <DataTable label="Statistics by campaign" head={['Campaign', 'Circulation', 'Spend']}>
        {stats.campaigns.map(({ campaign_id, campaign_name, circulation, spend }) => (
          <Table.Tr key={campaign_id} className="row">
            <Table.Td>
              <Link href={`/campaigns/${campaign_id}`} data-row className="row-link">
                {campaign_name}
              </Link>
            </Table.Td>
            <Table.Td className="number">
              {circulation.toLocaleString('en-US')}
              <span className="bar" style={{ width: `${(circulation / most) * 100}%` }} />
            </Table.Td>
            <Table.Td className="number">${spend.toFixed(2)}</Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
      <Text size="sm" c="dimmed" mt="xs">
        {stats.total_circulation.toLocaleString('en-US')} pieces, ${stats.total_spend.toFixed(2)}
      </Text>
    </div>
  );
}
