/** What a message can name, in this package's spelling; `value` is what the option would be set to. */
const spellings = {
  absent: (value) => (value === undefined ? 'absent' : `absent: '${value}'`),
  approve: () => 'bulk.approve(plan.hash)',
  by: () => 'by',
  canary: () => 'canary',
  campaign_id: () => 'campaignId',
  clean: () => 'clean the list first: clean() of @direct-mail/us-address',
  columns: () => '{ columns: [ … ] }',
  concurrency: () => 'concurrency',
  delimiter: () => 'delimiter',
  encoding: (value) => (value === undefined ? 'encoding' : `{ encoding: '${value}' }`),
  expires: () => 'expiresAt',
  failed: () => `report(path, { failed: 'left.csv' })`,
  held: () => 'run.held() and run.resolve()',
  holdout: () => 'holdout',
  lookup: () => 'lookupClient',
  map: (value) => (value === undefined ? 'map' : `map: { ${value}: '…' }`),
  map_tag: (value) => `map: { merge_tags: { ${value ?? 'tag'}: '…' } }`,
  max_cost: () => 'maxCost',
  max_pieces: () => 'maxPieces',
  name: (value) => (value === undefined ? 'name' : `name: '${value}'`),
  not_within: (value) => (value === undefined ? 'notWithinDays' : `notWithinDays: ${value}`),
  overrides: () => 'overrides',
  plan_again: () => 'plan again',
  price: (value) => (value === undefined ? 'price' : `price: ${value}`),
  promo_column: () => 'promoColumn',
  rate: () => 'rate',
  reference: (value) => (value === undefined ? 'reference' : `reference: '${value}'`),
  reference_key: () => 'referenceKey',
  report: () => 'run.report(path)',
  report_rows: () => 'report(path, { rows })',
  results_rows: () => 'rows',
  resume: () => 'resume()',
  send: () => 'send(plan.hash)',
  suppress: () => 'suppress',
  suppression_match: () => 'suppressionMatch',
  without_files: () => 'resume({ withoutFiles: true })',
  worker: () => 'a BulkWorker',
} as const satisfies Readonly<Record<string, (value?: string) => string>>;

/** An option or a call of this package. */
export type TermName = keyof typeof spellings;

/** All terms: a front end with its own names defines one for each. */
export const termNames = Object.keys(spellings) as readonly TermName[];

/** An option or a call in a message. A front end prints its own name for it: `maxCost` is `--max-cost` in a shell. */
export interface Term {
  readonly term: TermName;
  /** What the option would be set to. */
  readonly value?: string;
}

/** One part of a message. */
export type Part = string | Term;

/** A message of this package. */
export interface Notice<Code extends string = string> {
  /** Stable: programs decide by it, never by the text. */
  readonly code: Code;
  /** The text, in this package's names. */
  readonly message: string;
  /** The message in parts: text, and the options and calls it names. */
  readonly parts: readonly Part[];
}

export const term = (name: TermName, value?: string | number): Term =>
  value === undefined ? { term: name } : { term: name, value: String(value) };

/** Builds a message with terms: ``words`${term('price')} is missing` ``. */
export function words(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | Term | readonly Part[])[]
): readonly Part[] {
  const all = texts.flatMap((text, at): readonly Part[] => {
    const value = values[at] ?? '';
    if (typeof value === 'object') return 'term' in value ? [text, value] : [text, ...value];
    return [text, String(value)];
  });
  const parts: Part[] = [];
  for (const part of all) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** Joins messages in one line. */
export const joined = (messages: readonly (readonly Part[])[]): readonly Part[] =>
  messages.flatMap((parts, at): readonly Part[] => (at === 0 ? parts : ['; ', ...parts]));

/** The text of a message. */
export const messageOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : spellings[part.term](part.value))).join('');

export const notice = <Code extends string>(code: Code, message: string | readonly Part[]): Notice<Code> => {
  const parts = typeof message === 'string' ? [message] : message;
  return { code, message: messageOf(parts), parts };
};
