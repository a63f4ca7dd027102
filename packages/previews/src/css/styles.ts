/** The declarations of each element after the cascade. */

import type { CustomProperties } from './custom-properties.ts';
import { withoutVariables } from './custom-properties.ts';
import { byLayer } from './layers.ts';
import type { Declaration } from './parse-css.ts';
import type { Candidate, Part } from './selectors.ts';

/** A declaration that applies, with its variables replaced. */
export interface Applied {
  readonly property: string;
  readonly value: string;
}

/** The declarations of an element or pseudo-element, weakest first: later ones win. */
export type StyleList = readonly Applied[];

export interface ElementStyles {
  readonly own: StyleList;
  readonly parts: ReadonlyMap<Part, StyleList>;
  readonly custom: CustomProperties | undefined;
}

/** The cascade for one element: normal rules, its `style` attribute, then important declarations, those of the first layer last. */
export function cascade(
  matching: readonly Candidate[],
  inline: readonly Declaration[],
  inherited: CustomProperties | undefined,
): ElementStyles {
  const byPart = new Map<Part, Declaration[]>([['', []]]);
  const add = (part: Part, declarations: readonly Declaration[], isImportant: boolean): void => {
    const list = byPart.get(part) ?? [];
    byPart.set(part, list);
    for (const declaration of declarations) if (declaration.important === isImportant) list.push(declaration);
  };
  for (const { part, declarations } of matching) add(part, declarations, false);
  add('', inline, false);
  for (const { part, declarations } of byImportance(matching)) add(part, declarations, true);
  add('', inline, true);
  const own = byPart.get('') ?? [];
  const custom = customOf(own, inherited);
  const parts = new Map<Part, StyleList>();
  for (const [part, declarations] of byPart)
    if (part !== '') parts.set(part, applied(declarations, customOf(declarations, custom)));
  return { own: applied(own, custom), parts, custom };
}

const byImportance = (matching: readonly Candidate[]): readonly Candidate[] =>
  matching.some(({ layer }) => layer.length > 0) ? matching.toSorted((a, b) => byLayer(b.layer, a.layer)) : matching;

function customOf(declarations: readonly Declaration[], parent: CustomProperties | undefined) {
  const own = new Map(
    declarations.filter(({ property }) => property.startsWith('--')).map(({ property, value }) => [property, value]),
  );
  return own.size === 0 ? parent : { own, parent, resolved: new Map<string, string | undefined>() };
}

const NONE: CustomProperties = { own: new Map(), parent: undefined, resolved: new Map() };

/** Inherited properties. */
export const INHERITED =
  /^(color|font(-.*)?|line-height|letter-spacing|word-spacing|word-break|overflow-wrap|hyphens|white-space|text-(align|indent|transform|shadow)|list-style(-.*)?|visibility|direction|tab-size|quotes|-webkit-text-.*)$/;

function applied(declarations: readonly Declaration[], custom: CustomProperties | undefined): Applied[] {
  const kept: Applied[] = [];
  for (const { property, value } of declarations) {
    if (property.startsWith('--')) continue;
    const resolved = value.includes('var(') ? withoutVariables(value, custom ?? NONE) : value;
    if (resolved) kept.push({ property, value: resolved });
    // As if nothing had been declared (Custom Properties, 3.1): also not what came before, nor what a browser has of its own.
    else if (INHERITED.test(property)) kept.push({ property, value: 'inherit' });
    else for (const one of kept.splice(0)) if (!isPartOf(one.property, property)) kept.push(one);
  }
  return kept;
}

const isPartOf = (property: string, whole: string) => property === whole || property.startsWith(`${whole}-`);

const SIDES = ['top', 'right', 'bottom', 'left'];

/** The winning value of a longhand, also looked up in its shorthand; undefined if there is none. */
export function styleValue(styles: StyleList, property: string): string | undefined {
  const [, family, side] = /^(margin|padding|inset)-(top|right|bottom|left)$/.exec(property) ?? [];
  for (let at = styles.length - 1; at >= 0; at -= 1) {
    const one = styles[at] as Applied;
    if (one.property === property) return one.value;
    if (family !== undefined && one.property === family) {
      const values = one.value.split(/\s+(?![^(]*\))/);
      const index = SIDES.indexOf(side ?? '');
      return values[index] ?? values[index - 2] ?? values[0];
    }
  }
  return undefined;
}

/** An absolute length in CSS pixels; undefined for anything else. */
export function pixelsOf(value: string | undefined): number | undefined {
  const [, amount, unit = 'px'] = /^([+-]?(?:\d+\.?\d*|\.\d+))(px|in|cm|mm|q|pt|pc)?$/i.exec(value?.trim() ?? '') ?? [];
  if (amount === undefined) return undefined;
  const per: Record<string, number> = {
    px: 1,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    q: 96 / 101.6,
    pt: 96 / 72,
    pc: 16,
  };
  return Number(amount) * (per[unit.toLowerCase()] ?? 1);
}

/** A length in CSS pixels, with a percentage of the room; undefined if it is not known. */
export function lengthOf(value: string | undefined, room: number | undefined): number | undefined {
  const share = /^([\d.]+)%$/.exec(value?.trim() ?? '')?.[1];
  if (share === undefined) return pixelsOf(value);
  return room === undefined ? undefined : (Number(share) / 100) * room;
}
