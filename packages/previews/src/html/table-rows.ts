/** What cells have of their row: to the renderer a row is no box, has no height and hands nothing down. */
import { attributeOf, type Element } from '../css/selectors.ts';
import { type Applied, lengthOf, pixelsOf, type StyleList, styleValue } from '../css/styles.ts';
import type { Warnings } from '../render/warnings.ts';
import { PICTURE } from '../takumi/sharp-backgrounds.ts';
import type { Context, RowLook } from './context.ts';
import type { Look } from './looks.ts';
import { isCollapsed, isPaddedTable } from './nested-tables.ts';
import { EFFECTS } from './repairs.ts';
import { paddingAndBorderOf } from './room.ts';
import { elementsIn } from './settled-tree.ts';

const isRow = (display: string): boolean => /^table-(row|(row|header|footer)-group)$/.test(display);

/** What the cells in an element have of it. */
export function rowLookIn(look: Look, around: RowLook): RowLook {
  if (look.display === 'table') return {};
  if (!isRow(look.display)) return around;
  const align = alignOf(look);
  return {
    align: /^(inherit|)$/.test(align) ? around.align : align,
    height: look.display === 'table-row' ? heightOf(look) : undefined,
  };
}

const alignOf = ({ styles, preset }: Look): string =>
  (styleValue(styles, 'vertical-align') ?? String(preset?.['verticalAlign'] ?? '')).trim();

const heightOf = ({ styles, preset }: Look): number | undefined =>
  lengthOf(styleValue(styles, 'height') ?? preset?.['height']?.toString(), undefined);

/** Its alignment is the row's, and it is as high as its row says; without a doctype its own height includes its edges. */
export function cellRepairs(source: Element, look: Look, { row, room }: Context, isQuirky: boolean): Applied[] {
  if (look.display !== 'table-cell') return [];
  const isCell = source.tagName === 'td' || source.tagName === 'th';
  const said = styleValue(look.styles, 'vertical-align')?.trim();
  const inherits = said === 'inherit' || (said === undefined && isCell && attributeOf(source, 'valign') === undefined);
  const aligned = inherits && row.align !== undefined ? [{ property: 'vertical-align', value: row.align }] : [];
  const edges = paddingAndBorderOf(look, room, ['top', 'bottom']) + 2 * (pixelsOf(attributeBorder(look)) ?? 0);
  const own = heightOf(look);
  const isWhole = styleValue(look.styles, 'box-sizing')?.trim() === 'border-box';
  const outer = Math.max(row.height ?? 0, own === undefined ? 0 : isWhole || (isQuirky && isCell) ? own : own + edges);
  // A cell has no least height of its own.
  const none = styleValue(look.styles, 'min-height') === undefined ? [] : [{ property: 'min-height', value: '0' }];
  if (outer === 0) return [...aligned, ...none];
  const inner = `${isWhole ? outer : Math.max(0, outer - edges)}px`;
  // A cell grows with its words; what is a share of its height needs to know it.
  if (hasShareOfHeight(source)) return [...aligned, ...none, { property: 'height', value: inner }];
  return [...aligned, { property: 'height', value: 'auto' }, { property: 'min-height', value: inner }];
}

/** Whether something in an element says that its height is a share of it. */
const hasShareOfHeight = (source: Element): boolean =>
  source.childNodes.some(
    (child) =>
      'tagName' in child &&
      (/%/.test(attributeOf(child, 'height') ?? '') ||
        /height\s*:\s*[\d.]+%/.test(attributeOf(child, 'style') ?? '') ||
        hasShareOfHeight(child)),
  );

/** The width of the border that a cell has by the attribute of its table. */
const attributeBorder = ({ styles, preset }: Look): string | undefined =>
  styles.some(({ property }) => property.startsWith('border'))
    ? undefined
    : String(preset?.['border'] ?? '').split(' ')[0];

/** Whether a picture or a gradient is in the background. */
export const hasPicture = (styles: StyleList): boolean =>
  styles.some(({ property, value }) => /^background(-image)?$/.test(property) && PICTURE.test(value));

