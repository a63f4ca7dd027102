/**
 * How wide the pictures in a table may be, as nearly as its cells say: the renderer makes a cell as wide as its pictures,
 * also where these have `max-width: 100%`.
 */
import { attributeOf, type Element } from '../css/selectors.ts';
import { type Applied, lengthOf, pixelsOf, styleValue } from '../css/styles.ts';
import type { Context, PictureRoom, TableRoom } from './context.ts';
import { isEmpty } from './handed-down.ts';
import type { Look } from './looks.ts';
import { borderOf, edgesOf, given, isPositioned, roomInside } from './room.ts';
import { elementsIn, widthOf } from './settled-tree.ts';

/** Of a table within such a room. */
export function tableRoom(look: Look, room: PictureRoom | undefined): TableRoom | undefined {
  // What is placed is a share of another box.
  const own = given(look, 'width', isPositioned(look) ? undefined : room?.width);
  if (own === undefined && isPositioned(look)) return undefined;
  const most = given(look, 'max-width', room?.width) ?? Number.POSITIVE_INFINITY;
  const outer = Math.min(own ?? room?.width ?? most, most);
  if (outer === Number.POSITIVE_INFINITY) return undefined;
  const isCollapsed = styleValue(look.styles, 'border-collapse')?.trim() === 'collapse';
  const width = outer - (isCollapsed ? 0 : edgesOf(look, 'padding', room?.width)) - borderOf(look.styles);
  const said = styleValue(look.styles, 'border-spacing') ?? String(look.preset?.['borderSpacing'] ?? '2px');
  const isGiven = own !== undefined;
  const isFixed = isGiven && styleValue(look.styles, 'table-layout')?.trim() === 'fixed';
  return { width, gap: isCollapsed ? 0 : (pixelsOf(said.trim().split(/\s+/)[0]) ?? 0), isGiven, isFixed };
}

/** In a table of fixed columns a share is that of the contents, and the edges of the cell are added to it; to the renderer it is that of the column. */
export function fixedWidth(source: Element, look: Look, table: TableRoom | undefined): Applied[] {
  const said = String(styleValue(look.styles, 'width') ?? look.preset?.['width'] ?? '').trim();
  if (look.display !== 'table-cell' || table?.isFixed !== true || !said.endsWith('%')) return [];
  const row = source.parentNode;
  const cells = row !== null && 'tagName' in row ? elementsIn(row) : [];
  if (styleValue(look.styles, 'box-sizing') === 'border-box' || cells.some((cell) => attributeOf(cell, 'colspan')))
    return [];
  // Where all have a width, those in pixels have what is left.
  const widths = cells.map(widthOf);
  if (!widths.includes(undefined) && widths.some((width) => !width?.endsWith('%'))) return [];
  const own = lengthOf(said, table.width - table.gap * (cells.length + 1));
  return own === undefined ? [] : [{ property: 'width', value: `${own}px` }];
}

/** Of an element's content box. */
export function pictureRoomIn(source: Element, look: Look, around: Context): PictureRoom | undefined {
  if (look.display === 'table-cell') return around.table && cellRoom(source, look, around.table);
  if (/flex|grid|table/.test(look.display)) return undefined;
  // A link around a picture has the room of its block.
  if (look.display === 'inline') return around.pictureRoom;
  const width = roomInside(look, around.pictureRoom?.width, around.display);
  return width === undefined ? undefined : { width, columns: around.pictureRoom?.columns ?? 1 };
}

function cellRoom(source: Element, look: Look, table: TableRoom): PictureRoom {
  const padding = edgesOf(look, 'padding', table.width);
  const row = source.parentNode;
  const others = row !== null && 'tagName' in row ? elementsIn(row).filter((cell) => cell !== source) : [];
  const widths = others.map((cell) => (isEmpty(cell) ? 0 : lengthOf(widthOf(cell), table.width)));
  const known = widths.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const unknown = widths.filter((each) => each === undefined).length;
  const whole = table.width - table.gap * (others.length + 2);
  const said = (styleValue(look.styles, 'width') ?? look.preset?.['width'])?.toString().trim();
  const own = lengthOf(said, table.width);
  if (own === undefined) return { width: Math.max(0, whole - known - padding), columns: 1 + unknown };
  const isContent = !said?.endsWith('%') && styleValue(look.styles, 'box-sizing') !== 'border-box';
  const outer = isContent ? own + padding : own;
  // Columns that are narrower than their table are widened.
  const share =
    table.isGiven && unknown === 0 && outer > 0 ? Math.max(outer, (whole * outer) / (outer + known)) : outer;
  return { width: Math.max(0, share - padding), columns: 1 };
}
