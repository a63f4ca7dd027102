import { BulkError } from '../../errors.ts';
import { lineOf, rowOf } from '../../row-number.ts';
import { textOf } from '../checks.ts';
import type { StoredPlan } from '../summary.ts';

/** The list of a run, some of whose rows another list corrects. */
export interface BaseList extends Pick<StoredPlan, 'source'> {
  /** How many rows it has. */
  rows: number;
  /** The lines that were corrected so far. */
  seen: Set<number>;
}

/** Rows that a list may correct at a time: the report looks them up. */
const MOST = 250_000;

/** Whether these are the columns of the rows to fix that a report writes: where each row is in the list, and nothing of what was sent. */
export const isOfFailedRows = (columns: readonly string[]): boolean =>
  columns.includes('mail_row') && columns.includes('mail_reason') && !columns.includes('mail_state');

/**
 * The line in the base list that a row corrects; null for a row without a number, which is new.
 *
 * @throws BulkError for a number that is no row of the base list, or given twice
 */
export function lineInBase(base: BaseList, row: number, values: Readonly<Record<string, unknown>>): number | null {
  const text = textOf(values['mail_row']);
  if (text === '') return null;
  const line = /^\d{1,12}$/.test(text) ? lineOf(base, Number(text)) : 0;
  const known = line >= 1 && line <= base.rows && rowOf(base, line) === Number(text);
  if (!known || base.seen.has(line)) {
    const wrong = known ? `${text} is the mail_row of an earlier row, too` : 'mail_row is no row of the run’s list';
    throw new BulkError(
      'input',
      `row ${row}: ${wrong}: keep it as the report wrote it, clear it for a new person, or delete the columns mail_row and mail_reason to plan this as the whole list`,
    );
  }
  if (base.seen.size === MOST)
    throw new BulkError(
      'input',
      `the list corrects more than ${MOST} rows: correct the run’s list itself, and plan that`,
    );
  base.seen.add(line);
  return line;
}
