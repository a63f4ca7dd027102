import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMock } from '@direct-mail/mock/node';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from '../cli/process.ts';
import { sized } from '../size.ts';

/** Three events each: processing, mailed, delivered. */
const MAILINGS = sized(300, 3334);
const EVENTS = ['processing', 'mailed', 'delivered'] as const;

let dataDir: string;
let receiver: Server;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'direct-mail-kill-'));
});
afterEach(() => {
  receiver.closeAllConnections();
  receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Refuses four of ten first attempts, at random by what they are about, and never more than five in a row. */
function refuses(object: string, event: string, attempt: number): boolean {
  const [lot = 0] = createHash('sha1').update(`${object} ${event} ${attempt}`).digest();
  return attempt < 5 && lot % 10 < 4;
}

/** Keeps what it took, in its order. From the call on at which `answers` says no, it answers nothing. */
async function listenTo(taken: string[], responses: (calls: number) => boolean): Promise<string> {
  const attempts = new Map<string, number>();
  let calls = 0;
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const { object_id: object, event } = JSON.parse(body) as { object_id: string; event: string };
      calls += 1;
      if (!responses(calls)) return;
      const key = `${object} ${event}`;
      const attempt = attempts.get(key) ?? 0;
      attempts.set(key, attempt + 1);
      const refused = event !== 'ping' && refuses(object, event, attempt);
      if (!refused) taken.push(key);
      response.writeHead(refused ? 500 : 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
}

test('events to a receiver that fails at random, killed and started again in the middle: none is lost', async () => {
  const args = ['--data-dir', dataDir, '--fixtures', 'empty', '--clock', 'manual', '--now', '2026-12-01T09:00:00Z'];
  const taken: string[] = [];
  const first = await startServer(args);
  let reached = (): void => {};
  const middle = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let isKilled = false;
  const url = await listenTo(taken, (calls) => {
    if (isKilled || calls < sized(700, 8000)) return true;
    reached();
    return false;
  });
  const mock = connectMock(first.url);
  await mock.settings.update({ webhookQueue: { kept: 20_000 }, pauseAfterTimeouts: 1_000_000 });
  await mock.webhooks.create({ url });
  const campaign = await mock.campaigns.create({
    name: 'Welcome',
    creatives: [{ name: 'Card', format: 'postcard_4x6' }],
  });
  const audience = await mock.audiences.create({ name: 'Everybody' });
  const rows = Array.from({ length: MAILINGS }, (_, n) => `P${n},${n + 1} Main St,Mountain View,CA,94043`);
  await mock.audiences.import(audience.id, ['name,address,city,state,zip', ...rows].join('\n'));
  expect(await mock.campaigns.send(campaign.id, audience.id)).toMatchObject({ mailings: MAILINGS });

  const interrupted = mock.clock.advance({ days: 10 }).catch((error: unknown) => error);
  await middle;
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  isKilled = true;
  expect(await interrupted).toBeInstanceOf(Error);
  const before = taken.length;

  const second = await startServer(args);
  const again = connectMock(second.url);
  await again.clock.advance({ to: '2026-12-11T09:00:00Z' });
  await second.end('SIGTERM');

  expect(before).toBeGreaterThan(0);
  const firsts = new Map<string, string[]>();
  for (const key of new Set(taken)) {
    const [object = '', event = ''] = key.split(' ');
    if (event !== 'ping') firsts.set(object, [...(firsts.get(object) ?? []), event]);
  }
  expect(firsts.size).toBe(MAILINGS);
  const disordered = [...firsts.values()].filter((events) => events.join() !== EVENTS.join());
  expect(disordered).toEqual([]);
}, 900_000);
