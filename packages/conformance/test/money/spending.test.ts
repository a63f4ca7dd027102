import { describe, expect, test } from 'vitest';
import { summary } from '../../src/report/table.ts';
import { ADDRESS, against, newMock } from '../against.ts';

const ONLY = ['create.response', 'create.send-at', 'recipient.name', 'mailing.total-cost'];

type Change = (response: Response) => Response | Promise<Response>;

/** The mock without its control API, whose Create Mailer responses are modified. */
const changing =
  (change: Change, me: (body: string) => string = (body) => body) =>
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (url.includes('/_mock')) return Response.json({}, { status: 404 });
    const response = await send(input, init);
    if (url.endsWith('/v1/me')) return new Response(me(await response.text()), response);
    return init?.method === 'POST' && url.endsWith('/v1/mailing') && response.status === 201
      ? change(response)
      : response;
  };

const costing =
  (cost: unknown): Change =>
  async (response) => {
    const { total_cost: _, ...body } = (await response.json()) as Record<string, unknown>;
    return Response.json(cost === undefined ? body : { ...body, total_cost: cost }, { status: 201 });
  };

async function spend(change: Change, target: { maxCost: number; price: number }, testToken?: string) {
  const mock = newMock();
  const { id } = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'A', format: 'postcard_4x6' }] });
  const result = await against({
    mock,
    target: { level: 'full', campaign: id, address: ADDRESS, testToken, ...target },
    only: ONLY,
    fetch: changing(change),
    receiver: false,
  });
  return { made: (await mock.mailings.list()).length, result, said: summary(result).join('\n') };
}

describe('--max-cost', () => {
  const unclear: Readonly<Record<string, Change>> = {
    'done and answered 500': () => Response.json({ error: { name: 'Oops', message: 'oops' } }, { status: 500 }),
    'done and answered 502 without a body': () => new Response(null, { status: 502 }),
    'done and answered 408': () => new Response(null, { status: 408 }),
    'done and answered 303': () => new Response(null, { status: 303, headers: { location: '/elsewhere' } }),
    'done and cut': () => Promise.reject(new TypeError('fetch failed')),
    'made with a cost of "$0.85"': costing('$0.85'),
    'made with a cost of "0.00"': costing('0.00'),
    'made with a cost of null': costing(null),
    'made without a cost': costing(undefined),
  };
  test.each(Object.keys(unclear))('holds when a piece is %s, and the money is told', async (name) => {
    const { made, result, said } = await spend(unclear[name] as Change, { maxCost: 1, price: 1 });
    expect(made).toBe(1);
    expect(result).toMatchObject({ spent: 1, unclear: { pieces: 1, dollars: 1 } });
    expect(said).toContain('Spent: at most $1.00');
  });

  test('counts what the response says where it says it, and nothing for a refusal', async () => {
    const { made, result, said } = await spend((response) => response, { maxCost: 1, price: 1 });
    expect(made).toBe(1);
    expect(result).toMatchObject({ spent: 0.85, unclear: { pieces: 0 }, warnings: [] });
    expect(said).toContain('Spent: $0.85\n');
  });

  test('that is exceeded by a piece dearer than --price is told', async () => {
    const { made, said } = await spend((response) => response, { maxCost: 0.5, price: 0.1 });
    expect(made).toBe(1);
    expect(said).toContain('A piece cost $0.85, more than --price 0.10');
  });
});

describe('--test-token', () => {
  const withMode = async (mode: 'production' | 'test', me: (body: string) => string, cost?: string) => {
    const mock = newMock();
    await mock.settings.update({ testTokens: 'everywhere' });
    const { id } = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'A', format: 'postcard_4x6' }] });
    const { token } = await mock.tokenRegistry.create({ mode });
    const { ended, spent } = await against({
      mock,
      target: { level: 'test-token', testToken: token, campaign: id },
      only: ONLY,
      fetch: changing(cost === undefined ? (response) => response : costing(cost), me),
      receiver: false,
    });
    return { ended, spent, made: (await mock.mailings.list()).length };
  };
  const mode = (word: string) => (body: string) => body.replace(/"mode":"\w+"/, `"mode":"${word}"`);

  test('of the mode of the production token makes no piece, whatever the mode is called', async () => {
    const { ended, made } = await withMode('production', mode('live'));
    expect(ended).toContain('says mode live of both');
    expect(made).toBe(0);
  });

  test('of an unknown mode makes no piece', async () => {
    const { ended, made } = await withMode('test', (body) => body.replace('"mode":"test"', '"mode":"trial"'));
    expect(ended).toContain('unknown mode (GET /v1/me says trial, not test)');
    expect(made).toBe(0);
  });

  test('whose piece has a price makes no second one, and the price is told', async () => {
    const { ended, made, spent } = await withMode('test', (body) => body, '0.85');
    expect(ended).toContain('costs $0.85');
    expect([made, spent]).toEqual([1, 0.85]);
  });
});
