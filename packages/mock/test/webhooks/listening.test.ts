import { createMock, type Mock } from '@direct-mail/mock';
import { connectMock, serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { verifyWebhook } from '@direct-mail/sdk/webhooks';
import { expect, onTestFinished, test } from 'vitest';
import { ada } from '../support.ts';

const secret = 'whsec';

async function listened(mock: Mock = createMock({ seed: 1, now: '2026-11-20T09:00:00Z' })) {
  const campaign = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'Card', format: 'postcard_4x6' }] });
  const webhook = await mock.webhooks.create({ id: 'listener', listen: true, secret });
  const mail = new DirectMail({ ...mock.connection });
  const send = async () => (await mail.mailings.create({ campaign_id: campaign.id, recipient: ada })).id;
  const take = async (wait = 0) => (await mock.webhooks.take('listener', { wait })).attempt;
  /** Takes and accepts what there is, and waits for so many. */
  const drain = async (expected = 0): Promise<string[]> => {
    const events: string[] = [];
    const another = () => take(events.length < expected ? 5 : 0);
    for (let next = await another(); next !== null; next = await another()) {
      events.push(`${next.object_id} ${next.event}`);
      await mock.webhooks.finish('listener', { key: next.key, status: 200 });
    }
    return events;
  };
  return { mock, webhook, send, take, drain };
}

test('events wait for a listener, whatever the time, and are handed out in the order in which they occurred', async () => {
  const { mock, webhook, send, drain } = await listened();
  expect(webhook.url).toBe('listen:listener');
  const [a, b] = [await send(), await send()];
  const report = await mock.clock.advance({ days: 6 });
  expect(report.deliveries).toMatchObject({ attempts: 0, pending: 7 });
  expect(await drain()).toEqual([
    'listener ping',
    ...['processing', 'mailed', 'delivered'].flatMap((event) => [`${a} ${event}`, `${b} ${event}`]),
  ]);
  expect(await mock.webhooks.retrieve('listener')).toMatchObject({ pending: 0, delivered: 7, failed: 0 });
});

test('D44: the same attempt is handed out until it is finished; what fails comes again later, under another key', async () => {
  const { mock, send, take, drain } = await listened();
  await drain();
  const id = await send();
  const first = await take();
  expect(first).toMatchObject({ object_id: id, event: 'processing', number: 1, copies: 1 });
  expect(await take()).toEqual(first);
  const { headers, body } = first?.request ?? { headers: {}, body: '' };
  expect(verifyWebhook({ body, headers, secret })).toMatchObject({ object_id: id });
  const failed = await mock.webhooks.finish('listener', { key: first?.key ?? '', status: 500, response: 'no' });
  expect(failed).toMatchObject({ status: 'pending', next_at: '2026-11-20T09:01:00.000Z' });
  expect(failed.attempts).toMatchObject([{ status: 500, response: 'no', error: null }]);
  expect(await take()).toBeNull();
  const again = { key: first?.key ?? '', status: 200 };
  await expect(mock.webhooks.finish('listener', again)).rejects.toMatchObject({ status: 409 });
  const advanced = mock.clock.advance({ minutes: 1 });
  const second = await take(5);
  expect(second).toMatchObject({ delivery_id: first?.delivery_id, number: 2, request: first?.request });
  expect(second?.key).not.toBe(first?.key);
  await mock.webhooks.finish('listener', { key: second?.key ?? '', error: 'refused' });
  await advanced;
  const [row] = await mock.webhooks.deliveries('listener', { object_id: id });
  expect(row?.attempts).toMatchObject([{ status: 500 }, { status: null, error: 'refused', timed_out: false }]);
});

test('time on a manual clock waits for a listener that is at work', async () => {
  const { mock, send, take, drain } = await listened();
  await drain();
  await send();
  const events: string[] = [];
  const advancing = mock.clock.advance({ days: 6 });
  while (events.length < 3) {
    const next = await take(5);
    events.push(next?.event ?? '');
    await mock.webhooks.finish('listener', { key: next?.key ?? '', status: 200 });
  }
  expect(events).toEqual(['processing', 'mailed', 'delivered']);
  expect((await advancing).deliveries).toMatchObject({ attempts: 3, delivered: 3, pending: 0 });
});

