export const RECEIVER = '/_receiver/';

/** The response of the built-in receiver, in the fields of an attempt's result. */
export interface BuiltInResponse {
  readonly status: number;
  /** The body. */
  readonly response: string;
}

/**
 * The response of the built-in webhook receiver at a path: 200 for `/_receiver/200`, an error for `/_receiver/500`, and none in
 * time (null) for `/_receiver/slow`. It stores nothing; the deliveries of the webhook show what it was sent.
 */
export function builtInResponse(path: string): BuiltInResponse | null {
  const wanted = path.slice(RECEIVER.length);
  if (wanted === 'slow') return null;
  const status = /^[2-5]\d\d$/.test(wanted) ? Number(wanted) : 404;
  return { status, response: status === 204 || status === 304 ? '' : `the built-in receiver returns ${status}` };
}

/** The addresses of this mock whose built-in receiver is called in process: no socket, so no attempt depends on real time. */
export class OwnAddresses {
  readonly #bases = new Set<string>();

  /** Adds an address without a trailing slash; returns a function that removes it. */
  add(base: string): () => void {
    const known = base.toLowerCase();
    this.#bases.add(known);
    return () => this.#bases.delete(known);
  }

  /** The address under which a URL stands; undefined if it is none of them. */
  baseOf(url: string): string | undefined {
    const known = url.toLowerCase();
    return [...this.#bases].find((base) => known.startsWith(base) && known[base.length] === '/');
  }

  /** The response to an attempt at the URL; undefined if it is not a built-in receiver of this mock. */
  answer(url: string): BuiltInResponse | null | undefined {
    const at = url.indexOf(RECEIVER);
    if (at < 0 || !this.#bases.has(url.slice(0, at).toLowerCase())) return undefined;
    return builtInResponse(url.slice(at).replace(/[?#].*$/s, ''));
  }
}