const LEFT_OUT = new RegExp(`^(${EFFECTS.join('|')}|outline(-style)?|box-shadow|mask(-image)?)$`);
const PICTURE_OF_ROW =
  'A picture or gradient in the background of a table row is drawn in each of its cells here, and once in print: give it to the table';

/** Tells that a table with a height shares it otherwise: where that is a share itself, and where its rows are not only its own. */
export function tellOfHeight(source: Element, look: Look, warnings: Warnings): void {
  const said = String(styleValue(look.styles, 'height') ?? look.preset?.['height'] ?? '').trim();
  if (look.tag !== 'table' || !/[1-9]/.test(said)) return;
  if (said.endsWith('%') || isCollapsed(look.styles) || isPaddedTable(look) || hasSpan(source)) warnings.add(SHARED);
}

const SHARED =
  'The rows of a table with a height in per cent, collapsed borders, padding or a rowspan share it otherwise here than in print: give the cells their heights';

const hasSpan = (element: Element): boolean =>
  elementsIn(element).some((child) => Number(attributeOf(child, 'rowspan') ?? 1) > 1 || hasSpan(child));

/** Tells what of a row is not drawn. */
export function tellOfRow({ display, styles }: Look, warnings: Warnings): void {
  if (!isRow(display)) return;
  for (const { property, value } of styles) {
    if (LEFT_OUT.test(property) && !/^(none|normal|1|0(px)?)$/.test(value.trim()))
      warnings.add(
        `${property} of a table row is not drawn here: give it to the table or to the contents of its cells`,
      );
  }
  if (hasPicture(styles)) warnings.add(PICTURE_OF_ROW);
  const isMoved = /^relative$/.test(styleValue(styles, 'position')?.trim() ?? '');
  if (
    isMoved &&
    ['top', 'right', 'bottom', 'left', 'inset'].some((side) => /[1-9]/.test(styleValue(styles, side) ?? ''))
  )
    warnings.add(MOVED_ROW);
}

const MOVED_ROW =
  'A table row that is moved with position: relative stays where it is here: move the table, or the contents of its cells';

const isDrawn = ({ property, value }: Applied): boolean =>
  /^(background|border(?!-(spacing|collapse|radius))|box-shadow|outline|padding)/.test(property) &&
  !/^(none|transparent|0\D*)$/.test(value.trim());

/** Tells that columns with a background are drawn without it: to the renderer they have no box. */
export function tellOfColumns(group: Element, warnings: Warnings): void {
  const all = [group, ...elementsIn(group)];
  if (
    all.some((one) => /background/i.test(attributeOf(one, 'style') ?? '') || attributeOf(one, 'bgcolor') !== undefined)
  )
    warnings.add('The background of a column (col) is not drawn here: give it to the cells');
}

/** Tells where a caption is drawn otherwise: to the renderer it is a row. */
export function tellOfCaption(source: Element, { tag, styles }: Look, around: Context, warnings: Warnings): void {
  if (tag !== 'caption') return;
  const ofTable = around.styles?.own ?? [];
  const isBelow =
    [styles, ofTable].some((list) => styleValue(list, 'caption-side')?.trim() === 'bottom') ||
    attributeOf(source, 'align')?.toLowerCase() === 'bottom';
  if (isBelow) warnings.add('A caption below its table is drawn above it here: write it after the table');
  else if (ofTable.some(isDrawn) || around.cells['border'] !== undefined)
    warnings.add(
      'A caption is drawn within the frame of its table here, and above it in print: write it before the table',
    );
}

/** The picture that an element of a table, or the body, has as its `background` attribute. */
export function backgroundOf(source: Element): Applied[] {
  const address = PICTURED.test(source.tagName) ? attributeOf(source, 'background')?.trim() : undefined;
  if (!address) return [];
  const escaped = address.replaceAll(/["\\\n\r\f]/g, (letter) => encodeURIComponent(letter));
  return [{ property: 'background-image', value: `url("${escaped}")` }];
}

const PICTURED = /^(body|table|thead|tbody|tfoot|tr|td|th)$/;
