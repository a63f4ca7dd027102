import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createMock, type Mock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { verifyWebhook } from '@direct-mail/sdk/webhooks';
import type { Random } from '../random.ts';
import { breakingProxy } from './proxy.ts';

const program = fileURLToPath(new URL('../../../packages/cli/src/main.ts', import.meta.url));
const secret = 'whsec_proof';
const recipient = {
  full_name: 'Ada Lovelace',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};

/** What came of a run. */
export interface ListenReport {
  readonly events: number;
  readonly reconnects: number;
  /** Of the receiver that events are sent on to, and of standard output: events that lack, came twice, are in another place. */
  readonly received: Difference;
  readonly printed: Difference;
  /** Webhooks that were left behind. */
  readonly left: number;
  readonly exitCode: number | null;
}

/** How a list differs from what occurred. */
export interface Difference {
  readonly lost: number;
  readonly doubled: number;
  readonly misplaced: number;
}

/** `webhooks listen` as a process of its own, over connections that break, while a mock makes events. */
export async function listenThrough(events: number, reconnects: number, random: Random): Promise<ListenReport> {
  const mock = createMock({ seed: 1, now: '2026-11-21T12:00:00Z' });
  await mock.settings.update({ webhookQueue: { limit: 100_000, kept: events + 1000, concurrency: 20 } });
  const { url, close } = await serve(mock);
  const receiver = await receive();
  // An event takes about 1,900 bytes of requests and answers: some breaks more than asked for.
  const between = (events * 1900) / (reconnects * 1.1);
  const proxy = await breakingProxy(url, () => Math.ceil(between * (0.5 + random.next())));
  const listener = listen(proxy.url, receiver.url);
  try {
    const webhook = await webhookOf(mock);
    await produce(mock, events, random);
    await drained(mock, webhook);
    while (proxy.breaks() < reconnects) {
      proxy.break();
      await produce(mock, 3, random);
      await drained(mock, webhook);
    }
    const occurred = (await mock.webhooks.deliveries(webhook)).reverse().map(nameOf);
    const exitCode = await listener.end();
    return {
      events: occurred.length,
      reconnects: proxy.breaks(),
      received: differenceOf(occurred, receiver.got),
      printed: differenceOf(occurred, listener.printed),
      left: (await mock.webhooks.list()).length,
      exitCode,
    };
  } finally {
    listener.kill();
    proxy.close();
    receiver.close();
    await close();
  }
}

const nameOf = ({ object_id, event }: { object_id: string; event: string }): string => `${object_id} ${event}`;

/** Compares place by place once what lacks and what came twice is reported. */
function differenceOf(occurred: readonly string[], got: readonly string[]): Difference {
  const once = [...new Set(got)];
  const known = new Set(got);
  const expected = occurred.filter((name) => known.has(name));
  return {
    lost: occurred.length - expected.length,
    doubled: got.length - once.length,
    misplaced: once.filter((name, at) => name !== expected[at]).length,
  };
}

async function webhookOf(mock: Mock): Promise<string> {
  for (;;) {
    const [webhook] = await mock.webhooks.list();
    if (webhook !== undefined) return webhook.id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Mailings come a few at a time, and go their way while others are sent: three events each. */
async function produce(mock: Mock, events: number, random: Random): Promise<void> {
  const mail = new DirectMail({ ...mock.connection });
  const campaign = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'Card', format: 'postcard_4x6' }] });
  for (let made = 0; made < events; ) {
    const batch = Math.min(1 + Math.floor(random.next() * 60), Math.ceil((events - made) / 3));
    for (let n = 0; n < batch; n += 1) await mail.mailings.create({ campaign_id: campaign.id, recipient });
    made += batch * 3;
    await mock.clock.advance({ hours: Math.floor(random.next() * 40) });
  }
  await mock.clock.advance({ days: 7 });
}

async function drained(mock: Mock, webhook: string): Promise<void> {
  while ((await mock.webhooks.retrieve(webhook)).pending > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A receiver that verifies every byte that it gets. */
async function receive() {
  const got: string[] = [];
  const server = createServer((request, response) => {
    const pieces: Uint8Array[] = [];
    request.on('data', (piece: Uint8Array) => pieces.push(piece));
    request.on('end', () => {
      const event = verifyWebhook({ body: Buffer.concat(pieces), headers: request.headers, secret });
      got.push(nameOf(event as { object_id: string; event: string }));
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url, got, close };
}

function listen(mock: string, to: string) {
  const args = ['webhooks', 'listen', '--mock', mock, '--secret', secret, '--forward-to', to];
  const child = spawn(process.execPath, ['--conditions=direct-mail-source', program, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const printed: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    printed.push(nameOf(JSON.parse(line) as { object_id: string; event: string }));
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    printed,
    kill: () => child.kill('SIGKILL'),
    end: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}
