import { Button, FileInput, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Answer, control } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';
import { Copy } from '../../components/copy-as.tsx';
import { Trouble } from '../../components/page.tsx';
import { columns, firstRows, guess } from './csv-columns.ts';

type Result = Answer<'importMembers'>;

/** A file's way into an audience: pick it, look at its first rows, say which column is what, and see what was not taken. */
export function CsvImport({ audienceId }: { readonly audienceId: string }) {
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [mapping, setMapping] = useState<Record<string, string>>({});
  const upload = useSend<Result>();
  const rows = file === null ? [] : firstRows(file.text);
  const [headings = [], ...records] = rows;
  const pick = async (picked: File | null): Promise<void> => {
    upload.reset();
    const text = picked === null ? null : await picked.text();
    setFile(text === null || picked === null ? null : { name: picked.name, text });
    setMapping(text === null ? {} : guess(firstRows(text)[0] ?? []));
  };
  const send = (): void => {
    if (file !== null) {
      upload.mutate(control('importMembers', { params: { id: audienceId }, query: mapping, body: file.text }));
    }
  };
  return (
    <Stack gap="sm">
      <FileInput
        label="CSV file"
        description="The first line holds the headings"
        accept=".csv,text/csv,text/plain"
        placeholder="Choose a file"
        onChange={(picked) => void pick(picked)}
      />
      {headings.length > 0 && (
        <>
          <div className="fields">
            {columns.map(({ column, label }) => (
              <NativeSelect
                key={column}
                label={label}
                size="xs"
                data={[{ value: '', label: '–' }, ...headings]}
                value={mapping[column] ?? ''}
                onChange={(event) => setMapping({ ...mapping, [column]: event.currentTarget.value })}
              />
            ))}
          </div>
          <Preview headings={headings} records={records} />
          <Group gap="sm">
            <Button loading={upload.isPending} onClick={send}>
              Import {file?.name}
            </Button>
            <Copy
              text={`curl -X POST '${window.location.origin}/_mock/audiences/${audienceId}/import' -H 'Content-Type: text/csv' --data-binary @${file?.name ?? 'members.csv'}`}
            >
              Copy as curl
            </Copy>
          </Group>
        </>
      )}
      <Trouble error={upload.error} />
      {upload.data !== undefined && <Outcome result={upload.data} />}
    </Stack>
  );
}

function Preview({
  headings,
  records,
}: {
  readonly headings: readonly string[];
  readonly records: readonly string[][];
}) {
  return (
    <div className="table-paper csv">
      <table aria-label="The first rows of the file">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.join('\u0000')}>
              {record.map((field, index) => (
                <td key={headings[index] ?? field}>{field}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Outcome({ result }: { readonly result: Result }) {
  const { added, existing, rejected, rejected_total, ignored_columns } = result;
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {added} added, {existing} there already, {rejected_total} not taken
      </Text>
      {ignored_columns.length > 0 && (
        <Text size="sm">Columns that nothing was read from: {ignored_columns.join(', ')}</Text>
      )}
      {rejected.length > 0 && (
        <>
          <ul className="warnings" aria-label="Rows that were not taken">
            {rejected.slice(0, 100).map(({ line, reason }) => (
              <li key={line}>
                Line {line}: {reason}
              </li>
            ))}
          </ul>
          <Copy
            text={[
              'line,reason',
              ...rejected.map(({ line, reason }) => `${line},"${reason.replaceAll('"', '""')}"`),
            ].join('\n')}
          >
            Copy errors as CSV
          </Copy>
        </>
      )}
    </div>
  );
}
