/** One call in process: processor time beside a plain function as `fetch`, and beside MSW's own `setupServer`. */

import { intercept } from '@direct-mail/mock/msw';
import { DirectMail } from '@direct-mail/sdk';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { type Line, perCall } from './measure.ts';
import { mailingTo, world } from './world.ts';

const CALLS = 4000;

export async function callLines(): Promise<Line[]> {
  const { mock, campaign, post, get, headers } = await world();
  const made = (await (await post('/v1/mailing', mailingTo(campaign, 0))).json()) as { id: string };
  const path = `/v1/mailing/${made.id}`;
  const response = await (await get(path)).text();
  const respond = () => new Response(response, { status: 200, headers: { 'content-type': 'application/json' } });
  const plain: typeof fetch = (_input, _init) => Promise.resolve(respond());
  const lines: Line[] = [];
  const add = (measure: string, ours: number, peer: number, against: string, target: string): void => {
    const shown = `${peer.toFixed(1)} µs (${against})`;
    lines.push({ measure, ours: `${ours.toFixed(1)} µs`, peer: shown, ratio: `${(ours / peer).toFixed(2)}×`, target });
  };

  const read = async (fetch: typeof globalThis.fetch) => (await fetch(`${mock.baseUrl}${path}`, { headers })).text();
  const create = async (fetch: typeof globalThis.fetch, n: number) => {
    const body = JSON.stringify(mailingTo(campaign, n));
    return (await fetch(`${mock.baseUrl}/v1/mailing`, { method: 'POST', headers, body })).text();
  };
  const bare = await perCall(() => read(plain), CALLS);
  add('GET through mock.fetch', await perCall(() => read(mock.fetch), CALLS), bare, 'a function as fetch', '2.5× (4×)');
  const barePost = await perCall((n) => create(plain, n), CALLS);
  add(
    'POST through mock.fetch',
    await perCall((n) => create(mock.fetch, n), CALLS),
    barePost,
    'a function as fetch',
    '2.5× (4×)',
  );

  const client = (fetch: typeof globalThis.fetch) => new DirectMail({ ...mock.connection, fetch });
  const [ours, theirs] = [client(mock.fetch), client(plain)];
  add(
    'SDK: mailings.retrieve',
    await perCall(() => ours.mailings.retrieve(made.id), CALLS),
    await perCall(() => theirs.mailings.retrieve(made.id), CALLS),
    'a function as fetch',
    '2.5× (4×)',
  );
  add(
    'SDK: mailings.create',
    await perCall((n) => ours.mailings.create(mailingTo(campaign, n)), CALLS),
    await perCall((n) => theirs.mailings.create(mailingTo(campaign, n)), CALLS),
    'a function as fetch',
    '2.5× (4×)',
  );

  const stop = await intercept(mock);
  const through = await perCall(() => read(globalThis.fetch), 400);
  stop();
  const server = setupServer(
    http.all('*', () => HttpResponse.text(response, { headers: { 'content-type': 'application/json' } })),
  );
  server.listen({ onUnhandledFrame: 'error' });
  const msw = await perCall(() => read(globalThis.fetch), 400);
  server.close();
  add('GET through intercept(mock)', through, msw, 'MSW setupServer, one handler', 'ahead (1.1×)');
  return lines;
}

if (process.argv[1] === import.meta.filename) console.table(await callLines());
