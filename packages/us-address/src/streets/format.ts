/**
 * How a pack is written. Header: `USST`, version, kind, ZIPs (3 bytes), streets (4), suffixes (1), then each suffix with its
 * length. Then a table of ZIPs, ascending: ZIP (3 bytes), offset of its block (4); and one offset more, the end.
 *
 * A block holds the streets of a ZIP in the order of name, directions, suffix: their number (2 bytes), the offsets of each
 * 32nd street but the first (3 bytes each, counted from the first street), then the streets. A street begins with how many
 * characters its name shares with the one before it (high three bits; none at a 32nd), whether it has directions (one
 * bit) and how many characters follow (low four bits; 15: a varint with the rest comes next); then the characters, three in
 * two bytes, its suffix (0 none), its directions (four bits each), and what the pack says of it: ranges of numbers, or blocks with
 * coordinates.
 */
export const magic = 'USST';
export const version = 1;
export const group = 32;
export const zipEntry = 7;

/** What names are written with, in the order of their codes; three characters in two bytes, for 40³ is less than 2¹⁶. */
export const alphabet = ' -./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** How many characters a name can share with the one before it. */
export const mostShared = 7;
export const writable = /^[ A-Z0-9/.-]+$/;

/** In the place of a parity: a street without any range. */
export const noRange = 3;

/** What a pack says of its streets. */
export type PackKind = 'ranges' | 'blocks';
export const kinds: readonly PackKind[] = ['ranges', 'blocks'];

export const directions = ['', 'N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW'] as const;

/** A street as the standardizer takes it apart. */
export interface StreetName {
  readonly pre_dir: string;
  readonly primary_name: string;
  readonly suffix: string;
  readonly post_dir: string;
}

/** Which of a range's numbers are on the street: all, the even or the odd ones. */
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

/** The order of streets in a block, by characters. */
export function compareStreets(a: StreetName, b: StreetName): number {
  return (
    compareText(a.primary_name, b.primary_name) ||
    compareText(a.pre_dir, b.pre_dir) ||
    compareText(a.suffix, b.suffix) ||
    compareText(a.post_dir, b.post_dir)
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Degrees are kept to about a metre. */
export const degree = 1e5;

export const parityOf = (from: number, to: number): Parity => (from % 2 !== to % 2 ? 0 : from % 2 === 0 ? 1 : 2);
