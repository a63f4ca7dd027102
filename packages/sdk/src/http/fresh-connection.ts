interface Deno {
  createHttpClient?: (options: { poolMaxIdlePerHost: number }) => unknown;
}

let client: unknown;

/**
 * What to add to a request that must not be sent twice. Deno's `fetch` repeats one by itself, a POST too, when a
 * connection that it kept open breaks before the answer; a client that keeps none open gives each its own. Browsers do
 * the same and let nobody keep them from it. Node, Bun and workerd do not.
 */
export function freshConnection(): { client?: unknown } {
  const { createHttpClient } = (globalThis as { Deno?: Deno }).Deno ?? {};
  if (!createHttpClient) return {};
  client ??= createHttpClient({ poolMaxIdlePerHost: 0 });
  return { client };
}
