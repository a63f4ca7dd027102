import { figure } from '@direct-mail/contract/words/figures';
import { columnsByHeading } from '@direct-mail/contract/words/headings';
import { Button, Group, Progress as ProgressBar, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Call } from '../../api/call.ts';
import { type CsvRecord, type CsvTable, valuesOf } from '../../files/read-csv.ts';
import { CopyAs } from '../page/copy-as.tsx';
import { type Progress, sendAll } from './batch.ts';
import { ColumnChoice } from './column-choice.tsx';
import { CsvPicker, CsvPreview, useCsvFile } from './csv-file.tsx';
import { RejectedRows } from './rejected-rows.tsx';

type Values<Column extends string> = Partial<Record<Column, string>>;

interface Props<Column extends string> {
  readonly columns: readonly {
    readonly column: Column;
    readonly label: string;
    readonly headings: readonly string[];
  }[];
  /** The call for a row; `others` are the unmapped columns, by heading. */
  readonly callOf: (values: Values<Column>, others: Readonly<Record<string, string>>) => Call<unknown>;
  /** Plural name of the rows, such as `orders`. */
  readonly things: string;
  /** Singular name of a row. */
  readonly thing: string;
  /** What happens to unmapped columns. */
  readonly othersAre?: string;
  /** Further fields of the form. */
  readonly children?: ReactNode;
  /** Where to find the results. */
  readonly after: ReactNode;
}

/**
 * Imports a file with one call of the API for each row (the service has no bulk call), and reports rejected rows by
 * line.
 */
export function BatchImport<Column extends string>(props: Props<Column>) {
  const { columns, callOf, things, thing } = props;
  const queries = useQueryClient();
  const known = Object.fromEntries(columns.map(({ column, headings }) => [column, headings])) as Record<
    Column,
    readonly string[]
  >;
  const [mapping, setMapping] = useState<Values<Column>>({});
  const [progress, setProgress] = useState<Progress | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const last = useRef<Progress>(null);
  const csv = useCsvFile((table: CsvTable) => {
    setMapping(columnsByHeading(table.headings, known).fields);
    setProgress(null);
  });
  const { headings, records } = csv.table;
  const toCall = (record: CsvRecord): Call<unknown> =>
    callOf(valuesOf(record, headings, mapping), othersOf(record, headings, Object.values(mapping)));
  const start = async (): Promise<void> => {
    const control = new AbortController();
    setRunning(control);
    setProgress({ of: records.length, done: 0, rejected: [] });
    const timer = setInterval(() => last.current && setProgress(last.current), 200);
    const calls = records.map((record) => ({ line: record.line, call: toCall(record) }));
    await sendAll(calls, (next) => (last.current = next), control.signal);
    clearInterval(timer);
    setProgress(last.current);
    setRunning(null);
    await queries.invalidateQueries();
  };
  const [first] = records;
  return (
    <Stack gap="sm">
      <CsvPicker csv={csv} />
      {headings.length > 0 && (
        <>
          <ColumnChoice columns={columns} headings={headings} mapping={mapping} onChange={setMapping} />
          {props.othersAre !== undefined && <p className="sub">{props.othersAre}</p>}
          <CsvPreview table={csv.table} />
          {props.children}
          <Group gap="sm">
            <Button loading={running !== null} disabled={records.length === 0} onClick={() => void start()}>
              Send {figure(records.length)} {records.length === 1 ? thing : things}
            </Button>
            {running !== null && (
              <Button variant="default" onClick={() => running.abort()}>
                Stop
              </Button>
            )}
            {first !== undefined && <CopyAs call={toCall(first)} />}
          </Group>
        </>
      )}
      {progress !== null && (
        <>
          <ProgressBar value={(progress.done / Math.max(1, progress.of)) * 100} aria-label="Rows that were sent" />
          <Text size="sm" role="status">
            {figure(progress.done)} of {figure(progress.of)} sent, {figure(progress.rejected.length)} rejected.{' '}
            {running === null && props.after}
          </Text>
          <RejectedRows rows={progress.rejected} total={progress.rejected.length} />
        </>
      )}
    </Stack>
  );
}

/** The values of a row in unmapped columns. */
function othersOf(
  { fields }: CsvRecord,
  headings: readonly string[],
  taken: readonly unknown[],
): Record<string, string> {
  const others = headings.flatMap((heading, index) => {
    const value = fields[index]?.trim() ?? '';
    return heading === '' || value === '' || taken.includes(heading) ? [] : [[heading.trim(), value]];
  });
  return Object.fromEntries(others) as Record<string, string>;
}
