import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMock } from '@direct-mail/mock';
import { connectMock, serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { createWebhookHandler, signWebhook, verifyWebhook } from '@direct-mail/sdk/webhooks';
import { vi } from 'vitest';
import { type Mistake, recipient, setup, wrong } from './row.ts';

const client = (options: unknown) => new DirectMail(wrong(options));
const base = { token: 't', baseUrl: 'http://127.0.0.1:1', maxRetries: 0 };

/** Runs with a server of the mock, and ends it. */
async function served<T>(run: (url: string) => Promise<T>, mock = createMock()): Promise<T> {
  const { url, close } = await serve(mock);
  try {
    return await run(url);
  } finally {
    await close();
  }
}

/** A port that answers plain HTTP. */
async function plain<T>(run: (port: number) => Promise<T>): Promise<T> {
  const server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await run((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const raw = (url: string, authorization: string) =>
  fetch(`${url}/v1/me`, { headers: { authorization } }).then((response) => response.text());

/** Mistakes with the client, its addresses, tokens and requests. */
export const clientMistakes: readonly Mistake[] = [
  {
    mistake: 'no token, or no base address',
    fault: 'no token',
    remedy: 'DIRECT_MAIL_TOKEN',
    make: () => client({ baseUrl: 'http://127.0.0.1:1' }),
  },
  {
    mistake: 'a base address that ends in /v1',
    fault: 'baseUrl must not end in /v1',
    remedy: 'paths start with it',
    make: () => client({ ...base, baseUrl: 'http://127.0.0.1:1/v1' }),
  },
  {
    mistake: 'a base address without a scheme',
    fault: '127.0.0.1:4010',
    remedy: 'must be an http or https URL',
    make: () => client({ ...base, baseUrl: '127.0.0.1:4010' }),
  },
  {
    mistake: 'addresses without their base address',
    fault: 'addressBaseUrl',
    remedy: 'DIRECT_MAIL_ADDRESS_BASE_URL',
    make: () => client(base).addresses.standardize({ full_address: '1 Main St, 04101' }),
  },
  {
    mistake: 'nothing listens',
    fault: 'could not connect',
    remedy: 'ECONNREFUSED',
    make: async () => {
      const port = await plain((used) => Promise.resolve(used));
      return client({ ...base, baseUrl: `http://127.0.0.1:${port}` }).organization.retrieve();
    },
  },
  {
    mistake: 'https to an http port',
    fault: 'the server does not speak TLS',
    remedy: 'should the base URL start with http:?',
    make: () => plain((port) => client({ ...base, baseUrl: `https://127.0.0.1:${port}` }).organization.retrieve()),
  },
  {
    mistake: 'a path in the base address',
    fault: 'unknown path',
    remedy: 'its base URL has no path',
    make: () => served((url) => client({ ...base, token: 'live_mock', baseUrl: `${url}/api` }).organization.retrieve()),
  },
  {
    mistake: 'a test token that reads',
    fault: 'a test token',
    remedy: 'may only create mailings',
    make: async () => {
      const mock = createMock();
      return client({ ...mock.connection, token: mock.tokens.test }).organization.retrieve();
    },
  },
  {
    mistake: 'a token without Bearer',
    fault: 'Authorization',
    remedy: 'Bearer',
    make: () =>
      served(async (url) => {
        const response = await raw(url, 'live_mock');
        const [entry] = await connectMock(url).requests.list();
        return `${response} ${entry?.notes.join(' ')}`;
      }),
  },
  {
    mistake: 'a misspelt option (timout)',
    fault: 'unknown option "timout"',
    remedy: 'did you mean "timeout"?',
    make: () => client({ ...base, timout: 5 }),
  },
  {
    mistake: 'apiKey for token',
    fault: 'unknown option "apiKey"',
    remedy: 'did you mean "token"?',
    make: () => client({ baseUrl: base.baseUrl, apiKey: 'x' }),
  },
  {
    mistake: 'the mock itself as options',
    fault: 'unknown option',
    remedy: 'did you mean { ...mock.connection }?',
    make: () => client(createMock()),
  },
  {
    mistake: "the mock's address without its fetch",
    fault: 'api.direct-mail.test',
    remedy: 'mock.connection',
    make: () => client({ ...base, baseUrl: createMock().baseUrl }).organization.retrieve(),
  },
  {
    mistake: 'a create without await, and its id',
    fault: 'mailing_id must be a string',
    remedy: 'await',
    make: async () => {
      const { mail, campaign_id } = await setup();
      const created = wrong<{ id: string }>(mail.mailings.create({ campaign_id, recipient }));
      const asked = mail.mailings.retrieve(created.id);
      await Promise.resolve(created);
      return asked;
    },
  },
  {
    mistake: 'an object for an id',
    fault: 'mailing_id must be a string',
    remedy: 'got object',
    make: async () => (await setup()).mail.mailings.retrieve(wrong({ id: 'x' })),
  },
  {
    mistake: 'a body in camelCase',
    fault: 'campaignId',
    remedy: 'campaign_id',
    make: async () => {
      const { mail, campaign_id } = await setup();
      return mail.mailings.create(wrong({ campaignId: campaign_id, recipient: { fullName: 'A', postalCode: '1' } }));
    },
  },
  {
    mistake: 'merge_tag for merge_tags',
    fault: 'unknown field merge_tag',
    remedy: 'did you mean merge_tags?',
    make: async () => {
      const { mail, campaign_id } = await setup();
      return mail.mailings.create(wrong({ campaign_id, recipient, merge_tag: { code: 'X' } }));
    },
  },
  {
    mistake: 'recipient.name for full_name',
    fault: 'unknown field recipient.name',
    remedy: 'did you mean full_name?',
    make: async () => {
      const { mail, campaign_id } = await setup();
      const { full_name: name, ...rest } = recipient;
      return mail.mailings.create(wrong({ campaign_id, recipient: { ...rest, name } }));
    },
  },
  {
    mistake: 'a ZIP code as a number',
    fault: 'recipient.postal_code',
    remedy: 'must be a string',
    make: async () => {
      const { mail, campaign_id } = await setup();
      return mail.mailings.create({ campaign_id, recipient: wrong({ ...recipient, postal_code: 94043 }) });
    },
  },
  {
    mistake: "a campaign's name for its id",
    fault: 'campaign_id',
    remedy: 'must be the ID of a campaign in this account',
    make: async () => (await setup()).mail.mailings.create({ campaign_id: 'Welcome', recipient }),
  },
  {
    mistake: 'a campaign without a creative',
    fault: 'this one has none',
    remedy: 'must be the ID of a campaign with artwork',
    make: async () => {
      const { mail, mock } = await setup();
      const { id } = await mock.campaigns.create({ name: 'Empty' });
      return mail.mailings.create({ campaign_id: id, recipient });
    },
  },
  {
    mistake: 'an e-mail alone, e-mail append off',
    fault: 'recipient.address_1 is required',
    remedy: 'only if email append is on for both the account and the campaign',
    make: async () => {
      const { mail, campaign_id } = await setup();
      return mail.mailings.create({ campaign_id, recipient: { email: 'ada@example.com' } });
    },
  },
  {
    mistake: 'send_at in the past',
    fault: 'send_at',
    remedy: '2026-11-20T09:00:00',
    make: async () => {
      const { mail, campaign_id } = await setup();
      return mail.mailings.create({ campaign_id, recipient, send_at: '2020-01-01T00:00:00Z' });
    },
  },
  {
    mistake: 'a wrong order date, and an order without a person',
    fault: 'order_date',
    remedy: 'at least one of',
    make: async () => (await setup()).mail.orders.create(wrong({ order_id: 'a', order_date: '11/20/2026' })),
  },
  {
    mistake: "preview(m, 'frnt')",
    fault: 'part must be one of',
    remedy: 'front, back, pdf',
    make: async () => {
      const { mail, campaign_id } = await setup();
      const { id } = await mail.mailings.create({ campaign_id, recipient });
      return mail.mailings.preview(id, wrong('frnt'));
    },
  },
  {
    mistake: 'waitFor what cannot be',
    fault: 'is failed and stays so',
    remedy: 'it will not be delivered',
    make: async () => {
      const { mail, mock, campaign_id } = await setup();
      const { id } = await mail.mailings.create({ campaign_id, recipient });
      await mock.mailings.transition(id, 'failed');
      return mail.mailings.waitFor(id, { states: ['delivered'] });
    },
  },
  {
    mistake: "waitFor with a client that lacks the mock's clock",
    fault: 'the clock is manual',
    remedy: '{ ...mock.connection }',
    make: async () => {
      const { mock, campaign_id } = await setup();
      const { baseUrl, token, fetch } = mock.connection;
      const bare = client({ baseUrl, token, fetch });
      const { id } = await bare.mailings.create({ campaign_id, recipient });
      const warned: string[] = [];
      const said = new AbortController();
      vi.spyOn(console, 'warn').mockImplementation((text) => {
        warned.push(text);
        said.abort();
      });
      await bare.mailings.waitFor(id, { timeout: 4_000, interval: 5, signal: said.signal }).catch(() => {});
      return warned.join('; ') || null;
    },
  },
  {
    mistake: 'a webhook body that was parsed, and no or a wrong secret',
    fault: 'not a parsed object',
    remedy: 'Pass the body as received',
    make: () => {
      const body = { event: 'ping' };
      const signature = signWebhook({ body: JSON.stringify(body), secret: 's' });
      return verifyWebhook({ body: wrong(body), signature, secret: 's' });
    },
  },
  {
    mistake: 'a webhook handler without onEvent',
    fault: 'onEvent',
    remedy: 'function',
    make: () => {
      createWebhookHandler(wrong({ secret: 's' }));
      return null;
    },
  },
  {
    mistake: 'a misspelt path (/v1/mailings)',
    fault: 'unknown path',
    remedy: 'did you mean',
    make: async () => (await setup()).mail.request('GET', '/v1/mailings'),
  },
];
