/** One side of a piece: its HTML, filled in and laid out on its sheet. */

import { sayLeftOut } from '../css/left-out.ts';
import { EMOJI_IN_ONE_COLOUR, hasEmoji } from '../fonts/emoji.ts';
import { DEFAULT_FAMILY } from '../fonts/font-names.ts';
import { foreignCharacters, isDrawable, type LineMetrics } from '../fonts/fonts.ts';
import { readDocument } from '../html/document.ts';
import { settleLines } from '../html/lines.ts';
import { dataGuide } from '../merge-tags/data-guide.ts';
import { limits } from '../merge-tags/limits.ts';
import { templateVariables, valueAt } from '../merge-tags/template-variables.ts';
import { checkSize, filledTemplate, parseTemplate } from '../merge-tags/templates.ts';
import { cssPictures, type FindPicture, placePictures, soundPictures } from '../pictures/pictures.ts';
import { saySvgBackgrounds } from '../pictures/svg-backgrounds.ts';
import { BLEED, type SheetFormat, type Zone } from '../sheet/formats.ts';
import { plainSheet, type Sheet, sheetOf, sheetOfPageRule } from '../sheet/sheet.ts';
import { withBoxBaselines } from '../takumi/box-baselines.ts';
import { withColumns } from '../takumi/columns.ts';
import { withWordsBelowFloats } from '../takumi/full-rows-of-floats.ts';
import { withHangingFloats } from '../takumi/hanging-floats.ts';
import { withWholeEdges } from '../takumi/inline-edges.ts';
import type { MeasuredBox } from '../takumi/measured.ts';
import { type FoundLines, roundLines } from '../takumi/moved-lines.ts';
import { box, type ContainerNode, type Node, withImportantStyles } from '../takumi/nodes.ts';
import { rulesOf, withItemsOfOneLine } from '../takumi/own-lines.ts';
import { withPicturesApart } from '../takumi/pictures-apart.ts';
import type { Drawing, Renderer } from '../takumi/renderer.ts';
import { withRowsOfFloats } from '../takumi/rows-of-floats.ts';
import { withSharedHeights } from '../takumi/shared-heights.ts';
import { withShrunkRows } from '../takumi/shrunk-rows.ts';
import { withSvgViews } from '../takumi/svg-views.ts';
import type { PreviewPiece } from '../types.ts';
import { continued, type Laying } from './continued.ts';
import { isCutBelow } from './cut-lines.ts';
import { shortened, type Warnings } from './warnings.ts';

/** A page ready to be drawn. */
export interface Page {
  sheet: Sheet;
  /** Whether the artwork declares its size (D70). */
  sized: boolean;
  /** Of a letter, which of the pages that its artwork fills, from 0, and which of them it begins: the others continue these. */
  part?: { readonly number: number; readonly count: number; readonly begun: readonly number[] };
  /** Positions of text on the artwork's first page, in inches on the trimmed sheet. */
  texts: Zone[];
  drawing: Drawing;
}

/** What the layout needs besides the HTML. */
export interface RenderContext {
  renderer: Renderer;
  find: FindPicture;
  /** The same for layouts that are not shown: it adds no warnings. */
  findQuietly?: FindPicture;
  warnings: Warnings;
  /** Known causes of renderer crashes are left out. */
  careful: boolean;
}

