import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMock } from '@direct-mail/mock';
import { describe, expect, test, vi } from 'vitest';
import type { RunResult, State } from '../src/index.ts';
import { createHttp } from '../src/service/http.ts';
import { against, newMock } from './against.ts';
import { listening, run } from './typed.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = (): string => mkdtempSync(join(tmpdir(), 'conformance-'));
const server = (url: string, ...more: readonly string[]) =>
  run('server', '--base-url', url, '--token', 'live_secret', ...more);

describe('what is no service that can be looked at', () => {
  const cases: Readonly<Record<string, readonly [RequestListener, string]>> = {
    'another site': [
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      'not a direct-mail service',
    ],
    'another API': [
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
      'not a direct-mail service',
    ],
    'a wrong token': [
      (_, response) =>
        void response.writeHead(403, { 'content-type': 'application/json' }).end('{"error":"Unauthorized"}'),
      'the token was refused',
    ],
    'a service that is down': [(_, response) => void response.writeHead(503).end(), 'the service failed'],
    'a redirect': [
      (_, response) => void response.writeHead(301, { location: 'https://elsewhere.example/' }).end(),
      'a redirect',
    ],
    'a service that hangs': [() => undefined, 'nothing came in time'],
    'a service that hangs up': [(request) => void request.socket.destroy(), 'no response to GET /v1/me'],
  };
  // At the same time, because most of it is the pauses of the command before it repeats a request.
  test.concurrent.for(Object.keys(cases))(
    '%s: a result that says so, exit code 2',
    async (name, { expect, onTestFinished }) => {
      const [response, said] = cases[name] ?? [() => undefined, ''];
      const json = join(folder(), 'result.json');
      // Only servers that never respond are exempt from waiting.
      const limit = name === 'a service that hangs' ? ['--timeout', '100ms'] : [];
      const { code, text } = await server(await listening(response, onTestFinished), ...limit, '--report', json);
      expect(code).toBe(2);
      expect(text).toContain(said);
      expect((JSON.parse(readFileSync(json, 'utf8')) as RunResult).ended).toContain(said);
    },
  );

  test.each([
    ['/v1', 'try --base-url '],
    ['', 'no organization'],
  ])('a base address that ends with "%s"', async (path, said) => {
    const url = await listening((_, response) => void response.writeHead(404).end());
    const { code, text } = await server(`${url}${path}`);
    expect(code).toBe(2);
    expect(`${text}\n`).toContain(`${said}${path === '' ? '' : `${url}\n`}`);
    expect(text.includes('every path begins with /v1 already')).toBe(path !== '');
  });

  test('an address of the address service that ends with /v1 is told of before anything is judged', async () => {
    const mock = newMock();
    const addressUrl = `${mock.addressBaseUrl}/v1`;
    const { ended } = await against({
      mock,
      target: { level: 'safe', addressBaseUrl: addressUrl },
      only: ['address.get'],
    });
    expect(ended).toContain(`try --address-base-url ${mock.addressBaseUrl}`);
  });

  test('two tokens that were swapped, and a test token in the place of the other, are guessed at', async () => {
    const mock = newMock();
    const { production, test } = mock.tokens;
    const swapped = await against({ mock, target: { level: 'test-token', token: test, testToken: production } });
    expect(swapped.ended).toContain('look swapped');
    const alone = await against({ mock, target: { level: 'safe', token: test, testToken: undefined } });
    expect(alone.ended).toContain('looks like a test token');
    const open = createMock({ fixtures: { settings: { testTokens: 'everywhere' } } });
    const told = await against({ mock: open, target: { level: 'safe', token: open.tokens.test } });
    expect(told.ended).toContain('is a test token');
  });

  test('a production token as --test-token makes no piece, because it would be paid for', async () => {
    const mock = newMock();
    const { token } = await mock.tokenRegistry.create({ mode: 'production' });
    const { ended } = await against({ mock, target: { level: 'test-token', testToken: token } });
    expect(ended).toContain('would be paid for');
    expect(await mock.mailings.list()).toEqual([]);
  });

  test('drift with a run that ended early is no "No drift": exit code 1, and what only one judged', async () => {
    const [whole, short] = [join(folder(), 'a.json'), join(folder(), 'b.json')];
    const only = ['organization.me', 'campaigns.list'];
    writeFileSync(whole, JSON.stringify(await against({ only, target: { level: 'safe' } })));
    await server(await listening((_, response) => void response.end('<html>')), '--report', short);
    const { code, text } = await run('drift', whole, short);
    expect(code).toBe(1);
    expect(text).toContain(`${short} ended early: `);
    expect(text).toContain(`${short} judged nothing`);
    for (const id of only) expect(text).toContain(`${id}  judged by one run only: pass → not reached`);
    expect(text).not.toContain('No drift');
    expect((await run('drift', short, short)).code).toBe(1);
    expect(await run('drift', whole, whole)).toMatchObject({ code: 0 });
  });

  test('full without a campaign, or an address, of a service that is no mock: exit code 2 before anything is made', async () => {
    const methods: (string | undefined)[] = [];
    const url = await listening((request, response) => {
      methods.push(request.method);
      response.writeHead(404).end();
    });
    const full = ['--level', 'full', '--max-cost', '1'];
    expect(await server(url, ...full)).toMatchObject({
      code: 2,
      text: expect.stringContaining('--campaign is needed'),
    });
    const { code, text } = await server(url, ...full, '--campaign', 'c');
    expect([code, text]).toEqual([2, expect.stringContaining('--address is needed')]);
    expect(new Set(methods)).toEqual(new Set(['GET']));
  });

  test('a run that judged nothing does not end with 0', async () => {
    const url = await listening(
      (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"id":"1","name":"n","mode":"production"}'),
    );
    const { code, text } = await server(url, '--only', 'create.response');
    expect(code).toBe(2);
    expect(text).toContain('No rule could be checked');
  });

  test('the pause after a 429 becomes shorter again', async () => {
    const slept: number[] = [];
    let limited = 3;
    const http = createHttp({
      fetch: async () => new Response('{}', { status: limited-- > 0 ? 429 : 200, headers: { 'retry-after': '0' } }),
      sleep: async (milliseconds) => void slept.push(milliseconds),
      now: () => 0,
      timeout: 1000,
      note: () => {},
    });
    for (let sent = 0; sent < 100; sent += 1) await http({ method: 'GET', url: 'http://a.example/' });
    const pauses = slept.filter((milliseconds) => milliseconds > 0);
    expect(Math.max(...pauses)).toBe(800);
    expect(pauses.at(-1)).toBeLessThan(100);
    expect(pauses.length).toBeLessThan(80);
  });

  test('nobody at the address', async () => {
    const { code, text } = await server('http://127.0.0.1:9');
    expect(code).toBe(2);
    expect(text).toContain('no response to GET /v1/me');
  });
});

