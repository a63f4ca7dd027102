import type { Notice, Part, Problem, TermName } from '@direct-mail/bulk';

/** The library's options and calls, by their names on the command line. */
export const flags: Readonly<Record<TermName, (value: string | undefined) => string>> = {
  absent: (value) => flag('--absent', value),
  approve: (value) => `direct-mail approve ${value ?? 'HASH'}`,
  campaign_id: () => '--campaign',
  by: () => '--by',
  canary: () => '--canary',
  clean: () => 'clean the list first: direct-mail addresses clean LIST -o clean.csv',
  columns: () => '{ columns } to readCsv, in a program',
  concurrency: () => '--concurrency',
  delimiter: () => '--delimiter',
  encoding: (value) => flag('--encoding', value),
  failed: () => '--failed',
  held: () => 'direct-mail runs held RUN',
  holdout: () => '--holdout',
  lookup: () => 'a profile with a production token, or DIRECT_MAIL_LOOKUP_TOKEN',
  map: (value) => (value === undefined ? '--map' : `--map ${value}=COLUMN`),
  map_tag: (value) => `--map tag:${value ?? 'TAG'}=COLUMN`,
  max_cost: () => '--max-cost',
  max_pieces: () => '--max-pieces',
  name: (value) => flag('--name', value),
  not_within: (value) => (value === undefined ? '--not-within' : `--not-within ${value}d`),
  overrides: () => '--overrides',
  plan_again: () => 'plan again (send … --plan-only)',
  price: (value) => flag('--price', value),
  promo_column: () => '--promo-column',
  rate: () => '--rate',
  reference: (value) => flag('--reference', value),
  reference_key: () => 'DIRECT_MAIL_REFERENCE_KEY',
  report: () => 'direct-mail runs report RUN -o FILE',
  report_rows: () => 'direct-mail runs report RUN --list FILE',
  results_rows: () => '--list FILE',
  resume: () => 'direct-mail runs resume RUN',
  expires: () => '--expires',
  send: () => 'direct-mail send … --approve HASH',
  suppress: () => '--suppress',
  suppression_match: () => '--suppression-match',
  without_files: () => 'direct-mail runs resume RUN --without-files',
  worker: () => 'direct-mail work',
};

const flag = (name: string, value: string | undefined): string => (value === undefined ? name : `${name} ${value}`);

/** A message of the library, in the command line's terms. */
export const inFlags = ({ parts }: Pick<Notice, 'parts'>): string => parts.map(shown).join('');

const shown = (part: Part): string => (typeof part === 'string' ? part : flags[part.term](part.value));

/** An error's message, in the command line's terms where it names options. */
export function errorInFlags(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { parts } = error as { parts?: readonly Part[] };
  return Array.isArray(parts) ? inFlags({ parts }) : error.message;
}

/** A problem with its place, as in the library's own message. */
export function placedInFlags(problem: Problem): string {
  const { row, column } = problem;
  const place = row === null ? '' : column === null ? `row ${row}: ` : `row ${row}, column ${column}: `;
  return `${place}${inFlags(problem)}`;
}
