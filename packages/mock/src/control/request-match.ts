import type { JournalEntry, RequestWait } from '@direct-mail/contract/control/generated/models';
import type { RequestMatch } from '@direct-mail/contract/control/model-types';
import { Refusal } from '../account/base/refusal.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { systemTimers } from '../shared/timers.ts';

const DEFAULT_TIMEOUT = 5000;

/** A response that goes nowhere. */
const CALLER_GONE = new Refusal('Timeout', 'the caller closed the connection');

/** The most near misses that are listed. */
const NEAR_MISSES = 3;

const holds: { readonly [K in keyof Required<RequestMatch>]: (entry: JournalEntry, wanted: string) => boolean } = {
  operation: (entry, wanted) => entry.operation === wanted,
  method: (entry, wanted) => entry.method === wanted.toUpperCase(),
  status: (entry, wanted) => String(entry.status) === wanted,
  path: (entry, wanted) => entry.path.includes(wanted),
  mailing: ({ path, operation, response_body }, wanted) =>
    path.includes(wanted) || (operation === 'createMailing' && response_body.includes(`"id":"${wanted}"`)),
  trace: ({ request_headers }, wanted) => request_headers['traceparent']?.split('-')[1] === wanted,
  body: (entry, wanted) => entry.request_body?.toLowerCase().includes(wanted.toLowerCase()) === true,
};

export function matchesRequest(entry: JournalEntry, match: RequestMatch): boolean {
  return missed(entry, match).length === 0;
}

/** What does not match in a request. */
function missed(entry: JournalEntry, match: RequestMatch): (keyof RequestMatch)[] {
  return (Object.keys(holds) as (keyof RequestMatch)[]).filter((name) => {
    const wanted = match[name];
    return wanted !== undefined && !holds[name](entry, String(wanted));
  });
}

/** Resolves with the newest request that matches once there are enough; 504 with the nearest matches after a time-out. */
export function waitForRequest(sandbox: Sandbox, wait: RequestWait, signal?: AbortSignal): Promise<JournalEntry> {
  const { count = 1, timeout = DEFAULT_TIMEOUT } = wait;
  const first = wait.after === undefined ? 0 : Number(wait.after);
  let seen = 0;
  let newest: JournalEntry | undefined;
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
      end();
      resolve(entry);
    });
    const timer = systemTimers.set(
      () => {
        end();
        reject(new Refusal('Timeout', timedOut(sandbox, wait, timeout, seen)));
      },
      timeout,
      true,
    );
    const leave = (): void => {
      end();
      reject(CALLER_GONE);
    };
    const end = (): void => {
      stop();
      systemTimers.clear(timer);
      signal?.removeEventListener('abort', leave);
    };
    signal?.addEventListener('abort', leave);
    if (signal?.aborted === true) leave();
  });
}

function timedOut(sandbox: Sandbox, wait: RequestWait, timeout: number, seen: number): string {
  const { count = 1, after: _after, timeout: _timeout, count: _count, ...match } = wait;
  const wanted = `request like ${JSON.stringify(match)}`;
  const came = count === 1 ? `no ${wanted} came` : `${seen} of ${count} ${wanted} came`;
  const nearest = nearMisses(sandbox.requests(), match);
  return `${came} within ${timeout} ms; ${nearest.length === 0 ? 'the journal is empty' : `the closest: ${nearest.join('; ')}`}`;
}

/** The requests with the fewest mismatches, the newest first among equals. */
function nearMisses(requests: Iterable<JournalEntry>, match: RequestMatch): string[] {
  const near = [...requests]
    .map((entry) => ({ entry, wrong: missed(entry, match) }))
    .filter(({ wrong }) => wrong.length > 0)
    .sort((a, b) => a.wrong.length - b.wrong.length);
  return near.slice(0, NEAR_MISSES).map(({ entry, wrong }) => {
    const { id, method, path, status } = entry;
    return `#${id} ${method} ${path} → ${status}, where ${wrong.join(' and ')} ${wrong.length === 1 ? 'differs' : 'differ'}`;
  });
}
