/** No word is lost: counted word by word, with a table of abbreviations that is not the package's own. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain } from '../src/index.ts';
import { runs } from './runs.ts';

const pick = (items: string): fc.Arbitrary<string> => fc.constantFrom(...items.split('; '));
const place = pick('Ringling, OK 73456; Springfield, IL 62701; Reno, NV 89501; Woburn, MA 01801');
const part = fc.oneof(
  {
    weight: 3,
    arbitrary: pick(
      '41 Oak Rd; 41 N Elm St; 41 Mill Road Extension; Oak Rd; Old Mill Farm; 41 Birch Ave Apt 6B; 41 Route 18',
    ),
  },
  {
    weight: 3,
    arbitrary: pick(
      'Rte 27 Box 73; RR 27 Box 73; Rural Route 27 Box 73; HC 68 Box 23A; Star Route 27 Box 73; RD 27; PO Box 59; P.O. Box 59; Drawer 59; Box 88',
    ),
  },
  {
    weight: 2,
    arbitrary: pick(
      'Suite 34; Apt 6B; Unit 85; 2nd Floor; Rear; # 37; Door B; Mail Stop 44; PMB 91; Side Door; Lobby Desk',
    ),
  },
  {
    weight: 2,
    arbitrary: pick(
      'Acme Inc; Century 21 Realty; 7-Eleven; AT&T; 84 Lumber; Pier 1 Imports; Attn: Jane Doe; (North Tower); K-9 Unit; 3M',
    ),
  },
);

const forms: Readonly<Record<string, string>> = {
  ROAD: 'RD',
  STREET: 'ST',
  AVENUE: 'AVE',
  EXTENSION: 'EXT',
  SUITE: 'STE',
  FLOOR: 'FL',
  ROUTE: 'RTE',
  DRAWER: 'BOX',
  RURAL: 'RR',
  RTE: 'RR',
  RD: 'RR',
  STAR: 'HC',
  '2ND': '2',
  LOBBY: 'LBBY',
  NORTH: 'N',
  PIER: 'PIER',
};
/** The other side: a result's word in the form of {@link forms}. */
const formsOf = (word: string): string[] => [word, forms[word] ?? word, forms[forms[word] ?? ''] ?? word];
const words = (text: string): string[] =>
  text
    .toUpperCase()
    .replaceAll('.', '')
    .match(/[A-Z0-9]+/g) ?? [];

/** The words sent that no word answered accounts for, each of which counts once. */
function lostWords(sent: readonly string[], answered: readonly string[]): string[] {
  const left = [...answered];
  const take = (match: (word: string) => boolean): boolean => {
    const at = left.findIndex(match);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  return sent
    .filter((word) => !take((other) => other === word))
    .filter((word) => !take((other) => formsOf(word).some((form) => formsOf(other).includes(form))));
}

/** Words that only introduce a number, of which one may be written for two: RURAL ROUTE is RR, STAR ROUTE is HC, PO DRAWER is PO BOX. */
const introducing = new Set(['ROUTE', 'PO', 'BOX']);

test('each word of any parts in any order, with commas or without, is in the result or was set aside', () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      place,
      fc.constantFrom(', ', ' ', '\n'),
      (parts, last, comma) => {
        const full_address = `${parts.join(comma)}, ${last}`;
        const { result: r, set_aside: aside } = explain({ full_address });
        const answered = [
          r.address_line1,
          r.address_line2,
          r.city,
          r.state,
          r.zip_code,
          ...aside.map((each) => each.words),
        ];
        const sent = words(full_address);
        const lost = lostWords(sent, words(answered.join(' '))).filter((word) => !introducing.has(word));
        // `aside` contains no word that was not sent.
        const invented = aside.flatMap((each) => words(each.words)).filter((word) => !sent.includes(word));
        expect({ full_address, lost, invented }).toEqual({ full_address, lost: [], invented: [] });
      },
    ),
    { seed: 20, numRuns: runs(3000) },
  );
});
