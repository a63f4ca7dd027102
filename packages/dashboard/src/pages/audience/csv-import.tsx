import { Button, FileInput, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { FileBody } from '../../api/call.ts';
import { type Answer, importFile } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';
import { Copy, CopyAs } from '../../components/page/copy-as.tsx';
import { Trouble } from '../../components/page/page.tsx';
import { type Column, columns, firstRows, guess, SHOWN_ROWS } from './csv-columns.ts';
import { decoded, type Encoding, encodingOf, encodings } from './encoding.ts';

const SHOWN_ERRORS = 100;

type Result = Answer<'importMembers'>;

/** A file's way into an audience: pick it, look at its first rows, say which column is what, and see what was not taken. */
export function CsvImport({ audienceId }: { readonly audienceId: string }) {
  const [file, setFile] = useState<FileBody | null>(null);
  const [encoding, setEncoding] = useState<Encoding>('utf-8');
  const [mapping, setMapping] = useState<Partial<Record<Column, string>>>({});
  const upload = useSend<Result>();
  const rows = useMemo(() => (file === null ? [] : firstRows(decoded(file.bytes, encoding))), [file, encoding]);
  const [headings = [], ...records] = rows;
  const pick = async (picked: File | null): Promise<void> => {
    upload.reset();
    setFile(null);
    if (picked === null) return;
    const bytes = new Uint8Array(await picked.arrayBuffer());
    setFile({ name: picked.name, bytes });
    readAs(bytes, encodingOf(bytes));
  };
  const readAs = (bytes: Uint8Array, chosen: Encoding): void => {
    setEncoding(chosen);
    setMapping(guess(firstRows(decoded(bytes, chosen))[0] ?? []));
  };
  const call = file === null ? null : importFile(audienceId, file, encoding, mapping);
  return (
    <Stack gap="sm">
      <FileInput
        label="CSV file"
        description="The first line holds the headings"
        accept=".csv,text/csv,text/plain"
        placeholder="Choose a file"
        onChange={(picked) => void pick(picked)}
      />
      {file !== null && (
        <NativeSelect
          label="Encoding"
          description="Found in the bytes where they tell; when letters with accents look wrong below, choose another"
          data={[...encodings]}
          value={encoding}
          onChange={(event) => readAs(file.bytes, event.currentTarget.value as Encoding)}
        />
      )}
      {file !== null && headings.length === 1 && /[;\t|]/.test(headings[0] ?? '') && (
        <p className="problem" role="alert">
          The first line is one column: the file is separated by something else than commas. Save it separated by
          commas.
        </p>
      )}
      {headings.length > 0 && call !== null && (
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
          {records.length >= SHOWN_ROWS && (
            <Text size="sm">The first {SHOWN_ROWS} rows; all of them are imported.</Text>
          )}
          <Group gap="sm">
            <Button loading={upload.isPending} onClick={() => upload.mutate(call)}>
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
            {rejected.slice(0, SHOWN_ERRORS).map(({ line, reason }) => (
              <li key={line}>
                Line {line}: {reason}
              </li>
            ))}
          </ul>
          {rejected_total > SHOWN_ERRORS && (
            <Text size="sm">
              … and {(rejected_total - SHOWN_ERRORS).toLocaleString('en-US')} more; the copy below holds the first{' '}
              {rejected.length.toLocaleString('en-US')}.
            </Text>
          )}
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
