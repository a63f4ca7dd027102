import { type OperationId, routes } from '@direct-mail/contract';
import { type Dashboard, findDashboard } from './dashboard.ts';
import { asArray, asObject } from './expect.ts';
import { createHttp, type Http, type ServiceResponse } from './http.ts';
import type { Memory, Token } from './memory.ts';
import type { Ports, Target } from './options.ts';
import type { Receiver } from './receiver.ts';
import { noteOrders, noteSent } from './sent.ts';
import { Blocked, Mismatch, NotMade, NotYet } from './signals.ts';
import { noteRecovered, watchResponses } from './watch.ts';

export interface CallInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** A body sent unchanged. */
  readonly text?: string;
  /** Default: `production`; for the address service `none`. */
  readonly token?: Token;
  /** The whole header value, instead of a token. */
  readonly authorization?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Name under which the run uses the piece, so that a resumed run finds it again; not sent. */
  readonly name?: string;
}

export interface Service {
  readonly target: Target;
  readonly dashboard: Dashboard | null;
  readonly receiver: Receiver | undefined;
  readonly memory: Memory;
  /** Writes the memory to the state file: before a request that spends or makes something to delete. */
  readonly commit: () => void;
  /** The last response of the service, for the place of a failure; whether any since the check began was a 429. */
  readonly last: { response: ServiceResponse | undefined; isLimited: boolean };
  readonly uuid: () => string;
  readonly call: (operation: OperationId, input?: CallInput) => Promise<ServiceResponse>;
  /** Any GET without a token: previews, thumbnails, other paths. */
  readonly fetchUrl: (url: string, headers?: Readonly<Record<string, string>>) => Promise<ServiceResponse>;
  /** Any method of the main API, for unexpected requests; not in the level `safe`. */
  readonly raw: (method: string, path: string) => Promise<ServiceResponse>;
  /** The service's time, in milliseconds since 1970. */
  readonly now: () => Promise<number>;
  /** Waits until that time; advances the clock if possible, otherwise only if the wait is short enough. */
  readonly reach: (instant: number, what: string) => Promise<void>;
  /** Polls until there is a result or patience ends; advances the clock if possible. */
  readonly until: <T>(look: () => Promise<T | undefined>, what: string, seconds?: number) => Promise<T>;
  /** Repeats a call until it is rate limited; returns the responses. */
  readonly burst: (operation: OperationId, most: number) => Promise<readonly ServiceResponse[]>;
  /** Records how long something took, in seconds, for choosing a settle time. */
  readonly took: (what: string, seconds: number) => void;
  /** Created once per run, even if the run is resumed. */
  readonly once: <T>(fact: string, make: () => Promise<T>) => Promise<T>;
}

export type { Memory, Token } from './memory.ts';

/** Total wait of a run, in units of patience. */
const WAITS_IN_ALL = 10;

const WRONG_TOKEN = 'conformance-no-such-token';

export async function openService(
  target: Target,
  ports: Ports,
  memory: Memory,
  commit: () => void = () => {},
): Promise<Service> {
  const http = createHttp({ ...ports, recovered: () => noteRecovered(memory.facts) });
  const last: Service['last'] = { response: undefined, isLimited: false };
  const watch = watchResponses(target, memory.facts);
  const watched = (operation: OperationId | null, response: ServiceResponse): ServiceResponse => {
    noteLast(last, response);
    return watch(operation, response);
  };
  const found = target.level === 'safe' ? null : await findDashboard(http, target);
  const dashboard = found === null ? null : remembering(found, memory);
  const addressUrl = target.addressBaseUrl ?? (dashboard === null ? undefined : target.baseUrl);
  if (ports.receiver !== undefined && dashboard !== null) ports.receiver.now = dashboard.now;
  // Patience limits one wait; all waits together have a limit too.
  let budget = ports.patience * WAITS_IN_ALL;
  const now = async (): Promise<number> => (dashboard === null ? ports.now() : dashboard.now());
  const service: Service = {
    target: { ...target, addressBaseUrl: addressUrl },
    dashboard,
    receiver: ports.receiver,
    memory,
    commit,
    last,
    uuid: ports.uuid,
    call: async (operation, input = {}) => {
      if (noteOrders(memory, operation, input.json)) commit();
      noteSent(memory, operation, tokenOf(target, input));
      const isOpen = routes[operation].server === 'address' && input.token === undefined;
      const known = memory.facts['address token'] as Token | undefined;
      const response = await call(
        http,
        { ...target, addressBaseUrl: addressUrl },
        operation,
        isOpen ? { ...input, token: known ?? 'none' } : input,
      );
      const isShut = isOpen && known === undefined && (response.status === 401 || response.status === 403);
      if (!isShut || addressTokenOf({ ...target, addressBaseUrl: addressUrl }) === undefined)
        return watched(operation, response);
      memory.facts['address token'] = 'production';
      return watched(
        operation,
        await call(http, { ...target, addressBaseUrl: addressUrl }, operation, { ...input, token: 'production' }),
      );
    },
    fetchUrl: async (url, headers) => watched(null, await http({ method: 'GET', url, headers })),
    raw: (method, path) => {
      if (target.level === 'safe') throw new Error(`the level safe does not send ${method}`);
      const authorization = `Bearer ${target.testToken ?? target.token}`;
      return http({ method, url: target.baseUrl + path, authorization }).then((response) => {
        noteLast(last, response);
        return response;
      });
    },
    now,
    reach: async (instant, what) => {
      const left = instant - (await now());
      if (left <= 0) return;
      if (dashboard !== null) return dashboard.advanceTo(instant);
      if (left > Math.min(ports.patience, budget)) throw new NotYet(instant, what);
      budget -= left;
      await ports.sleep(left);
    },
    until: async (look, what, seconds) => {
      // Days of waiting need an adjustable clock; without one, the run is resumed later.
      const limit =
        seconds === undefined || dashboard === null ? Math.max(0, Math.min(ports.patience, budget)) : seconds * 1000;
      const end = (await now()) + limit;
      for (let wait = 250; ; wait = Math.min(wait * 2, limit / 10, 3_600_000)) {
        const found = await look();
        if (found !== undefined) return found;
        const at = await now();
        // With an advanced clock, what has not arrived by now never will.
        if (at >= end && dashboard !== null)
          throw new Mismatch(`${what} within ${Math.round(limit / 1000)} s`, 'it did not come');
        if (at >= end) throw new NotYet(at + 3_600_000, what);
        if (dashboard === null) {
          const pause = Math.min(wait, 15_000);
          budget -= pause;
          await ports.sleep(pause);
        } else await dashboard.advanceTo(Math.min(end, at + wait));
      }
    },
    burst: async (operation, most) => {
      const once = createHttp(ports, { waits: false });
      const responses: ServiceResponse[] = [];
      while (responses.length < most && responses.at(-1)?.status !== 429)
        responses.push(await call(once, target, operation, {}));
      return responses;
    },
    took: (what, seconds) => {
      memory.facts['latencies'] = { ...asObject(memory.facts['latencies']), [what]: Math.round(seconds * 10) / 10 };
    },
    once: async (fact, make) => {
      if (!(fact in memory.facts)) memory.facts[fact] = await make();
      return memory.facts[fact] as Awaited<ReturnType<typeof make>>;
    },
  };
  return service;
}

