/** Cascade layers of a document, in the order in which its style sheets first name them (CSS Cascading 5, 6.4). */

/** The place of a layer among those beside it, from the outermost in; empty outside of all layers. */
export type Layer = readonly number[];

export class Layers {
  /** How many are in a layer. */
  readonly #counts = new Map<string, number>();
  readonly #known = new Map<string, number>();

  /** The layer of this name, such as `theme.dark`, in another; each without a name is one of its own. */
  within(parent: Layer, name: string): Layer {
    const path = [...parent];
    for (const part of name.split('.')) path.push(this.#placeOf(path.join(), part.trim()));
    return path;
  }

  #placeOf(around: string, name: string): number {
    const key = `${around}/${name}`;
    const known = name === '' ? undefined : this.#known.get(key);
    if (known !== undefined) return known;
    const place = this.#counts.get(around) ?? 0;
    this.#counts.set(around, place + 1);
    this.#known.set(key, place);
    return place;
  }
}

/** The weaker of two layers first; what is directly in one is stronger than the layers in it. */
export function byLayer(one: Layer, other: Layer): number {
  for (let depth = 0; depth < Math.max(one.length, other.length); depth += 1) {
    const [a = Number.MAX_SAFE_INTEGER, b = Number.MAX_SAFE_INTEGER] = [one[depth], other[depth]];
    if (a !== b) return a - b;
  }
  return 0;
}
