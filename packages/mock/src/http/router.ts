/** Where a path leads. Segments are matched whole; a parameter takes one segment, decoded. */
export interface Match<T> {
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
  readonly methods: Map<string, { readonly target: T; readonly names: readonly string[] }>;
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
    at.methods.set(method, { target, names });
    this.#paths.push(`${method} ${path}`);
  }

  route(method: string, path: string): Routed<T> {
    const values: string[] = [];
    let at: Node<T> | null = this.#root;
    for (const segment of segmentsOf(path)) {
      const fixed: Node<T> | undefined = at.fixed.get(segment);
      if (fixed !== undefined) {
        at = fixed;
        continue;
      }
      const value = at.parameter === null || segment === '' ? null : decode(segment);
      if (value === null) return { nearest: this.nearest(method, path) };
      values.push(value);
      at = at.parameter as Node<T>;
    }
    if (at.methods.size === 0) return { nearest: this.nearest(method, path) };
    const entry = at.methods.get(method);
    if (entry === undefined) return { allow: [...at.methods.keys()] };
    const params: Record<string, string> = {};
    for (let i = 0; i < values.length; i += 1) params[entry.names[i] as string] = values[i] as string;
    return { found: { target: entry.target, params } };
  }

  /** The known routes that look most like a path nobody knows: at most three. */
  nearest(method: string, path: string): string[] {
    const wanted = segmentsOf(path.slice(0, 200));
    const scored = this.#paths.map((known) => {
      const [knownMethod, knownPath] = known.split(' ') as [string, string];
      const segments = segmentsOf(knownPath);
      let score = knownMethod === method ? 0 : 0.5;
      for (let i = 0; i < Math.max(segments.length, wanted.length); i += 1) {
        const [a, b] = [segments[i], wanted[i]];
        if (a === undefined || b === undefined) score += 1;
        else if (a !== b && !a.startsWith('{')) score += alike(a, b) ? 0.5 : 1;
      }
      return { known, score };
    });
    return scored
      .filter(({ score }) => score <= 2)
      .sort((a, b) => a.score - b.score)
      .slice(0, 3)
      .map(({ known }) => known);
  }
}

function node<T>(): Node<T> {
  return { fixed: new Map(), parameter: null, methods: new Map() };
}

/** `/v1/me/` and `/v1/me` are the same path. */
function segmentsOf(path: string): string[] {
  const end = path.length > 1 && path.endsWith('/') ? path.length - 1 : path.length;
  return path.slice(1, end).split('/');
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
function alike(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i += 1;
  return a.slice(i + 1) === b.slice(i + 1) || a.slice(i) === b.slice(i + 1) || a.slice(i + 1) === b.slice(i);
}
