import { DirectMail, type DirectMailOptions, type FetchLike } from '../../src/index.ts';

/** A request as the service would get it. */
export interface Seen {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export type Step = Response | Error | ((request: Seen, signal: AbortSignal) => Response | Promise<Response>);

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** A client whose `fetch` plays the steps in order (the last one again and again), on a clock that sleeping moves. */
export function scripted(steps: Step[], options: DirectMailOptions = {}) {
  const seen: Seen[] = [];
  const slept: number[] = [];
  const time = { now: Date.parse('2026-11-20T12:00:00Z') };
  const fetch: FetchLike = async (url, { method, headers, body, signal }) => {
    const request = { url, method, headers, body };
    const step = steps[Math.min(seen.length, steps.length - 1)];
    seen.push(request);
    if (typeof step === 'function') return await step(request, signal);
    if (step instanceof Error) throw step;
    return (step as Response).clone();
  };
  const mail = new DirectMail({
    token: 'live_secret_token',
    baseUrl: 'https://api.example.test',
    addressBaseUrl: 'https://address.example.test',
    fetch,
    now: () => time.now,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      time.now += milliseconds;
    },
    ...options,
  });
  return { mail, seen, slept, time };
}

/** A network fault as Node's fetch throws it. */
export function networkFault(code: string, syscall: string): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(`${syscall} ${code}`), { code, syscall }) });
}

/** Never answers, and does not listen either. */
export const hang: Step = () => new Promise<Response>(() => undefined);

export async function failure(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it should have failed');
}

export const mailing = (fields: object = {}): Record<string, unknown> => ({
  id: '5b3f1c1e-9a0e-4d55-8d3f-1f1f6f1b0a01',
  campaign_id: 'c1',
  creative_id: 'k1',
  merge_tags: null,
  state: 'processing',
  front_url: 'https://previews.example.test/m/front.png',
  back_url: 'https://previews.example.test/m/back.png',
  pdf_url: 'https://previews.example.test/m/piece.pdf',
  total_cost: '0.85',
  address: null,
  send_at: null,
  created_at: '2026-11-20T12:00:00Z',
  ...fields,
});
