/** Something wrong with a file, a column or a row. It names the place and what to do, and never a person's data. */
export interface Problem {
  /** `error`: the row is not sent, or for `row: null` the plan is refused; `warning`: it is sent. */
  severity: 'error' | 'warning';
  /** Stable, such as `postal_code_leading_zero`. */
  code: string;
  /** As its reader counts: the headings of a CSV file are row 1; null for the file as a whole. */
  row: number | null;
  /** As the source names it. */
  column: string | null;
  message: string;
  /** What a file of overrides calls the row; absent for the file as a whole. */
  key?: string | undefined;
}

/** The first of each kind in full, and how many there are of each. */
export class Problems {
  readonly list: Problem[] = [];
  readonly counts = new Map<string, number>();
  readonly #most: number;

  constructor(most = 100) {
    this.#most = most;
  }

  add(problem: Problem): void {
    const count = (this.counts.get(problem.code) ?? 0) + 1;
    this.counts.set(problem.code, count);
    if (count <= this.#most) this.list.push(problem);
  }
}

/** What a value looks like, without saying it. */
export function shapeOf(value: string): string {
  if (value === '') return 'nothing';
  if (/^\d+$/.test(value)) return `${value.length} ${value.length === 1 ? 'digit' : 'digits'}`;
  if (/^[\d.,+-]+$/.test(value)) return 'a number';
  if (/^\p{L}+$/u.test(value)) return `a word of ${value.length} letters`;
  return `a text of ${value.length} characters`;
}
