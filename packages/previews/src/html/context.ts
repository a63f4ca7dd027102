/** What an element hands down to those in it. */

import { type GridLines, NO_LINES } from '../css/grid-lines.ts';
import type { ElementStyles } from '../css/styles.ts';
import type { Inherited } from './inline-svg.ts';
import type { CellLooks } from './user-agent-styles.ts';

export interface Context {
  readonly styles: ElementStyles | undefined;
  readonly whiteSpace: string;
  readonly svg: Inherited;
  /** The lines of the grid that the element is in. */
  readonly grid: GridLines;
  /** What the attributes of the table around give its cells. */
  readonly cells: CellLooks;
  readonly inTable: boolean;
  /** Whether boxes of a width of their own are in the middle. */
  readonly centred: boolean;
  /** Width of the content box around, and how it lays out its children. */
  readonly room: number | undefined;
  /** Its height, where the style sheets give it. */
  readonly roomHeight: number | undefined;
  /** What a share of the height is of in HTML without a doctype, where no element around has a height. */
  readonly quirkHeight: number | undefined;
  readonly display: string;
  readonly rightToLeft: boolean;
  /** Whether something around it is what `position: absolute` is reckoned from. */
  readonly contained: boolean;
}

/** Around the `html` element. */
export const TOP: Context = {
  styles: undefined,
  whiteSpace: 'normal',
  svg: { color: '#000000', fontFamily: 'serif', fontWeight: '400', fontSize: 16 },
  grid: NO_LINES,
  cells: {},
  inTable: false,
  centred: false,
  room: undefined,
  roomHeight: undefined,
  quirkHeight: undefined,
  display: 'block',
  rightToLeft: false,
  contained: false,
};
