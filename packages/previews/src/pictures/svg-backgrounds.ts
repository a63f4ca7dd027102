/** SVG pictures in backgrounds, which the renderer stretches where a browser keeps their proportions. */
import { splitAt } from '../css/split-at.ts';
import { type StyleList, styleValue } from '../css/styles.ts';
import type { Warnings } from '../render/warnings.ts';
import { ADDRESS } from '../takumi/sharp-backgrounds.ts';
import { haveOneShape, svgRootOf } from '../takumi/svg-views.ts';
import { isSvg } from './picture-faults.ts';
import type { NamedPicture } from './pictures.ts';

export function saySvgBackgrounds(
  rules: readonly StyleList[],
  pictures: readonly NamedPicture[],
  warnings: Warnings,
): void {
  const drawings = pictures.flatMap(({ src, data }) => {
    const svg = isSvg(data) ? svgRootOf(new TextDecoder().decode(data)) : undefined;
    return svg?.view === undefined ? [] : [{ src, ...svg }];
  });
  if (drawings.length === 0) return;
  for (const rule of rules) {
    const image = styleValue(rule, 'background-image') ?? styleValue(rule, 'background');
    if (image === undefined || !/url\(/i.test(image)) continue;
    const sizes = splitAt(styleValue(rule, 'background-size') ?? '', /^,/);
    for (const [at, layer] of splitAt(image, /^,/).entries()) {
      const drawing = drawings.find(({ src }) => layer.includes(src));
      if (drawing === undefined) continue;
      const short = /\/([^/]*)$/.exec(layer.replace(ADDRESS, ''))?.[1];
      const size = (sizes[at % sizes.length] || short || 'auto').trim().split(/\s+/).slice(0, 2);
      const isBoth = size.length === 2 && size.every((side) => /^[\d.]/.test(side));
      const { natural, aspect, hasSize } = drawing;
      const [width = 0, height = 0] = size.map(Number.parseFloat);
      const isAlike = size.every((side) => !side.endsWith('%')) && haveOneShape({ width, height }, natural);
      if (isBoth && aspect !== 'none' && !isAlike) warnings.add(STRETCHED);
      if (!isBoth && aspect === 'none' && !hasSize) warnings.add(WITHOUT_SIZE);
    }
  }
}

const STRETCHED =
  'An SVG picture in a background with a width and a height (background-size) is stretched to these here, and keeps its proportions in print: give its root preserveAspectRatio="none", or the size auto for one side';

const WITHOUT_SIZE =
  'An SVG picture in a background, with preserveAspectRatio="none" and no size, is as large as its viewBox here and as its box in print: give its root a width and a height';
