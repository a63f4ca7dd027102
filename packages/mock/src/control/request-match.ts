import { Refusal } from '../account/base/refusal.ts';
import { systemTimers } from '../shared/timers.ts';
import type { ControlSandbox } from './context.ts';
import type { RequestView } from './requests.ts';

/** What a request is picked by; what is absent matches everything. */
export interface RequestMatch {
  readonly operation?: string | undefined;
  readonly method?: string | undefined;
  readonly status?: number | undefined;
  readonly path?: string | undefined;
  readonly body?: string | undefined;
}

export interface RequestWait extends RequestMatch {
  readonly count?: number | undefined;
  readonly after?: string | undefined;
  readonly timeout?: number | undefined;
}

const DEFAULT_TIMEOUT = 5000;

/** As many near misses as one can take in. */
const NEAR_MISSES = 3;

const holds: { readonly [K in keyof Required<RequestMatch>]: (entry: RequestView, wanted: string) => boolean } = {
  operation: (entry, wanted) => entry.operation === wanted,
  method: (entry, wanted) => entry.method === wanted.toUpperCase(),
  status: (entry, wanted) => String(entry.status) === wanted,
  path: (entry, wanted) => entry.path.includes(wanted),
  body: (entry, wanted) => entry.request_body?.toLowerCase().includes(wanted.toLowerCase()) === true,
};

export function matchesRequest(entry: RequestView, match: RequestMatch): boolean {
  return missed(entry, match).length === 0;
}

/** What does not hold of a request. */
function missed(entry: RequestView, match: RequestMatch): (keyof RequestMatch)[] {
  return (Object.keys(holds) as (keyof RequestMatch)[]).filter((name) => {
    const wanted = match[name];
    return wanted !== undefined && !holds[name](entry, String(wanted));
  });
}

/** Resolves with the newest request that matches once there are enough; 504 with what came nearest when time runs out. */
export function waitForRequest(sandbox: ControlSandbox, wait: RequestWait): Promise<RequestView> {
  const { count = 1, timeout = DEFAULT_TIMEOUT } = wait;
  const first = wait.after === undefined ? 0 : Number(wait.after);
  let seen = 0;
  let newest: RequestView | undefined;
  for (const entry of sandbox.requests()) {
    if (Number(entry.id) <= first) break;
    if (!matchesRequest(entry, wait)) continue;
    newest ??= entry;
    seen += 1;
  }
  if (newest !== undefined && seen >= count) return Promise.resolve(newest);
  return new Promise((resolve, reject) => {
    const stop = sandbox.onRequest((entry) => {
      if (!matchesRequest(entry, wait)) return;
      seen += 1;
      if (seen < count) return;
      stop();
      systemTimers.clear(timer);
      resolve(entry);
    });
    const timer = systemTimers.set(
      () => {
        stop();
        reject(new Refusal('Timeout', timedOut(sandbox, wait, timeout, seen)));
      },
      timeout,
      true,
    );
  });
}

function timedOut(sandbox: ControlSandbox, wait: RequestWait, timeout: number, seen: number): string {
  const { count = 1, after: _after, timeout: _timeout, count: _count, ...match } = wait;
  const wanted = `request like ${JSON.stringify(match)}`;
  const came = count === 1 ? `no ${wanted} came` : `${seen} of ${count} ${wanted} came`;
  const nearest = nearMisses(sandbox.requests(), match);
  return `${came} within ${timeout} ms; ${nearest.length === 0 ? 'the journal is empty' : `the nearest: ${nearest.join('; ')}`}`;
}

/** The requests for which the least was wrong, the newest first among equals. */
function nearMisses(requests: Iterable<RequestView>, match: RequestMatch): string[] {
  const near = [...requests]
    .map((entry) => ({ entry, wrong: missed(entry, match) }))
    .filter(({ wrong }) => wrong.length > 0)
    .sort((a, b) => a.wrong.length - b.wrong.length);
  return near.slice(0, NEAR_MISSES).map(({ entry, wrong }) => {
    const { id, method, path, status } = entry;
    return `#${id} ${method} ${path} → ${status}, where ${wrong.join(' and ')} ${wrong.length === 1 ? 'differs' : 'differ'}`;
  });
}
