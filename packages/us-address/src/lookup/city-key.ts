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

/** A name as a number: the polynomial hash of its characters, and the power that goes with their count. */
export interface NameHash {
  hash: number;
  power: number;
}

function wordHash(text: string, from: number, to: number): NameHash {
  let hash = 0;
  let power = 1;
  for (let i = from; i < to; i++) {
    hash = (Math.imul(hash, base) + text.charCodeAt(i)) | 0;
    power = Math.imul(power, base);
  }
  return { hash, power };
}

const canonicalWord: ReadonlyMap<number, NameHash> = new Map(
  Object.entries(abbreviations).map(([word, short]) => [
    wordHash(word, 0, word.length).hash,
    wordHash(short, 0, short.length),
  ]),
);

/** The hash of one word of a city name, after its abbreviation. */
export function cityWordHash(text: string, from = 0, to: number = text.length): NameHash {
  const plain = wordHash(text, from, to);
  return canonicalWord.get(plain.hash) ?? plain;
}

/** The hash of a city name out of that of its beginning and its next word. */
export const joinHash = (left: number, word: NameHash): number => (Math.imul(left, word.power) + word.hash) | 0;

/** The table key of a city in a state. */
export const cityKey = (hash: number, state: number): number => (Math.imul(hash, 67) + state + 1) & modulus;

/** The name with abbreviations instead of full words and without spaces: equal for spellings of one city. */
export function canonicalName(name: string): string {
  let text = '';
  for (const word of name.split(' ')) text += abbreviations[word] ?? word;
  return text;
}
