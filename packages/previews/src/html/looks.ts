import { type CssContext, ruleOf } from '../css/declarations.ts';
import { type Applied, type StyleList, styleValue } from '../css/styles.ts';
import type { OwnFont } from '../fonts/own-fonts.ts';
import type { ContainerNode, Node, Style } from '../takumi/nodes.ts';

/** The style of an element, before the renderer has seen it. */
export interface Look {
  readonly tag: string;
  readonly styles: StyleList;
  readonly display: string;
  readonly preset: Style | undefined;
  /** In CSS pixels. */
  readonly fontSize?: number;
  readonly whiteSpace?: string | undefined;
  /** Width of the parent's content box, if the style sheets give it. */
  readonly room?: number | undefined;
  /** Of a picture in a box that is as wide as its contents, the most that this can be wide inside. */
  readonly widest?: number | undefined;
  /** How many columns of a table share this room by their contents. */
  readonly columns?: number;
  /** Its height, if the style sheets give it. */
  readonly roomHeight?: number | undefined;
  /** Whether its last line ends below its floats. */
  readonly clears?: boolean;
}

/** Whether the children of a box are the items of a flex box or a grid. */
export const holdsItems = (display: string | undefined): boolean => /flex|grid/.test(display ?? '');

/** Whether the items of a box are in rows, where the next begins if one does not fit. */
export const wrapsItems = (display: string, styles: StyleList): boolean =>
  display.includes('flex') &&
  ['flex-wrap', 'flex-flow'].some((property) => /\bwrap/.test(styleValue(styles, property) ?? ''));

/** Whether the items of a flex box are below each other. */
export const stacksItems = (display: string, styles: StyleList): boolean =>
  display.endsWith('flex') &&
  ['flex-direction', 'flex-flow'].some((property) => (styleValue(styles, property) ?? '').includes('column'));

/** The style of every node, and a style sheet with one class for each distinct style. */
export class Looks {
  readonly #looks = new WeakMap<Node, Look>();
  readonly #classes = new Map<string, string>();
  readonly #rules: (readonly Applied[])[] = [];

  put<T extends Node>(node: T, look: Look): T {
    this.#looks.set(node, look);
    return node;
  }

  /** A box that is no element; its preset is the renderer's, and no declaration of the artwork. */
  box(own: Pick<Look, 'styles' | 'display' | 'whiteSpace' | 'preset'>, children: readonly Node[]): ContainerNode {
    const { preset, ...look } = own;
    const className = this.classFor(own.styles);
    const node: ContainerNode = { type: 'container', tagName: 'div', className, children: [...children] };
    return this.put(preset === undefined ? node : { ...node, preset }, { ...look, tag: 'div', preset: undefined });
  }

  of(node: Node): Look | undefined {
    return this.#looks.get(node);
  }

  /** Whether a node is a text, a picture or a box in a line, wherever that is. */
  isInLine(node: Node): boolean {
    return (this.#looks.get(node)?.display ?? 'inline').startsWith('inline');
  }

  /** The class with these declarations; empty if there are none. */
  classFor(declarations: readonly Applied[]): string {
    if (declarations.length === 0) return '';
    const text = ruleOf('', declarations);
    let name = this.#classes.get(text);
    if (name === undefined) {
      name = `direct-mail-${this.#classes.size}`;
      this.#classes.set(text, name);
      this.#rules.push(declarations);
    }
    return name;
  }

  /** The same node with further declarations, which win. */
  change<T extends Node>(node: T, declarations: readonly Applied[]): T {
    const look = this.#looks.get(node);
    // A class after all others, because later rules win.
    const name = `direct-mail-${this.#classes.size}`;
    this.#classes.set(`${ruleOf('', declarations)}/*${name}*/`, name);
    const className = [node.className, name].filter(Boolean).join(' ');
    const changed = { ...node, className };
    return look === undefined ? changed : this.put(changed, { ...look, styles: [...look.styles, ...declarations] });
  }

  /** The declarations of each class, without later changes by the package itself. */
  rules(): readonly (readonly Applied[])[] {
    return this.#rules;
  }

  /** The style sheet, in the order in which classes were requested. */
  css(): string {
    return [...this.#classes].map(([text, name]) => `.${name}${text.slice(1)}`).join('\n');
  }
}

/** A creative's side, ready for layout. */
export interface ArtworkDocument {
  /** The `html` element. */
  readonly root: ContainerNode;
  /** The children of `body`: a letter's pages are found among them. */
  readonly body: ContainerNode;
  /** Whether it has no doctype. */
  readonly isQuirky: boolean;
  /** The style of each node, and the rules that tell the renderer. */
  readonly looks: Looks;
  /** What all its declarations have in common. */
  readonly css: CssContext;
  /** URLs of pictures in CSS. */
  readonly addresses: ReadonlySet<string>;
  /** Fonts that the artwork brings. */
  readonly fonts: readonly OwnFont[];
  /** `size` of an `@page` rule. */
  readonly pageSize: string | undefined;
  /** The width and height that the style sheets give to `body`, in CSS pixels. */
  readonly bodySize: { readonly width: number; readonly height: number } | undefined;
}
