import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebhookEvent } from '@direct-mail/sdk/webhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReceiver } from '../src/node-queue.ts';
import { openQueue } from '../src/queue.ts';
import { bodyOf, deliver, SECRET } from './deliver.ts';
import { liveThrough, mockFor } from './mock.ts';
import { listen } from './servers.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queue-'));
  file = join(folder, 'events.sqlite');
});
afterEach(() => rm(folder, { recursive: true }));

/** A receiver for the file, its work, and a function that ends both. */
async function start(handle: (event: WebhookEvent) => unknown) {
  const queue = openQueue(file);
  const { url, close } = await listen(createReceiver({ secret: SECRET, queue, handle }));
  const stop = async () => {
    await close();
    await queue.work(() => Promise.reject(new Error('stopped')));
    queue.close();
  };
  return { url, queue, stop };
}

test('the response does not wait for the work', async () => {
  let finish = () => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const done: string[] = [];
  const { url, queue, stop } = await start(async (event) => {
    await work;
    done.push(event.event);
  });
  expect(await deliver(url, bodyOf('mailed'))).toBe(200);
  expect([done, queue.waiting()]).toEqual([[], 1]);
  finish();
  await vi.waitFor(() => expect(queue.waiting()).toBe(0), { timeout: 60_000 });
  expect(done).toEqual(['mailed']);
  await stop();
});

test('D44: an event that is delivered again is worked on once, now and after a restart', async () => {
  const done: string[] = [];
  const handle = (event: WebhookEvent) => done.push(event.event);
  const first = await start(handle);
  for (let attempt = 0; attempt < 3; attempt++) expect(await deliver(first.url, bodyOf('mailed'))).toBe(200);
  await first.queue.work(handle);
  await first.stop();
  const second = await start(handle);
  expect(await deliver(second.url, bodyOf('mailed'))).toBe(200);
  expect(await deliver(second.url, bodyOf('delivered'))).toBe(200);
  await second.queue.work(handle);
  await second.stop();
  expect(done).toEqual(['mailed', 'delivered']);
});

test('D44: what the mock delivers twice, out of order or again by hand is worked on once', async () => {
  const done: string[] = [];
  const handle = (event: WebhookEvent) => done.push(event.event);
  const { url, queue, stop } = await start(handle);
  const { mock, webhookId } = await mockFor(url);
  await mock.faults.add({ delivery: 'duplicate', event: 'mailed' });
  await mock.faults.add({ delivery: 'reorder', event: 'processing' });
  await liveThrough(mock, ['delivered']);
  for (const { id } of await mock.webhooks.deliveries(webhookId)) await mock.webhooks.redeliver(id);
  await mock.clock.advance({ days: 1 });
  await queue.work(handle);
  await stop();
  expect(done.toSorted()).toEqual(['delivered', 'mailed', 'ping', 'processing']);
});

test('what was not done when the process ended is done by the next, in order', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = await start(() => Promise.reject(new Error('the process is ending')));
  for (const event of ['processing', 'mailed', 'delivered']) expect(await deliver(first.url, bodyOf(event))).toBe(200);
  await first.stop();

  const done: string[] = [];
  const second = await start((event) => done.push(event.event));
  await vi.waitFor(() => expect(second.queue.waiting()).toBe(0), { timeout: 60_000 });
  expect(done).toEqual(['processing', 'mailed', 'delivered']);
  await second.stop();
});

test('an event whose work fails stays and holds back no other', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const queue = openQueue(file);
  for (const event of ['processing', 'mailed']) queue.add(JSON.parse(bodyOf(event)) as WebhookEvent);
  const done: string[] = [];
  await queue.work((event) => {
    if (event.event === 'processing' && !done.includes('mailed')) throw new Error('not yet');
    done.push(event.event);
  });
  expect([done, queue.waiting()]).toEqual([['mailed'], 1]);
  await queue.work((event) => done.push(event.event));
  expect([done, queue.waiting()]).toEqual([['mailed', 'processing'], 0]);
  queue.close();
});
