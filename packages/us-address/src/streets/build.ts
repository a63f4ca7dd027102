import { parse } from '../standardize.ts';
import { ByteWriter } from './bytes.ts';
import {
  alphabet,
  type Block,
  compareStreets,
  degree,
  directions,
  group,
  kinds,
  magic,
  mostShared,
  type NumberRange,
  noRange,
  type PackKind,
  parityOf,
  type StreetName,
  version,
  writable,
} from './format.ts';
import { mergeRanges } from './merge-ranges.ts';
import { StreetPackError, type StreetSide } from './side.ts';

interface Street extends StreetName {
  readonly blocks: (NumberRange & {
    readonly latitude?: number | undefined;
    readonly longitude?: number | undefined;
  })[];
}

/** A built pack, and what was left out. */
export interface BuiltStreetPack {
  /** Streets and their ranges of house numbers: the first argument of `openStreets`. */
  readonly streets: Uint8Array;
  /** Blocks with their coordinates: its second argument. Undefined if no side has coordinates. */
  readonly coordinates?: Uint8Array;
  readonly summary: {
    readonly sides: number;
    readonly zips: number;
    readonly streets: number;
    /** Sides whose house numbers are not whole numbers: the pack has their street, but not the numbers. */
    readonly unread_numbers: number;
    /** Sides left out because their street's name has characters other than letters, digits, space, `-`, `/` and `.`. */
    readonly unread_names: number;
  };
}

/**
 * Builds a pack from sides of blocks, of a county, a state or the nation. It holds all of them in memory while it works: about 100
 * bytes each.
 *
 * @throws StreetPackError if a side has no name or ZIP, or its numbers are not strings
 */
export function buildStreetPack(sides: Iterable<StreetSide>): BuiltStreetPack {
  const zips = new Map<string, Map<string, Street>>();
  const names = new Map<string, StreetName>();
  let count = 0;
  let unread = 0;
  let unreadNames = 0;
  let located = false;
  for (const side of sides) {
    count++;
    refuseWrong(side, count);
    const name = nameOf(side.name, names);
    if (!writable.test(name.primary_name)) {
      unreadNames++;
      continue;
    }
    const streets = zips.get(side.zip) ?? new Map<string, Street>();
    zips.set(side.zip, streets);
    const key = [name.primary_name, name.pre_dir, name.suffix, name.post_dir].join('|');
    const street = streets.get(key) ?? { ...name, blocks: [] };
    streets.set(key, street);
    const from = wholeNumber(side.from);
    const to = wholeNumber(side.to);
    if (from === undefined || to === undefined) {
      if (side.from !== '' || side.to !== '') unread++;
      continue;
    }
    const { latitude, longitude } = side;
    located ||= latitude !== undefined;
    street.blocks.push({
      low: Math.min(from, to),
      high: Math.max(from, to),
      parity: parityOf(from, to),
      latitude,
      longitude,
    });
  }
  const streets = [...zips.values()].reduce((sum, of) => sum + of.size, 0);
  return {
    streets: write('ranges', zips),
    ...(located ? { coordinates: write('blocks', zips) } : {}),
    summary: { sides: count, zips: zips.size, streets, unread_numbers: unread, unread_names: unreadNames },
  };
}

/** @throws StreetPackError if a required field of a side is missing */
function refuseWrong(side: StreetSide, position: number): void {
  const fields = ['name', 'zip', 'from', 'to'] as const;
  const wrong = fields.find((field) => typeof side[field] !== 'string');
  if (wrong !== undefined)
    throw new StreetPackError(`side ${position}: expected a string as ${wrong}, got ${typeof side[wrong]}`);
  if (!/^\d{5}$/.test(side.zip))
    throw new StreetPackError(`side ${position}: expected five digits as zip, got ${side.zip.length} characters`);
}

/** The parts of a name, as the standardizer splits an address on that street. */
function nameOf(name: string, known: Map<string, StreetName>): StreetName {
  const found = known.get(name);
  if (found !== undefined) return found;
  const { pre_dir, primary_name, suffix, post_dir } = parse({ address_line1: `1 ${name}`, zip_code: '00000' });
  const read = { pre_dir, primary_name, suffix, post_dir };
  known.set(name, read);
  return read;
}

const wholeNumber = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

