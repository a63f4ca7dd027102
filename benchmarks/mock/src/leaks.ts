/** What stays behind of each request, through each way in: bytes of heap and sockets, after many reads. */
import https from 'node:https';
import { intercept } from '@direct-mail/mock/msw';
import { getOf, load } from './load.ts';
import { heap, type Line } from './measure.ts';
import { CONNECTIONS, startOurs } from './server.ts';
import { mailingTo, world } from './world.ts';

const socketsOpen = (): number => process.getActiveResourcesInfo().filter((each) => each.includes('TCPSocket')).length;

const line = (requests: number, skin: string, bytes: number, sockets: number): Line => ({
  measure: `kept per request over ${requests}, ${skin}`,
  ours: `${Math.max(0, bytes).toFixed(1)} bytes, ${sockets} sockets`,
  peer: '–',
  ratio: '–',
  target: 'under 1 kB, 0 sockets',
});

export async function leakLines(): Promise<Line[]> {
  return [await served(100_000), ...(await inProcess())];
}

async function served(requests: number): Promise<Line> {
  const { url, id, usage, child } = await startOurs();
  await load(url, 20_000, CONNECTIONS, getOf(id));
  const before = await usage(true);
  await load(url, requests, CONNECTIONS, getOf(id));
  // Connections that the client has ended take the server a moment to notice.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const after = await usage(true);
  child.removeAllListeners('exit');
  child.kill();
  return line(requests, 'server', (after.heapUsed - before.heapUsed) / requests, after.sockets);
}

async function inProcess(): Promise<Line[]> {
  const { mock, campaign, post, headers } = await world();
  const { id } = (await (await post('/v1/mailing', mailingTo(campaign, 0))).json()) as { id: string };
  const url = `${mock.baseUrl}/v1/mailing/${id}`;
  const lines: Line[] = [];
  const add = async (skin: string, requests: number, read: () => Promise<unknown>): Promise<void> => {
    const sockets = socketsOpen();
    for (let n = 0; n < requests / 10; n += 1) await read();
    const before = heap();
    for (let n = 0; n < requests; n += 1) await read();
    lines.push(line(requests, skin, (heap() - before) / requests, socketsOpen() - sockets));
  };
  await add('mock.fetch', 100_000, async () => (await mock.fetch(url, { headers })).text());
  const stop = await intercept(mock);
  await add('intercept, global fetch', 100_000, async () => (await fetch(url, { headers })).text());
  // MSW's own interception of node:https takes a millisecond each.
  await add('intercept, node:https', 10_000, () => {
    return new Promise((resolve, reject) => {
      https.get(url, { headers }, (response) => response.resume().once('end', resolve)).once('error', reject);
    });
  });
  stop();
  return lines;
}

if (process.argv[1] === import.meta.filename) console.table(await leakLines());
