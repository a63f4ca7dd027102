/** Accounts for the words of an input: each is in the output as sent, there in another standard form, or was set aside. */
import { canonicalName } from '../lookup/city-key.ts';
import { stateByName, stateCode } from '../lookup/states.ts';
import { matchHighway } from '../parse/street/highways.ts';
import { numberInWords } from '../parse/street/house-number.ts';
import { misspelledSuffix, suffixes } from '../parse/street/suffixes.ts';
import { designatorOf, isNumberWord } from '../parse/units/unit-designators.ts';
import { directionals } from '../text/directionals.ts';
import { hasDigit, isDigits, ordinalNumber, splitNumber, withoutLeadingZeros } from '../text/token-tests.ts';
import { tokenize } from '../text/tokens.ts';

/** The words of a text as the parser splits them. */
export const wordsOf = (text: string): string[] => tokenize(text).words;

/** Positions in `sent` of the words that are in `answered` in no form; each word of `answered` accounts for one. */
export function unaccounted(sent: readonly string[], answered: readonly string[]): number[] {
  const pool = new Pool(answered);
  const rest: number[] = [];
  // identical words first, then other forms of a word
  const open = sent.map((word) => !pool.take(word));
  for (let i = 0; i < sent.length; i++) {
    if (open[i] && !formsOf(sent[i] ?? '').some((form) => pool.take(form)) && !isInHighway(pool, sent, i)) rest.push(i);
  }
  if (rest.length === 0) return rest;
  // words that were joined or split: POBOX 12, FORT WORTH, 12 B
  const others = pool.left();
  const joined = `${others.map(standard).join('')} ${others.map(unmarked).join('')}`;
  // without the slash, 1/2 would match 12
  const isThere = (at: number): boolean =>
    !fraction.test(sent[at] ?? '') &&
    (joined.includes(joinedText(sent, at, rest, standard)) || joined.includes(joinedText(sent, at, rest, unmarked)));
  const lost = new Set(rest.filter((at) => !isThere(at) && !isSplit(sent[at] ?? '', joined)));
  return sent.flatMap((word, at) => {
    if (!isFiller(word)) return lost.has(at) ? [at] : [];
    return lost.has(introduced(sent, at)) && (lost.has(at) || isMore(sent, answered, word)) ? [at] : [];
  });
}

/** The position of what a filler introduces: the next word that is not a filler; at the end of the text, the one before it. */
function introduced(sent: readonly string[], at: number): number {
  let next = at + 1;
  while (isFiller(sent[next] ?? '')) next++;
  return next < sent.length ? next : at - 1;
}

/** Whether a word occurs more often in the input than in the result, as when one of two boxes is lost. */
const isMore = (sent: readonly string[], answered: readonly string[], word: string): boolean =>
  word.length > 1 && sent.filter((each) => each === word).length > answered.filter((each) => each === word).length;

/** The words of a result by their forms; each can be matched once. */
class Pool {
  readonly #places = new Map<string, number[]>();
  readonly #taken = new Set<number>();

  readonly #answered: readonly string[];

  constructor(answered: readonly string[]) {
    this.#answered = answered;
    answered.forEach((word, at) => {
      for (const form of [word, ...formsOf(word)]) {
        const places = this.#places.get(form);
        if (places) places.push(at);
        else this.#places.set(form, [at]);
      }
    });
  }

  /** The words that are not matched yet. */
  left(): string[] {
    return this.#answered.filter((_, at) => !this.#taken.has(at));
  }

  has(form: string): boolean {
    return this.#places.has(form);
  }

  take(form: string): boolean {
    const at = this.#places.get(form)?.find((place) => !this.#taken.has(place));
    // POST OFFICE is one word in the result
    if (at === undefined) return form === '~PO' && this.has(form);
    this.#taken.add(at);
    return true;
  }
}

/** The forms that a word shares with others. */
function formsOf(word: string): string[] {
  const other = postal.get(word);
  return other === undefined ? [`~${standard(word)}`] : [`~${standard(word)}`, `~${other}`];
}

/** The form that all spellings of a word share. */
function standard(word: string): string {
  const plain = unmarked(word);
  if (isDigits(plain)) return withoutLeadingZeros(plain);
  const figures = plain.replaceAll('O', '0');
  if (hasDigit(plain) && isDigits(figures)) return withoutLeadingZeros(figures);
  const state = stateByName.get(plain);
  return (
    directionals.get(plain) ??
    numberInWords(plain) ??
    ordinalNumber(plain) ??
    suffixes.get(plain) ??
    misspelledSuffix(plain) ??
    designatorOf(plain) ??
    (state === undefined || plain.length < 3 ? canonicalName(plain) : stateCode(state))
  );
}

const postal: ReadonlyMap<string, string> = new Map(
  Object.entries({
    PO: 'PO POST POSTAL OFFICE OFC LOCK FIRM',
    BOX: 'BOX DRAWER CALLER LOCKBOX BIN APARTADO APDO BUZON',
    RR: 'RR RURAL RFD RD RTE RT ROUTE',
    HC: 'HC HCR HCRT STAR HIGHWAY CONTRACT',
    GENERAL: 'GENERAL GEN',
    DELIVERY: 'DELIVERY DEL',
    LOWR: 'LOWR LEVEL',
    CARR: 'CARR CARRETERA',
    AVE: 'AVE AVENIDA',
    URB: 'URB URBANIZACION URBANIZATION',
  }).flatMap(([short, words]) => words.split(' ').map((word): [string, string] => [word, short])),
);

/** Whether a word belongs to a highway designation in another spelling: the HWY of US HWY 70, the CR of COUNTY ROAD 5. */
function isInHighway(pool: Pool, sent: readonly string[], at: number): boolean {
  // its number is the same in every spelling
  if (isDigits(sent[at])) return false;
  for (let from = Math.max(0, at - 3); from <= at; from++) {
    const found = matchHighway(sent, from);
    // NV 89501 is not a highway
    if (!found || found.end <= at || /^[A-Z]{2} \d{5}$/.test(found.name)) continue;
    if (found.name.split(' ').every((word) => pool.has(word) || pool.has(`~${standard(word)}`))) return true;
  }
  return false;
}

/** `SUITE100`: a designator and its number. */
function isSplit(word: string, joined: string): boolean {
  const pair = splitNumber(word);
  return pair !== undefined && joined.includes(standard(pair[0])) && joined.includes(standard(pair[1]));
}

const fraction = /^\d+\/\d+$/;

const unmarked = (word: string): string => word.replace(/[^A-Z0-9]/g, '');

/** A word joined with those of its neighbours that are also unmatched. */
function joinedText(
  sent: readonly string[],
  at: number,
  rest: readonly number[],
  form: (word: string) => string,
): string {
  let from = at;
  while (rest.includes(from - 1)) from--;
  let to = at;
  while (rest.includes(to + 1)) to++;
  return sent
    .slice(from, to + 1)
    .filter((word, i) => from + i === at || !isFiller(word))
    .map((word) => form(word))
    .join('');
}

/** Words that only introduce a number. */
const fillers = new Set(
  '# & ROUTE BOX BX SERVICE P O PO NUMERO LEVEL LVL BLQ BLOQUE BLK BLOQ BQ CASA CSA SOLAR'.split(' '),
);
const isFiller = (word: string): boolean => isNumberWord(word) || fillers.has(word);