function noteLast(last: Service['last'], response: ServiceResponse): void {
  last.response = response;
  if (response.status === 429) last.isLimited = true;
}

/** Memory keys of ids that the run created in the mock's dashboard. */
export const MADE = { campaigns: 'made campaigns', webhooks: 'made webhooks' } as const;

/** The same dashboard, recording what it creates for cleanup. */
function remembering(dashboard: Dashboard, { facts }: Memory): Dashboard {
  const note = (fact: string, id: string) => {
    facts[fact] = [...asArray(facts[fact]), id];
  };
  return {
    ...dashboard,
    campaign: async (campaign) => {
      const made = await dashboard.campaign(campaign);
      note(MADE.campaigns, made.id);
      return made;
    },
    webhook: async (url, secret) => {
      const id = await dashboard.webhook(url, secret);
      note(MADE.webhooks, id);
      return id;
    },
  };
}

function call(http: Http, target: Target, operation: OperationId, input: CallInput): Promise<ServiceResponse> {
  const { method, path, server } = routes[operation];
  const isAddress = server === 'address';
  const base = isAddress ? target.addressBaseUrl : target.baseUrl;
  if (base === undefined) throw new Blocked('--address-base-url is needed');
  const token = input.token ?? (isAddress ? 'none' : 'production');
  keepProfile(target, operation, method, token);
  const url = new URL(
    base + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.path?.[name] ?? '')),
  );
  for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, value);
  return http({
    method,
    reads: method === 'GET' || operation === 'standardizeAddresses',
    url: url.href,
    authorization:
      input.authorization ??
      authorizationOf(isAddress ? { ...target, token: addressTokenOf(target) ?? '' } : target, token),
    json: input.json,
    text: input.text,
    headers: input.headers,
  });
}

const tokenOf = (target: Target, { token, authorization }: CallInput): Token =>
  authorization === `Bearer ${target.testToken}` ? 'test' : (token ?? 'production');

/** The address service gets a token that was given for it, or the main one if it is on the main API's host. */
function addressTokenOf({ addressToken, addressBaseUrl: addressUrl, baseUrl: url, token }: Target): string | undefined {
  if (addressToken !== undefined) return addressToken;
  return addressUrl !== undefined && new URL(addressUrl).origin === new URL(url).origin ? token : undefined;
}

function authorizationOf(target: Target, token: Token): string | undefined {
  if (token === 'none') return undefined;
  if (token === 'wrong') return `Bearer ${WRONG_TOKEN}`;
  if (token === 'production') return `Bearer ${target.token}`;
  if (target.testToken === undefined) throw new Blocked('--test-token is needed');
  return `Bearer ${target.testToken}`;
}

/** Enforces each level's promise in one place: a check that breaks it is a defect of ours and sends nothing. */
function keepProfile({ level }: Target, operation: OperationId, method: string, token: Token): void {
  const reads = method === 'GET' || operation === 'standardizeAddresses';
  const free = operation === 'createMailing' && token !== 'production';
  if (reads || level === 'full' || (level === 'test-token' && free)) return;
  throw new Error(`the level ${level} does not call ${operation} with ${token}`);
}

/** The id in a create response; `NotMade` if nothing was created. */
export function madeId(response: ServiceResponse, what: string): string {
  const { id } = asObject(response.body);
  if (response.status >= 300 || typeof id !== 'string') throw new NotMade(what, response.status);
  return id;
}