function write(kind: PackKind, zips: ReadonlyMap<string, ReadonlyMap<string, Street>>): Uint8Array {
  const suffixes = [...new Set([...zips.values()].flatMap((streets) => [...streets.values()].map((s) => s.suffix)))]
    .filter((suffix) => suffix !== '')
    .sort();
  const numbers = new Map(suffixes.map((suffix, i) => [suffix, i + 1]));
  const index = new ByteWriter();
  const blocks = new ByteWriter();
  let count = 0;
  for (const [zip, streets] of [...zips].sort(([a], [b]) => (a < b ? -1 : 1))) {
    index.fixed(Number(zip), 3);
    index.fixed(blocks.length, 4);
    count += streets.size;
    writeBlock(blocks, [...streets.values()].sort(compareStreets), numbers, kind);
  }
  index.fixed(0, 3);
  index.fixed(blocks.length, 4);
  const pack = new ByteWriter();
  pack.text(magic);
  pack.byte(version);
  pack.byte(kinds.indexOf(kind));
  pack.fixed(zips.size, 3);
  pack.fixed(count, 4);
  pack.byte(suffixes.length);
  for (const suffix of suffixes) {
    pack.byte(suffix.length);
    pack.text(suffix);
  }
  pack.append(index);
  pack.append(blocks);
  return pack.done();
}

function writeBlock(
  into: ByteWriter,
  streets: readonly Street[],
  suffixes: ReadonlyMap<string, number>,
  kind: PackKind,
): void {
  const body = new ByteWriter();
  const groups: number[] = [];
  let last = '';
  streets.forEach((street, i) => {
    if (i % group === 0) {
      groups.push(body.length);
      last = '';
    }
    writeStreet(body, street, last, suffixes.get(street.suffix) ?? 0);
    last = street.primary_name;
    if (kind === 'ranges') writeRanges(body, mergeRanges(street.blocks));
    else
      writeBlocks(
        body,
        street.blocks.filter((block): block is Block => block.latitude !== undefined),
      );
  });
  into.fixed(streets.length, 2);
  for (const start of groups.slice(1)) into.fixed(start, 3);
  into.append(body);
}

function writeStreet(into: ByteWriter, street: StreetName, last: string, suffix: number): void {
  const name = street.primary_name;
  let shared = 0;
  while (shared < mostShared && shared < last.length && last[shared] === name[shared]) shared++;
  const rest = name.length - shared;
  const sides = directions.indexOf(street.pre_dir as 'N') * 16 + directions.indexOf(street.post_dir as 'N');
  into.byte(shared * 32 + (sides > 0 ? 16 : 0) + Math.min(rest, 15));
  if (rest >= 15) into.varint(rest - 15);
  writeName(into, name.slice(shared));
  into.byte(suffix);
  if (sides > 0) into.byte(sides);
}

function writeName(into: ByteWriter, name: string): void {
  for (let at = 0; at < name.length; at += 3) {
    const characters = name.slice(at, at + 3);
    let value = 0;
    for (const character of characters) value = value * alphabet.length + alphabet.indexOf(character);
    into.fixed(value, Math.min(characters.length, 2));
  }
}

/** For each range: its distance from the previous one, its parity and whether another follows; then its length. */
function writeRanges(into: ByteWriter, ranges: readonly NumberRange[]): void {
  if (ranges.length === 0) into.varint(noRange * 2);
  let low = 0;
  ranges.forEach((range, i) => {
    into.varint((range.low - low) * 8 + range.parity * 2 + (i < ranges.length - 1 ? 1 : 0));
    into.varint((range.high - range.low) / (range.parity === 0 ? 1 : 2));
    low = range.low;
  });
}

function writeBlocks(into: ByteWriter, blocks: readonly Block[]): void {
  const sorted = [...blocks].sort((a, b) => a.low - b.low || a.high - b.high);
  writeRanges(into, sorted);
  let latitude = 0;
  let longitude = 0;
  for (const block of sorted) {
    const next = { latitude: Math.round(block.latitude * degree), longitude: Math.round(block.longitude * degree) };
    into.varint(zigzag(next.latitude - latitude));
    into.varint(zigzag(next.longitude - longitude));
    ({ latitude, longitude } = next);
  }
}

const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);
