import { ruleOf } from '../css/declarations.ts';
import type { Applied, StyleList } from '../css/styles.ts';
import type { OwnFont } from '../fonts/own-fonts.ts';
import type { ContainerNode, Node, Style } from '../takumi/nodes.ts';

/** What an element looks like, before the renderer has seen it. */
export interface Look {
  readonly tag: string;
  readonly styles: StyleList;
  readonly display: string;
  readonly preset: Style | undefined;
  readonly whiteSpace?: string | undefined;
  /** Width of the content box around it, where the style sheets say it. */
  readonly room?: number | undefined;
  /** Its height, where the style sheets give it. */
  readonly roomHeight?: number | undefined;
}

/** The look of every node, and the style sheet of one class for each that differs. */
export class Looks {
  readonly #looks = new WeakMap<Node, Look>();
  readonly #classes = new Map<string, string>();
  readonly #rules: (readonly Applied[])[] = [];

  put<T extends Node>(node: T, look: Look): T {
    this.#looks.set(node, look);
    return node;
  }

  of(node: Node): Look | undefined {
    return this.#looks.get(node);
  }

  /** The class with these declarations; an empty name when there are none. */
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
    // A class of its own, after all others: what comes later wins.
    const name = `direct-mail-${this.#classes.size}`;
    this.#classes.set(`${ruleOf('', declarations)}/*${name}*/`, name);
    const className = [node.className, name].filter(Boolean).join(' ');
    const changed = { ...node, className };
    return look === undefined ? changed : this.put(changed, { ...look, styles: [...look.styles, ...declarations] });
  }

  /** The declarations of each class, but for those that were changed later by ourselves. */
  rules(): readonly (readonly Applied[])[] {
    return this.#rules;
  }

  /** The style sheet, in the order in which classes were asked for. */
  css(): string {
    return [...this.#classes].map(([text, name]) => `.${name}${text.slice(1)}`).join('\n');
  }
}

/** A creative's side, ready to be laid out. */
export interface ArtworkDocument {
  /** The `html` element. */
  readonly root: ContainerNode;
  /** The children of `body`: a letter's pages are found among them. */
  readonly body: ContainerNode;
  /** What each node looks like, and the rules that say so to the renderer. */
  readonly looks: Looks;
  /** Addresses of pictures in CSS. */
  readonly addresses: ReadonlySet<string>;
  /** Fonts that the artwork brings along. */
  readonly fonts: readonly OwnFont[];
  /** `size` of an `@page` rule. */
  readonly pageSize: string | undefined;
  /** The width and height that the style sheets give to `body`, in CSS pixels. */
  readonly bodySize: { readonly width: number; readonly height: number } | undefined;
}
