import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveHttp } from '../../src/mcp/http.ts';
import { serverFactory } from '../../src/mcp/server.ts';
import { connected } from './connected.ts';

async function served() {
  const world = await connected();
  const create = serverFactory(world.context, { folder: world.folder });
  const serving = await serveHttp(create, 0, undefined, () => {});
  onTestFinished(serving.close);
  return { ...world, ...serving };
}

describe.each(['legacy', 'auto'] as const)('over HTTP, in the era of a client that negotiates %s', (mode) => {
  test('a plan of one call is known to the next, and each person gets one piece', async () => {
    const { url, token, campaign, mock } = await served();
    const client = new Client({ name: 'agent', version: '1' }, { versionNegotiation: { mode } });
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
    onTestFinished(() => client.close());
    const use = async (name: string, input: Record<string, unknown>) =>
      (await client.callTool({ name, arguments: input })).structuredContent as Record<string, string>;
    const { hash = '', run = '' } = await use('plan_send', { campaign_id: campaign.id, file: 'people.csv' });
    await Promise.all([use('send_plan', { hash }), use('send_plan', { hash })]);
    expect(await use('run_status', { run, wait_seconds: 20 })).toMatchObject({
      runs: [{ state: 'finished', sent: 5 }],
    });
    expect(await mock.mailings.list()).toHaveLength(5);
  });
});

test('a caller without the token, a page of another origin and another host name are refused', async () => {
  const { url, token } = await served();
  const call = (headers: Record<string, string>, path = url) =>
    fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' });
  const bearer = { authorization: `Bearer ${token}` };
  expect((await call({})).status).toBe(401);
  expect((await call({ authorization: `Bearer ${token}x` })).status).toBe(401);
  expect((await call({ ...bearer, origin: 'https://example.com' })).status).toBe(403);
  expect((await call(bearer, url.replace('/mcp', '/other'))).status).toBe(404);
  const large = await fetch(url, { method: 'POST', headers: bearer, body: 'x'.repeat(5 * 1024 * 1024) }).catch(
    () => null,
  );
  expect(large?.status ?? 413).toBe(413);
});
