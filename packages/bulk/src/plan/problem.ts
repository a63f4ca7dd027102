import { messageOf, type Part } from '../message.ts';

/** A problem with a file, a column or a row: its place and what to do, without personal data. */
export interface Problem {
  /** `error`: the row is not sent or, for `row: null`, the plan is refused; `warning`: it is sent. */
  severity: 'error' | 'warning';
  /** Stable, such as `postal_code_leading_zero`. */
  code: string;
  /** As in a spreadsheet: the headings of a CSV file are row 1; null for the file as a whole. */
  row: number | null;
  /** Name in the source; null for the row as a whole. */
  column: string | null;
  /** With its place, such as `row 3, column zip: …`. */
  message: string;
  /** The message without its place, in parts: text, and the options it names. */
  parts: readonly Part[];
  /** The row's key in a file of overrides; absent for the file as a whole. */
  key?: string | undefined;
}

/** A problem with its place in front of the message. */
export function problemOf(what: Omit<Problem, 'message' | 'parts'>, message: string | readonly Part[]): Problem {
  const { row, column } = what;
  const place = row === null ? '' : column === null ? `row ${row}: ` : `row ${row}, column ${column}: `;
  const parts = typeof message === 'string' ? [message] : message;
  return { ...what, message: `${place}${messageOf(parts)}`, parts };
}

/** The first of each kind in full, and the count of each. */
export class Problems {
  readonly list: Problem[] = [];
  readonly counts = new Map<string, number>();
  readonly #places = new Map<string, { code: string; column: string | null; count: number }>();
  readonly #most: number;

  constructor(most = 100) {
    this.#most = most;
  }

  add(problem: Problem): void {
    const count = (this.counts.get(problem.code) ?? 0) + 1;
    this.counts.set(problem.code, count);
    const { code, column } = problem;
    const place = this.#places.get(`${code} ${column}`);
    if (place === undefined) this.#places.set(`${code} ${column}`, { code, column, count: 1 });
    else place.count += 1;
    if (count <= this.#most) this.list.push(problem);
  }

  /** How often each code was found in each column. */
  places(): Iterable<{ code: string; column: string | null; count: number }> {
    return this.#places.values();
  }

  /** Keeps the first in full. */
  keepFirst(code: string, column: string): void {
    const same = (each: Problem): boolean => each.code === code && each.column === column;
    const first = this.list.find(same);
    this.list.splice(0, this.list.length, ...this.list.filter((each) => each === first || !same(each)));
  }

  /** Puts problems of the file before those of its rows. */
  lead(problems: readonly Problem[]): void {
    for (const { code } of problems) this.counts.set(code, (this.counts.get(code) ?? 0) + 1);
    this.list.unshift(...problems);
  }
}

/** Describes a value without showing it. */
export function shapeOf(value: string): string {
  if (value === '') return 'nothing';
  if (/^\d+$/.test(value)) return `${value.length} ${value.length === 1 ? 'digit' : 'digits'}`;
  if (/^[\d.,+-]+$/.test(value)) return 'a number';
  if (/^\p{L}+$/u.test(value)) return `a word of ${value.length} letters`;
  return `a text of ${value.length} characters`;
}
