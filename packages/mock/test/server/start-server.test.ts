import { createMock } from '@direct-mail/mock';
import { intercept } from '@direct-mail/mock/msw';
import { serve, startServer } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { ada } from '../support.ts';

describe('startServer', () => {
  test('D9: a server in this process, with its mock, until it is closed', async () => {
    const server = await startServer({ fixtures: 'demo', seed: 7, now: '2026-11-20T09:00:00Z' });
    const { url, mock } = server;
    const mail = new DirectMail({ baseUrl: url, addressBaseUrl: url, token: mock.tokens.production });
    const [campaign] = await mail.campaigns.list();
    const { id } = await mail.mailings.create({ campaign_id: campaign?.id ?? '', recipient: ada });
    await mock.clock.advance({ days: 6 });
    expect((await mail.mailings.retrieve(id)).state).toBe('delivered');
    await server.close();
    const gone = new DirectMail({ baseUrl: url, token: 'live_mock', maxRetries: 0 });
    await expect(gone.campaigns.list()).rejects.toThrow(/^listCampaigns: (could not connect|the connection was lost)/);
  });

  test('D9: ends with its block, and names a misspelt option of either kind', async () => {
    let url = '';
    {
      await using server = await startServer();
      ({ url } = server);
      expect((await fetch(`${url}/_mock/health`)).status).toBe(200);
    }
    await expect(fetch(`${url}/_mock/health`)).rejects.toThrow('fetch failed');
    await expect(startServer({ prot: 1 } as object)).rejects.toThrow(
      'startServer: unknown option prot: did you mean port?',
    );
    await expect(startServer({ sed: 1 } as object)).rejects.toThrow(
      'startServer: unknown option sed: did you mean seed?',
    );
  });

  test('a port that is in use is named, with what to do', async () => {
    await using server = await startServer();
    const port = Number(new URL(server.url).port);
    await expect(startServer({ port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      message: `port ${port} is in use; port 0 picks a free one`,
    });
  });
});

test('D5: a client in the process has the previews of a mock that is served', async () => {
  const mock = createMock({ fixtures: 'demo' });
  const mail = new DirectMail({ ...mock.connection });
  const { close } = await serve(mock);
  const [campaign] = await mail.campaigns.list();
  const { id } = await mail.mailings.create({ campaign_id: campaign?.id ?? '', recipient: ada });
  await mock.clock.advance({ hours: 2 });
  const { bytes } = await mail.mailings.preview(await mail.mailings.retrieve(id), 'front');
  expect(Buffer.from(bytes.subarray(1, 4)).toString()).toBe('PNG');
  await close();
  await expect(mock.fetch('http://127.0.0.1:1/previews/x/front.png')).rejects.toThrow('fetch failed');
});

test('D6: without a seed two mocks have no id in common, and with one they are the same', async () => {
  const ids = async (seed?: number) => {
    const mock = createMock({ fixtures: 'demo', now: '2026-11-20T09:00:00Z', ...(seed === undefined ? {} : { seed }) });
    const [campaign] = await mock.campaigns.list();
    return [
      campaign?.id,
      ...(campaign?.creatives ?? []).map(({ id }) => id),
      ...(await mock.audiences.list()).map(({ id }) => id),
    ];
  };
  const [one, other] = [await ids(), await ids()];
  expect(one.filter((id) => other.includes(id))).toEqual([]);
  expect(await ids(1)).toEqual(await ids(1));
  const mock = createMock({ fixtures: 'demo' });
  const copy = createMock({ fixtures: await mock.snapshot() });
  const list = async (of: typeof mock) => (await of.audiences.list()).map(({ id }) => id);
  expect(await list(copy)).toEqual(await list(mock));
});

test('D6: a campaign of one mock is not known to the other', async () => {
  const [a, b] = [createMock({ fixtures: 'demo' }), createMock({ fixtures: 'demo' })];
  const [campaign] = await new DirectMail({ ...b.connection }).campaigns.list();
  const sent = new DirectMail({ ...a.connection }).mailings.create({ campaign_id: campaign?.id ?? '', recipient: ada });
  await expect(sent).rejects.toThrow('campaign_id must be the ID of a campaign in this account');
  expect(await a.mailings.list()).toEqual([]);
});

test.each([undefined, null, {}, 'mock'])(
  'D3: intercept(%j) is refused, and the process fetches as before',
  async (wrong) => {
    await expect(intercept(wrong as never)).rejects.toThrow(
      /^intercept: expected a mock, such as intercept\(createMock\(\)\)/,
    );
    const { url, close } = await serve(createMock());
    expect((await fetch(`${url}/_mock/health`)).status).toBe(200);
    await close();
  },
);
