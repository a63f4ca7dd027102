import { Button, Drawer, Modal, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'wouter';
import { control, type DataRequest } from '../../api/control.ts';
import { service } from '../../api/service.ts';
import { useCall } from '../../api/use-call.ts';
import { Choices } from '../../components/forms/choices.tsx';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { DataTable } from '../../components/page/data-table.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { ExportCsv } from '../../components/page/export-csv.tsx';
import { Loaded, Page } from '../../components/page/page.tsx';
import { useListParams } from '../../components/page/pager.tsx';
import { RowName } from '../../components/page/row-name.tsx';
import { Time } from '../../components/time/time.tsx';
import { dataRequestsCsv } from '../../files/lists.ts';
import { NewDataRequest } from './new-request.tsx';
import { OpenedDataRequest } from './opened-request.tsx';
import { outcomes } from './outcomes.ts';
import { Undecided } from './undecided.tsx';

const example = {
  regulation: 'cpra',
  subject_request_id: '6f1c2a9e-3b57-4c0d-9d0e-2f6a8b1c4d5e',
  subject_request_type: 'erasure',
  submitted_time: '2026-11-20T09:00:00Z',
  subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' }],
};

/** Data subject requests with their status and results. The identity of the requester is not stored. */
export function Privacy() {
  const query = useCall(['privacy'], control('listDataSubjectRequests', {}));
  const { params, set, linkTo } = useListParams();
  const [making, making_] = useDisclosure(false);
  const shown = params.get('show') ?? '';
  const opened = query.data?.find(({ subject_request_id }) => subject_request_id === params.get('request'));
  return (
    <Page
      title="Data requests"
      lead="Requests of people to see or erase their data; an erasure adds them to Do Not Mail immediately"
      actions={
        <>
          {query.data?.length !== 0 && <ExportCsv name="data-requests" make={dataRequestsCsv} />}
          <Button onClick={making_.open}>New request</Button>
        </>
      }
    >
      <Loaded query={query}>
        {(requests) =>
          requests.length === 0 ? (
            <Empty title="No data requests yet" command={service('POST', '/v1/dsr/request', { body: example })}>
              Create one with the button, with the SDK or with this command. Processing starts after an hour and ends
              after a day of the mock’s time: advance the clock to see the result.
            </Empty>
          ) : (
            <>
              <Choices
                label="Filter requests"
                value={shown}
                onChange={(show) => set({ show })}
                data={choices.map((choice) => ({ ...choice, count: requests.filter(choice.holds).length }))}
              />
              <Requests
                rows={requests.filter(choices.find(({ value }) => value === shown)?.holds ?? (() => true))}
                linkTo={linkTo}
              />
            </>
          )
        }
      </Loaded>
      <Undecided />
      <Drawer opened={opened !== undefined} onClose={() => set({ request: null })} title="Data request">
        {opened !== undefined && <OpenedDataRequest request={opened} />}
      </Drawer>
      <Modal opened={making} onClose={making_.close} title="New data request" size="lg">
        <NewDataRequest
          onMade={(id) => {
            making_.close();
            set({ request: id });
          }}
        />
      </Modal>
    </Page>
  );
}

const choices: readonly {
  readonly value: string;
  readonly label: string;
  readonly holds: (request: DataRequest) => boolean;
}[] = [
  { value: '', label: 'All', holds: () => true },
  { value: 'open', label: 'Open', holds: ({ next_at }) => next_at !== null },
  { value: 'completed', label: 'Completed', holds: ({ next_at }) => next_at === null },
  { value: 'access', label: 'Access', holds: ({ subject_request_type: type }) => type === 'access' },
  { value: 'erasure', label: 'Erasure', holds: ({ subject_request_type: type }) => type === 'erasure' },
];

interface RequestsProps {
  readonly rows: readonly DataRequest[];
  readonly linkTo: (changes: Readonly<Record<string, string>>) => string;
}

function Requests({ rows, linkTo }: RequestsProps) {
  if (rows.length === 0)
    return (
      <Text size="sm">
        No request matches these filters. <Link href="/privacy">All requests</Link>
      </Text>
    );
  return (
    <DataTable
      label="Data requests"
      head={['Request', 'Status', 'Result', 'Submitted', 'Next step']}
      phone={{ lines: [[1, 2], [3], [4, 5]], named: [4, 5] }}
    >
      {rows.map((row) => (
        <Table.Tr key={row.subject_request_id} className="row">
          <RowName
            href={linkTo({ request: row.subject_request_id })}
            sub={
              <span className="mono" title={row.subject_request_id}>
                {row.subject_request_id.slice(0, 8)}
              </span>
            }
          >
            {row.subject_request_type === 'access' ? 'Access' : 'Erasure'}
          </RowName>
          <Table.Td>
            <StateChip state={row.request_status} />
          </Table.Td>
          <Table.Td>{outcomes[row.result] ?? row.result.replaceAll('_', ' ')}</Table.Td>
          <Table.Td className="when">
            <Time at={row.submitted_time} />
          </Table.Td>
          <Table.Td className="when">{row.next_at === null ? 'done' : <Time at={row.next_at} />}</Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
