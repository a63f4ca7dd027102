import { counted } from '@direct-mail/contract/words/figures';
import { FileInput, NativeSelect, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { FileBody } from '../../api/call.ts';
import { decoded, type Encoding, encodingOf, encodings } from '../../files/encoding.ts';
import { type CsvTable, readTable, separatorNames } from '../../files/read-csv.ts';
import { keyed } from '../page/keyed.ts';

const SHOWN_ROWS = 20;

/** A chosen CSV file with its encoding and its parsed contents. */
interface CsvFile {
  readonly file: FileBody | null;
  readonly encoding: Encoding;
  readonly table: CsvTable;
}

const nothing: CsvTable = { separator: ',', headings: [], records: [] };

/** Lets the user choose a CSV file and parses it; `onRead` is called whenever the headings may have changed. */
export function useCsvFile(onRead: (table: CsvTable) => void) {
  const [file, setFile] = useState<FileBody | null>(null);
  const [encoding, setEncoding] = useState<Encoding>('utf-8');
  const table = useMemo(() => (file === null ? nothing : tableOf(file.bytes, encoding)), [file, encoding]);
  const readAs = (bytes: Uint8Array, chosen: Encoding): void => {
    setEncoding(chosen);
    onRead(tableOf(bytes, chosen));
  };
  const pick = async (picked: File | null): Promise<void> => {
    setFile(null);
    onRead(nothing);
    if (picked === null) return;
    const bytes = new Uint8Array(await picked.arrayBuffer());
    setFile({ name: picked.name, bytes });
    readAs(bytes, encodingOf(bytes));
  };
  const setAs = (chosen: Encoding): void => {
    if (file !== null) readAs(file.bytes, chosen);
  };
  return { file, encoding, table, pick, setAs };
}

/** True for a spreadsheet file or a picture. */
const isBinary = (bytes: Uint8Array, encoding: Encoding): boolean =>
  !encoding.startsWith('utf-16') && bytes.includes(0);

const tableOf = (bytes: Uint8Array, encoding: Encoding): CsvTable =>
  isBinary(bytes, encoding) ? nothing : readTable(decoded(bytes, encoding));

/** Why the chosen file cannot be read; null if it can. */
function fileProblem({ file, encoding, table }: CsvFile): string | null {
  if (file === null) return null;
  const { name, bytes } = file;
  if (bytes.length === 0) return `${name} is empty: the first line must contain the headings, each further line a row.`;
  if (isBinary(bytes, encoding)) {
    return `${name} is not a text file: open it in your spreadsheet and save it as CSV.`;
  }
  if (table.headings.every((heading) => heading.trim() === '')) {
    return `${name} has no headings: write the names of the columns into its first line.`;
  }
  return table.records.length === 0 ? `${name} has headings but no rows below them: there is nothing to import.` : null;
}

/** Asks for the file and shows how it was read. */
export function CsvPicker({ csv }: { readonly csv: ReturnType<typeof useCsvFile> }) {
  const problem = fileProblem(csv);
  return (
    <>
      <FileInput
        label="CSV file"
        description="The first line contains the headings; columns are separated by commas, semicolons, tabs or vertical bars"
        accept=".csv,text/csv,text/plain"
        placeholder="Choose a file"
        onChange={(picked) => void csv.pick(picked)}
      />
      {problem !== null && (
        <p className="warnings unfinished" role="alert">
          {problem}
        </p>
      )}
      {csv.file !== null && problem === null && (
        <NativeSelect
          label="Encoding"
          description="Detected from the file; if accented letters look wrong below, choose another"
          data={[...encodings]}
          value={csv.encoding}
          onChange={(event) => csv.setAs(event.currentTarget.value as Encoding)}
        />
      )}
    </>
  );
}

/** The first rows as parsed. Rendered as text: no cell is ever markup. */
export function CsvPreview({ table }: { readonly table: CsvTable }) {
  const { headings, records, separator } = table;
  return (
    <>
      <div className="table-paper csv">
        <table aria-label="The first rows of the file">
          <thead>
            <tr>
              {keyed(headings, (heading) => heading).map(({ key, item }) => (
                <th key={key} scope="col">
                  {item}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.slice(0, SHOWN_ROWS).map(({ line, fields }) => (
              <tr key={line}>
                {keyed(fields, (field) => field).map(({ key, item }) => (
                  <td key={key}>{item}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Text size="sm">
        {counted(records.length, 'row')}, separated by {separatorNames[separator]}
        {records.length > SHOWN_ROWS && `; the first ${SHOWN_ROWS} are shown`}
      </Text>
    </>
  );
}