/** Fills in the merge tags. Missing values are empty, with a warning. */
export function fillMergeTags(html: string, piece: PreviewPiece, warnings: Warnings): string {
  checkSize(html);
  if (!/\{[{%]/.test(html)) return html;
  const scope = templateVariables(piece);
  const { html: text, values } = filledTemplate(parseTemplate(html), scope, piece.now);
  // Text in the HTML itself is not confidential.
  warnings.conceal(values.filter((value) => !html.includes(value)));
  const guide = dataGuide({ format: piece.format, front_html: html });
  for (const problem of guide.problems) warnings.add(problem.replace('front_html: ', ''));
  for (const key of guide.keys) {
    if (!key.required || key.key === 'email') continue;
    for (const expression of key.expressions) {
      if (isEmpty(valueAt(scope, expression.split('.'))))
        warnings.add(
          `{{ ${expression} }} is empty: ${key.source === 'recipient' ? 'the recipient has no' : 'no merge tag'} “${key.key}”`,
        );
    }
  }
  return text;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
/** Lays HTML out: one page, or several for a letter. `guess` is the sheet if the artwork does not declare its size. */
export async function artworkPages(
  html: string,
  format: SheetFormat,
  context: RenderContext,
  guess = plainSheet(format),
): Promise<Page[]> {
  const { warnings, renderer } = context;
  const { document, whole } = documentOnSheet(html, format, guess, context);
  const { looks } = document;
  const ownMetrics = new Map<string, LineMetrics | undefined>();
  for (const font of document.fonts)
    if (await renderer.addFont(font)) ownMetrics.set(font.name, await renderer.lineMetrics(font.name));
    else
      warnings.add(`The web font “${shortened(font.family, 40)}” cannot be read; it is drawn in the next of its list`);
  const lines = settleLines(document.root, looks, { ...document.css, ownMetrics }, document.isQuirky);
  const find = soundPictures(context.find, (bytes) => renderer.decodes(bytes), warnings, false);
  await placePictures(document.root, find, warnings, looks);
  await sayMissingGlyphs([document.root], warnings);
  await sayLeftOut(looks.rules(), (declarations) => renderer.refusals(declarations), warnings);
  const css = [looks.css()];
  const images = await cssPictures(document.addresses, find, renderer);
  saySvgBackgrounds(looks.rules(), images, warnings);
  const rules = rulesOf(css);
  const styles = { css, images, lines };
  const measure = (root: Node) => {
    const { width, height } = mediumOf(whole);
    const canvas = { width: Math.round(width), height: Math.round(height), devicePixelRatio: 1 };
    return renderer.measure({ node: sheetNode(whole, root), ...styles }, canvas);
  };
  const inColumns = await withColumns(withItemsOfOneLine(document.root, rules), rules, measure, (said) =>
    warnings.add(said),
  );
  const unbroken = await withWholeEdges(inColumns, rules, measure, (said) => warnings.add(said));
  const shrunk = await withShrunkRows(unbroken, rules, measure);
  const shared = await withSharedHeights(shrunk, rules, measure);
  const inRows = await withRowsOfFloats(shared, rules, measure);
  const below = await withWordsBelowFloats(inRows, rules, measure);
  const hanging = await withHangingFloats(below, rules, measure, (said) => warnings.add(said));
  const viewed = await withSvgViews(hanging, rules, measure, (said) => warnings.add(said));
  const root = await withBoxBaselines(await withPicturesApart(viewed, rules, measure), rules, measure);
  const measured = await measure(root);
  const { bodySize } = document;
  const said =
    (bodySize && sheetOf(format, bodySize.width, bodySize.height)) ??
    sheetFromLayout(format, measured) ??
    sheetOfPageRule(format, document.pageSize);
  const sheet = said ?? guess;
  const sized = said !== undefined;
  if (format.kind === 'letter') {
    const { roots, begun, laidOut } = await letterPages(root, measured, sheet, { rules, lines, measure }, context);
    roundLines(lines, foundLines(laidOut));
    const highest = highestIn(laidOut);
    return roots.map((page, number) => ({
      sheet,
      sized,
      part: { number, count: roots.length, begun },
      texts: textZones(laidOut, sheet),
      drawing: { node: sheetNode(sheet, page, number), ...styles, highest },
    }));
  }
  roundLines(lines, foundLines(measured));
  if (bodySize && said === undefined) warnings.add(wrongSize(format, bodySize));
  const texts = textZones(measured, sheet);
  if (runsOff(sheet, texts) || isCutBelow(measured, document.root, sheet))
    warnings.add('Text of the artwork runs off the card and is cut at its edge');
  const drawing = { ...styles, highest: highestIn(measured) };
  return [{ sheet, sized, texts, drawing: { node: sheetNode(sheet, root), ...drawing } }];
}

const OF_VIEWPORT = /\d[sld]?v(?:w|h|i|b|min|max)\b|@media/i;

/**
 * The document, and the sheet with its bleed as one without, on which it is laid out first: that which the artwork says, or `guess`.
 * Shares of the viewport and media queries depend on its size, so a document with these is read again.
 */
function documentOnSheet(html: string, format: SheetFormat, guess: Sheet, { warnings, careful }: RenderContext) {
  const document = readDocument(html, mediumOf(guess), warnings, careful);
  const { bodySize, pageSize } = document;
  const said = (bodySize && sheetOf(format, bodySize.width, bodySize.height)) ?? sheetOfPageRule(format, pageSize);
  if (said === undefined) return { document, whole: guess };
  const { trim, unit, bleed } = said;
  const more = (2 * bleed) / unit;
  const whole = { trim: { width: trim.width + more, height: trim.height + more }, unit, bleed: 0 };
  const [medium, guessed] = [mediumOf(whole), mediumOf(guess)];
  const isOther = medium.width !== guessed.width || medium.height !== guessed.height;
  const isRead = isOther && OF_VIEWPORT.test(html);
  return { document: isRead ? readDocument(html, medium, warnings, careful) : document, whole };
}

/** A letter's pages start where the artwork says so, and where a sheet ends. */
async function letterPages(
  root: Node,
  measured: MeasuredBox,
  sheet: Sheet,
  laying: Laying,
  { warnings }: RenderContext,
): Promise<{ roots: readonly Node[]; begun: readonly number[]; laidOut: MeasuredBox }> {
  const height = sheet.trim.height * sheet.unit + 2 * sheet.bleed;
  const { roots, begun, isLonger, measured: laidOut } = await continued(root, measured, height, laying);
  const tall = height / sheet.unit;
  const end = roots.length * tall;
  const zones = textZones(laidOut, sheet);
  /** Of one page, whether they end below the last. */
  const textsOf = (page: number): Zone[] =>
    zones
      .filter(({ top }) => Math.min(roots.length - 1, Math.max(0, Math.floor(top / tall))) === page)
      .map((zone) => ({ ...zone, top: zone.top + zone.height > end ? sheet.trim.height : 1, height: 0 }));
  const off = [...roots.keys()].find((page) => runsOff(sheet, textsOf(page)));
  if (isLonger) warnings.add(`Only the first ${limits.pages} of more than ${limits.pages} pages are drawn`);
  else if (off !== undefined || isCutBelow(laidOut, root, sheet, true))
    warnings.add(`Text runs off page ${(off ?? roots.length - 1) + 1} of the letter and is cut at its edge`);
  return { roots, begun, laidOut };
}

const mediumOf = ({ trim, unit }: Sheet) => ({ width: trim.width * unit, height: trim.height * unit });

/** The trimmed sheet with a page of the artwork on it; bleed extends beyond the edges. */
function sheetNode(sheet: Sheet, artwork: Node, page = 0): ContainerNode {
  const [width, height] = [sheet.trim.width * sheet.unit, sheet.trim.height * sheet.unit];
  const whole = height + 2 * sheet.bleed;
  const wrapper = (up: number) =>
    withImportantStyles({
      position: 'absolute',
      left: `${-sheet.bleed}px`,
      top: `${-sheet.bleed - up}px`,
      width: `${width + 2 * sheet.bleed}px`,
      height: `${whole}px`,
    });
  // The root's box ends with the first page, and its background does not.
  const behind = page > 0 ? [box(wrapper(0), [{ ...artwork, children: [] } as Node])] : [];
  const paper = withImportantStyles({
    position: 'relative',
    width: `${width}px`,
    height: `${height}px`,
    // The picture ends at the paper's edge anyway; additional clipping took a third of the time.
    backgroundColor: '#ffffff',
    color: '#000000',
    fontFamily: DEFAULT_FAMILY,
    fontSize: '16px',
  });
  return box(paper, [...behind, box(wrapper(page * whole), [artwork])]);
}

/** Artwork of another size is printed as it is: cut off, or with a white edge. */
export function wrongSize({ trim }: SheetFormat, body: { readonly width: number; readonly height: number }): string {
  const inches = (pixels: number) => String(Math.round((pixels / 96) * 100) / 100);
  const withBleed = (side: number) => side + 2 * BLEED;
  return `The artwork is ${inches(body.width)} × ${inches(body.height)} in; this format is ${trim.width} × ${trim.height} in, or ${withBleed(trim.width)} × ${withBleed(trim.height)} in with its bleed`;
}

/** Text for screen readers only, moved far to the left: `left: -9999px`. */
export const isPutAway = ({ left, top, width, height }: Zone): boolean => left + width < -10 || top + height < -10;

/** Whether text extends beyond the bleed, or is only in the bleed. */
export function runsOff({ trim, unit, bleed }: Sheet, texts: readonly Zone[]): boolean {
  const edge = bleed / unit + 0.06;
  return texts.some(
    ({ left, top, width, height }) =>
      width > 0 &&
      !isPutAway({ left, top, width, height }) &&
      (left + width > trim.width + edge ||
        top + height > trim.height + edge ||
        left < -edge ||
        top < -edge ||
        // Text only in the bleed is cut off.
        left >= trim.width ||
        top >= trim.height ||
        left + width <= 0 ||
        top + height <= 0),
  );
}

/** The page with the printer's nodes on top of the artwork. */
export function withOverlay(page: Page, overlay: Node[]): Page {
  const { node } = page.drawing;
  if (node.type !== 'container') return page;
  return { ...page, drawing: { ...page.drawing, node: { ...node, children: [...(node.children ?? []), ...overlay] } } };
}

/** The page including its bleed. */
export function withBleed(drawing: Drawing, { trim, unit, bleed }: Sheet): Drawing {
  const { node } = drawing;
  if (bleed === 0 || node.type !== 'container') return drawing;
  const sized = (edge: number) => ({
    width: `${trim.width * unit + 2 * edge}px !important`,
    height: `${trim.height * unit + 2 * edge}px !important`,
  });
  const trimmed = box(
    { ...withImportantStyles({ position: 'absolute', left: `${bleed}px`, top: `${bleed}px` }), ...sized(0) },
    node.children ?? [],
  );
  return { ...drawing, node: { ...node, style: { ...node.style, ...sized(bleed) }, children: [trimmed] } };
}

/** Height of the highest box of lines. */
const highestIn = ({ height, runs, children }: MeasuredBox): number =>
  Math.max(runs.length > 0 ? height : 0, ...children.map(highestIn));

function textZones(box: MeasuredBox, sheet: Sheet): Zone[] {
  const { unit, bleed } = sheet;
  const [a, b, c, d, left, top] = box.transform;
  const own = box.runs.map(({ x, y, width, height }) => ({
    left: (left + a * x + c * y - bleed) / unit,
    top: (top + b * x + d * y - bleed) / unit,
    width: width / unit,
    height: height / unit,
  }));
  return [...own, ...box.children.flatMap((child) => textZones(child, sheet))];
}

/** Where the lines of each box are; without turned boxes. */
function foundLines({ transform, runs, children }: MeasuredBox): FoundLines[] {
  const [a, b, c, d, , top] = transform;
  const isUpright = a === 1 && b === 0 && c === 0 && d === 1;
  const own = isUpright && runs.length > 0 ? [{ runs, top }] : [];
  return [...own, ...children.flatMap(foundLines)];
}

/** D70: the size of the body or of the first elements in it, if the format is delivered in that size. */
function sheetFromLayout(format: SheetFormat, measured: MeasuredBox): Sheet | undefined {
  let at: MeasuredBox | undefined = measured.children[0]?.children[0];
  for (let depth = 0; at && depth < 5; depth += 1) {
    const sheet = sheetOf(format, at.width, at.height);
    // `width: 100%; height: 100%` yields the assumed size itself, so it says nothing.
    if (sheet && !(at.width === measured.width && at.height === measured.height)) return sheet;
    at = at.children[0];
  }
  return undefined;
}

/** Characters without an available font are drawn as boxes. */
export async function sayMissingGlyphs(roots: readonly Node[], warnings: Warnings): Promise<void> {
  const used = new Set<string>();
  const visit = (node: Node) => {
    if (node.type === 'container') for (const child of node.children ?? []) visit(child);
    if (node.type !== 'text') return;
    for (const character of node.text) used.add(character);
    if (hasEmoji(node.text)) warnings.add(EMOJI_IN_ONE_COLOUR);
  };
  for (const root of roots) visit(root);
  await foreignCharacters([...used].map((character) => character.codePointAt(0) ?? 0));
  const missing = missingAmong(used);
  if (missing !== undefined) warnings.add(`No font here has a picture for ${missing}`);
}

/** The characters without a font as a list for a message; the optional package has been checked. */
export function missingAmong(used: Iterable<string>): string | undefined {
  const missing = new Set([...used].filter((character) => !isDrawable(character.codePointAt(0) ?? 0)));
  if (missing.size === 0) return undefined;
  const codes = [...missing]
    .slice(0, 8)
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  return `${codes.join(', ')}${missing.size > 8 ? ' and others' : ''}`;
}
