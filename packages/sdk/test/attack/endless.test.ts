import { describe, expect, test, vi } from 'vitest';
import { sleep } from '../../src/http/sleep.ts';
import { ApiError, PaginationError } from '../../src/index.ts';
import { failure, json, mailing, scripted } from '../support/client.ts';

/** A body of `mebibytes`, made while it is read; `pulled` counts what was asked for. */
function endless(mebibytes: number, status: number) {
  const counted = { pulled: 0, cancelled: false };
  const piece = new Uint8Array(2 ** 20).fill(32);
  const body = new ReadableStream({
    pull(controller) {
      counted.pulled += 1;
      if (counted.pulled > mebibytes) controller.close();
      else controller.enqueue(piece);
    },
    cancel() {
      counted.cancelled = true;
    },
  });
  return { counted, step: () => new Response(body, { status, headers: { 'content-type': 'application/json' } }) };
}

describe('answers without an end', () => {
  test('of an error 64 KiB are read, and the rest is given up', async () => {
    const { counted, step } = endless(1_000, 500);
    const { mail } = scripted([step], { maxRetries: 0 });
    expect(await failure(mail.organization.retrieve())).toMatchObject({ name: 'ServerError' });
    expect(counted.pulled).toBeLessThan(5);
    expect(counted.cancelled).toBe(true);
  });

  test('a success over 64 MiB is an error of an unknown outcome', async () => {
    const { counted, step } = endless(1_000, 201);
    const { mail } = scripted([step], { maxRetries: 0 });
    const error = await failure(mail.mailings.create({ campaign_id: 'c', recipient: { email: 'a@b.c' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ outcome: 'unknown' });
    expect(counted.pulled).toBeLessThan(70);
  });

  test('a response without a stream, as test doubles make them, is read as well', async () => {
    const bare = {
      ok: true,
      status: 200,
      headers: new Headers(),
      arrayBuffer: async () => new TextEncoder().encode('{"id":"o"}'),
    };
    const { mail } = scripted([() => bare as never]);
    expect(await mail.organization.retrieve()).toEqual({ id: 'o' });
  });
});

describe('lists without an end', () => {
  test('empty pages that name a next one end as a PaginationError', async () => {
    const { mail, seen } = scripted([
      ({ url }) => {
        const page = Number(new URL(url).searchParams.get('page') ?? 1);
        return json(200, [], { 'x-page': String(page), 'x-next-page': String(page + 1) });
      },
    ]);
    expect(await failure(mail.campaigns.listMailings('c').toArray())).toBeInstanceOf(PaginationError);
    expect(seen.length).toBeLessThanOrEqual(50);
  });

  test('and so do repeated items under a total that grows', async () => {
    let total = 0;
    const { mail, seen } = scripted([
      ({ url }) => {
        const page = Number(new URL(url).searchParams.get('page') ?? 1);
        total += 100;
        return json(200, [mailing()], { 'x-page': `${page}`, 'x-next-page': `${page + 1}`, 'x-total': `${total}` });
      },
    ]);
    expect(await failure(mail.campaigns.listMailings('c').toArray())).toBeInstanceOf(PaginationError);
    expect(seen.length).toBeLessThanOrEqual(51);
  });
});

describe('the default sleep', () => {
  test.each([2 ** 31, 30 * 86_400_000])(
    'waits %i ms, longer than a timer can, and not at once',
    async (milliseconds) => {
      vi.useFakeTimers();
      try {
        let woke = false;
        void sleep(milliseconds).then(() => {
          woke = true;
        });
        await vi.advanceTimersByTimeAsync(milliseconds - 1);
        expect(woke).toBe(false);
        await vi.advanceTimersByTimeAsync(1);
        expect(woke).toBe(true);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  test('an abort ends it, and leaves no timer and no listener', async () => {
    vi.useFakeTimers();
    try {
      const stop = new AbortController();
      const slept = sleep(2 ** 40, stop.signal);
      stop.abort();
      await slept;
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('previews', () => {
  test.each(['data:text/html,x', 'file:///etc/passwd', 'ftp://example.com/x', '/relative', ''])(
    'the address %j is not fetched',
    async (front_url) => {
      const { mail, seen } = scripted([json(200, {})]);
      const piece = mailing({ front_url, state: 'mailed' }) as never;
      expect(await failure(mail.mailings.preview(piece, 'front'))).toMatchObject({ name: 'ValidationError' });
      expect(seen).toEqual([]);
    },
  );

  test('a part that there is none of is refused by name', async () => {
    const { mail, seen } = scripted([json(200, {})]);
    const error = await failure(mail.mailings.preview('m', 'frnt' as never));
    expect(error).toMatchObject({ message: expect.stringContaining('part must be one of front, back, pdf') });
    expect(seen).toEqual([]);
  });

  test('of the object that create returned: a piece that was suppressed since is a StateError at once', async () => {
    const { mail, slept } = scripted([
      new Response(null, { status: 202, headers: { 'retry-after': '3600' } }),
      json(200, mailing({ state: 'suppressed' })),
    ]);
    const created = mailing({ state: 'processing' }) as never;
    expect(await failure(mail.mailings.preview(created, 'front'))).toMatchObject({ name: 'StateError' });
    expect(slept).toEqual([]);
  });
});
