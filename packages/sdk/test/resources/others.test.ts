import { limits } from '@direct-mail/contract/generated/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DataSubjectRequest, hashEmail, ValidationError } from '../../src/index.ts';
import { failure, json, type Seen, scripted } from '../support/client.ts';

const lineOf = (index: number) => ({ address_line1: `${index} Main St`, zip_code: '62701' });

describe('each method: what is sent', () => {
  const order = { order_id: 'o 1', order_date: '2026-11-20', customer_email: 'ada@example.com' };
  const member = { identifier: '7' };
  const request: DataSubjectRequest = {
    regulation: 'cpra',
    subject_request_id: '1f0c9c3a-6c2e-4f6b-9a53-0d8f3c1b2a10',
    subject_request_type: 'erasure',
    submitted_time: '2026-11-20T12:00:00Z',
    subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' }],
  };
  type Mail = ReturnType<typeof scripted>['mail'];
  const cases: [string, (mail: Mail) => PromiseLike<unknown>, string, object?][] = [
    ['organization.retrieve', (mail) => mail.organization.retrieve(), 'GET /v1/me'],
    ['campaigns.retrieve', (mail) => mail.campaigns.retrieve('a/b'), 'GET /v1/campaign/a%2Fb'],
    ['mailings.retrieve', (mail) => mail.mailings.retrieve('m1'), 'GET /v1/mailing/m1'],
    ['orders.create', (mail) => mail.orders.create(order), 'POST /v1/order', order],
    ['orders.update', (mail) => mail.orders.update('o 1', { total: null }), 'POST /v1/order/o%201', { total: null }],
    ['orders.delete', (mail) => mail.orders.delete('o 1'), 'DELETE /v1/order/o%201'],
    ['audiences.addMember', (mail) => mail.audiences.addMember('a1', member), 'POST /v1/audience/a1', member],
    ['dataSubjectRequests.create', (mail) => mail.dataSubjectRequests.create(request), 'POST /v1/dsr/request', request],
    ['dataSubjectRequests.retrieve', (mail) => mail.dataSubjectRequests.retrieve('d1'), 'GET /v1/dsr/request/d1'],
    [
      'stats.campaign',
      (mail) => mail.stats.campaign('c1', { start_date: '2026-11-01' }),
      'GET /v1/stats/campaign/c1?start_date=2026-11-01',
    ],
  ];

  test.each(cases)('%s', async (_, run, line, body) => {
    const { mail, seen } = scripted([json(200, { id: '1' })]);
    await run(mail);
    const sent = seen[0] as Seen;
    expect(`${sent.method} ${sent.url}`).toBe(line.replace(' ', ' https://api.example.test'));
    expect(sent.body === undefined ? undefined : JSON.parse(sent.body)).toEqual(body);
    expect(sent.headers['content-type']).toBe(body ? 'application/json' : undefined);
    expect(sent.headers['authorization']).toBe('Bearer live_secret_token');
  });

  test.each([
    ['campaigns.list', (mail: Mail) => mail.campaigns.list(), '/v1/campaigns'],
    ['campaigns.listCreatives', (mail: Mail) => mail.campaigns.listCreatives('c1'), '/v1/campaign/c1/creatives'],
    ['audiences.list', (mail: Mail) => mail.audiences.list(), '/v1/audiences'],
  ] as const)('%s gives an array', async (_, run, path) => {
    const { mail, seen } = scripted([json(200, [{ id: '1' }])]);
    expect(await run(mail)).toEqual([{ id: '1' }]);
    expect(seen[0]?.url).toBe(`https://api.example.test${path}`);
  });

  test('D25, D32: where no response is documented, an empty one is no failure, and a deletion gives nothing', async () => {
    const empty = new Response(null, { status: 204 });
    const { mail } = scripted([empty]);
    expect(await mail.orders.create(order)).toBeUndefined();
    expect(await mail.orders.update('o1', {})).toBeUndefined();
    expect(await mail.orders.delete('o1')).toBeUndefined();
    expect(await mail.dataSubjectRequests.create(request)).toBeUndefined();
    expect(await scripted([json(200, { id: '1' })]).mail.orders.delete('o1')).toBeUndefined();
  });

  test('dataSubjectRequests.waitFor: until it is completed, or has one of the statuses given', async () => {
    const steps = ['pending', 'in_progress', 'completed'].map((request_status) => json(200, { request_status }));
    const first = scripted(steps);
    expect(await first.mail.dataSubjectRequests.waitFor('d1')).toMatchObject({ request_status: 'completed' });
    const second = scripted(steps);
    await second.mail.dataSubjectRequests.waitFor('d1', { statuses: ['in_progress'] });
    expect(second.seen).toHaveLength(2);
  });
});