describe('a run that is interrupted', () => {
  test('says so, and goes on where it was when resumed', async () => {
    const mock = newMock();
    const only = ['organization.me', 'campaigns.list', 'create.response', 'list.per-page', 'recipient.name'];
    let state: State | undefined;
    let left = 25;
    const first = await against({
      mock,
      only,
      save: (saved) => {
        state = structuredClone(saved);
      },
      fetch: (send) => (input, init) => {
        left -= 1;
        return left < 0 ? Promise.reject(new TypeError('fetch failed')) : send(input, init);
      },
    });
    expect(first.ended).toContain('no response to');
    const passed = first.rules.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id);
    expect(passed.length).toBeGreaterThan(0);
    const second = await against({ mock, only, ...(state === undefined ? {} : { state }) });
    expect(second.ended).toBeNull();
    expect(second.rules.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id)).toEqual(
      expect.arrayContaining(only),
    );
  });

  test('full deletes its orders when it is interrupted, and names those that it cannot', async () => {
    const only = ['order.required', 'order.record', 'limits.metadata-keys'];
    for (const isDead of [false, true]) {
      const mock = newMock();
      const stop = new AbortController();
      let made = 0;
      const result = await against({
        mock,
        only,
        target: { level: 'full', maxCost: 1 },
        signal: stop.signal,
        fetch: (send) => async (input, init) => {
          if (isDead && stop.signal.aborted) throw new TypeError('fetch failed');
          const response = await send(input, init);
          const url = input instanceof Request ? input.url : input.toString();
          if (init?.method === 'POST' && url.endsWith('/v1/order') && response.ok) made += 1;
          if (made === 2) stop.abort();
          return response;
        },
      });
      expect(result.ended).toBe('interrupted');
      const left = (await mock.orders.list()).length;
      expect(left).toBe(isDead ? 2 : 0);
      expect(result.left?.length ?? 0).toBeGreaterThanOrEqual(left);
      expect(result.left?.every((id) => id.startsWith('conformance-'))).toBe(true);
      if (!isDead) expect(result.left).toEqual([]);
    }
  });

  test('a state of another service is refused', async () => {
    const file = join(folder(), 'state.json');
    writeFileSync(file, JSON.stringify({ format: 1, memory: {}, url: 'http://other.example', level: 'safe' }));
    const { code, text } = await server('http://a.example', '--resume', file);
    expect(code).toBe(2);
    expect(text).toContain('another run');
  });
});

describe('a service that limits the rate', () => {
  test('is asked more slowly, and looked at all the same', async () => {
    const mock = newMock();
    await mock.settings.update({ rateLimit: { limit: 5, windowSeconds: 10 } });
    const result = await against({
      mock,
      target: { level: 'safe' },
      only: ['organization.me', 'campaigns.list', 'stats.page-limits', 'auth.bearer'],
    });
    expect(result.ended).toBeNull();
    expect(result.rules.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  });
});

describe('a service whose time cannot be moved', () => {
  /** The mock without its control API. */
  const real =
    (send: typeof fetch): typeof fetch =>
    (input, init) =>
      (input instanceof Request ? input.url : input.toString()).includes('/_mock')
        ? Promise.resolve(new Response('{}', { status: 404 }))
        : send(input, init);

  test('what takes hours is left for a resumed run, and goes on there', async () => {
    const mock = newMock();
    const { id } = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'A', format: 'postcard_4x6' }] });
    const target = { level: 'test-token' as const, campaign: id };
    let state: State | undefined;
    const save = (saved: State) => {
      state = structuredClone(saved);
    };
    const first = await against({ mock, target, only: ['list.updated-at'], fetch: real, save });
    const rule = first.rules.find((each) => each.id === 'list.updated-at');
    const later = rule?.checks.find(({ verdict }) => verdict === 'later');
    expect(later?.until).toMatch(/^\d{4}-/);
    await mock.clock.advance({ hours: 2 });
    const second = await against({
      mock,
      target,
      only: ['list.updated-at'],
      fetch: real,
      save,
      ...(state === undefined ? {} : { state }),
    });
    expect(second.rules.find((each) => each.id === 'list.updated-at')?.verdict).toBe('pass');
    expect(
      second.rules.find((each) => each.id === 'list.updated-at')?.checks.some(({ verdict }) => verdict === 'later'),
    ).toBe(false);
  });
});
