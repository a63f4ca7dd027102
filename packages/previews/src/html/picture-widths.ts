/** Sizes that a picture has by the box that it is in, where the renderer gives it another. */
import { type Applied, lengthOf, type StyleList, styleValue } from '../css/styles.ts';
import type { Context } from './context.ts';
import { stacksItems, wrapsItems } from './looks.ts';
import { isPositioned } from './room.ts';

/** The styles of a picture with such a width, if it has one; `hasSize`: by its attributes. */
export function withOwnWidth(own: StyleList, hasSize: boolean, context: Context): StyleList {
  const width = [
    ...stretchedWidth(own, hasSize, context),
    ...stretchedHeight(own, hasSize, context),
    ...placedWidth(own, context),
  ];
  return width.length === 0 ? own : [...own, ...width];
}

const said = (list: StyleList, property: string): string => styleValue(list, property)?.trim() ?? '';

/** All of a placed box that is as wide as its contents: to a browser that is its own width, to the renderer all room that there is. */
function placedWidth(own: StyleList, { styles }: Context): Applied[] {
  const around = styles?.own ?? [];
  const isBetween = said(around, 'inset') !== '' || (said(around, 'left') !== '' && said(around, 'right') !== '');
  if (said(own, 'width') !== '100%' || isBetween || !isPositioned({ styles: around })) return [];
  if (!/^(auto|)$/.test(said(around, 'width'))) return [];
  return [
    { property: 'width', value: 'auto' },
    { property: 'max-width', value: '100%' },
  ];
}

/** In a column (`flex-direction: column`), a picture without a width is as wide as that, and without a height keeps its proportions. */
function stretchedWidth(own: StyleList, hasSize: boolean, { display, styles, room }: Context): Applied[] {
  const column = styles?.own ?? [];
  if (hasSize || !stacksItems(display, column)) return [];
  const isSized = ['width', 'aspect-ratio'].some((property) => !/^(auto|)$/.test(said(own, property)));
  if (!isStretched(own, column) || isSized) return [];
  const margins = ['margin-left', 'margin-right'].map((property) => said(own, property));
  if (margins.includes('auto')) return [];
  const beside = margins.reduce((sum, margin) => sum + (lengthOf(margin, room) ?? 0), 0);
  const width = room === undefined || beside === 0 ? '100%' : `${room - beside}px`;
  return [
    { property: 'box-sizing', value: 'border-box' },
    { property: 'width', value: width },
  ];
}

/** In a row of a given height, a picture without a size is as high as that, and keeps its proportions. */
function stretchedHeight(own: StyleList, hasSize: boolean, { display, styles, roomHeight }: Context): Applied[] {
  const row = styles?.own ?? [];
  const isRow = display.endsWith('flex') && !stacksItems(display, row) && !wrapsItems(display, row);
  const isSized = ['width', 'height', 'aspect-ratio', 'max-height'].some(
    (property) => !/^(auto|none|)$/.test(said(own, property)),
  );
  if (hasSize || !isRow || roomHeight === undefined || isSized || !isStretched(own, row)) return [];
  const margins = ['margin-top', 'margin-bottom'].map((property) => lengthOf(said(own, property) || '0', roomHeight));
  const [above, below] = margins;
  return above === undefined || below === undefined
    ? []
    : [
        { property: 'box-sizing', value: 'border-box' },
        { property: 'height', value: `${roomHeight - above - below}px` },
      ];
}

/** Whether an item is as long as its flex box is across its items. */
function isStretched(own: StyleList, box: StyleList): boolean {
  const [ofAll = ''] = (said(box, 'place-items') || said(box, 'align-items')).split(' ');
  const align = [said(own, 'align-self'), ofAll].find((value) => !/^(auto|)$/.test(value)) ?? 'normal';
  return /^(normal|stretch)$/.test(align) && !isPositioned({ styles: own });
}
