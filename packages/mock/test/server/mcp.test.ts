import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMock } from '../../src/index.ts';
import { serve } from '../../src/node.ts';

async function served(options: Parameters<typeof serve>[1] = {}) {
  const mock = createMock({ seed: 1, fixtures: 'demo' });
  const { url, close } = await serve(mock, options);
  onTestFinished(close);
  return { mock, url };
}

async function connected(mode: 'legacy' | 'auto') {
  const { mock, url } = await served();
  const client = new Client({ name: 'agent', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL('/_mock/mcp', url)));
  onTestFinished(() => client.close());
  const use = async (name: string, input: Record<string, unknown> = {}) => {
    const { structuredContent, isError } = await client.callTool({ name, arguments: input });
    return { isError: isError === true, data: structuredContent as never as Record<string, never> };
  };
  return { mock, url, client, use };
}

describe.each(['legacy', 'auto'] as const)('an agent with the connection of a mock, in the era %s', (mode) => {
  test('the tools are few and small', async () => {
    const { client } = await connected(mode);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'overview',
      'reset',
      'advance',
      'transition',
      'fault',
      'requests',
      'deliveries',
      'explain',
    ]);
    expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThan(10_000);
  });

  test('an integration is written and tested with it: a piece, its days, its webhooks, a fault, and why', async () => {
    const { mock, url, use } = await connected(mode);
    const { campaigns } = (await use('overview')).data as never as { campaigns: { id: string }[] };
    // A receiver that the mock has itself: it answers 200.
    await mock.webhooks.create({ url: `${url}/_receiver/200` });
    const post = () =>
      fetch(`${url}/v1/mailing`, {
        method: 'POST',
        headers: { authorization: 'Bearer live_mock', 'content-type': 'application/json' },
        body: JSON.stringify({
          campaign_id: campaigns[0]?.id,
          recipient: {
            full_name: 'Alan Turing',
            address_1: '1600 Amphitheatre Pkwy',
            city: 'Mountain View',
            state: 'CA',
            postal_code: '94043',
          },
        }),
      });
    expect(await use('fault', { operation: 'createMailing', status: 503, times: 1 })).toMatchObject({
      data: { faults: [{ status: 503 }] },
    });
    expect((await post()).status).toBe(503);
    const { id } = (await (await post()).json()) as { id: string };
    const { requests } = (await use('requests', { operation: 'createMailing', count: 2 })).data as never as {
      requests: { status: number }[];
    };
    expect(requests.map(({ status }) => status)).toEqual([expect.any(Number), 503]);
    await use('advance', { days: 1, hours: 1 });
    expect((await use('explain', { id })).data).toMatchObject({
      state: 'mailed',
      because: expect.any(String),
      decisions: { D06: expect.stringContaining('processing') },
    });
    expect((await use('transition', { id, state: 'delivered' })).data).toMatchObject({
      mailing: { state: 'delivered' },
    });
    expect(await use('transition', { id, state: 'processing' })).toMatchObject({
      isError: true,
      data: { error: { message: expect.stringContaining('final state') } },
    });
    const { deliveries } = (await use('deliveries', { mailing: id })).data as never as {
      deliveries: { event: string }[];
    };
    expect(deliveries.map(({ event }) => event)).toEqual(expect.arrayContaining(['mailed', 'delivered']));
    await use('reset', { fixtures: 'empty' });
    expect((await use('overview')).data).toMatchObject({ campaigns: [], mailings: [] });
  });
});

test('a page of another site, another host name and a caller without the token are refused', async () => {
  const { url } = await served();
  const call = (to: string, headers: Record<string, string>) =>
    fetch(`${to}/_mock/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    });
  expect((await call(url, { origin: 'https://example.com' })).status).toBe(403);
  const guarded = await served({ controlToken: 'secret' });
  expect((await call(guarded.url, {})).status).toBe(403);
  expect((await call(guarded.url, { authorization: 'Bearer secret' })).status).not.toBe(403);
  expect((await fetch(`${url}/_mock/mcp`)).status).toBe(405);
});
