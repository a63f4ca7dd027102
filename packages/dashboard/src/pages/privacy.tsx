import { Table } from '@mantine/core';
import { asCurl } from '../api/call.ts';
import { control } from '../api/control.ts';
import { service } from '../api/service.ts';
import { useCall } from '../api/use-call.ts';
import { Copy } from '../components/copy-as.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Empty } from '../components/empty.tsx';
import { Loaded, Page } from '../components/page.tsx';
import { StateChip } from '../components/state-chip.tsx';
import { Time } from '../components/time.tsx';

const example = {
  regulation: 'cpra',
  subject_request_id: '6f1c2a9e-3b57-4c0d-9d0e-2f6a8b1c4d5e',
  subject_request_type: 'erasure',
  submitted_time: '2026-11-20T09:00:00Z',
  subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' }],
};

/** Data subject requests with how far they are; who asked is not kept. */
export function Privacy() {
  const query = useCall(['privacy'], control('listDataSubjectRequests', {}));
  const origin = window.location.origin;
  return (
    <Page title="Data requests" lead="Access and erasure; an erasure adds the person to Do Not Mail at once">
      <Loaded query={query}>
        {(requests) =>
          requests.length === 0 ? (
            <Empty
              title="No data subject requests"
              command={asCurl(service('POST', '/v1/dsr/request', { body: example }), origin)}
            >
              Send one, with the SDK or with this command; then move the clock on by a day to see it completed.
            </Empty>
          ) : (
            <DataTable
              label="Data subject requests"
              head={['Request', 'Type', 'Status', 'Result', 'Moves on', 'Submitted', 'The API’s answer']}
            >
              {requests.map((row) => (
                <Table.Tr key={row.subject_request_id}>
                  <Table.Td className="mono">{row.subject_request_id}</Table.Td>
                  <Table.Td>{row.subject_request_type}</Table.Td>
                  <Table.Td>
                    <StateChip state={row.request_status} />
                  </Table.Td>
                  <Table.Td>{row.result.replaceAll('_', ' ')}</Table.Td>
                  <Table.Td>{row.next_at === null ? '–' : <Time at={row.next_at} />}</Table.Td>
                  <Table.Td>
                    <Time at={row.submitted_time} />
                  </Table.Td>
                  <Table.Td>
                    <Copy text={asCurl(service('GET', `/v1/dsr/request/${row.subject_request_id}`), origin)}>
                      Copy as curl
                    </Copy>
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
