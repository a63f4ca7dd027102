/** Reads a pack in place: nothing but the list of suffixes is decoded when it is opened. */
import { type Cursor, readFixed, readVarint } from './bytes.ts';
import {
  alphabet,
  type Block,
  degree,
  directions,
  group,
  kinds,
  magic,
  mostShared,
  type NumberRange,
  noRange,
  type PackKind,
  type Parity,
  type StreetName,
  version,
  zipEntry,
} from './format.ts';
import { StreetPackError } from './side.ts';

/** A pack that is open. */
export interface Pack {
  readonly bytes: Uint8Array;
  readonly zips: number;
  readonly streets: number;
  readonly suffixes: readonly string[];
  /** Where the table of ZIPs begins. */
  readonly index: number;
  /** Where the first block begins. */
  readonly blocks: number;
}

/** @throws StreetPackError where the bytes are no pack of this kind and version, or not all of one */
export function openPack(bytes: Uint8Array, kind: PackKind): Pack {
  const mark = String.fromCharCode(...bytes.subarray(0, magic.length));
  if (mark !== magic) throw new StreetPackError('expected a street pack, as buildStreetPack makes it');
  if (bytes[4] !== version)
    throw new StreetPackError(
      `expected a street pack of version ${version}, this is version ${bytes[4]}: build it again`,
    );
  if (kinds[bytes[5] ?? 0] !== kind)
    throw new StreetPackError(
      `expected the pack with ${kind}, this is the one with ${kinds[bytes[5] ?? 0] ?? 'others'}`,
    );
  const zips = readFixed(bytes, 6, 3);
  const streets = readFixed(bytes, 9, 4);
  const suffixes = [''];
  let at = 14;
  for (let i = 0; i < (bytes[13] ?? 0); i++) {
    const length = bytes[at] ?? 0;
    suffixes.push(ascii(bytes, at + 1, at + 1 + length));
    at += 1 + length;
  }
  const blocks = at + (zips + 1) * zipEntry;
  const expected = blocks + readFixed(bytes, blocks - 4, 4);
  if (bytes.length !== expected)
    throw new StreetPackError(`the street pack is damaged: ${expected} bytes were expected, ${bytes.length} came`);
  return { bytes, zips, streets, suffixes, index: at, blocks };
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) text += String.fromCharCode(bytes[at] ?? 32);
  return text;
}

/** Where the block of a ZIP begins, or -1. */
export function blockOf(pack: Pack, zip: string): number {
  const wanted = Number(zip);
  let low = 0;
  let high = pack.zips - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = pack.index + middle * zipEntry;
    const found = readFixed(pack.bytes, at, 3);
    if (found === wanted) return pack.blocks + readFixed(pack.bytes, at + 3, 4);
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The ZIPs of a pack with these first three digits, ascending. */
export function zipsLike(pack: Pack, zip: string): string[] {
  const first = Math.floor(Number(zip) / 100) * 100;
  const found: string[] = [];
  let low = 0;
  let high = pack.zips;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (readFixed(pack.bytes, pack.index + middle * zipEntry, 3) < first) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < pack.zips; i++) {
    const other = readFixed(pack.bytes, pack.index + i * zipEntry, 3);
    if (other >= first + 100) break;
    found.push(String(other).padStart(5, '0'));
  }
  return found;
}

/** A street of a ZIP; what the pack says of it is read from `cursor` by {@link readRanges} or {@link readBlocks}. */
export interface FoundStreet extends StreetName {
  readonly cursor: Cursor;
}

/** The code of each character, by its number in ASCII; 255 for one that no name in a pack has. */
const codes = new Uint8Array(128).fill(255);
for (let code = 0; code < alphabet.length; code++) codes[alphabet.charCodeAt(code)] = code;

/** The codes of the name that is looked for, and the beginning of the one just read: used by one look-up after the other. */
const query = new Uint8Array(256);
const shared = new Uint8Array(mostShared);

/** Writes the codes of a name into `query`; gives how many. */
function setQuery(name: string): number {
  const length = Math.min(name.length, query.length);
  for (let i = 0; i < length; i++) query[i] = codes[name.charCodeAt(i)] ?? 255;
  return length;
}

