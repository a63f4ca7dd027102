import { asArray, asObject, type Json } from './expect.ts';
import { createHttp, type HttpOptions } from './http.ts';
import type { Target } from './options.ts';
import { Unreachable } from './signals.ts';

/** A sandbox of the mock, created for one run. */
export interface OwnAccount {
  readonly id: string;
  /** With the sandbox's tokens. */
  readonly target: Target;
  /** Removes the sandbox with everything in it. */
  readonly close: () => Promise<void>;
}

/**
 * Creates a sandbox of the target's mock with the settings and fault rules of the tokens' account, which keeps its own
 * time, campaigns and webhooks. Null if there is no mock, or the tokens are unknown; the run reports that.
 *
 * @param resumed the sandbox of the resumed run; null if it is gone
 */
export async function ownAccount(
  target: Target,
  options: HttpOptions,
  id: string,
  resumed = false,
): Promise<OwnAccount | null> {
  const http = createHttp(options);
  const call = async (method: string, path: string, account?: string, json?: unknown): Promise<unknown> => {
    const { controlToken } = target;
    const response = await http({
      method,
      url: `${target.baseUrl}/_mock${path}`,
      authorization: controlToken === undefined ? undefined : `Bearer ${controlToken}`,
      json,
      headers: account === undefined ? {} : { 'X-Mock-Sandbox': account },
    });
    return response.status < 300 ? response.body : undefined;
  };
  const listed = async () => asArray(await call('GET', '/sandboxes')).map(asObject);
  const opened = (account: Json): OwnAccount => ({
    id,
    target: {
      ...target,
      sandbox: id,
      token: String(account['production_token']),
      testToken: target.testToken === undefined ? undefined : String(account['test_token']),
    },
    close: async () => void (await call('DELETE', `/sandboxes/${id}`).catch(() => undefined)),
  });
  try {
    if (asObject(await call('GET', '/health'))['status'] !== 'ok') return null;
    const accounts = await listed();
    const before = accounts.find((each) => each['id'] === id);
    if (resumed) return before === undefined ? null : opened(before);
    const origin = await originOf(
      target,
      accounts.map((each) => String(each['id'])),
      (account) => call('GET', '/tokens', account),
    );
    if (origin === undefined) return null;
    const made = await call('POST', '/sandboxes', undefined, { id });
    if (made === undefined) return null;
    await call('PATCH', '/settings', id, await call('GET', '/settings', origin));
    for (const rule of asArray(await call('GET', '/faults', origin)).map(asObject)) {
      const { id: _, matched: __, triggered: ___, ...wanted } = rule;
      await call('POST', '/faults', id, wanted);
    }
    return opened(asObject(made));
  } catch (error) {
    if (error instanceof Unreachable) return null;
    throw error;
  }
}

/** The account that both tokens belong to, each in its mode. */
async function originOf(
  { token, testToken }: Target,
  accounts: readonly string[],
  tokensOf: (account: string) => Promise<unknown>,
): Promise<string | undefined> {
  for (const account of accounts) {
    const tokens = asArray(await tokensOf(account)).map(asObject);
    const opens = (value: string, mode: string) =>
      tokens.some((each) => each['token'] === value && each['mode'] === mode);
    if (opens(token, 'production') && (testToken === undefined || opens(testToken, 'test'))) return account;
  }
  return undefined;
}
