/** What an element passes on to its children. */

import { type GridLines, NO_LINES } from '../css/grid-lines.ts';
import type { ElementStyles } from '../css/styles.ts';
import type { Inherited } from './inline-svg.ts';
import type { CellLooks } from './user-agent-styles.ts';

/** The width of a table, and the gap between its cells, in CSS pixels. */
export interface TableRoom {
  readonly width: number;
  readonly gap: number;
  /** Whether it says so itself, so that its columns are widened. */
  readonly isGiven: boolean;
  /** Whether its first row alone says how wide its columns are. */
  readonly isFixed: boolean;
}

/** The width of a content box for the pictures in it, in CSS pixels. */
export interface PictureRoom {
  readonly width: number;
  /** Of how many columns that share it by their contents; 1 if it is certain. */
  readonly columns: number;
}

/** What the cells of a table have of the rows that they are in. */
export interface RowLook {
  readonly align?: string | undefined;
  /** In CSS pixels. */
  readonly height?: number | undefined;
}

export interface Context {
  readonly styles: ElementStyles | undefined;
  readonly whiteSpace: string;
  readonly svg: Inherited;
  /** The lines of the grid that the element is in. */
  readonly grid: GridLines;
  /** Cell styles from the attributes of the enclosing table. */
  readonly cells: CellLooks;
  /** Whether it is in a table or another box that is as wide as its contents. */
  readonly isTight: boolean;
  /** Whether its contents say how wide the nearest of these is. */
  readonly isFitted: boolean;
  /** Whether boxes with a width of their own are centred. */
  readonly centred: boolean;
  /** Width of the parent's content box, and how it lays out its children. */
  readonly room: number | undefined;
  /** The most that a box which is as wide as its contents can be wide inside, in CSS pixels; undefined if it is none. */
  readonly widest: number | undefined;
  /** The same for pictures, also in the cells of a table. */
  readonly pictureRoom: PictureRoom | undefined;
  /** The table that the element is in. */
  readonly table: TableRoom | undefined;
  readonly row: RowLook;
  /** Its height, if the style sheets give it. */
  readonly roomHeight: number | undefined;
  /** Whether its contents say how high it is, so that a share of its height is none. */
  readonly isOpen: boolean;
  /** The height that percentages refer to in HTML without a doctype, if no ancestor has a height. */
  readonly quirkHeight: number | undefined;
  readonly display: string;
  readonly rightToLeft: boolean;
  /** How its lines are aligned. */
  readonly textAlign: string;
  /** The signs of list items. */
  readonly listType: string;
  /** Whether an ancestor is the containing block of `position: absolute`. */
  readonly contained: boolean;
  /** Whether it is in a box in a line, or in a float, that is within that block. */
  readonly isApart: boolean;
}

/** The context of the `html` element. */
export const TOP: Context = {
  styles: undefined,
  whiteSpace: 'normal',
  svg: { color: '#000000', fontFamily: 'serif', fontWeight: '400', fontSize: 16, isSized: false },
  grid: NO_LINES,
  cells: {},
  isTight: false,
  isFitted: false,
  centred: false,
  room: undefined,
  widest: undefined,
  pictureRoom: undefined,
  table: undefined,
  row: {},
  roomHeight: undefined,
  isOpen: false,
  quirkHeight: undefined,
  display: 'block',
  rightToLeft: false,
  textAlign: 'start',
  listType: 'disc',
  contained: false,
  isApart: false,
};