/** All streets of a ZIP with this name, whatever their directions and suffixes. */
export function streetsNamed(pack: Pack, block: number, name: string, kind: PackKind): FoundStreet[] {
  // no name in a pack is as long
  if (block < 0 || name.length > query.length) return [];
  const { bytes } = pack;
  const count = readFixed(bytes, block, 2);
  const groups = Math.ceil(count / group);
  const first = block + 2 + (groups - 1) * 3;
  const startOf = (i: number): number => (i === 0 ? first : first + readFixed(bytes, block + 2 + (i - 1) * 3, 3));
  const wanted = setQuery(name);
  shared.fill(0);
  // The last group that begins before the name: one that begins with it may have more of it in front.
  let low = 0;
  let high = groups - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (compareName({ bytes, at: startOf(middle) }, wanted) < 0) low = middle;
    else high = middle - 1;
  }
  const cursor = { bytes, at: startOf(low) };
  const found: FoundStreet[] = [];
  for (let i = low * group; i < count; i++) {
    const hasDirections = ((bytes[cursor.at] ?? 0) & 16) !== 0;
    const order = compareName(cursor, wanted);
    if (order > 0) break;
    const suffix = bytes[cursor.at++] ?? 0;
    const sides = hasDirections ? (bytes[cursor.at++] ?? 0) : 0;
    if (order === 0) {
      found.push({
        primary_name: name,
        suffix: pack.suffixes[suffix] ?? '',
        pre_dir: directions[sides >> 4] ?? '',
        post_dir: directions[sides & 15] ?? '',
        cursor: { bytes, at: cursor.at },
      });
    }
    skip(cursor, kind);
  }
  return found;
}

const square = alphabet.length * alphabet.length;

/**
 * Reads a name and says whether it comes before (-1), is (0) or comes after (1) the one of `wanted` characters that is looked
 * for. `shared` holds the first characters of the name before it, and then of this one.
 */
function compareName(cursor: Cursor, wanted: number): number {
  const { bytes } = cursor;
  const flags = bytes[cursor.at++] ?? 0;
  let rest = flags & 15;
  if (rest === 15) rest += readVarint(cursor);
  const from = flags >> 5;
  const length = from + rest;
  let order = 0;
  for (let i = 0; i < from && order === 0; i++) order = compareCodes(shared[i] ?? 0, i, wanted);
  let value = 0;
  let scale = 0;
  for (let i = from; i < length; i++) {
    if (scale === 0) {
      const size = Math.min(length - i, 2);
      value = readFixed(bytes, cursor.at, size);
      cursor.at += size;
      scale = length - i > 2 ? square : length - i > 1 ? alphabet.length : 1;
    }
    const code = Math.floor(value / scale) % alphabet.length;
    scale = scale === 1 ? 0 : scale / alphabet.length;
    if (i < shared.length) shared[i] = code;
    if (order === 0) order = compareCodes(code, i, wanted);
  }
  return order === 0 && length < wanted ? -1 : order;
}

/** One character against that of the name that is looked for, which ends before `wanted`. */
function compareCodes(code: number, at: number, wanted: number): number {
  const other = query[at] ?? 0;
  return at >= wanted || code > other ? 1 : code < other ? -1 : 0;
}

function skip(cursor: Cursor, kind: PackKind): void {
  let count = 0;
  for (let more = true; more; ) {
    const step = readVarint(cursor);
    if (Math.floor(step / 2) % 4 === noRange) return;
    readVarint(cursor);
    more = step % 2 === 1;
    count++;
  }
  if (kind === 'blocks') for (let i = 2 * count; i > 0; i--) readVarint(cursor);
}

export function readRanges({ bytes, at }: Cursor): NumberRange[] {
  return rangesAt({ bytes, at });
}

function rangesAt(cursor: Cursor): NumberRange[] {
  const ranges: NumberRange[] = [];
  let low = 0;
  for (let more = true; more; ) {
    const step = readVarint(cursor);
    const parity = Math.floor(step / 2) % 4;
    if (parity === noRange) break;
    low += Math.floor(step / 8);
    ranges.push({ low, high: low + readVarint(cursor) * (parity === 0 ? 1 : 2), parity: parity as Parity });
    more = step % 2 === 1;
  }
  return ranges;
}

export function readBlocks({ bytes, at }: Cursor): Block[] {
  const cursor = { bytes, at };
  let latitude = 0;
  let longitude = 0;
  return rangesAt(cursor).map((range) => {
    latitude += unzigzag(readVarint(cursor));
    longitude += unzigzag(readVarint(cursor));
    return { ...range, latitude: latitude / degree, longitude: longitude / degree };
  });
}

const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
