/** The creative's HTML as the renderer's tree: read like a browser reads it, counted, and without anything that runs. */
import { type DefaultTreeAdapterTypes, html as names, parse, serializeOuter } from 'parse5';
import { preparedCss } from '../css/css.ts';
import { CreativeError, limits } from '../merge-tags/limits.ts';
import { shortened, type Warnings } from '../render/warnings.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import { floatRules, settleFloats } from './floats.ts';
import { presetOf } from './user-agent-styles.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** A creative's side, ready to be laid out. */
export interface ArtworkDocument {
  /** The `html` element. */
  root: ContainerNode;
  /** The children of `body`: a letter's pages are found among them. */
  body: ContainerNode;
  /** The creative's own style sheets. */
  css: string[];
  /** The `style` attributes, as one sheet that wins over them. */
  inlineCss: string;
}

/** Left out without a word: nothing of them is ever printed. */
const silent = new Set(['script', 'template', 'title', 'meta', 'base', 'head']);
/** Left out, and said. */
const unprinted = new Set([
  'iframe',
  'object',
  'embed',
  'video',
  'audio',
  'canvas',
  'input',
  'select',
  'textarea',
  'button',
  'frame',
  'frameset',
  'applet',
  'dialog',
  'map',
]);

export function readDocument(html: string, warnings: Warnings): ArtworkDocument {
  const css: string[] = [];
  const inline: string[] = [];
  let count = 0;

  const element = (source: Element, depth: number): Node | undefined => {
    if (depth > limits.levels) throw new CreativeError(`The HTML is nested deeper than ${limits.levels} levels`);
    if (++count > limits.nodes) throw new CreativeError(`The HTML has more than ${limits.nodes} elements and texts`);
    const tag = source.tagName;
    const attributes = new Map(source.attrs.map(({ name, value }) => [name, value]));
    if (tag === 'style') return sheet(source, attributes);
    if (tag === 'link') return link(attributes);
    if (silent.has(tag)) {
      if (tag === 'head') children(source, depth);
      return undefined;
    }
    if (unprinted.has(tag)) {
      warnings.add(`<${tag}> is not printed and is left out`);
      return undefined;
    }
    const look = lookOf(tag, attributes);
    if (tag === 'br') return { type: 'text', text: '\n', ...look };
    if (tag === 'img') return { type: 'image', src: attributes.get('src') ?? '', ...look };
    if (source.namespaceURI === names.NS.SVG) {
      const fit = attributes.get('preserveAspectRatio') === 'none' ? 'fill' : 'contain';
      return { type: 'image', src: svgText(source), ...look, preset: { objectFit: fit, ...look.preset } };
    }
    const inner = tag === 'pre' ? children(source, depth) : brokenLines(children(source, depth));
    return { type: 'container', children: inner, ...look };
  };

  const children = (source: { childNodes: ChildNode[] }, depth: number): Node[] => {
    const nodes: Node[] = [];
    for (const child of source.childNodes) {
      const node = 'tagName' in child ? element(child, depth + 1) : 'value' in child ? text(child.value) : undefined;
      if (node) nodes.push(node);
    }
    return nodes;
  };

  const text = (value: string): Node | undefined => {
    if (value === '') return undefined;
    if (++count > limits.nodes) throw new CreativeError(`The HTML has more than ${limits.nodes} elements and texts`);
    return { type: 'text', text: value };
  };

  /** An inline declaration that the renderer does not know would stop it; in a sheet it is only skipped. */
  const lookOf = (tag: string, attributes: Map<string, string>) => {
    const style = attributes.get('style');
    const classes = [attributes.get('class') ?? ''];
    if (style?.trim()) {
      const name = `direct-mail-${inline.length}`;
      inline.push(`.${name}{${preparedCss(style, warnings).replaceAll(/[{}]/g, '')}}`);
      classes.push(name);
    }
    const className = classes.filter(Boolean).join(' ');
    const id = attributes.get('id');
    const preset = presetOf(tag, attributes);
    const others = [...attributes].filter(([name]) => !/^(style|src|class|id)$/.test(name));
    const breaks = pageBreaks(style);
    if (breaks) others.push(['data-break', breaks]);
    return {
      tagName: tag,
      ...(className && { className }),
      ...(id && { id }),
      ...(others.length > 0 && { attributes: Object.fromEntries(others) }),
      ...(preset && { preset: { ...preset } }),
    };
  };

  const sheet = (source: Element, attributes: Map<string, string>) => {
    const own = source.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    const media = attributes.get('media');
    const prepared = preparedCss(own, warnings);
    if (prepared.trim())
      css.push(
        media && !/^(all|print|screen)$/i.test(media.trim())
          ? `@media ${media.replaceAll(/[{};]/g, '')} {${prepared}}`
          : prepared,
      );
    return undefined;
  };

  const link = (attributes: Map<string, string>) => {
    if (/\bstylesheet\b/i.test(attributes.get('rel') ?? '')) {
      warnings.add(
        `A style sheet or web font cannot be fetched here and is left out: ${shortened(attributes.get('href') ?? '')}`,
      );
    }
    return undefined;
  };

  const top = parse(html, { scriptingEnabled: false }).childNodes.find((child) => 'tagName' in child);
  const root = top && element(top as Element, 0);
  if (root?.type !== 'container') throw new CreativeError('The HTML has nothing in it');
  const body = root.children?.find((child) => child.tagName === 'body');
  if (body?.type !== 'container') throw new CreativeError('The HTML has no body; framesets are not printed');
  const inlineCss = inline.join('\n');
  settleFloats(body, floatRules([...css, inlineCss]));
  return { root, body, css, inlineCss };
}

/** Texts with nothing but line breaks between them are one text: in a grid or flex box they are one item. */
function brokenLines(nodes: Node[]): Node[] {
  const isBreak = (node: Node) => node.tagName === 'br' && node.className === undefined;
  if (
    !nodes.some(isBreak) ||
    !nodes.every((node) => node.type === 'text' && (node.tagName === undefined || isBreak(node)))
  )
    return nodes;
  const text = nodes.map((node) =>
    isBreak(node) ? '\n' : node.type === 'text' ? node.text.replace(/[ \t\r\n\f]+/g, ' ') : '',
  );
  return [{ type: 'text', text: text.join('').replace(/ *\n */g, '\n'), preset: { whiteSpace: 'pre-line' } }];
}

/** `before`, `after` or both, where a `style` attribute begins a new page of a letter. */
const pageBreaks = (style = '') =>
  [...style.matchAll(/(?:page-)?break-(before|after)\s*:\s*(?:always|page|left|right)/gi)]
    .map((match) => match[1]?.toLowerCase())
    .join(' ');

/** An inline SVG as a picture of its own: XML, which knows none of HTML's entities. */
function svgText(svg: Element): string {
  const markup = serializeOuter(svg).replaceAll('&nbsp;', '&#160;');
  return /^<svg\b[^>]*\bxmlns=/.test(markup)
    ? markup
    : markup.replace(/^<svg\b/, '<svg xmlns="http://www.w3.org/2000/svg"');
}
