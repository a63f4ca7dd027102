/**
 * City names are compared by a key in which the usual abbreviations [Pub 28 221, App. C] and spaces make no difference:
 * "St. Louis" is "SAINT LOUIS", "W Palm Beach" is "WEST PALM BEACH", "De Kalb" is "DEKALB".
 */
const abbreviations: Readonly<Record<string, string>> = {
  SAINT: 'ST',
  SAINTE: 'STE',
  FORT: 'FT',
  MOUNT: 'MT',
  MOUNTAIN: 'MTN',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NO: 'N',
  SO: 'S',
  HEIGHTS: 'HTS',
  SPRINGS: 'SPGS',
  SPRING: 'SPG',
  BEACH: 'BCH',
  CITY: 'CY',
  CTY: 'CY',
  TOWNSHIP: 'TWP',
  POINT: 'PT',
  LAKE: 'LK',
  PARK: 'PK',
  VILLAGE: 'VLG',
  JUNCTION: 'JCT',
  CENTER: 'CTR',
  CENTRE: 'CTR',
  FALLS: 'FLS',
  ISLAND: 'IS',
  GROVE: 'GRV',
  VALLEY: 'VLY',
  HILLS: 'HLS',
  HARBOR: 'HBR',
  PORT: 'PRT',
  CREEK: 'CRK',
  RIVER: 'RIV',
  RIDGE: 'RDG',
  CROSSING: 'XING',
  GARDENS: 'GDNS',
  LANDING: 'LNDG',
  STATION: 'STA',
};

const modulus = 0x7fffffff;
const base = 31;

/** Powers of the base by length: the hash of two texts joined is `hash(a) * power(b.length) + hash(b)`. */
const powers = new Int32Array(64);
powers[0] = 1;
for (let i = 1; i < powers.length; i++) powers[i] = Math.imul(powers[i - 1] ?? 0, base);

function plainHash(text: string, from: number, to: number): number {
  let hash = 0;
  for (let i = from; i < to; i++) hash = (Math.imul(hash, base) + text.charCodeAt(i)) | 0;
  return hash;
}

/** The abbreviation's hash and length by the hash of the word. */
const canonicalWord: ReadonlyMap<number, readonly [hash: number, length: number]> = new Map(
  Object.entries(abbreviations).map(([word, short]) => [
    plainHash(word, 0, word.length),
    [plainHash(short, 0, short.length), short.length],
  ]),
);

/** Continues the hash of a name: `left` joined with the next word, after its abbreviation. */
export function joinWord(left: number, text: string, from: number, to: number): number {
  const plain = plainHash(text, from, to);
  // no word with an abbreviation is shorter or longer
  if (to - from > 1 && to - from < 10) {
    const canonical = canonicalWord.get(plain);
    if (canonical) return (Math.imul(left, powers[canonical[1]] ?? 0) + canonical[0]) | 0;
  }
  return (Math.imul(left, powers[Math.min(to - from, 63)] ?? 0) + plain) | 0;
}

/** The hash of a name inside a text, words separated by one space. */
export function nameHash(text: string, from: number, to: number): number {
  let hash = 0;
  let word = from;
  for (let i = from; i <= to; i++) {
    if (i < to && text.charCodeAt(i) !== 32) continue;
    hash = joinWord(hash, text, word, i);
    word = i + 1;
  }
  return hash;
}

/** The table key of a city in a state. */
export const cityKey = (hash: number, state: number): number => (Math.imul(hash, 67) + state + 1) & modulus;

/** The name with abbreviations instead of full words and without spaces: equal for spellings of one city. */
export function canonicalName(name: string): string {
  let text = '';
  for (const word of name.split(' ')) text += abbreviations[word] ?? word;
  return text;
}