test('fault rules reach a listener: a wrong signature, an event twice, a later one first', async () => {
  const { mock, send, take, drain } = await listened();
  await drain(1);
  await mock.faults.add({ delivery: 'wrong_signature', event: 'processing' });
  await mock.faults.add({ delivery: 'duplicate', event: 'mailed' });
  const id = await send();
  const forged = await take(5);
  const { headers, body } = forged?.request ?? { headers: {}, body: '' };
  expect(() => verifyWebhook({ body, headers, secret })).toThrow('signature');
  await mock.webhooks.finish('listener', { key: forged?.key ?? '', status: 200 });
  await mock.mailings.transition(id, 'production');
  await mock.mailings.transition(id, 'mailed');
  expect(await take(5)).toMatchObject({ event: 'mailed', copies: 2 });
  await drain(1);
  await mock.faults.clear();
  await mock.faults.add({ delivery: 'reorder', event: 'delivery_exception' });
  await mock.mailings.transition(id, 'delivery_exception');
  await mock.mailings.transition(id, 'delivered');
  expect(await drain(2)).toEqual([`${id} delivered`, `${id} delivery_exception`]);
});

test('delivery fault reorder: a listener gets what nothing overtakes after 30 days', async () => {
  const { mock, send, take, drain } = await listened();
  await drain();
  await mock.faults.add({ delivery: 'reorder', times: 1 });
  const id = await send();
  expect(await take()).toBeNull();
  expect(await mock.webhooks.deliveries('listener', { object_id: id })).toMatchObject([
    { event: 'processing', next_at: '2026-12-20T09:00:00.000Z', attempts: [] },
  ]);
});

test('a reset, a restored snapshot and a deleted webhook: what waits for the webhook is told that it is gone, or continues', async () => {
  const { mock, send, take, drain } = await listened();
  await drain();
  const waiting = take(30);
  await mock.webhooks.delete('listener');
  await expect(waiting).rejects.toMatchObject({ status: 404 });
  await mock.webhooks.create({ id: 'listener', listen: true, secret });
  const id = await send();
  const snapshot = await mock.snapshot();
  const other = take(30);
  await mock.reset();
  await other.catch(() => undefined);
  await expect(take()).rejects.toMatchObject({ status: 404 });
  await mock.restore(snapshot);
  expect(await drain()).toEqual(['listener ping', `${id} processing`]);
});

test('only a webhook that is listened to hands out events, and it takes no url', async () => {
  const { mock } = await listened();
  const { id } = await mock.webhooks.create({ url: 'http://127.0.0.1:9/' });
  await expect(mock.webhooks.take(id)).rejects.toMatchObject({ status: 409 });
  await expect(mock.webhooks.update('listener', { url: 'http://127.0.0.1:9/' })).rejects.toMatchObject({ status: 400 });
  await expect(mock.webhooks.create({ listen: true, url: 'http://127.0.0.1:9/' })).rejects.toMatchObject({
    status: 400,
  });
  expect((await mock.fixtures()).webhooks?.map((each) => each.url)).toEqual(['http://127.0.0.1:9/']);
});

test('over HTTP, a listener waits for the next event, and a caller that is gone takes none', async () => {
  const { mock, send, drain } = await listened();
  const { url, close } = await serve(mock);
  onTestFinished(close);
  await drain();
  const gone = new AbortController();
  const left = connectMock(url, {
    fetch: (input, init) => fetch(input, { ...init, signal: gone.signal }),
  }).webhooks.take('listener', { wait: 30 });
  const waiting = connectMock(url).webhooks.take('listener', { wait: 30 });
  gone.abort();
  await expect(left).rejects.toThrow('no mock is responding');
  const id = await send();
  expect((await waiting).attempt).toMatchObject({ object_id: id, event: 'processing' });
});
