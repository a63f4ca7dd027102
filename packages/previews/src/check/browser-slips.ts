/** The problems of a layout, found in that of a browser, and of its colours where it was pictured. */
import type { SheetBox } from '../check-types.ts';
import type { PageBox, PageTexts } from '../chromium/in-page-texts.ts';
import type { SideFinding } from '../merge-tags/findings.ts';
import type { SheetFormat } from '../sheet/formats.ts';
import { overlaysOf } from '../sheet/overlays.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { contrastFindings, type Drawings } from './contrast-slips.ts';
import type { DrawnBox, DrawnText } from './drawn-boxes.ts';
import { isOfLayout } from './laid-out.ts';
import { continuesSlips, layoutSlips } from './layout-slips.ts';
import { MARK, markOf } from './source.ts';

interface Pictured {
  readonly drawings: Drawings | undefined;
  /** The pages of a letter that its style sheets start, from 0: the others continue them. */
  readonly begun: readonly number[];
}

export function browserSlips(
  { texts, boxes }: PageTexts,
  { trim, unit, bleed }: Sheet,
  format: SheetFormat,
  side: 'front' | 'back',
  { drawings, begun }: Pictured,
): SideFinding[] {
  const overlays = overlaysOf(format, trim, side);
  const tall = trim.height * unit + 2 * bleed;
  const isLetter = format.kind === 'letter';
  const pageOf = (top: number): number => (isLetter ? Math.max(0, Math.floor((top + 1) / tall)) : 0);
  const onSheet = ([left, top, width, height]: readonly number[], page: number): SheetBox => {
    const inches = (pixels = 0) => Math.round((pixels / unit) * 1000) / 1000;
    return {
      left: inches((left ?? 0) - bleed),
      top: inches((top ?? 0) - page * tall - bleed),
      width: inches(width),
      height: inches(height),
    };
  };
  const pages = texts.map(({ rect }) => pageOf(rect[1]));
  const drawn = texts.map(
    ({ text, rect: [left, top, width, height], size, mark, kind, block }, index): DrawnText => ({
      text,
      // From the cap height to the baseline, as of the other renderer.
      box: onSheet([left, top + height * 0.22, width, height * 0.58], pages[index] ?? 0),
      points: (size / unit) * 72,
      place: markOf({ [MARK]: mark ?? '' }),
      kind,
      owner: block,
    }),
  );
  const boxOf = (one: PageBox, page: number): DrawnBox => ({
    node: { type: 'container', tagName: one.tagName, className: one.className, children: [] },
    styles: new Map([
      ['overflow', 'hidden'],
      ['text-overflow', one.hasEllipsis ? 'ellipsis' : 'clip'],
    ]),
    place: markOf({ [MARK]: one.mark ?? '' }),
    box: onSheet(one.rect, page),
    texts: one.texts.flatMap((index) => (pages[index] === page && drawn[index] ? [drawn[index]] : [])),
  });
  const found: SideFinding[] = [];
  // Of the first page, which is pictured.
  const judged = drawn.filter(({ kind }, index) => kind === 'plain' && pages[index] === 0);
  if (drawings !== undefined) found.push(...contrastFindings(judged, drawings));
  const count = Math.max(1, ...pages.map((page) => page + 1));
  for (let page = 0; page < count; page += 1) {
    const own = page === 0 ? overlays : { ...overlays, address_zone: null, barcode_clear_zone: null };
    const here = drawn.filter((_text, index) => pages[index] === page);
    const slips = layoutSlips(
      {
        texts: here,
        boxes: boxes.filter(({ rect }) => pageOf(rect[1]) === page).map((one) => boxOf(one, page)),
        unit,
      },
      own,
    ).filter(isOfLayout);
    slips.push(...continuesSlips(here, page, count, begun));
    found.push(...(count > 1 ? slips.map((slip) => ({ ...slip, page: page + 1 })) : slips));
  }
  return found;
}
