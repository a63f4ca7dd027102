import { describe, expect, test } from 'vitest';
import type { RunResult } from '../../src/run/result.ts';
import { createHttp, type HttpOptions } from '../../src/service/http.ts';
import { against, newMock } from '../against.ts';

const REQUESTS = 340;
const LIMIT = { limit: 30, windowSeconds: 10 };
/** The seconds that a client which knows the limit needs. */
const BEST = (REQUESTS / LIMIT.limit) * LIMIT.windowSeconds;

/** A virtual clock; a response takes 5 ms. */
function clocked(service: (now: number) => Response) {
  let time = 0;
  const notes: string[] = [];
  const options: HttpOptions = {
    fetch: () => {
      time += 5;
      return Promise.resolve(service(time));
    },
    sleep: (milliseconds) => {
      time += milliseconds;
      return Promise.resolve();
    },
    now: () => time,
    note: (text) => notes.push(text),
    timeout: 1000,
  };
  return { http: createHttp(options), seconds: () => time / 1000, notes };
}

const refuse = (seconds: number | null) =>
  new Response('{}', { status: 429, headers: seconds === null ? {} : { 'retry-after': String(seconds) } });

/** Windows that follow each other. */
function fixed(tells: boolean) {
  let [start, count] = [-Infinity, 0];
  return (now: number) => {
    if (now >= start + LIMIT.windowSeconds * 1000) [start, count] = [now, 0];
    count += 1;
    if (count <= LIMIT.limit) return new Response('{}');
    return refuse(tells ? Math.ceil((start + LIMIT.windowSeconds * 1000 - now) / 1000) : null);
  };
}

/** The last seconds before each request. */
function sliding() {
  let taken: readonly number[] = [];
  return (now: number) => {
    taken = taken.filter((at) => at > now - LIMIT.windowSeconds * 1000);
    const [oldest = now] = taken;
    if (taken.length >= LIMIT.limit) return refuse(Math.ceil((oldest + LIMIT.windowSeconds * 1000 - now) / 1000));
    taken = [...taken, now];
    return new Response('{}');
  };
}

function bucket() {
  let [tokens, before] = [LIMIT.limit, 0];
  const perMillisecond = LIMIT.limit / LIMIT.windowSeconds / 1000;
  return (now: number) => {
    tokens = Math.min(LIMIT.limit, tokens + (now - before) * perMillisecond);
    before = now;
    if (tokens < 1) return refuse(1);
    tokens -= 1;
    return new Response('{}');
  };
}

describe('a rate limit', () => {
  test.each([
    ['a fixed window', fixed(true), 1.3],
    ['a fixed window without Retry-After', fixed(false), 1.6],
    ['a sliding window', sliding(), 1.3],
    ['a bucket that fills', bucket(), 1.3],
  ])('of %s costs little more time than it must', async (_, service, most) => {
    const { http, seconds, notes } = clocked(service);
    const statuses = new Set<number>();
    for (let sent = 0; sent < REQUESTS; sent += 1)
      statuses.add((await http({ method: 'GET', url: 'http://a.example/' })).status);
    expect([...statuses]).toEqual([200]);
    expect(seconds()).toBeLessThan(BEST * most);
    expect(notes.length).toBeLessThan(REQUESTS / 10);
  });

  test('that other clients share, or that ends, slows the run down for a while only', async () => {
    let left = 3;
    const { http, seconds } = clocked((now) => (now < 30_000 && left-- <= 0 ? refuse(7) : new Response('{}')));
    for (let sent = 0; sent < REQUESTS; sent += 1) await http({ method: 'GET', url: 'http://a.example/' });
    expect(seconds()).toBeLessThan(90);
  });

  test('lets a whole run in the level safe end in the time that it allows', async () => {
    const mock = newMock();
    await mock.settings.update({ rateLimit: LIMIT });
    let sent = 0;
    let told = 0;
    const from = (await mock.clock.now()).getTime();
    const result = await against({
      mock,
      target: { level: 'safe' },
      receiver: false,
      note: (text) => {
        if (text.includes('limits the rate')) told += 1;
      },
      fetch: (send) => (input, init) => {
        sent += 1;
        return send(input, init);
      },
    });
    const seconds = ((await mock.clock.now()).getTime() - from) / 1000;
    expect([result.ended, verdicts(result, 'fail'), verdicts(result, 'blocked')]).toEqual([null, [], []]);
    expect(told).toBeGreaterThan(0);
    expect(sent).toBeGreaterThan(100);
    expect(seconds).toBeLessThan((sent / LIMIT.limit) * LIMIT.windowSeconds * 1.3);
  });
});

const verdicts = ({ rules }: RunResult, wanted: string) =>
  rules.flatMap(({ id, checks }) => checks.flatMap(({ verdict }) => (verdict === wanted ? [id] : [])));

const ONLY = ['auth.bearer', 'auth.unauthorized', 'list.headers', 'organization.me', 'campaigns.get'];

const isWithoutToken = (init?: RequestInit): boolean => !new Headers(init?.headers).has('authorization');

const answering = (when: (init: RequestInit | undefined) => boolean, answer: () => Response) =>
  against({
    only: ONLY,
    target: { level: 'safe' },
    receiver: false,
    fetch: (send) => (input, init) => (when(init) ? Promise.resolve(answer()) : send(input, init)),
  });

/** `length` responses in a row after every so many. */
function storms(every: number, length: number) {
  let asked = 0;
  return () => {
    asked += 1;
    return asked > 5 && asked % (every + length) < length;
  };
}

describe('what says nothing about a rule', () => {
  test.each([
    ['Retry-After: 1', 15, () => refuse(1)],
    ['no Retry-After', 6, () => refuse(null)],
  ])('15 times 429 in a row with %s fails no rule', async (_, length, answer) => {
    const result = await answering(storms(15, length), answer);
    expect([result.ended, verdicts(result, 'fail'), verdicts(result, 'blocked')]).toEqual([null, [], []]);
  });

  test('a 429 that does not pass blocks the checks that met it, whatever they ask', async () => {
    const result = await answering(isWithoutToken, () => refuse(1));
    expect([result.ended, verdicts(result, 'fail')]).toEqual([null, []]);
    expect(new Set(verdicts(result, 'blocked'))).toEqual(new Set(['auth.bearer', 'auth.unauthorized']));
    const reasons = result.rules.flatMap(({ checks }) => checks.flatMap(({ reason = '' }) => reason));
    expect(reasons.join()).toContain('429');
  });

  test('two or three 502s in a row fail no rule', async () => {
    const result = await answering(storms(9, 3), () => new Response('<p>bad gateway', { status: 502 }));
    expect([result.ended, verdicts(result, 'fail'), verdicts(result, 'blocked')]).toEqual([null, [], []]);
  });
});

test('a 502 that never passes is found: here for every request without a token', async () => {
  const result = await answering(isWithoutToken, () => new Response('<p>bad gateway', { status: 502 }));
  expect(new Set(verdicts(result, 'fail'))).toEqual(new Set(['auth.bearer', 'auth.unauthorized']));
});
