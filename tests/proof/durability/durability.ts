import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMock } from '@direct-mail/mock/node';
import type { Section } from '../section.ts';

const headers = { authorization: 'Bearer live_mock', 'content-type': 'application/json' };

/** A process on the folder, and its address. */
async function start(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(new URL('server.ts', import.meta.url), [folder], {
    execArgv: ['--conditions=direct-mail-source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [about] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ])) as [{ url: string }];
  return { child, url: about.url };
}

async function receiver(): Promise<{ url: string; seen: Set<string>; close: () => void }> {
  const seen = new Set<string>();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const { object_id, event } = JSON.parse(text) as { object_id: string; event: string };
      if (event === 'processing') seen.add(object_id);
      response.writeHead(200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, close: () => server.close() };
}

/** Load, `kill -9` at any moment, start again: what was answered is there once, and lists, counts and events agree. */
export const durabilitySection: Section = async ({ short }) => {
  const rounds = short ? 3 : 200;
  const folder = mkdtempSync(join(tmpdir(), 'mail-proof-'));
  const hook = await receiver();
  const confirmed = new Map<string, string>();
  const orders = new Set<string>();
  const problems: string[] = [];
  let pending = 0;
  let campaign = '';
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const { child, url } = await start(folder);
      const mock = connectMock(url);
      if (round === 0) {
        const creatives = [{ name: 'Card', format: 'postcard_4x6' as const, front_html: '<p>Hi</p>', back_html: '' }];
        campaign = (await mock.campaigns.create({ name: 'Proof', creatives })).id;
        await mock.webhooks.create({ url: hook.url, secret: 's' });
      } else
        problems.push(
          ...(await compare(url, campaign, confirmed, orders, pending)).map((each) => `round ${round}: ${each}`),
        );
      if (round === rounds) {
        await until(() => [...confirmed.keys()].every((id) => hook.seen.has(id)), 300_000);
        const lost = [...confirmed.keys()].filter((id) => !hook.seen.has(id));
        if (lost.length > 0) problems.push(`${lost.length} events never reached the receiver`);
        child.kill();
        await once(child, 'exit');
        break;
      }
      let isOver = false;
      const work = Array.from({ length: 4 }, async (_, lane) => {
        for (let n = 0; !isOver; n += 1) {
          const name = `r${round}l${lane}n${n}`;
          try {
            if (n % 5 === 4) {
              const order = {
                order_id: name,
                order_date: '2026-11-20',
                customer_id: name,
                shipping_address: { address_1: '22 Spruce St', postal_code: '04101' },
              };
              const response = await fetch(`${url}/v1/order`, { method: 'POST', headers, body: JSON.stringify(order) });
              if (response.status === 201) orders.add(name);
            } else {
              const recipient = {
                full_name: name,
                address_1: '22 Spruce St',
                city: 'Portland',
                state: 'ME',
                postal_code: '04101',
              };
              const response = await fetch(`${url}/v1/mailing`, {
                method: 'POST',
                headers,
                body: JSON.stringify({ campaign_id: campaign, recipient }),
              });
              const { id } = (await response.json()) as { id: string };
              if (confirmed.has(id)) problems.push(`round ${round}: the id ${id} was given twice`);
              confirmed.set(id, name);
            }
          } catch {
            // The process died under the request: whether it was done is unknown, and both are right.
            pending += 1;
          }
        }
      });
      const enough = confirmed.size + orders.size + 5 + ((round * 37) % 80);
      await until(() => confirmed.size + orders.size >= enough, 5000);
      child.kill('SIGKILL');
      await once(child, 'exit');
      isOver = true;
      await Promise.all(work);
    }
  } finally {
    hook.close();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const problem of problems.slice(0, 20)) console.error(problem);
  return [
    {
      check: 'Durability: every answered change is there once after kill -9, its event was sent',
      tried: `${rounds} rounds, ${confirmed.size} mailings, ${orders.size} orders, ${pending} cut off`,
      result: `${problems.length} problems`,
      ok: problems.length === 0,
    },
  ];
};

async function compare(
  url: string,
  campaign: string,
  confirmed: ReadonlyMap<string, string>,
  orders: ReadonlySet<string>,
  pending: number,
): Promise<string[]> {
  const problems: string[] = [];
  const found = new Map<string, number>();
  let total = 0;
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${url}/v1/campaign/${campaign}/mailings?per_page=100&page=${page}`, { headers });
    const mailings = (await response.json()) as { id: string }[];
    total = Number(response.headers.get('x-total'));
    for (const { id } of mailings) found.set(id, (found.get(id) ?? 0) + 1);
    if (mailings.length < 100) break;
  }
  const lost = [...confirmed.keys()].filter((id) => !found.has(id));
  if (lost.length > 0) problems.push(`${lost.length} answered mailings are lost`);
  const twice = [...found.values()].filter((count) => count > 1).length;
  if (twice > 0) problems.push(`${twice} mailings are there twice`);
  if (total !== found.size) problems.push(`X-Total says ${total}, and the pages hold ${found.size}`);
  const kept = (await (await fetch(`${url}/_mock/orders`)).json()) as { order_id: string }[];
  const ids = new Set(kept.map(({ order_id }) => order_id));
  const missing = [...orders].filter((id) => !ids.has(id));
  if (missing.length > 0) problems.push(`${missing.length} answered orders are lost`);
  if (ids.size !== kept.length) problems.push('an order is there twice');
  const extra = found.size + ids.size - confirmed.size - orders.size;
  if (extra < 0 || extra > pending)
    problems.push(`${extra} more rows than answers, and ${pending} requests were cut off`);
  const audiences = (await (await fetch(`${url}/v1/audiences`, { headers })).json()) as {
    name: string;
    member_count: number;
  }[];
  const customers = audiences.find(({ name }) => name === 'Customers (Orders API)')?.member_count ?? 0;
  if (customers !== 2 * ids.size) problems.push(`${customers} customer records for ${ids.size} orders`);
  return problems;
}

/** Waits until it is so, or for so long. */
async function until(isSo: () => boolean, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end && !isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}
