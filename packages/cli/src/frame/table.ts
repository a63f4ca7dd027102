import { valueAt } from './input/fields.ts';
import { safeText } from './safe-text.ts';

/** How data is shown at a terminal. */
export interface TableStyle {
  readonly color: boolean;
  /** Characters per line. */
  readonly width: number;
}

const gap = 2;
const narrowest = 8;

/** Draws data for people: a list as a table, an object with one line per field, anything else unchanged. */
export function drawTable(data: unknown, columns: readonly string[] | undefined, style: TableStyle): string {
  if (Array.isArray(data)) {
    if (data.length === 0) return '';
    if (data.every((item) => typeof item === 'object' && item !== null)) return list(data, columns, style);
    return `${data.map(cell).join('\n')}\n`;
  }
  if (typeof data === 'object' && data !== null) return fields(data, columns ?? Object.keys(data), style);
  return `${cell(data)}\n`;
}

function list(items: readonly object[], asked: readonly string[] | undefined, style: TableStyle): string {
  const all = asked ?? [...new Set(items.flatMap((item) => Object.keys(item)))];
  const full = all.map((column) => {
    const cells = items.map((item) => brief(valueAt(item, column)));
    const head = headOf(column);
    return { head, cells, width: Math.max(...[head, ...cells].map(widthOf)), isWhole: isWhole(column, cells) };
  });
  const kept = full.slice(0, fitting(full, style.width));
  const widths = fit(kept, style.width);
  const line = (row: readonly string[]): string =>
    row
      .map((text, at) => padded(cut(text, widths[at] as number), at === row.length - 1 ? 0 : (widths[at] as number)))
      .join(' '.repeat(gap))
      .trimEnd();
  const more = kept.length < full.length ? ' …' : '';
  const rows = items.map((_, row) => line(kept.map(({ cells }) => cells[row] as string)));
  return `${[bold(`${line(kept.map(({ head }) => head))}${more}`, style), ...rows].join('\n')}\n`;
}

interface Column {
  readonly head: string;
  readonly cells: readonly string[];
  readonly width: number;
  /** Half of it would be useless. */
  readonly isWhole: boolean;
}

/** A nested field has its own name: `CITY`, not `ADDRESS.CITY`. */
const headOf = (column: string): string => safeText(column.split('.').at(-1) as string).toUpperCase();

/** Ids and times are never cut: the next command needs them. */
const isWhole = (column: string, cells: readonly string[]): boolean =>
  /^(id|run)$|_id$/.test(column) ||
  (cells.some((text) => moment.test(text)) && cells.every((text) => text.length < 18));

const moment = /^\d{4}-\d\d-\d\d \d\d:\d\dZ$/;

const least = ({ width, isWhole }: Column): number => (isWhole ? width : Math.min(width, narrowest));

/** How many columns fit into a line, the most important ones first; at least one. */
function fitting(columns: readonly Column[], width: number): number {
  let used = -gap;
  const over = columns.findIndex((column) => {
    used += least(column) + gap;
    return used > width;
  });
  return over === -1 ? columns.length : Math.max(1, over);
}

/** A cell of a list: times to the minute. */
const brief = (value: unknown): string =>
  cell(value).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?Z$/, '$1 $2Z');

function fields(item: object, columns: readonly string[], style: TableStyle): string {
  const names = columns.map(safeText);
  const width = Math.max(...names.map(widthOf));
  return columns
    .map((column, at) =>
      `${bold(padded(names[at] as string, width), style)}${' '.repeat(gap)}${cell(valueAt(item, column))}`.trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** A table whose last column is wrapped at words, so that it is shown in full. */
export function wrappedTable(head: readonly string[], rows: readonly (readonly string[])[], style: TableStyle): string {
  const cells = rows.map((row) => row.map(cell));
  const before = head.slice(0, -1).map((_, at) => Math.max(...[head, ...cells].map((row) => widthOf(row[at] ?? ''))));
  const indent = before.reduce((sum, width) => sum + width + gap, 0);
  const room = Math.max(20, style.width - indent);
  const line = (row: readonly string[]): string => {
    const start = before.map((width, at) => padded(row[at] ?? '', width) + ' '.repeat(gap)).join('');
    return (start + wrap(row.at(-1) ?? '', room).join(`\n${' '.repeat(indent)}`)).trimEnd();
  };
  return `${[bold(line(head), style), ...cells.map(line)].join('\n')}\n`;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) as string;
    if (last !== '' && widthOf(last) + 1 + widthOf(word) > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** Narrows the widest columns first, until the table fits. */
function fit(columns: readonly Column[], width: number): readonly number[] {
  const fitted = columns.map((column) => column.width);
  for (;;) {
    const over = fitted.reduce((sum, each) => sum + each, gap * (fitted.length - 1)) - width;
    const giving = fitted.filter((_, at) => columns[at]?.isWhole === false);
    const widest = Math.max(0, ...giving);
    if (over <= 0 || widest <= narrowest) return fitted;
    const at = fitted.findIndex((each, index) => each === widest && columns[index]?.isWhole === false);
    const next = Math.max(narrowest, ...giving.filter((each) => each < widest));
    fitted[at] = Math.max(next < widest ? next : narrowest, widest - over, narrowest);
  }
}

const cell = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return safeText(typeof value === 'string' ? value : (fieldsOf(value) ?? JSON.stringify(value)));
};

/** `delivered 20, failed 3` of an object of plain values; undefined for anything else. */
function fieldsOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  if (fields.some(([, each]) => typeof each === 'object' && each !== null)) return undefined;
  return fields.map(([name, each]) => `${name} ${each === null || each === '' ? '–' : String(each)}`).join(', ');
}

/** Characters, not UTF-16 units; East Asian ones take two columns. */
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(letter) ? 2 : 1),
    0,
  );

function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const letter of text) {
    if (widthOf(kept + letter) > width - 1) break;
    kept += letter;
  }
  return `${kept}…`;
}

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

const bold = (text: string, { color }: TableStyle): string =>
  // As in `safe-text.ts`.
  color ? process.getBuiltinModule('node:util').styleText('bold', text, { validateStream: false }) : text;
