import { figure } from '@direct-mail/contract/words/figures';
import { Stack, Table, Text } from '@mantine/core';
import { Link } from 'wouter';
import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { DataTable } from '../../components/page/data-table.tsx';
import { isolated } from '../../components/page/isolated.tsx';
import { Trouble } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';

/** D101: records that may belong to the person of a completed request but were kept, because no field proves it. */
export function Undecided() {
  const query = useCall(['privacy', 'undecided'], control('listUndecidedRecords', {}));
  if (query.error !== null && query.data === undefined) return <Trouble error={query.error} />;
  if (query.data === undefined || query.data.length === 0) return null;
  return (
    <Panel title={`Records that a person must decide about (${figure(query.data.length)})`}>
      <Stack gap="sm">
        <Text size="sm">
          They may belong to the person of a completed request: the address is the same, but the names neither clearly
          match nor clearly differ. They were neither disclosed nor erased. Compare the names and act by hand.
        </Text>
        <DataTable label="Undecided records" head={['Request', 'Type', 'Record', 'Names on it', 'Audience']}>
          {query.data.map(({ subject_request_id, subject_request_type, record, id, audience, names }) => (
            <Table.Tr key={`${subject_request_id} ${record} ${id}`}>
              <Table.Td className="mono">{subject_request_id}</Table.Td>
              <Table.Td>{subject_request_type}</Table.Td>
              <Table.Td>
                {record} <RecordLink record={record} id={id} />
              </Table.Td>
              <Table.Td>{names.length === 0 ? 'none' : names.map(isolated).join(', ')}</Table.Td>
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
