import { asArray, asObject, type Json } from './expect.ts';
import type { Http } from './http.ts';
import type { Target } from './options.ts';
import { Blocked } from './signals.ts';

/**
 * Dashboard actions and the clock. With the mock, both use its control API, `/_mock`, over HTTP. A real service has
 * neither, and checks that need them are reported as not observable.
 */
export interface Dashboard {
  readonly campaign: (campaign: Json) => Promise<{ readonly id: string; readonly creatives: readonly string[] }>;
  readonly audience: (name: string) => Promise<string>;
  /** Status and body of any control API call. */
  readonly call: (method: ControlMethod, path: string, json?: unknown) => Promise<{ status: number; body: unknown }>;
  readonly csv: (audience: string, csv: string) => Promise<{ status: number; body: unknown }>;
  readonly webhook: (url: string, secret: string) => Promise<string>;
  /** The service's time, in milliseconds since 1970. */
  readonly now: () => Promise<number>;
  readonly advanceTo: (instant: number) => Promise<void>;
}

type ControlMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The mock's control API at the target's address, or null. Sends no token of the service to find out. */
export async function findDashboard(http: Http, target: Target): Promise<Dashboard | null> {
  const { baseUrl: url, controlToken, sandbox } = target;
  const authorization = controlToken === undefined ? undefined : `Bearer ${controlToken}`;
  const account: Readonly<Record<string, string>> = sandbox === undefined ? {} : { 'X-Mock-Sandbox': sandbox };
  const health = await http({ method: 'GET', url: `${url}/_mock/health`, authorization, headers: account });
  if (health.status !== 200 || asObject(health.body)['status'] !== 'ok') return null;

  const call = async (method: ControlMethod, path: string, json?: unknown) => {
    const { status, body } = await http({ method, url: `${url}/_mock${path}`, authorization, json, headers: account });
    return { status, body };
  };
  const must = async (method: 'GET' | 'POST', path: string, json?: unknown): Promise<Json> => {
    const { status, body } = await call(method, path, json);
    if (status >= 300) throw new Blocked(`the mock's control API refused ${method} ${path} with ${status}`);
    return asObject(body);
  };
  const idOf = (body: Json): string => String(body['id']);
  return {
    call,
    campaign: async (campaign) => {
      const made = await must('POST', '/campaigns', campaign);
      return { id: idOf(made), creatives: asArray(made['creatives']).map((each) => idOf(asObject(each))) };
    },
    audience: async (name) => idOf(await must('POST', '/audiences', { name })),
    csv: async (audience, text) => {
      const headers = { ...account, 'Content-Type': 'text/csv' };
      const response = await http({
        method: 'POST',
        url: `${url}/_mock/audiences/${audience}/import`,
        authorization,
        text,
        headers,
      });
      return { status: response.status, body: response.body };
    },
    webhook: async (at, secret) => idOf(await must('POST', '/webhooks', { url: at, secret })),
    now: async () => Date.parse(String((await must('GET', '/clock'))['now'])),
    advanceTo: async (instant) => {
      await must('POST', '/clock/advance', { to: new Date(instant).toISOString() });
    },
  };
}