describe('addresses', () => {
  test('standardize gives the one result; the address is in the query, and no token is sent', async () => {
    const { mail, seen } = scripted([json(200, [{ query_index: 0, city: 'SPRINGFIELD' }])]);
    const result = await mail.addresses.standardize({ full_address: '1 main st & co, springfield il' });
    expect(result.city).toBe('SPRINGFIELD');
    const { origin, pathname, searchParams } = new URL(seen[0]?.url ?? '');
    expect(origin + pathname).toBe('https://address.example.test/v1/standardize');
    expect(searchParams.get('full_address')).toBe('1 main st & co, springfield il');
    expect(seen[0]?.headers['authorization']).toBeUndefined();
  });

  test('D18: a token for the address service is sent when one is given', async () => {
    const { mail, seen } = scripted([json(200, [{}])], { addressToken: 'other' });
    await mail.addresses.standardize({ full_address: 'x' });
    expect(seen[0]?.headers['authorization']).toBe('Bearer other');
  });

  const echo = (request: Seen): Response => {
    const items = JSON.parse(request.body ?? '') as { address_line1: string }[];
    return json(200, items.map(({ address_line1 }, query_index) => ({ query_index, address_line1 })).reverse());
  };

  test('D23: standardizeMany splits at the largest batch and keeps query_index right across pieces', async () => {
    const { mail, seen } = scripted([echo]);
    const inputs = Array.from({ length: 2345 }, (_, index) => lineOf(index));
    const results = await mail.addresses.standardizeMany(inputs);
    expect(seen.map(({ body }) => (JSON.parse(body ?? '') as unknown[]).length)).toEqual([1000, 1000, 345]);
    expect(results).toHaveLength(2345);
    results.forEach((result, index) => {
      expect(result.query_index).toBe(index);
      expect(result.address_line1).toBe(`${index} Main St`);
    });
  });

  test('D23: and at the largest body, counted in bytes', async () => {
    const { mail, seen } = scripted([echo]);
    await mail.addresses.standardizeMany(Array.from({ length: 900 }, () => ({ full_address: 'ü'.repeat(1000) })));
    expect(seen.length).toBe(2);
    for (const { body } of seen) expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(1_048_576);
  });

  test('no addresses need no request', async () => {
    const { mail, seen } = scripted([echo]);
    expect(await mail.addresses.standardizeMany([])).toEqual([]);
    expect(seen).toHaveLength(0);
  });

  test('no more requests at a time than allowed', async () => {
    let now = 0;
    let most = 0;
    const { mail } = scripted([
      async (request) => {
        most = Math.max(most, ++now);
        await new Promise((resolve) => setImmediate(resolve));
        now--;
        return echo(request);
      },
    ]);
    const inputs = Array.from({ length: 9000 }, (_, index) => lineOf(index));
    await mail.addresses.standardizeMany(inputs, { concurrency: 3 });
    expect(most).toBe(3);
  });

  test('when one piece fails, the call fails with it and no further piece is begun', async () => {
    const { mail, seen } = scripted([echo, json(400, { error: { status: 400 } }), echo]);
    const inputs = Array.from({ length: 20_000 }, (_, index) => lineOf(index));
    const error = await failure(mail.addresses.standardizeMany(inputs, { concurrency: 2 }));
    expect(error).toMatchObject({ status: 400 });
    expect(seen.length).toBeLessThan(6);
  });

  test('a base address of its own is needed, and said so before anything is sent', async () => {
    const { mail, seen } = scripted([json(200, [])], { addressBaseUrl: undefined });
    const error = await failure(mail.addresses.standardize({ full_address: 'x' }));
    expect(error).toMatchObject({ name: 'ConfigurationError', outcome: 'not_sent' });
    expect((error as Error).message).toContain('DIRECT_MAIL_ADDRESS_BASE_URL');
    expect(seen).toHaveLength(0);
  });
});

describe('hashEmail', () => {
  test('D31: SHA-256 of the address in lower case', async () => {
    expect(await hashEmail('Ada@Example.com')).toBe(await hashEmail('ada@example.com'));
    expect(await hashEmail('test@example.com')).toBe(
      '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b',
    );
  });

  test.each([
    [undefined, 'got undefined'],
    [5, 'got number'],
  ])('says what came in place of a text: %j', async (value, words) => {
    expect(((await failure(hashEmail(value as never))) as Error).message).toContain(words);
  });

  test('takes for an e-mail address what the document takes for one', async () => {
    const pattern = new RegExp(limits.components.EmailAddress.pattern);
    const texts = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', '\n', 'é'), maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const isHashed = await hashEmail(text).then(
          () => true,
          () => false,
        );
        expect(isHashed, text).toBe(pattern.test(text));
      }),
    );
  });

  test.each(['', ' ada@example.com', 'ada@example.com\n', 'ada', 'a@b@c', undefined])('refuses %j', async (value) => {
    const error = await failure(hashEmail(value as string));
    expect(error).toBeInstanceOf(ValidationError);
    expect((error as Error).message).not.toContain('ada');
  });
});

describe('misspelt queries are refused before anything is sent', () => {
  test.each<[string, (mail: ReturnType<typeof scripted>['mail']) => Promise<unknown>, string]>([
    ['stats.campaign', (mail) => mail.stats.campaign('c1', { startdate: '2026-11-01' } as object), 'start_date'],
    [
      'addresses.standardize',
      (mail) => mail.addresses.standardize({ fulladdress: '1 Main St' } as never),
      'full_address',
    ],
  ])('%s', async (_, call, meant) => {
    const { mail, seen } = scripted([]);
    const error = await failure(call(mail));
    expect(error).toMatchObject({ name: 'ConfigurationError', outcome: 'not_sent' });
    expect((error as Error).message).toContain(`did you mean "${meant}"?`);
    expect(seen).toEqual([]);
  });
});
