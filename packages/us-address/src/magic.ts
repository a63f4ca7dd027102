import type { AddressMetadata, UspsAnalysis } from './types.ts';

/** What a magic phrase does. */
export type MagicEffect =
  /** Sets these fields of the result, whatever the last line is. */
  | {
      readonly kind: 'analysis';
      /** Whether mail to the address is delivered; if not, a mailing ends as `address_invalid` [D68]. */
      readonly deliverable: boolean;
      readonly analysis: Readonly<Partial<UspsAnalysis>>;
      readonly metadata: Readonly<Partial<AddressMetadata>>;
    }
  /** The standardization service responds with this status [D83]. `standardize` itself cannot, and returns "not found". */
  | { readonly kind: 'http'; readonly status: 400 | 413 | 422 | 500 | 503 };

/** A phrase in `address_line1` that forces an outcome. */
export interface MagicAddress {
  /** In lower case; inputs are compared without case, spaces and punctuation. */
  readonly phrase: string;
  /** What the phrase does: one sentence for the docs. */
  readonly meaning: string;
  /**
   * The phrase counts only with a ZIP that does not exist, such as 11111: with a real one, a `PO BOX` without a number is an
   * ordinary undeliverable address [D68].
   */
  readonly onlyNowhere?: true;
  readonly effect: MagicEffect;
}

const confirmed: Partial<UspsAnalysis> = {
  dpv_return_code: 'Y',
  dpv_footnotes: 'AABB',
  dpv_cmra: 'N',
  dpv_vacant: 'N',
  dpv_no_stat: 'N',
};
const refused: Partial<UspsAnalysis> = { dpv_return_code: 'N', dpv_cmra: '', dpv_vacant: '', dpv_no_stat: '' };

const delivered = (
  phrase: string,
  meaning: string,
  analysis: Partial<UspsAnalysis> = {},
  metadata: Partial<AddressMetadata> = {},
): MagicAddress => ({
  phrase,
  meaning,
  effect: {
    kind: 'analysis',
    deliverable: true,
    analysis: { ...confirmed, ...analysis },
    metadata: { record_type: 'S', ...metadata },
  },
});

const nowhere = (magic: MagicAddress): MagicAddress => ({ ...magic, onlyNowhere: true });

const undelivered = (phrase: string, meaning: string, analysis: Partial<UspsAnalysis>): MagicAddress => ({
  phrase,
  meaning,
  effect: {
    kind: 'analysis',
    deliverable: false,
    analysis: { ...refused, ...analysis },
    metadata: { record_type: '', rdi: '' },
  },
});

const http = (status: 400 | 413 | 422 | 500 | 503, name: string): MagicAddress => ({
  phrase: `http ${status}`,
  meaning: `The standardization service responds with ${status} ${name}.`,
  effect: { kind: 'http', status },
});

/** Every phrase that forces an outcome, for tests; the docs are generated from this table. */
export const magicAddresses: readonly MagicAddress[] = [
  delivered('deliverable', 'Confirmed.'),
  delivered(
    'commercial highrise',
    'Confirmed; a business in a building with several units.',
    {},
    { record_type: 'H', rdi: 'N' },
  ),
  delivered(
    'residential highrise',
    'Confirmed; a home in a building with several units.',
    {},
    { record_type: 'H', rdi: 'Y' },
  ),
  delivered('residential house', 'Confirmed; a house.', {}, { record_type: 'S', rdi: 'Y' }),
  nowhere(
    delivered('po box', 'Confirmed; a post office box.', {}, { record_type: 'P', rdi: 'Y', carrier_rte: 'B001' }),
  ),
  nowhere(
    delivered(
      'rural route',
      'Confirmed; a rural route.',
      { llk_ind: 'N', llk_return_code: '00' },
      { record_type: 'R', carrier_rte: 'R001' },
    ),
  ),
  delivered('puerto rico', 'Confirmed; an address in Puerto Rico.', {}, { record_type: 'S', rdi: 'Y' }),
  delivered(
    'military',
    'Confirmed; a military address.',
    { dpv_footnotes: 'AAF1', ame_footnotes: 'Y' },
    { zip_class_code: 'M' },
  ),
  delivered(
    'department of state',
    'Confirmed; a unique ZIP.',
    { dpv_footnotes: 'AAU1', ame_footnotes: 'Q' },
    { zip_class_code: 'U', rdi: 'N' },
  ),
  delivered(
    'missing unit',
    'The building is known, the unit is missing.',
    { dpv_return_code: 'D', dpv_footnotes: 'AAN1', ame_footnotes: 'H' },
    { record_type: 'H', default_flag: 'Y' },
  ),
  delivered(
    'incorrect unit',
    'The building is known, the unit is not.',
    { dpv_return_code: 'S', dpv_footnotes: 'AAC1', ame_footnotes: 'S' },
    { record_type: 'H' },
  ),
  delivered('unnecessary unit', 'The house is known and has no units.', {
    dpv_return_code: 'S',
    dpv_footnotes: 'AACC',
    ame_footnotes: 'S',
  }),
  delivered('vacant', 'Confirmed, but vacant.', { dpv_vacant: 'Y' }),
  delivered('no stat', 'Confirmed, but not (yet) delivered to.', { dpv_no_stat: 'Y' }),
  delivered('cmra', 'Confirmed; a private mailbox company, the mailbox given.', {
    dpv_cmra: 'Y',
    dpv_footnotes: 'AABBRR',
  }),
  delivered('lacslink', 'Converted from a rural route to a street address.', {
    llk_ind: 'Y',
    llk_return_code: 'A',
    ame_footnotes: 'L',
  }),
  delivered('suitelink', 'A suite was added.', { slk_footnotes: 'A' }, { record_type: 'H', rdi: 'N' }),
  delivered('zip corrected', 'Confirmed; the ZIP was corrected.', { ame_footnotes: 'A' }),
  delivered('city corrected', 'Confirmed; the city was corrected.', { ame_footnotes: 'B' }),
  undelivered('missing box', 'A box or route without its box number.', { dpv_footnotes: 'AAP1', ame_footnotes: 'I' }),
  undelivered('phantom route', 'A route that is not delivered.', { dpv_return_code: 'R', dpv_footnotes: 'AABBR7' }),
  undelivered('undeliverable block match', 'The street is known, the number is not.', { dpv_footnotes: 'AAM3' }),
  undelivered('undeliverable no match', 'There is no such address.', { dpv_footnotes: 'A1', ame_footnotes: 'F' }),
  http(400, 'Bad Request'),
  http(413, 'Payload Too Large'),
  http(422, 'Unprocessable Entity'),
  http(500, 'Internal Server Error'),
  http(503, 'Service Unavailable'),
];

const byPhrase: ReadonlyMap<string, MagicAddress> = new Map(magicAddresses.map((m) => [m.phrase.toUpperCase(), m]));
const firstWords: ReadonlySet<string> = new Set(Array.from(byPhrase.keys(), (phrase) => phrase.split(' ')[0] ?? ''));

/** The magic address of these words, if any; `isNowhere` tells whether the last line is not a real place. */
export function magicOf(words: readonly string[], isNowhere: () => boolean): MagicAddress | undefined {
  return firstWords.has(words[0] ?? '') ? magicOfLine(words.join(' '), isNowhere) : undefined;
}

/** {@link magicOf} of a standardized line. */
export function magicOfLine(line: string, isNowhere: () => boolean): MagicAddress | undefined {
  const magic = byPhrase.get(line);
  return magic?.onlyNowhere && !isNowhere() ? undefined : magic;
}
