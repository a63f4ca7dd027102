import { meantBy } from './meant-by.ts';
import { OptionError } from './option-error.ts';
import type { Shape } from './shape.ts';

/** `did you mean merge_tags?`, or an empty text if no known name is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const meant = meantBy(name, known);
  return meant === undefined ? '' : `did you mean ${meant}?`;
}

/** `unknown field merge_tag: did you mean merge_tags?`; with all known names if none is similar. */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  const help =
    didYouMean(name, known) || (known.length === 0 ? 'none is allowed' : `expected one of ${known.join(', ')}`);
  return `unknown ${what} ${shown}: ${help}`;
}

/**
 * Refuses names that would be ignored: `serve: unknown option prot: did you mean port?`
 *
 * @throws OptionError `option_unknown`
 */
export function refuseUnknown(where: string, what: string, given: object, known: readonly string[]): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new OptionError('option_invalid', where, '', `takes one object of ${what}s, got ${kindOf(given)}`);
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) throw new OptionError('option_unknown', where, name, unknownName(what, name, known));
  }
}

/** What each option must be: one that is left out does not compile. */
export type OptionShapes<T> = { readonly [K in keyof T]-?: Shape<NonNullable<T[K]>> };

/**
 * Refuses unknown options and values of the wrong kind; an option that is undefined is absent. It quotes a value
 * only where it should have been one of a few.
 *
 * @throws OptionError `option_unknown` or `option_invalid`
 */
export function checkOptions<T extends object>(where: string, given: T, shapes: OptionShapes<T>): void {
  refuseUnknown(where, 'option', given, Object.keys(shapes));
  for (const [name, shape] of Object.entries<Shape<unknown>>(shapes)) {
    const value = (given as Record<string, unknown>)[name];
    const wrong = value === undefined ? undefined : shape(value, name);
    if (wrong === undefined) continue;
    const got = 'values' in shape ? gotOf(value, shape.values as string[]) : `, got ${kindOf(value)}`;
    throw new OptionError('option_invalid', where, name, `${wrong}${got}`);
  }
}

/** A value that should be one of a few is no secret, and no person's. */
function gotOf(value: unknown, known: readonly string[]): string {
  if (typeof value !== 'string') return `, got ${kindOf(value)}`;
  const meant = didYouMean(value, known);
  return meant === '' ? `, got ${JSON.stringify(value.slice(0, 60))}` : `: ${meant}`;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined || Number.isNaN(value)) return String(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
