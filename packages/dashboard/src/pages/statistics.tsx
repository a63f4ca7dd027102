import { Group, Table, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { problemOf } from '../api/problem.ts';
import { sendForAnswer } from '../api/send.ts';
import { service } from '../api/service.ts';
import { CopyAs } from '../components/page/copy-as.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { JsonView } from '../components/page/json-view.tsx';
import { Loaded, Page, Trouble } from '../components/page/page.tsx';
import { Pager } from '../components/page/pager.tsx';
import { Panel } from '../components/page/panel.tsx';

/** The most that the service gives. */
const PER_PAGE = 30;

interface Stats {
  readonly total_campaign_count: number;
  readonly total_circulation: number;
  readonly total_spend: number;
  readonly campaigns: readonly { campaign_id: string; campaign_name: string; circulation: number; spend: number }[];
}

/** Circulation and spend per campaign, beside the answer that the API gives for the same dates. */
export function Statistics() {
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [page, setPage] = useState(1);
  const call = service<Stats>('GET', '/v1/stats/campaigns', {
    query: { start_date: start, end_date: end, page, per_page: PER_PAGE },
    unrecorded: true,
  });
  const from = (set: (date: string) => void, date: string): void => {
    set(date);
    setPage(1);
  };
  // Under `mailings`: a piece that is mailed changes them.
  const query = useQuery({
    queryKey: ['mailings', 'statistics', start, end, page],
    queryFn: () => sendForAnswer(call),
  });
  return (
    <Page title="Statistics" lead="Pieces count, and their cost is spent, when they are mailed; test mailings never do">
      <Group gap="sm" align="flex-end">
        <TextInput
          type="date"
          label="From"
          value={start}
          onChange={(event) => from(setStart, event.currentTarget.value)}
        />
        <TextInput type="date" label="To" value={end} onChange={(event) => from(setEnd, event.currentTarget.value)} />
        <CopyAs call={call} />
      </Group>
      <Loaded query={query}>
        {({ status, data }) => (
          <div className="two two-even">
            {status === 200 ? (
              <ByCampaign stats={data as Stats} page={page} onPage={setPage} />
            ) : (
              <Trouble error={problemOf(status, data)} />
            )}
            <Panel title={`The API answers ${status}`}>
              <JsonView value={data} label="The exact answer" />
            </Panel>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

interface ByCampaignProps {
  readonly stats: Stats;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function ByCampaign({ stats, page, onPage }: ByCampaignProps) {
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
      <Pager
        page={page}
        perPage={PER_PAGE}
        total={stats.total_campaign_count}
        onPage={onPage}
        words={['Back', 'Further']}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {stats.total_circulation.toLocaleString('en-US')} pieces, ${stats.total_spend.toFixed(2)}
      </Text>
    </div>
  );
}
