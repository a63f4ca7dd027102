import { editDistance } from '@direct-mail/contract';

/** The route of a path. Segments are matched whole; a parameter is one segment, decoded. */
interface Match<T> {
  readonly target: T;
  readonly params: Readonly<Record<string, string>>;
}

export type Routed<T> =
  | { readonly found: Match<T> }
  | { readonly allow: readonly string[] }
  | { readonly nearest: readonly string[] };

interface Node<T> {
  readonly fixed: Map<string, Node<T>>;
  parameter: Node<T> | null;
  readonly methods: Map<string, { readonly target: T; readonly names: readonly string[]; readonly path: string }>;
}

/** A tree of path segments: a look-up costs the path's length, however many routes there are. */
export class Router<T> {
  readonly #root: Node<T> = node();
  readonly #paths: string[] = [];

  /** `path` holds its parameters in braces, as an OpenAPI document writes them. */
  add(method: string, path: string, target: T): void {
    let at = this.#root;
    const names: string[] = [];
    for (const segment of segmentsOf(path)) {
      if (segment.startsWith('{')) {
        names.push(segment.slice(1, -1));
        at.parameter ??= node();
        at = at.parameter;
      } else {
        const next = at.fixed.get(segment) ?? node();
        at.fixed.set(segment, next);
        at = next;
      }
    }
    at.methods.set(method, { target, names, path });
    this.#paths.push(`${method} ${path}`);
  }

  route(method: string, path: string): Routed<T> {
    const values: string[] = [];
    let at: Node<T> | null = this.#root;
    for (const segment of segmentsOf(path)) {
      // An escaped letter is the same as a plain one, in parameters and elsewhere (D111).
      const value = decode(segment);
      const fixed: Node<T> | undefined = value === null ? undefined : at.fixed.get(value);
      if (fixed !== undefined) {
        at = fixed;
        continue;
      }
      if (value === null || value === '' || at.parameter === null) return { nearest: this.nearest(method, path) };
      values.push(value);
      at = at.parameter;
    }
    if (at.methods.size === 0) return { nearest: this.nearest(method, path) };
    const entry = at.methods.get(method);
    if (entry === undefined) return { allow: [...at.methods.keys()] };
    const params: Record<string, string> = {};
    for (let i = 0; i < values.length; i += 1) params[entry.names[i] as string] = values[i] as string;
    return { found: { target: entry.target, params } };
  }

  /** The route of a path, with its parameters in braces; null if there is none. */
  pathOf(method: string, path: string): string | null {
    let at: Node<T> | null = this.#root;
    for (const segment of segmentsOf(path)) {
      const below: Node<T> | null = at.fixed.get(segment) ?? (segment === '' ? null : at.parameter);
      if (below === null) return null;
      at = below;
    }
    return at.methods.get(method)?.path ?? null;
  }

  /** The known routes most similar to an unknown path: at most three, all equally similar. */
  nearest(method: string, path: string): string[] {
    const wanted = segmentsOf(path.slice(0, 200));
    const scored = this.#paths.map((known) => {
      const [knownMethod, knownPath] = known.split(' ') as [string, string];
      const segments = segmentsOf(knownPath);
      let score = knownMethod === method ? 0 : 0.5;
      for (let i = 0; i < Math.max(segments.length, wanted.length); i += 1) {
        const [a, b] = [segments[i], wanted[i]];
        if (a === undefined || b === undefined) score += 1;
        else if (a !== b && (b === '' || !a.startsWith('{'))) score += isSimilar(a, b) ? 0.5 : 1;
      }
      return { known, score };
    });
    const least = Math.min(...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score <= 2 && score === least)
      .slice(0, 3)
      .map(({ known }) => known);
  }
}

function node<T>(): Node<T> {
  return { fixed: new Map(), parameter: null, methods: new Map() };
}

/** A trailing slash makes it another path, whose last segment is empty (D111). */
function segmentsOf(path: string): string[] {
  return path.slice(1).split('/');
}

function decode(segment: string): string | null {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Singular and plural, or one typing slip apart. */
const isSimilar = (a: string, b: string): boolean => Math.abs(a.length - b.length) <= 1 && editDistance(a, b) <= 1;
