/**
 * Each client, made with the given `fetch` and asked for one mailing and to create one; `entry` is what a bundle of "the
 * client and one call" holds. The peers call the same paths by their own ways.
 */
export const base = 'https://api.direct-mail.test';
export const body = {
  campaign_id: 'c1',
  recipient: {
    full_name: 'Ada Lovelace',
    address_1: '1 Main St',
    city: 'Springfield',
    state: 'IL',
    postal_code: '62701',
  },
};

export const subjects = {
  'bare fetch': {
    make: (fetch, url = base) => {
      const read = async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        return response.json();
      };
      const headers = { authorization: 'Bearer t', accept: 'application/json' };
      const json = { ...headers, 'content-type': 'application/json' };
      return {
        get: async () => read(await fetch(`${url}/v1/mailing/${encodeURIComponent('m1')}`, { headers })),
        post: async () =>
          read(await fetch(`${url}/v1/mailing`, { method: 'POST', headers: json, body: JSON.stringify(body) })),
      };
    },
  },
  '@direct-mail/sdk': {
    ours: true,
    entry:
      "import { DirectMail } from '@direct-mail/sdk'; export const run = () => new DirectMail().organization.retrieve();",
    make: async (fetch, url = base, own = '@direct-mail/sdk') => {
      const { DirectMail } = await import(own);
      const mail = new DirectMail({ token: 't', baseUrl: url, fetch });
      return { get: () => mail.mailings.retrieve('m1'), post: () => mail.mailings.create(body) };
    },
  },
  'openapi-fetch': {
    entry:
      "import createClient from 'openapi-fetch'; export const run = () => createClient({ baseUrl: 'x' }).GET('/v1/me');",
    make: async (fetch, url = base) => {
      const { default: createClient } = await import('openapi-fetch');
      const client = createClient({ baseUrl: url, fetch, headers: { authorization: 'Bearer t' } });
      const read = ({ data, error }) => {
        if (error) throw new Error('refused');
        return data;
      };
      return {
        get: async () => read(await client.GET('/v1/mailing/{id}', { params: { path: { id: 'm1' } } })),
        post: async () => read(await client.POST('/v1/mailing', { body })),
      };
    },
  },
  ky: {
    entry: "import ky from 'ky'; export const run = () => ky.get('x').json();",
    make: async (fetch, url = base) => {
      const { default: ky } = await import('ky');
      const client = ky.create({ fetch, headers: { authorization: 'Bearer t' } });
      return {
        get: () => client.get(`${url}/v1/mailing/m1`).json(),
        post: () => client.post(`${url}/v1/mailing`, { json: body }).json(),
      };
    },
  },
  '@octokit/core': {
    entry: "import { Octokit } from '@octokit/core'; export const run = () => new Octokit().request('GET /user');",
    make: async (fetch, url = base) => {
      const { Octokit } = await import('@octokit/core');
      const client = new Octokit({ auth: 't', baseUrl: url, request: { fetch } });
      return {
        get: () => client.request('GET /v1/mailing/{id}', { id: 'm1' }),
        post: () => client.request('POST /v1/mailing', body),
      };
    },
  },
  stripe: {
    entry: "import Stripe from 'stripe'; export const run = () => new Stripe('k').customers.retrieve('c');",
    make: async (fetch, url = base) => {
      const { default: Stripe } = await import('stripe');
      const { hostname, port, protocol } = new URL(url);
      const client = new Stripe('t', {
        httpClient: Stripe.createFetchHttpClient(fetch),
        host: hostname,
        port: port || 443,
        protocol: protocol.slice(0, -1),
        telemetry: false,
      });
      return {
        get: () => client.rawRequest('GET', '/v1/mailing/m1'),
        post: () => client.rawRequest('POST', '/v1/mailing', body),
      };
    },
  },
  openai: {
    entry: "import OpenAI from 'openai'; export const run = () => new OpenAI({ apiKey: 'k' }).models.list();",
    make: async (fetch, url = base) => {
      const { default: OpenAI } = await import('openai');
      const client = new OpenAI({ apiKey: 't', baseURL: url, fetch });
      return { get: () => client.get('/v1/mailing/m1'), post: () => client.post('/v1/mailing', { body }) };
    },
  },
  resend: {
    entry: "import { Resend } from 'resend'; export const run = () => new Resend('k').emails.get('x');",
    // It takes no fetch of the caller's; the global one is replaced while it is measured.
    replacesGlobal: true,
    make: async (_fetch, url = base) => {
      const { Resend } = await import('resend');
      const client = new Resend('t', { baseUrl: url });
      const read = ({ data, error }) => {
        if (error) throw new Error('refused');
        return data;
      };
      return {
        get: async () => read(await client.get('/v1/mailing/m1')),
        post: async () => read(await client.post('/v1/mailing', body)),
      };
    },
  },
  svix: {
    entry: "import { Svix } from 'svix'; export const run = () => new Svix('k').application.get('x');",
    make: async (fetch, url = base) => {
      const { Svix } = await import('svix');
      const client = new Svix('t', { serverUrl: url, fetch, numRetries: 2 });
      // Its own serializers read the fields that they know of the same response.
      return {
        get: () => client.application.get('m1'),
        post: () => client.application.create({ name: 'Ada', ...body }),
      };
    },
  },
};
