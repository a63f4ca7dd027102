/** The HTML as written: its elements with their lines, and merge tags masked, so that findings have a place. */
import { type DefaultTreeAdapterTypes, type ParserError, parse } from 'parse5';
import { attributeOf, type Element } from '../css/selectors.ts';

/** A place in the HTML, from 1. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

/** The attribute that carries an element's place into the drawn tree. */
export const MARK = 'data-source-place';
/** Replaces a merge tag: a private-use character, which is no letter of any alphabet. */
export const MASK = '\ue000';

/** A text between elements. */
interface SourceText {
  readonly text: string;
  readonly parent: string;
  readonly place: SourcePlace;
}

export interface Source {
  /** The HTML with the place of every element in an attribute. */
  readonly marked: string;
  readonly elements: readonly { readonly element: Element; readonly place: SourcePlace; readonly offset: number }[];
  readonly texts: readonly SourceText[];
  /** The parse errors of parse5. */
  readonly errors: readonly ParserError[];
  placeAt(offset: number): SourcePlace;
}

const TAGS = /\{\{[\s\S]{0,4000}?\}\}|\{%[\s\S]{0,4000}?%\}/g;

export function readSource(html: string): Source {
  const masked = html.replace(TAGS, (tag) => tag.replace(/[^\n]/g, MASK));
  const errors: ParserError[] = [];
  // A merge tag between attributes is not an error.
  const isMasked = ({ startOffset }: ParserError) =>
    masked.slice(Math.max(0, startOffset - 3), startOffset + 4).includes(MASK);
  const tree = parse(masked, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: (error) => void (isMasked(error) || errors.push(error)),
  });
  const lines = [0];
  for (let at = html.indexOf('\n'); at >= 0; at = html.indexOf('\n', at + 1)) lines.push(at + 1);
  const placeAt = (offset: number): SourcePlace => {
    let [low, high] = [0, lines.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lines[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (lines[low] ?? 0) + 1 };
  };
  const elements: { element: Element; place: SourcePlace; offset: number }[] = [];
  const texts: SourceText[] = [];
  const inserts = new Map<number, string>();
  const waiting: [DefaultTreeAdapterTypes.ChildNode, string][] = tree.childNodes.map((node) => [node, '']);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [node, parent] = next;
    const location = node.sourceCodeLocation;
    if ('tagName' in node) {
      if (location) {
        const place = placeAt(location.startOffset);
        elements.push({ element: node, place, offset: location.startOffset });
        const at = location.startOffset + 1 + nameLength(html, location.startOffset + 1);
        inserts.set(at, ` ${MARK}=${place.line}-${place.column}`);
      }
      for (const child of node.childNodes) waiting.push([child, node.tagName]);
    } else if (node.nodeName === '#text' && 'value' in node && location)
      texts.push({ text: node.value, parent, place: placeAt(location.startOffset) });
  }
  elements.sort((a, b) => a.offset - b.offset);
  return { marked: inserted(html, inserts), elements, texts, errors, placeAt };
}

const nameLength = (html: string, from: number) => /^[^\s/>]*/.exec(html.slice(from, from + 80))?.[0].length ?? 0;

function inserted(html: string, inserts: ReadonlyMap<number, string>): string {
  let text = '';
  let from = 0;
  for (const at of [...inserts.keys()].sort((a, b) => a - b)) {
    text += html.slice(from, at) + inserts.get(at);
    from = at;
  }
  return text + html.slice(from);
}

/** The place that a node of the drawn tree carries. */
export function markOf(attributes: Readonly<Record<string, unknown>> | undefined): SourcePlace | undefined {
  const mark = attributes?.[MARK];
  const [line, column] = (typeof mark === 'string' ? mark : '').split('-').map(Number);
  return line && column ? { line, column } : undefined;
}

export { attributeOf };
