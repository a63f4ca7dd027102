import type { Random } from '../random.ts';
import { NUMBERS, text } from './texts.ts';

type Json = unknown;

/** Changes one place of a value: another type, a field less or more, a number from the edge, a deep nest, a long list. */
export function mutate(value: Json, random: Random): Json {
  if (typeof value === 'object' && value !== null && random.holds(0.75)) {
    const keys = Object.keys(value);
    const key = keys.length === 0 ? null : random.pick(keys);
    const copy = (Array.isArray(value) ? [...(value as Json[])] : { ...value }) as Record<string, Json>;
    if (key === null || random.holds(0.1)) {
      if (Array.isArray(copy)) copy.push(strange(random));
      else Object.defineProperty(copy, text(random), { value: strange(random), enumerable: true, configurable: true });
    } else if (random.holds(0.2)) {
      if (Array.isArray(copy)) copy.splice(Number(key), 1);
      else delete copy[key];
    } else copy[key] = mutate(copy[key], random);
    return copy;
  }
  return strange(random);
}

/** In place of a number that only the text of a JSON document can hold. */
const RAW = '\u0001raw:';

function strange(random: Random): Json {
  switch (random.below(9)) {
    case 0:
      return null;
    case 1:
      return random.holds(0.5);
    case 2:
    case 3:
      return `${RAW}${random.pick(NUMBERS)}`;
    case 4:
      return [];
    case 5:
      return {};
    case 6:
      return random.holds(0.2) ? Array.from({ length: 1500 }, () => ({})) : [[], null, text(random)];
    case 7:
      return nest(random.pick([3, 60, 63, 64, 65, 200]), random.holds(0.5));
    default:
      return text(random);
  }
}

function nest(depth: number, inArrays: boolean): Json {
  let value: Json = 'deep';
  for (let n = 0; n < depth; n += 1) value = inArrays ? [value] : { a: value };
  return value;
}

/** JSON with the numbers written out, and half characters as they are. */
export function toJson(value: Json): string {
  return JSON.stringify(value).replace(/"\\u0001raw:([^"]+)"/g, '$1');
}

/** Breaks the bytes of a document: cut, doubled, with bytes that are no UTF-8, with what JSON does not know. */
export function breakBytes(json: string, random: Random): Uint8Array | string {
  const bytes = new TextEncoder().encode(json);
  const at = random.below(Math.max(1, bytes.length));
  switch (random.below(11)) {
    case 0:
      return bytes.slice(0, at);
    case 1:
      return json + json;
    case 2: {
      const broken = bytes.slice();
      broken[at] = random.pick([0xff, 0xc0, 0x80, 0xed, 0xf5]);
      return broken;
    }
    case 3:
      return `${json.slice(0, at)}${random.pick([',', '}', ']', '"', '\\u12', '//', 'NaN', '\u0000'])}${json.slice(at)}`;
    case 4:
      return `\ufeff${json}`;
    case 5:
      return json.replaceAll('"', "'");
    case 6:
      return random.pick(['[', '{']).repeat(random.pick([10, 1000, 100_000]));
    case 7:
      return new Uint8Array(new Uint16Array(Array.from(json.slice(0, 2000), (each) => each.charCodeAt(0))).buffer);
    case 8:
      return `${json}${' '.repeat(random.pick([10, 1 << 20, (1 << 20) + 1]))}`;
    case 9:
      return random.pick(['null', '[]', '{}', '1', '"x"', 'true', ' ', '\n', 'undefined', '1e9999', '-']);
    default:
      return json.replace('{', `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},`);
  }
}
