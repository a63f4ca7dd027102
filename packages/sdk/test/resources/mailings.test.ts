import { describe, expect, test } from 'vitest';
import { type ApiError, StateError, TimeoutError } from '../../src/index.ts';
import { failure, json, mailing, type Seen, scripted } from '../support/client.ts';

const noBody = { status: 202 };
const png = (): Response =>
  new Response(new Uint8Array([137, 80, 78, 71]), { headers: { 'content-type': 'image/png' } });
const isPreview = ({ url }: Seen): boolean => url.startsWith('https://previews.');

describe('mailings.find: after an unknown outcome', () => {
  const list = [
    mailing({ id: 'a', merge_tags: { reference: 'order-2', count: 1 } }),
    mailing({ id: 'b', merge_tags: null }),
    mailing({ id: 'c', merge_tags: { reference: 'order-1', nested: { b: [1, 2], a: null } } }),
  ];
  const page = json(200, list, { 'x-next-page': '' });
  const service = ({ url }: { url: string }): Response => {
    const id = /\/v1\/mailing\/(\w+)$/.exec(url)?.[1];
    return id === undefined ? page.clone() : json(200, mailing({ id, send_at: null }));
  };

  test('by merge tags, whatever else the mailing has', async () => {
    const { mail } = scripted([service]);
    const find = (merge_tags: Record<string, unknown>) =>
      mail.mailings.find('c1', { since: '2026-11-20T12:00:00Z', merge_tags });
    expect((await find({ reference: 'order-1' }))?.id).toBe('c');
    expect((await find({ nested: { a: null, b: [1, 2] } }))?.id).toBe('c');
    expect(await find({ nested: { a: null, b: [2, 1] } })).toBeUndefined();
    expect(await find({ reference: 'order-3' })).toBeUndefined();
    expect((await find({}))?.id).toBe('a');
  });

  test('by a condition, the printed address for instance', async () => {
    const { mail } = scripted([service]);
    const found = await mail.mailings.find('c1', { since: new Date(), where: ({ id }) => id === 'b' });
    // D4: a mailing, not an item of the list.
    expect(found).toEqual(mailing({ id: 'b', send_at: null }));
  });

  test('a time that is none is a ValidationError, before anything is sent', async () => {
    const { mail, seen } = scripted([page]);
    expect(await failure(mail.mailings.find('c1', { since: 'yesterday' }))).toMatchObject({
      name: 'ValidationError',
      issues: [{ path: 'since' }],
    });
    expect(seen).toHaveLength(0);
  });

  test.each([
    ['five minutes with merge tags', { reference: 'x' }, '2026-11-20T11:54:59.999Z', '2026-11-20T13:05:00.000Z'],
    ['two seconds without', undefined, '2026-11-20T11:59:57.999Z', '2026-11-20T13:00:02.000Z'],
  ])('in a wider window, from the start of a second: %s', async (_, merge_tags, start, end) => {
    const { mail, seen } = scripted([json(200, [], { 'x-next-page': '' })]);
    const until = new Date('2026-11-20T13:00:00Z');
    await mail.mailings.find('c1', { since: new Date('2026-11-20T12:00:00.900Z'), until, merge_tags });
    const { searchParams } = new URL(seen[0]?.url ?? '');
    expect(searchParams.get('start_date')).toBe(start);
    expect(searchParams.get('end_date')).toBe(end);
    expect(searchParams.get('date_field')).toBeNull();
  });
});

