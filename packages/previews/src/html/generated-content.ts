/** Generated content: the text of `content`, with counters, as nodes of the tree. */

import parse from 'css-tree/parser';
import { splitArguments } from '../css/math.ts';
import type { Element } from '../css/selectors.ts';
import { attributeOf } from '../css/selectors.ts';
import { type StyleList, styleValue } from '../css/styles.ts';

/** Counters in document order; nested counters of a name keep their outer values. */
export class Counters {
  readonly #values = new Map<string, number[]>();

  /** The names of the counters created by the enclosing elements, in order, and where each level of elements starts. */
  readonly #begun: string[] = [];
  readonly #levels: number[] = [0];

  /** Applies `counter-reset`, `counter-increment` and `counter-set` of an element. */
  enter(styles: StyleList): void {
    for (const [name, value] of pairs(styleValue(styles, 'counter-reset'), 0)) {
      const stack = this.#values.get(name) ?? [];
      this.#values.set(name, stack);
      // If a sibling created the same counter, it restarts; otherwise a nested counter is created.
      if (this.#begun.indexOf(name, this.#levels.at(-1)) >= 0) stack[stack.length - 1] = value;
      else {
        stack.push(value);
        this.#begun.push(name);
      }
    }
    for (const [name, value] of pairs(styleValue(styles, 'counter-increment'), 1))
      this.#set(name, this.#of(name) + value);
    for (const [name, value] of pairs(styleValue(styles, 'counter-set'), 0)) this.#set(name, value);
  }

  /** Counters created by the children of an element end with it. */
  within<T>(children: () => T): T {
    const level = this.#begun.length;
    this.#levels.push(level);
    try {
      return children();
    } finally {
      this.#levels.pop();
      for (const name of this.#begun.splice(level)) this.#values.get(name)?.pop();
    }
  }

  text(name: string, style: string): string {
    return numbered(this.#of(name), style);
  }

  texts(name: string, separator: string, style: string): string {
    return (this.#values.get(name) ?? [0]).map((value) => numbered(value, style)).join(separator);
  }

  #of(name: string): number {
    return this.#values.get(name)?.at(-1) ?? 0;
  }

  #set(name: string, value: number): void {
    const stack = this.#values.get(name) ?? [0];
    stack[stack.length - 1] = value;
    this.#values.set(name, stack);
  }
}

function pairs(value: string | undefined, fallback: number): [string, number][] {
  if (value === undefined || /^(none|inherit|initial|unset)$/.test(value)) return [];
  return [...value.matchAll(/([A-Za-z_-][\w-]*)(?:\s+(-?\d{1,6}))?/g)].map(([, name = '', amount]) => [
    name,
    amount === undefined ? fallback : Number(amount),
  ]);
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A number in a counter style; unknown styles use decimal digits. */
export function numbered(value: number, style: string): string {
  if (style === 'decimal-leading-zero') return String(value).padStart(2, '0');
  if (/^(disc|circle|square)$/.test(style)) return { disc: '•', circle: '◦', square: '▪' }[style] ?? '•';
  if (style === 'none') return '';
  const text = style.endsWith('roman') ? roman(value) : /(alpha|latin)$/.test(style) ? letters(value) : String(value);
  return style.startsWith('upper') ? text.toUpperCase() : text;
}

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  return ROMAN.map(([amount, sign]) => {
    const times = Math.floor(rest / amount);
    rest -= times * amount;
    return sign.repeat(times);
  }).join('');
}

function letters(value: number): string {
  if (value < 1) return String(value);
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  return text;
}

/** A piece of generated content. */
export type Generated = { readonly text: string } | { readonly picture: string };

/** The quotation marks that browsers put around a `<q>`. */
export const quotesOf = ({ tagName }: Element, part: 'before' | 'after'): string | undefined =>
  tagName === 'q' ? `${part === 'before' ? 'open' : 'close'}-quote` : undefined;

/** Nested quotes are single. */
function quoteOf(name: string, element: Element): string {
  let depth = 0;
  for (let at = element.parentNode; at !== null && 'tagName' in at; at = at.parentNode)
    if (at.tagName === 'q') depth += 1;
  const [open, close] = depth % 2 === 0 ? ['“', '”'] : ['‘', '’'];
  return { 'open-quote': open, 'close-quote': close }[name] ?? '';
}

/** The content; undefined if there is no such box. */
export function contentOf(value: string | undefined, element: Element, counters: Counters): Generated[] | undefined {
  if (value === undefined || /^(none|normal|inherit|initial|unset)$/i.test(value.trim())) return undefined;
  const found: Generated[] = [];
  const say = (text: string) => found.push({ text });
  for (const node of parse(value, { context: 'value' }).children ?? []) {
    if (node.type === 'String') say(node.value as string);
    else if (node.type === 'Url') found.push({ picture: node.value as string });
    else if (node.type === 'Identifier') say(quoteOf(node.name ?? '', element));
    else if (node.type === 'Operator' && node.value === '/') break;
    else if (node.type === 'Function') {
      const [first, second, third] = splitArguments(node).map(
        ([part]) => part?.name ?? ((part?.value ?? '') as string),
      );
      if (node.name === 'attr') say(attributeOf(element, (first ?? '').toLowerCase()) ?? '');
      else if (node.name === 'counter') say(counters.text(first ?? '', second ?? 'decimal'));
      else if (node.name === 'counters') say(counters.texts(first ?? '', second ?? '', third ?? 'decimal'));
    }
  }
  return found;
}
