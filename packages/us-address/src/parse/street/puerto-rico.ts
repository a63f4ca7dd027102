/** Puerto Rico [Pub 28 29, App. H, I]: the street word comes first, the block joins the number, URB gets a line of its own. */
import { hasDigit, isDigits, isSingleLetter, startsWithDigit } from '../../text/token-tests.ts';

/** Street words before the name; they stay in it and are never a suffix. */
const prefixes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CALLE: 'CALLE',
    CLL: 'CALLE',
    CLLE: 'CALLE',
    AVENIDA: 'AVE',
    AVE: 'AVE',
    AVDA: 'AVE',
    AV: 'AVE',
    CARRETERA: 'CARR',
    CARR: 'CARR',
    CAMINO: 'CAMINO',
    CAM: 'CAMINO',
    PASEO: 'PASEO',
    VIA: 'VIA',
    CALLEJON: 'CALLEJON',
    CLJN: 'CALLEJON',
    CALETA: 'CALETA',
    MARGINAL: 'MARGINAL',
    PASAJE: 'PASAJE',
    PARQUE: 'PARQUE',
    VEREDA: 'VEREDA',
    VISTA: 'VISTA',
    PATIO: 'PATIO',
    PLAZA: 'PLAZA',
    BLVD: 'BLVD',
    BOULEVARD: 'BLVD',
    BULEVAR: 'BLVD',
    CAMINITO: 'CAMINITO',
    CALZADA: 'CALZADA',
    RAMAL: 'RAMAL',
    SENDERO: 'SENDERO',
  }),
);
const spanishOnly = new Set([
  'CALLE',
  'AVENIDA',
  'AVENIDO',
  'CAMINO',
  'PASEO',
  'CALLEJON',
  'CAMINITO',
  'VIA',
  'CALLECITA',
  'CALETA',
  'VEREDA',
  'PASAJE',
  'RUE',
  'CARRETERA',
  'CARR',
]);
const blocks = new Set(['BLQ', 'BLOQUE', 'BLK', 'BLOCK', 'BLOQ', 'BQ']);
const houses = new Set(['CASA', 'NUM', 'NUMERO', 'NO', '#', 'LOTE', 'SOLAR', 'CSA']);
const named = new Set([
  'COND',
  'CONDOMINIO',
  'RES',
  'RESIDENCIAL',
  'EDIF',
  'EDIFICIO',
  'TORRE',
  'VILLA',
  'EGIDA',
  'BARRIADA',
  'BO',
  'BARRIO',
  'SECTOR',
  'PARC',
  'PARCELAS',
  'COM',
  'COMUNIDAD',
]);

/** Whether a token is a street word that precedes the name only in Spanish, anywhere in the country. */
export const isSpanishPrefix = (token: string): boolean => spanishOnly.has(token);

/** Whether an address needs no number: condominiums, projects and rural communities [293, 295]. */
export const isNamedPlace = (token: string): boolean => named.has(token);

const urbanizations = new Set(['URB', 'URBANIZACION', 'URBANIZATION', 'URBANIZACIONES']);

/** Takes `URB …` out of the tokens, up to a number, a street word or the end of the part. */
export function takeUrbanization(
  words: readonly string[],
  breaks: readonly number[],
): { words: string[]; urbanization: string } {
  const rest: string[] = [];
  let urbanization = '';
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (!urbanizations.has(word)) {
      rest.push(word);
      continue;
    }
    const limit = breaks.find((b) => b > i) ?? words.length;
    let end = i + 1;
    while (end < limit && (end === i + 1 || !opensLine(words[end] ?? ''))) end++;
    urbanization = ['URB', ...words.slice(i + 1, end)].join(' ');
    i = end - 1;
  }
  return { words: rest, urbanization };
}

const opensLine = (word: string): boolean =>
  word === '#' || hasDigit(word) || prefixes.has(word) || blocks.has(word) || urbanizations.has(word);

/** `A-17` → `A17`, `199-31` stays. */
function withoutHyphen(number: string): string {
  const dash = number.indexOf('-');
  if (dash < 0) return number;
  const left = number.slice(0, dash);
  return isDigits(left) && startsWithDigit(number.slice(dash + 1)) ? number : left + number.slice(dash + 1);
}

/** Block and house as one number: `199` and `31` are `199-31`, `A` and `3` are `A3`. */
const joinNumber = (block: string, house: string): string =>
  isDigits(block) && startsWithDigit(house) ? `${block}-${house}` : block + house;

/** The tokens in the order number, street word, name; the same array if nothing changes. */
export function reorderSpanish(input: readonly string[]): string[] {
  const rest: string[] = [];
  let block = '';
  let house = '';
  for (let i = 0; i < input.length; i++) {
    const token = input[i] ?? '';
    const next = input[i + 1] ?? '';
    const isBlock = hasDigit(next) || isSingleLetter(next) || next.length === 2;
    if (blocks.has(token) && isBlock && block === '') {
      block = next;
      i++;
      // after a number at the start, the # of `12 CALLE 3 # 7` is an apartment's, not a house's
    } else if (houses.has(token) && hasDigit(next) && house === '' && !hasDigit(rest[0])) {
      house = next;
      i++;
    } else rest.push(token);
  }
  const number = joinNumber(withoutHyphen(block), withoutHyphen(house));
  const numbered = hasDigit(rest[0]);
  if (number !== '') {
    if (numbered) rest[0] = joinNumber(number, rest[0] ?? '');
    else rest.unshift(number);
  } else if (!numbered && prefixes.has(rest[0] ?? '') && rest.length > 2 && hasDigit(rest[rest.length - 1]))
    rest.unshift(rest.pop() ?? '');
  const at = hasDigit(rest[0]) ? 1 : 0;
  if (at === 1) rest[0] = withoutHyphen(rest[0] ?? '');
  const standard = prefixes.get(rest[at] ?? '');
  if (standard && rest.length > at + 1) rest[at] = standard;
  return rest;
}
