import { expect, test } from 'vitest';
import { junit } from '../src/report/junit.ts';
import type { RunResult } from '../src/run/result.ts';
import { against, newMock } from './against.ts';

type Around = (send: typeof fetch) => typeof fetch;

const urlOf = (input: Parameters<typeof fetch>[0]): URL => new URL(input instanceof Request ? input.url : input);

/** Changes the responses of one path. */
const changing =
  (path: string, change: (response: Response) => Response | Promise<Response>): Around =>
  (send) =>
  async (input, init) => {
    const response = await send(input, init);
    return urlOf(input).pathname.startsWith(path) ? change(response) : response;
  };

const failures = ({ rules }: RunResult) =>
  rules.flatMap(({ id, checks }) =>
    checks.flatMap(({ verdict, got }) => (verdict === 'fail' ? [`${id}: ${got}`] : [])),
  );

const header = (name: string, value: string) => (response: Response) => {
  const headers = new Headers(response.headers);
  headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
};

const mock = newMock();
const { production, test: testToken } = mock.tokens;

test.each<[string, Around, string]>([
  ['a header', changing('/v1/audiences', header('x-debug', `for ${production}`)), 'listAudiences'],
  [
    'a body',
    changing('/v1/me', async (answer) =>
      Response.json({ ...((await answer.json()) as object), token: testToken }, answer),
    ),
    'getOrganization',
  ],
])('%s that shows a token is found in the level safe, and the report does not repeat it', async (_, around, where) => {
  const result = await against({ mock, target: { level: 'safe' }, only: ['auth.bearer'], fetch: around });
  expect(failures(result)).toEqual([`auth.bearer: a token in ${where}`]);
  for (const text of [JSON.stringify(result), junit(result)])
    for (const token of [production, testToken]) expect(text).not.toContain(token);
});

test('a response that is not called JSON is found, and named by its operation and status', async () => {
  const result = await against({
    mock,
    target: { level: 'safe' },
    only: ['bodies.json', 'organization.me'],
    fetch: changing('/v1/me', header('content-type', 'text/plain; charset=utf-8')),
  });
  expect(failures(result)).toEqual(['bodies.json: getOrganization 200: text/plain; getOrganization 403: text/plain']);
});

test('a GET that fails now and then breaks no rule, and is told; one that fails always breaks its own', async () => {
  const only = ['organization.me', 'campaigns.list', 'campaigns.get', 'auth.bearer', 'stats.campaign', 'list.headers'];
  let asked = 0;
  const sometimes: Around = (send) => (input, init) => {
    const isGet = (init?.method ?? 'GET') === 'GET' && urlOf(input).pathname.startsWith('/v1/');
    asked += isGet ? 1 : 0;
    return isGet && asked % 5 === 0 ? Promise.resolve(new Response('oops', { status: 500 })) : send(input, init);
  };
  const random = await against({ only, fetch: sometimes });
  expect([random.ended, failures(random)]).toEqual([null, []]);
  expect(random.warnings).toEqual([expect.stringMatching(/^\d+ GETs got a 5xx, and another status/)]);
  const always = await against({
    only,
    fetch: changing('/v1/stats/campaign/', () => new Response('oops', { status: 500 })),
  });
  expect(new Set(failures(always).map((each) => each.split(':')[0]))).toEqual(
    new Set(['stats.campaign', 'auth.bearer']),
  );
  expect(always.warnings).toEqual([]);
});

test('what makes something is not sent again after a 5xx', async () => {
  let sent = 0;
  await against({
    target: { level: 'test-token' },
    only: ['errors.validation'],
    receiver: false,
    fetch: (send) => (input, init) => {
      if (init?.method !== 'POST' || urlOf(input).pathname !== '/v1/mailing') return send(input, init);
      sent += 1;
      return Promise.resolve(new Response('oops', { status: 503 }));
    },
  });
  // One rule for each check; the specification's rule has two.
  expect(sent).toBe(2);
});
