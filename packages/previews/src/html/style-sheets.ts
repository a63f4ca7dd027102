/** The style sheets of a document, wherever they are in it. */
import { Layers } from '../css/layers.ts';
import type { Medium } from '../css/media.ts';
import { parseSheet } from '../css/parse-css.ts';
import { attributeOf, type Element, RuleIndex } from '../css/selectors.ts';
import { ownFontsOf } from '../fonts/own-fonts.ts';
import { CreativeError, limits } from '../merge-tags/limits.ts';
import { shortened, type Warnings } from '../render/warnings.ts';

export function sheetsOf(top: Element, medium: Medium, warnings: Warnings) {
  const index = new RuleIndex();
  const layers = new Layers();
  const faces: string[] = [];
  const faceRules: ReadonlyMap<string, string>[] = [];
  const initial = new Map<string, string>();
  let pageSize: string | undefined;
  const visit = (source: Element, depth: number) => {
    if (depth > limits.levels) throw new CreativeError(`The HTML is nested deeper than ${limits.levels} levels`);
    if (source.tagName === 'link' && /\bstylesheet\b/i.test(attributeOf(source, 'rel') ?? '')) {
      const address = shortened(attributeOf(source, 'href') ?? '');
      warnings.add(`A style sheet or web font cannot be fetched here and is left out: ${address}`);
    }
    if (source.tagName === 'style') {
      const text = source.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      const media = attributeOf(source, 'media');
      const sheet = parseSheet(
        media ? `@media ${media.replaceAll(/[{};]/g, '')} {${text}}` : text.replace(/<!--|-->/g, ' '),
        medium,
        layers,
      );
      for (const address of sheet.imports)
        warnings.add(`A style sheet cannot be fetched here and is left out: ${shortened(address)}`);
      faces.push(...sheet.faces);
      faceRules.push(...sheet.faceRules);
      pageSize ??= sheet.pageSize;
      for (const said of sheet.leftOut) warnings.add(said);
      for (const [name, value] of sheet.initial) initial.set(name, value);
      index.add(sheet.rules, (selector) =>
        warnings.add(`The selector ${shortened(selector, 60)} is not understood here and its rule is left out`),
      );
    }
    for (const child of source.childNodes) if ('tagName' in child) visit(child, depth + 1);
  };
  visit(top, 0);
  return { index, faces, fonts: ownFontsOf(faceRules), initial, pageSize };
}
