import { expect, onTestFinished, test, vi } from 'vitest';
import { html } from '../src/report/html.ts';
import { junit } from '../src/report/junit.ts';
import { table } from '../src/report/table.ts';
import { against, newMock } from './against.ts';

vi.setConfig({ testTimeout: 120_000 });

type Json = Record<string, unknown>;

const urlOf = (input: Parameters<typeof fetch>[0]): URL => new URL(input instanceof Request ? input.url : input);

/** Changes the bodies of some responses. */
const damaged =
  (isIt: (url: URL) => boolean, change: (text: string) => string, contentType = 'application/json') =>
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const url = urlOf(input);
    if (url.pathname.startsWith('/_mock') || !response.ok || !isIt(url)) return response;
    const text = change(await response.text());
    return new Response(text, {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), 'content-type': contentType },
    });
  };

const each = (change: (item: Json) => unknown) => (text: string) => {
  const body = JSON.parse(text) as Json | Json[];
  for (const item of [body].flat()) change(item);
  return JSON.stringify(body);
};

const isList = ({ pathname }: URL): boolean => pathname.endsWith('/mailings');

test('a failure names request, status, item and the place in the document, in every report', async () => {
  const result = await against({
    target: { level: 'test-token' },
    only: ['mailing.fields'],
    receiver: false,
    fetch: damaged(
      (url) => isList(url) && url.searchParams.get('page') === '2',
      each((item) => delete item['creative_id']),
    ),
  });
  const check = result.rules
    .find(({ id }) => id === 'mailing.fields')
    ?.checks.find(({ name }) => name === 'every mailing in the list has every field');
  expect(check).toMatchObject({
    verdict: 'fail',
    got: 'creative_id is missing',
    where: {
      request: expect.stringMatching(/^GET \/v1\/campaign\/[\w-]+\/mailings\?per_page=5&page=2$/),
      status: 200,
      item: expect.stringMatching(/^\[0\] id [\w-]{36}$/),
      document: '#/components/schemas/MailingListItem/required',
    },
  });
  for (const text of [table(result), html(result), junit(result)])
    for (const part of ['mailings?per_page=5', '[0] id ', '#/components/schemas/MailingListItem/required'])
      expect(text.replaceAll('&#38;', '&')).toContain(part);
});

test.each([
  ['PROCESSING', 'got "PROCESSING"'],
  ['Wilhelmina Quackenbush', 'got another string of 22 characters'],
  ['wilhelmina@quackenbush.net', 'got another string of 26 characters'],
])('a state of "%s" is shown only where it is a word', async (state, said) => {
  const result = await against({
    target: { level: 'test-token' },
    only: ['create.response', 'states.names'],
    receiver: false,
    fetch: damaged(
      ({ pathname }) => pathname.startsWith('/v1/mailing'),
      each((item) => Object.assign(item, { state })),
    ),
  });
  const text = table(result);
  expect(text).toContain(`expected state to be processing, ${said}`);
  expect(text).toContain('POST /v1/mailing returned 201');
  expect(text.includes('ackenbush')).toBe(false);
});

test('a page that no check of the list reads for its fields is held against the document all the same', async () => {
  const result = await against({
    target: { level: 'test-token' },
    only: ['mailing.fields', 'list.headers'],
    receiver: false,
    fetch: damaged(
      (url) => isList(url) && url.searchParams.get('per_page') === '3' && url.searchParams.get('page') === '3',
      each((item) => Object.assign(item, { total_cost: 1 })),
    ),
  });
  const failed = result.rules.flatMap(({ id, checks }) =>
    checks.flatMap(({ verdict, got, where }) => (verdict === 'fail' ? [[id, got, where?.document]] : [])),
  );
  expect(failed).toEqual([
    ['mailing.fields', 'total_cost is a number, not string', expect.stringMatching(/^#\/components\/schemas\/\w+/)],
  ]);
});

test.each<[string, (text: string) => string, string]>([
  [
    'a field that the document does not have',
    each((item) => Object.assign(item, { internal_ssn: 'x' })),
    'internal_ssn',
  ],
  ['a byte order mark', (text) => `\uFEFF${text}`, 'byte order mark'],
  ['doubled keys', (text) => text.replace('{', '{"id":"x",'), 'come twice in one object: id'],
])('%s is noted, and breaks no rule', async (_, change, said) => {
  const result = await against({
    mock: newMock(),
    target: { level: 'safe' },
    only: ['organization.me'],
    receiver: false,
    fetch: damaged(({ pathname }) => pathname === '/v1/me', change),
  });
  expect(result.rules.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  expect(result.notes?.join()).toContain(said);
  expect(table(result)).toContain('Noted, though it breaks no rule:');
});

test('an empty body that is called JSON is told as such', async () => {
  const result = await against({
    target: { level: 'safe' },
    only: ['campaigns.list'],
    receiver: false,
    fetch: damaged(
      ({ pathname }) => pathname === '/v1/campaigns',
      () => '',
    ),
  });
  expect(table(result)).toContain('expected an array, got an empty body (GET /v1/campaigns returned 200)');
  expect(result.notes).toEqual(['listCampaigns 200: an empty body that is called JSON']);
});

test('a response that took longer than five seconds is noted with its longest time, and breaks no rule', async () => {
  const clock = performance.now.bind(performance);
  let late = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => clock() + late);
  onTestFinished(() => spy.mockRestore());
  const result = await against({
    mock: newMock(),
    target: { level: 'safe' },
    only: ['campaigns.list'],
    receiver: false,
    fetch: (send) => async (input, init) => {
      if (new URL(input instanceof Request ? input.url : input).pathname === '/v1/campaigns') late += 7_100;
      return send(input, init);
    },
  });
  expect(result.notes).toEqual(['listCampaigns: a response took 7 s']);
  expect(result.rules.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
});

test('a time that is missing is told as missing', async () => {
  const result = await against({
    target: { level: 'test-token' },
    only: ['create.response'],
    receiver: false,
    fetch: damaged(
      ({ pathname }) => pathname === '/v1/mailing',
      each((item) => delete item['created_at']),
    ),
  });
  expect(table(result)).toContain('got no time: nothing (POST /v1/mailing returned 201)');
});
