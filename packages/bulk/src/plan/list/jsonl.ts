import { BulkError } from '../../errors.ts';
import { ColumnSet } from './column-set.ts';
import { openText } from './decode.ts';
import { kindOf, type RowSource } from './source.ts';

const LONGEST_LINE = 1 << 20;

/** Streams the rows of a JSONL file, one object per line, for `bulk.plan({ rows })`. */
export function readJsonl(path: string): RowSource {
  if (typeof path !== 'string' || path === '') throw new BulkError('input', 'readJsonl needs the path of a file');
  let columns: ColumnSet | undefined;
  let digest: (() => string) | undefined;
  return {
    get columns() {
      return columns?.names;
    },
    repeatable: true,
    describe: () => ({ kind: 'jsonl', path }),
    digest: () => digest?.(),
    async *[Symbol.asyncIterator]() {
      const file = openText(path);
      digest = file.digest;
      columns = undefined;
      let row = 0;
      for await (const line of linesOf(path, file.chunks)) {
        row += 1;
        if (line.trim() === '') continue;
        const values = parseLine(path, row, line);
        columns ??= new ColumnSet();
        columns.see(Object.keys(values));
        yield { row, values };
      }
      if (columns === undefined)
        throw new BulkError('input', `${path} holds no rows: expected one JSON object on each line`);
    },
  };
}

async function* linesOf(path: string, chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let row = 1;
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE)
      throw new BulkError(
        'input',
        `${path}, row ${row + lines.length}: a line is longer than ${LONGEST_LINE} characters`,
      );
    row += lines.length;
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parseLine(path: string, row: number, line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    const whole = row === 1 && line.trim() === '[' ? ': the file is one JSON array; write one object on each line' : '';
    throw new BulkError('input', `${path}, row ${row} is not JSON${whole}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BulkError(
      'input',
      `${path}, row ${row} must be a JSON object; got ${kindOf(value)}: write one object on each line`,
    );
  }
  // What is nested so deep cannot be written again; a line that is shorter cannot be.
  if (line.length > SHORT && isTooDeep(value))
    throw new BulkError('input', `${path}, row ${row} is nested thousands of levels deep: expected a row of a list`);
  return value as Record<string, unknown>;
}

const SHORT = 2_000;

function isTooDeep(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return false;
  } catch {
    return true;
  }
}
