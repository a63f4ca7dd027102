interface Deno {
  createHttpClient?: (options: { poolMaxIdlePerHost: number }) => unknown;
}

let client: unknown;

/**
 * What is added to a request that must not be sent twice. Deno's `fetch` repeats one by itself, a POST too, when a
 * kept-alive connection breaks before the response; a client that keeps none alive prevents that. Browsers do the same, and
 * nothing can prevent it there. Node, Bun and workerd do not.
 */
export function freshConnection(): { client?: unknown } {
  const { createHttpClient } = (globalThis as { Deno?: Deno }).Deno ?? {};
  if (!createHttpClient) return {};
  client ??= createHttpClient({ poolMaxIdlePerHost: 0 });
  return { client };
}
