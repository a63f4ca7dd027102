interface Runtime {
  process?: { env?: Record<string, string | undefined>; versions?: Record<string, string | undefined> };
  navigator?: { userAgent?: string };
  document?: unknown;
  window?: { document?: unknown };
}

const runtime = (): Runtime => globalThis as Runtime;

/** An environment variable, if the runtime has them and allows reading (Deno may refuse). */
export function environmentVariable(name: string): string | undefined {
  try {
    return runtime().process?.env?.[name] || undefined;
  } catch {
    return undefined;
  }
}

/** Whether this is a page in a browser, where everyone can read the token. A DOM inside Node (test runners) is not. */
export const isBrowserPage = (): boolean =>
  runtime().window?.document !== undefined && runtime().process?.versions?.['node'] === undefined;

/** The runtime's name for the `User-Agent`; absent in browsers, where setting it would cost a preflight request. */
export function runtimeName(): string | undefined {
  const { versions } = runtime().process ?? {};
  for (const name of ['bun', 'deno', 'node']) {
    if (versions?.[name]) return `${name}/${versions[name]}`;
  }
  const agent = runtime().navigator?.userAgent;
  return agent === 'Cloudflare-Workers' ? 'workers' : undefined;
}
