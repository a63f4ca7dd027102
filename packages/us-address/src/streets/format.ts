/**
 * The format of a pack. Header: `USST`, version, kind, number of ZIPs (3 bytes), of streets (4) and of suffixes (1), then each
 * suffix after its length. Then an index of ZIPs in ascending order: ZIP (3 bytes), offset of its block (4); a last offset is the
 * end.
 *
 * A block holds the streets of a ZIP, sorted by name, directions and suffix: their count (2 bytes), the offsets of every 32nd
 * street except the first (3 bytes each, relative to the first street), then the streets. A street begins with a byte of flags: how
 * many characters its name shares with the previous name (high three bits; 0 for every 32nd), whether it has directions (one bit)
 * and how many characters follow (low four bits; 15 means that a varint with the rest comes next). Then come the characters, three
 * in two bytes, its suffix (0 if none), its directions (four bits each) and its data: ranges of numbers, or blocks with
 * coordinates.
 */
export const magic = 'USST';
export const version = 1;
export const group = 32;
export const zipEntry = 7;

/** The characters of names, in the order of their codes. Three fit in two bytes, because 40³ is less than 2¹⁶. */
export const alphabet = ' -./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The most characters that a name can share with the previous one. */
export const mostShared = 7;
export const writable = /^[ A-Z0-9/.-]+$/;

/** The parity value of a street without ranges. */
export const noRange = 3;

/** The data that a pack has for its streets. */
export type PackKind = 'ranges' | 'blocks';
export const kinds: readonly PackKind[] = ['ranges', 'blocks'];

export const directions = ['', 'N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW'] as const;

/** The parts of a street's name, as the standardizer splits them. */
export interface StreetName {
  readonly pre_dir: string;
  readonly primary_name: string;
  readonly suffix: string;
  readonly post_dir: string;
}

/** The numbers of a range that are on the street: 0 all, 1 even, 2 odd. */
export type Parity = 0 | 1 | 2;

export interface NumberRange {
  readonly low: number;
  readonly high: number;
  /** 0 all, 1 even, 2 odd. */
  readonly parity: Parity;
}

export interface Block extends NumberRange {
  readonly latitude: number;
  readonly longitude: number;
}

/** The order of streets in a block, by code units. */
export function compareStreets(a: StreetName, b: StreetName): number {
  return (
    compareText(a.primary_name, b.primary_name) ||
    compareText(a.pre_dir, b.pre_dir) ||
    compareText(a.suffix, b.suffix) ||
    compareText(a.post_dir, b.post_dir)
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Coordinates are stored as whole multiples of 1/100,000 degree, about a metre. */
export const degree = 1e5;

export const parityOf = (from: number, to: number): Parity => (from % 2 !== to % 2 ? 0 : from % 2 === 0 ? 1 : 2);
