import { figure } from '@direct-mail/contract/words/figures';
import { Table } from '@mantine/core';
import { Link } from 'wouter';
import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { DataTable } from '../../components/page/data-table.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { Isolated } from '../../components/page/isolated.tsx';
import { Loaded, Page } from '../../components/page/page.tsx';
import { Time } from '../../components/time/time.tsx';

/** The runs of `@direct-mail/bulk` whose mailings this mock received. */
export function Runs() {
  const query = useCall(['runs'], control('listRuns', {}));
  return (
    <Page
      title="Runs"
      lead="Lists that were mailed with @direct-mail/bulk or direct-mail send, known by their references"
    >
      <Loaded query={query}>
        {(runs) =>
          runs.length === 0 ? (
            <Empty title="No run yet" command="direct-mail send people.csv --campaign CAMPAIGN">
              Each mailing of a run carries a reference in a merge tag. Mail a list, and its run is here:
            </Empty>
          ) : (
            <DataTable
              label="Runs"
              head={['Run', 'Campaign', 'Mailings', 'Delivered', 'Twice', 'Newest']}
              phone={{ lines: [[1, 6], [2], [3, 4], [5]], named: [3, 4, 5] }}
            >
              {runs.map((run) => (
                <Table.Tr key={run.id} className="row">
                  <Table.Td className="mono">
                    <Link href={`/runs/${run.id}`} data-row className="row-link">
                      {run.id}
                    </Link>
                  </Table.Td>
                  <Table.Td>
                    <Link href={`/campaigns/${run.campaign_id}`}>
                      <Isolated>{run.campaign_name}</Isolated>
                    </Link>
                  </Table.Td>
                  <Table.Td className="number">{figure(run.mailings)}</Table.Td>
                  <Table.Td className="number">{figure(run.states['delivered'] ?? 0)}</Table.Td>
                  <Table.Td className="number">{figure(run.doubled)}</Table.Td>
                  <Table.Td>
                    <Time at={run.last_at} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
    </Page>
  );
}
