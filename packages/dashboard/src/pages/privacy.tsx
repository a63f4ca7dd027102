import { Stack, Table, Text } from '@mantine/core';
import { Link } from 'wouter';
import { control } from '../api/control.ts';
import { service } from '../api/service.ts';
import { useCall } from '../api/use-call.ts';
import { StateChip } from '../components/mail/state-chip.tsx';
import { CopyAs } from '../components/page/copy-as.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { Loaded, Page, Trouble } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';
import { Time } from '../components/time/time.tsx';

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
  return (
    <Page title="Data requests" lead="Access and erasure; an erasure adds the person to Do Not Mail at once">
      <Loaded query={query}>
        {(requests) =>
          requests.length === 0 ? (
            <Empty title="No data subject requests" command={service('POST', '/v1/dsr/request', { body: example })}>
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
                    <CopyAs call={service('GET', `/v1/dsr/request/${row.subject_request_id}`)} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <Undecided />
    </Page>
  );
}

/** D101: what may be of the person that a completed request meant, and stays, because nothing decides it. */
function Undecided() {
  const query = useCall(['privacy', 'undecided'], control('listUndecidedRecords', {}));
  if (query.error !== null && query.data === undefined) return <Trouble error={query.error} />;
  if (query.data === undefined || query.data.length === 0) return null;
  return (
    <Panel title={`Records that a person must decide about (${query.data.length.toLocaleString('en-US')})`}>
      <Stack gap="sm">
        <Text size="sm">
          They may be of the person whom a completed request meant: the address is the same, and the names neither agree
          nor differ for certain. They were neither given out nor erased. Compare the names, and act by hand.
        </Text>
        <DataTable label="Undecided records" head={['Request', 'Type', 'Record', 'Names on it', 'Audience']}>
          {query.data.map(({ subject_request_id, subject_request_type, record, id, audience, names }) => (
            <Table.Tr key={`${subject_request_id} ${record} ${id}`}>
              <Table.Td className="mono">{subject_request_id}</Table.Td>
              <Table.Td>{subject_request_type}</Table.Td>
              <Table.Td>
                {record} <RecordLink record={record} id={id} />
              </Table.Td>
              <Table.Td>{names.length === 0 ? 'none' : names.join(', ')}</Table.Td>
              <Table.Td>{audience ?? '–'}</Table.Td>
            </Table.Tr>
          ))}
        </DataTable>
        <CopyAs call={control('listUndecidedRecords', {})} />
      </Stack>
    </Panel>
  );
}

function RecordLink({ record, id }: { readonly record: string; readonly id: string }) {
  if (record !== 'mailing') return <span className="mono">{id}</span>;
  return (
    <Link href={`/mailings/${id}`} className="mono">
      {id}
    </Link>
  );
}
