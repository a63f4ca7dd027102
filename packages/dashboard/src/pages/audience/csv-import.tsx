import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { importFile, type ResponseOf } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';
import { ColumnChoice } from '../../components/files/column-choice.tsx';
import { CsvPicker, CsvPreview, useCsvFile } from '../../components/files/csv-file.tsx';
import { RejectedRows } from '../../components/files/rejected-rows.tsx';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { Trouble } from '../../components/page/page.tsx';
import { columns, doubtsAbout, guess, type Mapping } from './csv-columns.ts';

type Result = ResponseOf<'importMembers'>;

/** Imports a file into an audience: choose it, check its first rows, map its columns, and see the rejected rows. */
export function CsvImport({ audienceId }: { readonly audienceId: string }) {
  const [mapping, setMapping] = useState<Mapping>({});
  const upload = useSend<Result>();
  const csv = useCsvFile(({ headings }) => {
    upload.reset();
    setMapping(guess(headings));
  });
  const { file, encoding, table } = csv;
  const doubts = useMemo(() => doubtsAbout(table, mapping), [table, mapping]);
  const call = file === null ? null : importFile(audienceId, file, encoding, mapping);
  return (
    <Stack gap="sm">
      <CsvPicker csv={csv} />
      {table.headings.length > 0 && call !== null && (
        <>
          <ColumnChoice columns={columns} headings={table.headings} mapping={mapping} onChange={setMapping} />
          <CsvPreview table={table} />
          {doubts.length > 0 && upload.data === undefined && (
            <ul className="warnings" aria-label="Before the import">
              {doubts.map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </ul>
          )}
          <Group gap="sm">
            <Button
              loading={upload.isPending}
              disabled={table.records.length === 0 || Object.values(mapping).every((heading) => !heading)}
              onClick={() => upload.mutate(call)}
            >
              Import {file?.name}
            </Button>
            <CopyAs call={call} />
          </Group>
        </>
      )}
      <Trouble error={upload.error} />
      {upload.data !== undefined && <Outcome result={upload.data} />}
    </Stack>
  );
}

function Outcome({ result }: { readonly result: Result }) {
  const { added, existing, rejected, rejected_total, ignored_columns } = result;
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {added} added, {existing} already in the audience, {rejected_total} rejected
      </Text>
      {ignored_columns.length > 0 && <Text size="sm">Unused columns: {ignored_columns.join(', ')}</Text>}
      <RejectedRows rows={rejected} total={rejected_total} />
    </div>
  );
}
