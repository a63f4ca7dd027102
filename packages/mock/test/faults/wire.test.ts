import { createMock, type Mock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ada, campaignOf } from '../support.ts';

interface Way {
  readonly me: (signal?: AbortSignal) => Promise<Response>;
  readonly close: () => Promise<void>;
}

const ways: Record<string, (mock: Mock) => Promise<Way>> = {
  'in process': async (mock) => ({ me: askWith(mock.fetch, mock.baseUrl, mock), close: async () => {} }),
  'over HTTP': async (mock) => {
    const { url, close } = await serve(mock);
    return { me: askWith(fetch, url, mock), close };
  },
};

function askWith(send: typeof fetch, base: string, mock: Mock): Way['me'] {
  const headers = { authorization: `Bearer ${mock.tokens.production}` };
  return (signal) => send(`${base}/v1/me`, { headers, ...(signal && { signal }) });
}

describe.each(Object.keys(ways))('faults on the wire, %s', (way) => {
  let mock: Mock;
  let it: Way;
  beforeEach(async () => {
    mock = createMock();
    it = await (ways[way] as (mock: Mock) => Promise<Way>)(mock);
  });
  afterEach(() => it.close());

  const add = (rule: object) => mock.faults.add({ operation: 'getOrganization', ...rule });

  test('a status of success is no fault', async () => {
    await expect(add({ status: 200 })).rejects.toThrow('status must be at least 300');
  });

  test('status, message and Retry-After, in the shape of the endpoint', async () => {
    await add({ status: 429, retry_after: 7, message: 'slow down' });
    const response = await it.me();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await response.json()).toEqual({
      error: { name: 'RateLimitExceeded', message: 'slow down' },
      retry_after: 7,
    });
  });

  test('a reset connection has no response', async () => {
    await add({ connection: 'reset' });
    await expect(it.me()).rejects.toThrow(TypeError);
  });

  test('a cut connection ends in the middle of the body', async () => {
    await add({ connection: 'cut' });
    const response = await it.me();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  test('a hanging connection answers nothing, until the caller gives up', async () => {
    await add({ connection: 'hang' });
    const controller = new AbortController();
    const waiting = it.me(controller.signal);
    await mock.requests.waitFor({ operation: 'getOrganization' });
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('malformed JSON ends in the middle, and the connection does not', async () => {
    await add({ malformed: true });
    const text = await (await it.me()).text();
    expect(text.length).toBeGreaterThan(5);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  test('latency takes real time: the response waits for a timer of so many milliseconds', async () => {
    await add({ latency: 61 });
    const held: (() => void)[] = [];
    const { setTimeout: start } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
      ms === 61 ? start(() => held.push(run)) : start(run, ms)) as typeof setTimeout);
    let isAnswered = false;
    const answer = it.me().finally(() => {
      isAnswered = true;
    });
    await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 60_000 });
    expect(isAnswered).toBe(false);
    held[0]?.();
    expect((await answer).status).toBe(200);
  });

  test('nth, times and a seeded probability select calls; the rule counts what it matched and triggered', async () => {
    const statuses = async (count: number) => {
      const found: number[] = [];
      for (let n = 0; n < count; n += 1) found.push((await it.me()).status);
      return found;
    };
    await add({ status: 500, nth: 2 });
    expect(await statuses(3)).toEqual([200, 500, 200]);
    expect(await mock.faults.list()).toMatchObject([{ matched: 3, triggered: 1 }]);
    expect(await mock.faults.clear()).toEqual({ removed: 1 });
    await add({ status: 503, times: 2 });
    expect(await statuses(3)).toEqual([503, 503, 200]);
    await mock.faults.clear();
    await add({ status: 502, probability: 0.5 });
    const drawn = await statuses(40);
    expect(drawn.filter((status) => status === 502).length).toBeGreaterThan(8);
    expect(drawn.filter((status) => status === 200).length).toBeGreaterThan(8);
  });
});

test('a rule for a recipient triggers for no other recipient; with `after` the operation is carried out and only its response lost', async () => {
  const mock = createMock();
  const { id: campaign_id } = await campaignOf(mock);
  const mailTo = async (first_name: string) => {
    const response = await mock.fetch(`${mock.baseUrl}/v1/mailing`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mock.tokens.production}`, 'content-type': 'application/json' },
      body: JSON.stringify({ campaign_id, recipient: { ...ada, first_name } }),
    });
    return response.status;
  };
  await mock.faults.add({ operation: 'createMailing', recipient: 'grace', status: 500, after: true });
  expect([await mailTo('Ada'), await mailTo('Grace'), await mailTo('Alan')]).toEqual([201, 500, 201]);
  expect(await mock.mailings.list()).toHaveLength(3);
  await mock.faults.clear();
  await mock.faults.add({ operation: 'createMailing', recipient: 'grace', status: 500 });
  expect(await mailTo('Grace')).toBe(500);
  expect(await mock.mailings.list()).toHaveLength(3);
});
