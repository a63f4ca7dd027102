import { expect, test, vi } from 'vitest';
import { table } from '../../src/report/table.ts';
import { ADDRESS, against, newMock } from '../against.ts';

vi.setConfig({ testTimeout: 120_000 });

type Send = typeof fetch;
type Mock = ReturnType<typeof newMock>;

/** The mock without its control API, whose paid Create Mailer does this after the piece is made. */
const after =
  (mock: Mock, change: (response: Response, again: () => Promise<Response>) => Response | Promise<Response>) =>
  (send: Send): Send =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (url.includes('/_mock')) return Response.json({}, { status: 404 });
    const response = await send(input, init);
    const isLive =
      init?.method === 'POST' &&
      url.endsWith('/v1/mailing') &&
      new Headers(init.headers).get('authorization') === `Bearer ${mock.tokens.production}`;
    return isLive && response.status === 201 ? change(response, () => send(input, init)) : response;
  };

async function full(change: Parameters<typeof after>[1], money: { maxCost: number; price: number }, only: string[]) {
  const mock = newMock();
  const { id } = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'A', format: 'postcard_4x6' }] });
  const notes: string[] = [];
  const result = await against({
    mock,
    receiver: false,
    only,
    target: { level: 'full', campaign: id, address: ADDRESS, ...money },
    note: (text) => void notes.push(text),
    fetch: after(mock, change),
  });
  const live = (await mock.mailings.list()).filter(({ mode }) => mode === 'production');
  return { result, live, plan: notes.find((note) => note.startsWith('plan:')) ?? '' };
}

const EVERY_PAID = ['auth.create-mailer', 'mailing.total-cost', 'stats.campaign', 'D40', 'D48'];
const lost = () => Promise.reject(new TypeError('fetch failed'));
const badGateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 });

test.each([
  ['answers 502', badGateway, 'got status 502'],
  ['breaks the connection', lost, 'no response'],
] as const)(
  'a paid Create Mailer that always %s, though it makes the piece: its rule fails, and the plan holds',
  async (_, change, got) => {
    const { result, live, plan } = await full(change, { maxCost: 4, price: 0.9 }, EVERY_PAID);
    expect(plan).toContain('at most 2 live pieces of up to $0.90, $1.80 together');
    expect(live.length).toBeLessThanOrEqual(2);
    expect(result).toMatchObject({ spent: 1.8, unclear: { pieces: 2 } });
    expect(result.rules.find(({ id }) => id === 'auth.create-mailer')?.verdict).toBe('fail');
    expect(table(result)).toMatch(new RegExp(`a production token creates a mailing: .*${got}`));
  },
);

test('a rule that passes in part says why the rest was not checked', async () => {
  const { result } = await full(badGateway, { maxCost: 4, price: 0.9 }, EVERY_PAID);
  expect(table(result)).toMatch(/pass +mailing\.total-cost .* \(1 of 2 checks: a piece could not be made: 502\)/);
});

test('a production token that is refused, though the piece is made, fails the rule of Create Mailer and is paid for', async () => {
  const refused = () => Response.json({ error: 'Unauthorized' }, { status: 403 });
  const { result } = await full(refused, { maxCost: 4, price: 0.9 }, ['auth.create-mailer']);
  expect(result.rules.find(({ id }) => id === 'auth.create-mailer')?.verdict).toBe('fail');
  expect(result).toMatchObject({ spent: 0.85, extra: 1 });
});
