/** Reads a pack in place: only the list of suffixes is decoded when it is opened. */
import { type Cursor, readFixed, readVarint } from './bytes.ts';
import {
  alphabet,
  degree,
  directions,
  group,
  kinds,
  magic,
  mostShared,
  noRange,
  type PackKind,
  type StreetName,
  version,
  zipEntry,
} from './format.ts';
import { StreetPackError } from './side.ts';

/** An open pack. */
export interface Pack {
  readonly bytes: Uint8Array;
  readonly zips: number;
  readonly streets: number;
  readonly suffixes: readonly string[];
  /** Where the index of ZIPs begins. */
  readonly index: number;
  /** Where the first block begins. */
  readonly blocks: number;
}

/** @throws StreetPackError if the bytes are truncated, or no pack of this kind and version */
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

/** The ZIPs of a pack with the same first three digits, ascending. */
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

/** A street of a ZIP; `cursor` is the position of its data, for {@link hasNumber} and {@link locate}. */
export interface FoundStreet extends StreetName {
  readonly cursor: Cursor;
}

/** The code of each ASCII character; 255 for one that no name in a pack has. */
const codes = new Uint8Array(128).fill(255);
for (let code = 0; code < alphabet.length; code++) codes[alphabet.charCodeAt(code)] = code;

/** The codes of the name being looked up. One array for all look-ups, which saves allocations. */
const query = new Uint8Array(256);

/** Writes the codes of a name into `query`; returns how many. */
function setQuery(name: string): number {
  const length = Math.min(name.length, query.length);
  for (let i = 0; i < length; i++) query[i] = codes[name.charCodeAt(i)] ?? 255;
  return length;
}

/** All streets of a ZIP with this name, with any directions and suffixes. */
export function streetsNamed(pack: Pack, block: number, name: string, kind: PackKind): FoundStreet[] {
  // no name in a pack is that long
  if (block < 0 || name.length > query.length) return [];
  const { bytes } = pack;
  const count = readFixed(bytes, block, 2);
  const groups = Math.ceil(count / group);
  const first = block + 2 + (groups - 1) * 3;
  const startOf = (i: number): number => (i === 0 ? first : first + readFixed(bytes, block + 2 + (i - 1) * 3, 3));
  const wanted = setQuery(name);
  // the last group that begins before the name: streets of the name may precede the group that begins with it
  let low = 0;
  let high = groups - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    readLetters({ bytes, at: startOf(middle) });
    if (compareRest(bytes, 0, wanted) < 0) low = middle;
    else high = middle - 1;
  }
  const cursor = { bytes, at: startOf(low) };
  const found: FoundStreet[] = [];
  // how many leading characters the previous name shares with the one looked up, which is greater or equal
  let matched = 0;
  for (let i = low * group; i < count; i++) {
    const flags = readLetters(cursor);
    const from = flags >> 5;
    let order = -1;
    if (from <= matched || i % group === 0) {
      // the first different character is greater than before, and so greater than the one looked up
      if (from < matched && from < mostShared && i % group !== 0) break;
      order = compareRest(bytes, from, wanted);
      matched = same;
    }
    if (order > 0) break;
    const suffix = bytes[cursor.at++] ?? 0;
    const sides = (flags & 16) !== 0 ? (bytes[cursor.at++] ?? 0) : 0;
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

/** Where the characters of the last name read begin. */
let letters = 0;
/** How many characters it has. */
let rest = 0;

/** Reads past a name; returns its flags. */
function readLetters(cursor: Cursor): number {
  const flags = cursor.bytes[cursor.at++] ?? 0;
  rest = flags & 15;
  if (rest === 15) rest += readVarint(cursor);
  letters = cursor.at;
  const triples = Math.floor(rest / 3);
  cursor.at += 2 * triples + (rest - 3 * triples);
  return flags;
}

/** How many characters were equal in the last comparison. */
let same = 0;

/**
 * Compares the last name read with the one looked up, which has `wanted` characters: -1, 0 or 1. The first `from` characters of
 * both are equal.
 */
function compareRest(bytes: Uint8Array, from: number, wanted: number): number {
  const length = from + rest;
  let at = letters;
  let value = 0;
  let scale = 0;
  for (let i = from; i < length; i++) {
    if (scale === 0) {
      const left = length - i;
      value = (bytes[at++] ?? 0) + (left > 1 ? (bytes[at++] ?? 0) * 256 : 0);
      scale = left > 2 ? square : left > 1 ? alphabet.length : 1;
    }
    const code = Math.floor(value / scale);
    value -= code * scale;
    scale = scale === 1 ? 0 : scale / alphabet.length;
    if (i >= wanted || code !== query[i]) {
      same = i;
      return i >= wanted || code > (query[i] ?? 0) ? 1 : -1;
    }
  }
  same = length;
  return length < wanted ? -1 : 0;
}

/** Skips a street's data. */
function skip(cursor: Cursor, kind: PackKind): void {
  const { bytes } = cursor;
  let count = 0;
  for (let more = true; more; ) {
    const first = bytes[cursor.at] ?? 0;
    skipVarint(cursor);
    if (((first >> 1) & 3) === noRange) return;
    skipVarint(cursor);
    more = (first & 1) === 1;
    count++;
  }
  if (kind === 'blocks') for (let i = 2 * count; i > 0; i--) skipVarint(cursor);
}

function skipVarint(cursor: Cursor): void {
  let { at } = cursor;
  while ((cursor.bytes[at++] ?? 0) >= 128);
  cursor.at = at;
}

/** Whether one of a street's ranges has a number; undefined if the street has no ranges. */
export function hasNumber({ bytes, at }: Cursor, number: number): boolean | undefined {
  const range = findRange({ bytes, at }, number);
  return range === none ? undefined : range >= 0;
}

const none = -2;

/**
 * The index of the range that has a number; -1 if none has, -2 if the street has no ranges. Moves the cursor past the ranges read.
 */
function findRange(cursor: Cursor, number: number): number {
  let low = 0;
  for (let i = 0; ; i++) {
    const step = readVarint(cursor);
    const parity = Math.floor(step / 2) % 4;
    if (parity === noRange) return i === 0 ? none : -1;
    low += Math.floor(step / 8);
    const high = low + readVarint(cursor) * (parity === 0 ? 1 : 2);
    if (number >= low && number <= high && (parity === 0 || (number % 2 === 0) === (parity === 1))) return i;
    if (step % 2 === 0) return -1;
  }
}

/** The coordinates of the block that has a number; undefined if none has. */
export function locate({ bytes, at }: Cursor, number: number): { latitude: number; longitude: number } | undefined {
  const index = findRange({ bytes, at }, number);
  if (index < 0) return undefined;
  const cursor = { bytes, at };
  for (let more = true; more; ) {
    more = ((bytes[cursor.at] ?? 0) & 1) === 1;
    skipVarint(cursor);
    skipVarint(cursor);
  }
  let latitude = 0;
  let longitude = 0;
  for (let i = 0; i <= index; i++) {
    latitude += unzigzag(readVarint(cursor));
    longitude += unzigzag(readVarint(cursor));
  }
  return { latitude: latitude / degree, longitude: longitude / degree };
}

const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
