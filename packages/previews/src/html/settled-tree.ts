/** Resolves attributes that browsers take from other elements: column widths of a table, sources of a picture, and what is open. */
import { type Medium, mediaMatches } from '../css/media.ts';
import { parseInline } from '../css/parse-css.ts';
import { attributeOf, type Element } from '../css/selectors.ts';
import { limits } from '../merge-tags/limits.ts';

/** Changes attributes within the tree. */
export function settleTree(element: Element, medium: Medium, depth = 0): void {
  // Deeper ones are rejected when the document is read.
  if (depth > limits.levels) return;
  if (element.tagName === 'table') settleColumns(element);
  if (element.tagName === 'picture') settlePicture(element, medium);
  if (element.tagName === 'details') settleDetails(element);
  if (element.tagName === 'img' && !attributeOf(element, 'src')) setSource(element, attributeOf(element, 'srcset'));
  for (const child of elementsIn(element)) settleTree(child, medium, depth + 1);
}

/** Its children that are elements. */
export const elementsIn = (element: Element): Element[] =>
  element.childNodes.filter((child): child is Element => 'tagName' in child);

/** Turns `<col width>` into widths of the first row's cells, which the renderer supports. */
function settleColumns(table: Element): void {
  const parts = elementsIn(table);
  const columns = parts.flatMap((part) => (part.tagName === 'colgroup' ? elementsIn(part) : []));
  if (columns.length === 0) return;
  const widths = columns.flatMap((column) => {
    const span = Math.min(100, Math.max(1, Number(attributeOf(column, 'span')) || 1));
    return Array.from({ length: span }, () => widthOf(column));
  });
  const rows = parts.flatMap((part) => (/^(tbody|thead)$/.test(part.tagName) ? elementsIn(part) : [part]));
  const first = rows.find(({ tagName }) => tagName === 'tr');
  let at = 0;
  for (const cell of first === undefined ? [] : elementsIn(first)) {
    const width = widths[at];
    const span = Number(attributeOf(cell, 'colspan')) || 1;
    if (width !== undefined && span === 1 && widthOf(cell) === undefined)
      setAttribute(cell, 'style', `width:${width};${attributeOf(cell, 'style') ?? ''}`);
    at += span;
  }
}

/** The width of a cell or a column, by its style or its attribute. */
export function widthOf(element: Element): string | undefined {
  const style = attributeOf(element, 'style');
  const said = style && parseInline(style).findLast(({ property }) => property === 'width')?.value;
  const attribute = attributeOf(element, 'width');
  if (said) return said;
  return attribute && /^\d+(\.\d+)?%?$/.test(attribute) ? attribute.replace(/\d$/, '$&px') : undefined;
}

/** What is closed has its summary only. A summary knows whether it is open: its sign says so. */
function settleDetails(details: Element): void {
  const summary = elementsIn(details).find(({ tagName }) => tagName === 'summary');
  const isOpen = attributeOf(details, 'open') !== undefined;
  if (summary !== undefined && isOpen) setAttribute(summary, 'open', '');
  if (!isOpen) details.childNodes = summary === undefined ? [] : [summary];
}

/** Uses the first `<source>` with a matching medium and a supported format. */
function settlePicture(picture: Element, medium: Medium): void {
  const image = elementsIn(picture).find(({ tagName }) => tagName === 'img');
  const source = elementsIn(picture).find(
    (one) =>
      one.tagName === 'source' &&
      mediaMatches(attributeOf(one, 'media') ?? 'all', medium) &&
      /^$|image\/(png|jpeg|gif|webp|svg\+xml)/.test(attributeOf(one, 'type') ?? ''),
  );
  if (image !== undefined && source !== undefined) setSource(image, attributeOf(source, 'srcset'));
}

/** The first of several densities, since all show the same. */
function setSource(image: Element, candidates: string | undefined): void {
  const [address] = candidates?.trim().split(/,?\s+/) ?? [];
  if (address) setAttribute(image, 'src', address);
}

function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }];
}
