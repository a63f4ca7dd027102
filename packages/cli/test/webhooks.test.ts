import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webhookEventNames } from '@direct-mail/contract';
import { verifyWebhook } from '@direct-mail/sdk/webhooks';
import { expect, onTestFinished, test } from 'vitest';
import { cli } from './support.ts';

/** A receiver that verifies as a user's does: the SDK finds the header by itself. */
async function receiver(status = 200) {
  const events: object[] = [];
  const server = createServer((request, response) => {
    const pieces: Uint8Array[] = [];
    request.on('data', (piece: Uint8Array) => pieces.push(piece));
    request.on('end', () => {
      events.push(verifyWebhook({ body: Buffer.concat(pieces), headers: request.headers, secret: 'whsec' }));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, events };
}

const env = { DIRECT_MAIL_WEBHOOK_SECRET: 'whsec' };

test('every event of the contract is sent, signed as the service signs', async () => {
  const { url, events } = await receiver();
  for (const event of webhookEventNames) {
    expect(await cli(['webhooks', 'trigger', event, '--to', url], { env })).toMatchObject({ code: 0, err: '' });
  }
  expect(events.map((each) => (each as { event: string }).event)).toEqual(webhookEventNames);
});

test('every field can be set', async () => {
  const { url, events } = await receiver();
  const set = ['--mailing', 'm1', '--set', 'timestamp=2026-11-21T12:00:00Z', '--set', 'extra.count:=3'];
  const ran = await cli(['webhooks', 'trigger', 'mailed', '--to', url, ...set], { env });
  const payload = {
    object_id: 'm1',
    object_type: 'Mailing',
    event: 'mailed',
    timestamp: '2026-11-21T12:00:00Z',
    extra: { count: 3 },
  };
  expect(JSON.parse(ran.out)).toEqual({ accepted: true, status: 200, payload });
  expect(events).toEqual([payload]);
});

test('D44: any other response than 200 ends with 1', async () => {
  const { url } = await receiver(204);
  const ran = await cli(['webhooks', 'trigger', 'mailed', '--to', url], { env });
  expect(ran.code).toBe(1);
  expect(JSON.parse(ran.out)).toMatchObject({ accepted: false, status: 204 });
  const nowhere = await cli(['webhooks', 'trigger', 'mailed', '--to', 'http://127.0.0.1:9/'], { env });
  expect(nowhere).toMatchObject({ code: 1, out: '' });
  expect(nowhere.err).toContain('cannot be reached');
});

test('a mistyped event, a missing secret and what is no URL end with 2, and the secret is not repeated', async () => {
  const typo = await cli(['webhooks', 'trigger', 'delivred', '--to', 'http://127.0.0.1:9/'], { env });
  expect(typo).toMatchObject({ code: 2, out: '' });
  expect(typo.err).toContain('did you mean delivered?');
  const secretless = await cli(['webhooks', 'trigger', 'delivered', '--to', 'http://127.0.0.1:9/']);
  expect(secretless).toMatchObject({ code: 2, out: '' });
  const place = await cli(['webhooks', 'trigger', 'delivered', '--to', 'ftp://localhost:3000'], { env });
  expect(place).toMatchObject({ code: 2, out: '' });
  expect(typo.err + place.err).not.toContain('whsec');
});

test('a receiver on this machine needs no http://; an address with a user or a password is refused and not shown', async () => {
  const { url, events } = await receiver();
  const local = url.replace('http://', '');
  expect(await cli(['webhooks', 'trigger', 'mailed', '--to', local], { env })).toMatchObject({ code: 0, err: '' });
  expect(events).toHaveLength(1);
  for (const argv of [
    ['trigger', 'mailed', '--to', 'http://ada:s3cret@127.0.0.1:9/hooks'],
    ['trigger', 'mailed', '--to', 'http://:s3cret@127.0.0.1:9/hooks'],
    ['listen', '--mock', 'http://127.0.0.1:9', '--forward-to', 'http://ada:s3cret@127.0.0.1:9/hooks'],
    ['listen', '--mock', 'http://127.0.0.1:9', '--forward-to', 'mailed=http://ada:s3cret@127.0.0.1:9/hooks'],
    ['replay', 'd1', '--mock', 'http://127.0.0.1:9', '--forward-to', 'http://ada:s3cret@127.0.0.1:9/hooks'],
  ]) {
    const ran = await cli(['webhooks', ...argv], { env });
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain('holds a user or a password');
    expect(ran.err).not.toMatch(/s3cret|ada/);
  }
});
