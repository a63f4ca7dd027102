import { isCleanedColumn } from '@direct-mail/bulk';
import { csvLine } from '@direct-mail/contract/words/csv';
import { lastLineColumn } from '@direct-mail/contract/words/headings';
import { UsageError } from '@direct-mail/terminal/failure';
import { checkOutput, outputOf } from '../../frame/output-file.ts';
import { addedColumns } from '../../lists/clean-address.ts';
import { type CleanCounts, cleanRows } from '../../lists/clean-rows.ts';
import { offlineMeaning } from '../../lists/offline-meaning.ts';
import { openList } from '../../lists/read-list.ts';
import { writeWhole } from '../../lists/write-whole.ts';
import { needAddressService } from '../../set-up/need-address-service.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'addresses clean'> = async ({ io, client, connection }, input) => {
  const path = outputOf(input);
  if (path !== undefined) await checkOutput(path, input.values.replace, [input.args[0]]);
  const opened = await openList(input.args[0], input, { again: true });
  const lastLine = lastLineColumn(opened.columns, opened.fields);
  const fields = lastLine === undefined ? opened.fields : { ...opened.fields, city: lastLine };
  const list = { ...opened, fields };
  if (fields.address_1 === undefined) {
    throw new UsageError(
      `no column is an address: the columns are ${list.columns.join(', ')}`,
      'Say which: --map address_1=COLUMN --map city=COLUMN --map state=COLUMN --map postal_code=COLUMN',
    );
  }
  const kept = list.columns.filter((name) => !isCleanedColumn(name));
  const counts: CleanCounts = { rows: 0, deliverable: 0, unsure: {}, undeliverable: {}, changed: 0 };
  const service = input.values.remote ? await client() : undefined;
  if (service !== undefined) needAddressService(await connection(), 'the addresses are cleaned');
  const lines = async function* (): AsyncGenerator<string> {
    const { delimiter, newline, bom } = list.layout;
    yield `${bom ? '\ufeff' : ''}${csvLine([...kept, ...addedColumns], delimiter)}${newline}`;
    for await (const { values, added } of cleanRows(list, counts, service, io.signal)) {
      const cells = [...kept.map((name) => values[name] ?? ''), ...addedColumns.map((name) => added[name])];
      yield `${csvLine(cells, delimiter)}${newline}`;
    }
  };
  const isWhole = !fields.city && !fields.state && !fields.postal_code;
  const columns = (): string => {
    if (lastLine !== undefined) return `\nThe column ${JSON.stringify(lastLine)} was read as city, state and ZIP code.`;
    return isWhole && counts.deliverable === 0 && counts.rows > 0 && list.columns.length > 1
      ? `\nNo column was read as city, state or ZIP code. Say which holds them, together or one each: --map city=COLUMN --map state=COLUMN --map postal_code=COLUMN`
      : '';
  };
  const note = (): string =>
    `${counts.rows} rows: ${counts.deliverable} deliverable, ${sum(counts.unsure)} unsure, ${sum(counts.undeliverable)} not deliverable; ${counts.changed} changed.` +
    columns() +
    (service ? '' : `\n${offlineMeaning}`);
  if (path === undefined) {
    for await (const line of lines()) io.out(line);
    return { note: note() };
  }
  await writeWhole(path, lines());
  return { data: { file: path, ...counts }, note: note() };
};

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);