describe('mailings.waitFor', () => {
  test('asks until the state is one of those, on the injected clock', async () => {
    const { mail, slept } = scripted([
      json(200, mailing()),
      json(200, mailing({ state: 'production' })),
      json(200, mailing({ state: 'something_new' })),
      json(200, mailing({ state: 'mailed' })),
    ]);
    expect(await mail.mailings.waitFor('m1', { states: ['mailed', 'delivered'] })).toMatchObject({ state: 'mailed' });
    expect(slept).toHaveLength(3);
  });

  test('by default for a state that the mailing does not leave again', async () => {
    const { mail } = scripted([json(200, mailing({ state: 'mailed' })), json(200, mailing({ state: 'delivered' }))]);
    expect(await mail.mailings.waitFor('m1')).toMatchObject({ state: 'delivered' });
  });

  test('a state that rules the others out is an error at once', async () => {
    const { mail, seen } = scripted([json(200, mailing({ state: 'suppressed' }))]);
    const error = await failure(mail.mailings.waitFor('m1', { states: ['delivered'] }));
    expect(error).toBeInstanceOf(StateError);
    expect(error).toMatchObject({ state: 'suppressed' });
    expect(seen).toHaveLength(1);
  });

  test('five days take few requests: the interval grows to a quarter of an hour', async () => {
    let started: number | undefined;
    const { mail, seen, time } = scripted([
      () => {
        started ??= time.now;
        return json(200, mailing({ state: time.now - started > 5 * 86_400_000 ? 'delivered' : 'mailed' }));
      },
    ]);
    await mail.mailings.waitFor('m1');
    expect(seen.length).toBeLessThan(600);
  });

  test('the timeout ends it, having looked once more at its end', async () => {
    const { mail, slept, time } = scripted([json(200, mailing())]);
    const started = time.now;
    const error = await failure(mail.mailings.waitFor('m1', { timeout: 2500, interval: 1000 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(time.now - started).toBe(2500);
    expect(slept).toEqual([1000, 1000, 500]);
  });

  test('an abort ends it', async () => {
    const controller = new AbortController();
    const { mail } = scripted([json(200, mailing())], {
      sleep: async () => {
        controller.abort('enough');
        await new Promise(() => undefined);
      },
    });
    const error = await failure(mail.mailings.waitFor('m1', { signal: controller.signal }));
    expect(error).toMatchObject({ name: 'AbortError', cause: 'enough' });
  });
});

describe('mailings.preview', () => {
  const piece = () => mailing({ state: 'production' }) as never;

  test("bytes and content type; no token and none of the client's headers are sent", async () => {
    const { mail, seen } = scripted([png()], { headers: { 'x-api-key': 'secret' } });
    const { bytes, contentType } = await mail.mailings.preview(piece(), 'back');
    expect([...bytes]).toEqual([137, 80, 78, 71]);
    expect(contentType).toBe('image/png');
    expect(seen).toEqual([
      { url: 'https://previews.example.test/m/back.png', method: 'GET', headers: { accept: '*/*' }, body: undefined },
    ]);
  });

  test('spec "Preview URLs" 3: waits on 202 for as long as Retry-After says', async () => {
    let fetches = 0;
    const { mail, slept } = scripted([
      (request) => {
        if (!isPreview(request)) return json(200, mailing({ state: 'production' }));
        return fetches++ < 2 ? new Response('', { ...noBody, headers: { 'retry-after': '5' } }) : png();
      },
    ]);
    await mail.mailings.preview('m1', 'front');
    expect(slept).toEqual([5000, 5000]);
  });

  test('spec "Preview URLs" 4: a piece that never gets one is an error at once, without a fetch', async () => {
    const states = [
      'append_failed',
      'address_invalid',
      'suppressed',
      'budget_exceeded',
      'credit_balance_exceeded',
      'holdout',
    ];
    for (const state of states) {
      const { mail, seen } = scripted([png()]);
      const error = await failure(mail.mailings.preview(mailing({ state }) as never, 'front'));
      expect(error).toBeInstanceOf(StateError);
      expect(error).toMatchObject({ state, outcome: 'rejected' });
      expect(seen).toHaveLength(0);
    }
  });

  test('D71: one that comes into such a state while it is waited for, too', async () => {
    const { mail } = scripted([
      (request) => (isPreview(request) ? new Response('', noBody) : json(200, mailing({ state: 'suppressed' }))),
    ]);
    expect(await failure(mail.mailings.preview(piece(), 'pdf'))).toBeInstanceOf(StateError);
  });

  test('waits to a deadline, and not for what cannot come before it', async () => {
    const { mail, slept, seen } = scripted([new Response('', { ...noBody, headers: { 'retry-after': '120' } })]);
    expect(await failure(mail.mailings.preview(piece(), 'front'))).toBeInstanceOf(TimeoutError);
    expect(slept).toEqual([]);
    expect(seen.map(({ url }) => new URL(url).pathname)).toEqual([
      '/m/front.png',
      '/v1/mailing/5b3f1c1e-9a0e-4d55-8d3f-1f1f6f1b0a01',
    ]);
  });

  test('D15: a test token may not ask for the mailing; the waiting continues', async () => {
    let fetches = 0;
    const { mail } = scripted([
      (request) => {
        if (!isPreview(request)) return json(403, { error: 'Unauthorized' });
        return fetches++ < 2 ? new Response('', noBody) : png();
      },
    ]);
    expect((await mail.mailings.preview(piece(), 'front')).bytes).toHaveLength(4);
  });

  test('D41: an expired one is an error of the service', async () => {
    const { mail } = scripted([json(410, {})]);
    expect(((await failure(mail.mailings.preview(piece(), 'front'))) as ApiError).status).toBe(410);
  });
});
