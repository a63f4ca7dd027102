/**
 * SVG markup as a tree. It is machine-made (by the renderer, or an inline SVG serialized again), so only plain syntax
 * is parsed.
 */

export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: SvgElement[];
  /** The range of its markup. */
  readonly source: readonly [start: number, end: number];
}

/** Something that is drawn as a picture instead. */
export class NotVector extends Error {
  override readonly name = 'NotVector';
}

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|<\?[^>]*\?>|<!--[\s\S]*?-->/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const DEPTH = 100;

export function parseSvg(text: string): SvgElement {
  const open: { name: string; attributes: Map<string, string>; children: SvgElement[]; start: number }[] = [];
  let root: SvgElement | undefined;
  const close = (end: number) => {
    const { start, ...element } = open.pop() as (typeof open)[number];
    const done: SvgElement = { ...element, source: [start, end] };
    const parent = open.at(-1);
    if (parent) parent.children.push(done);
    else root ??= done;
  };
  let from = 0;
  for (;;) {
    const next = text.indexOf('<', from);
    const between = text.slice(from, next < 0 ? undefined : next);
    if (between.trim() !== '' && between.trim() !== '\uFEFF') throw new NotVector('text');
    if (next < 0) break;
    TAG.lastIndex = next;
    const found = TAG.exec(text);
    if (found === null) throw new NotVector('markup');
    from = TAG.lastIndex;
    const [, closing, name, list = '', empty] = found;
    if (name === undefined) continue;
    if (closing === '/') {
      if (open.at(-1)?.name !== name) throw new NotVector('markup');
      close(from);
      continue;
    }
    if (open.length > DEPTH) throw new NotVector('depth');
    open.push({ name, attributes: attributesOf(list), children: [], start: next });
    if (empty === '/') close(from);
  }
  if (root === undefined || open.length > 0) throw new NotVector('markup');
  return root;
}

function attributesOf(list: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of list.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? '';
    if (value.includes('&') && name !== 'href') throw new NotVector('an entity');
    attributes.set(name === 'xlink:href' ? 'href' : name, value);
  }
  return attributes;
}
