import { validateResponse } from '@direct-mail/contract/testing';
import { hostOf } from '../../../packages/mock/src/http/host-of.ts';
import { Random } from '../random.ts';
import { type FuzzedRequest, MARK, requestOf } from './request.ts';
import { fuzzWorld } from './world.ts';

export interface FuzzOptions {
  readonly cases: number;
  readonly seed: number;
  /** Stop after so many failures. */
  readonly failures?: number;
  /** Run this case alone, with those before it that share its account. */
  readonly only?: number | undefined;
}

export interface FuzzReport {
  readonly cases: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly failures: readonly {
    readonly case: number;
    readonly problems: readonly string[];
    readonly request: FuzzedRequest;
  }[];
  /** Bytes by which the heap grew from a quarter of the run to its end; null where nothing collects it. */
  readonly grown: number | null;
}

/** Cases that share an account: after so many it is put back, so that a case depends on a few others only. */
const TOGETHER = 25;

/**
 * Sends generated and broken requests, and holds every response against the document: no 5xx, no undocumented shape, no change
 * of state by a refused request or a read, no e-mail kept in clear.
 */
export async function fuzz({ cases, seed, failures: most = 20, only }: FuzzOptions): Promise<FuzzReport> {
  const { mock, known } = await fuzzWorld();
  const { journal } = hostOf(mock).registry.first;
  const start = await mock.snapshot();
  const startText = JSON.stringify(start);
  const statuses: Record<string, number> = {};
  const failures: FuzzReport['failures'][number][] = [];
  let state = startText;
  let quarter: number | null = null;
  const first = only === undefined ? 0 : only - (only % TOGETHER);
  const last = only ?? cases - 1;
  for (let n = first; n <= last && failures.length < most; n += 1) {
    if (n % TOGETHER === 0 && state !== startText) {
      await mock.restore(start);
      state = startText;
    }
    if (n === cases >> 2) quarter = heap();
    const request = requestOf(new Random((seed * 0x9e3779b1 + n) | 0), known);
    const recorded = journal.recorded;
    const problems: string[] = [];
    let status = 0;
    try {
      const response = await send(mock, request);
      ({ status } = response);
      const entry = journal.recorded === recorded ? undefined : journal.newest().next().value;
      const isHead = request.method === 'HEAD';
      if (isHead && response.text !== '') problems.push('a response to HEAD has a body');
      // What HEAD leaves out is in the journal.
      const text = isHead && entry !== undefined ? entry.response_body : response.text;
      if (entry !== undefined)
        problems.push(...validateResponse(entry.operation ?? undefined, status, response.headers, text));
      else if (request.method.toUpperCase() !== 'OPTIONS') problems.push('the request is not in the journal');
      if (status >= 500) problems.push(`a response of ${status}`);
      const after = JSON.stringify(await mock.snapshot());
      const mayWrite = status < 300 && request.method !== 'GET' && request.method !== 'HEAD';
      if (after !== state && !mayWrite)
        problems.push(`a response of ${status} to ${request.method} changed the account`);
      if (after !== state && after.includes(MARK)) problems.push('the account keeps an e-mail address in clear (D73)');
      state = after;
      if (entry !== undefined && JSON.stringify(entry).includes(MARK))
        problems.push('the journal keeps an e-mail address in clear (D73)');
    } catch (error) {
      problems.push(`it threw ${error instanceof Error ? error.stack : String(error)}`);
    }
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (only !== undefined && n === only) console.log({ request, status, problems });
    if (problems.length > 0) failures.push({ case: n, problems, request });
  }
  if (({} as { polluted?: unknown }).polluted !== undefined)
    throw new Error('the prototype of all objects was changed');
  const end = quarter === null ? null : heap();
  return {
    cases: last - first + 1,
    statuses,
    failures,
    grown: quarter === null || end === null ? null : end - quarter,
  };
}

interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function send(mock: Awaited<ReturnType<typeof fuzzWorld>>['mock'], request: FuzzedRequest): Promise<Received> {
  const base = request.server === 'main' ? mock.baseUrl : mock.addressBaseUrl;
  const { method, headers, body } = request;
  const response = await mock.fetch(`${base}${request.target}`, {
    method,
    headers,
    ...(body === null ? {} : { body }),
  } as RequestInit);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function heap(): number | null {
  const { gc } = globalThis as { gc?: () => void };
  if (gc === undefined) return null;
  gc();
  return process.memoryUsage().heapUsed;
}
