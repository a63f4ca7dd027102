/**
 * Reports what the renderer does not draw of an SVG: it supports SVG 1.1 presentation attributes and silently ignores
 * the rest.
 */
import parse from 'css-tree/parser';
import type { Applied } from '../css/styles.ts';

/** Properties that a browser draws in an SVG and the renderer does not. Other CSS has no effect there, or is drawn. */
const LEFT_OUT =
  /^(x|y|r|rx|ry|cx|cy|d|width|height|vector-effect|writing-mode|text-orientation|text-transform|text-shadow|text-overflow|text-emphasis.*|font-variant.*|font-palette|inline-size|shape-inside|shape-subtract|shape-padding|outline(?:-style)?|rotate|scale|translate|offset.*|transform-box|hyphens|initial-letter)$/;

/** Drawn with references and the values of SVG 1.1. */
const REFERENCES = /^(clip-path|mask|marker.*)$/;
const COLOURS =
  /^(fill|stroke|color|stop-color|flood-color|lighting-color|opacity|(?:fill|stroke|stop|flood)-opacity|stroke-width|font-size)$/;

/** On the root `svg` element these style its box, and are drawn there. */
const OF_THE_BOX = /^(width|height|outline.*|text-.*|font-.*|inline-size|offset.*|x|y|color)$/;

const ELEMENTS: Readonly<Record<string, string>> = {
  foreignobject: 'HTML in an SVG (foreignObject) cannot be drawn here and is left out',
  pattern: 'The tiles of a pattern in an SVG are whole pixels here, and up to 1 % larger than in print',
  animate: 'Animations in an SVG do not run here: it is drawn as it is without them',
};
const SAME = /^(?:set|animate(?:motion|transform|color))$/;

/** Colour functions missing in SVG 1.1, and calculations. */
const NEWER = /\b(calc|min|max|clamp|var|env|attr|oklch|oklab|lch|lab|hwb|color|color-mix|light-dark|device-cmyk)\(/i;

const PLAIN_TRANSFORM = /^(?:\s*(?:rotate|scale[XY]?|translate|matrix|skew[XY])\([-+\d.eE,\s]*\)\s*,?)*$/;

/**
 * Warnings about an SVG as it is passed to the renderer. `isOwn`: an inline SVG, whose root has the styles of its box.
 */
export function svgLeftOut(markup: string, isOwn: boolean): string[] {
  const found = new Set<string>();
  let isRoot = true;
  for (const [, tag = '', attributes = ''] of markup.matchAll(/<([a-zA-Z][\w:]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g)) {
    const name = tag.replace(/^svg:/, '').toLowerCase();
    const said = ELEMENTS[SAME.test(name) ? 'animate' : name];
    if (said !== undefined) found.add(said);
    for (const [, attribute = '', one, other] of attributes.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
      const value = (one ?? other ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
      if (attribute === 'style') {
        for (const style of stylesIn(value)) {
          if (isRoot && isOwn && OF_THE_BOX.test(style.property)) continue;
          const reason = reasonOf(style);
          if (reason !== undefined) found.add(reason);
        }
      } else if (/^(vector-effect|writing-mode)$/.test(attribute)) {
        const reason = reasonOf({ property: attribute, value });
        if (reason !== undefined) found.add(reason);
      } else if (/^(xlink:)?href$/.test(attribute) && name === 'use' && !value.startsWith('#'))
        found.add('An SVG that uses shapes of another file (<use href>) is drawn without them');
    }
    isRoot = false;
  }
  for (const [, css = ''] of markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    for (const [, block = ''] of css.matchAll(/\{([^{}]*)\}/g))
      for (const style of stylesIn(block)) {
        const reason = reasonOf(style);
        if (reason !== undefined) found.add(reason);
      }
  return [...found];
}

function reasonOf({ property, value }: Applied): string | undefined {
  if (LEFT_OUT.test(property))
    return /^(none|auto|initial|inherit|unset|horizontal-tb|normal|view-box|manual|0)$/i.test(value)
      ? undefined
      : `${property} in an SVG cannot be drawn here and is left out`;
  if (COLOURS.test(property) && NEWER.test(value)) return ofValue(property);
  if (REFERENCES.test(property) && !/^(url\(|none|initial|inherit|unset)/i.test(value)) return ofValue(property);
  if (property === 'transform' && !PLAIN_TRANSFORM.test(value)) return ofValue(property);
  return undefined;
}

const ofValue = (property: string) => `This value of ${property} in an SVG cannot be drawn here and is left out`;

function stylesIn(text: string): Applied[] {
  try {
    const nodes = parse(text, { context: 'declarationList', parseValue: false }).children?.toArray() ?? [];
    return nodes.flatMap(({ type, property = '', value }) => {
      if (type !== 'Declaration') return [];
      const raw = typeof value === 'string' ? value : ((value?.value as string | undefined) ?? '');
      return [{ property: property.toLowerCase(), value: raw.trim() }];
    });
  } catch {
    return [];
  }
}
