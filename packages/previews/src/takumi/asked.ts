/** Finds declarations that the renderer silently drops, by testing each one, so that they can be reported. */
import type { Applied } from '../css/styles.ts';
import { camelCase, type Node } from './nodes.ts';

/** Whether the property is unknown, or only this value of it. */
export type Refusal = 'property' | 'value';

/** Size of the cache of tested declarations. */
const MOST = 20_000;

/** An invalid value for every property. */
const NONSENSE = '%!%';

/** @param parse reads the styles of a tree, and rejects if a value is invalid */
export function refusalsOf(parse: (node: Node) => Promise<unknown>) {
  const answers = new Map<string, Refusal | undefined>();
  const properties = new Map<string, boolean>();

  const understands = async (styles: readonly [string, string][]): Promise<boolean> => {
    const children = styles.map(([name, value]): Node => ({ type: 'container', style: { [name]: value } }));
    try {
      await parse({ type: 'container', style: { display: 'none' }, children });
      return true;
    } catch (error) {
      if (/invalid value/i.test(String(error))) return false;
      throw error;
    }
  };
  const isKnown = async (property: string): Promise<boolean> => {
    const known = properties.get(property) ?? !(await understands([[camelCase(property), NONSENSE]]));
    properties.set(property, known);
    return known;
  };
  /** Tests all at once, and by halves if one is rejected: most pieces have none. */
  const ask = async (asked: readonly Applied[]): Promise<void> => {
    if (asked.length === 0) return;
    const key = asked.map(({ property, value }): [string, string] => [camelCase(property), withoutPictures(value)]);
    if (await understands(key)) for (const one of asked) answers.set(keyOf(one), undefined);
    else if (asked.length === 1) answers.set(keyOf(asked[0] as Applied), 'value');
    else {
      const half = asked.length >> 1;
      await ask(asked.slice(0, half));
      await ask(asked.slice(half));
    }
  };

  /** The rejected ones of these declarations, by the text of `keyOf`. */
  return async (declarations: readonly Applied[]): Promise<ReadonlyMap<string, Refusal>> => {
    if (answers.size > MOST) answers.clear();
    const open = [...new Map(declarations.map((one) => [keyOf(one), one])).values()];
    const asked: Applied[] = [];
    for (const one of open) {
      if (answers.has(keyOf(one))) continue;
      if (await isKnown(one.property)) asked.push(one);
      else answers.set(keyOf(one), 'property');
    }
    await ask(asked);
    const found = new Map<string, Refusal>();
    for (const one of open) {
      const answer = answers.get(keyOf(one));
      if (answer !== undefined) found.set(keyOf(one), answer);
    }
    return found;
  };
}

export const keyOf = ({ property, value }: Applied): string => `${property}:${value}`;

/** Without pictures, which are looked up elsewhere. */
const withoutPictures = (value: string) =>
  value.replace(/url\((?:"[^"]*"|'[^']*'|[^)"']*)\)/gi, 'linear-gradient(red,red)');
