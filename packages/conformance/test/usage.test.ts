import { routes } from '@direct-mail/contract';
import { describe, expect, test } from 'vitest';
import { restOf } from '../src/cli/server.ts';
import { steps } from '../src/client/steps.ts';
import { listening, run } from './typed.ts';

describe('usage', () => {
  test.each([
    [['server'], '--url is needed'],
    [['server', '--url', 'nowhere', '--token', 't'], 'an address with http or https'],
    [['server', '--url', 'http://a.example'], '--token is needed'],
    [['server', '--url', 'http://a:b@a.example', '--token', 't'], 'no user name'],
    [['server', '--url', 'http://a.example?key=k3y', '--token', 't'], '--url takes an address without a query'],
    [['server', '--url', 'http://a.example/#top', '--token', 't'], '--url takes an address without a query'],
    [['server', '--url', 'http://a.example', '--token', 't', '--profile', 'brave'], 'safe, test-token, full'],
    [['server', '--url', 'http://a.example', '--token', 't', '--profile', 'full'], '--max-cost is needed'],
    [['server', '--url', 'http://a.example', '--token', 't', '--profile', 'full', '--max-cost', 'much'], 'a number'],
    [
      ['server', '--url', 'http://a.example', '--token', 't', '--profile', 'full', '--max-cost', '-3'],
      '--max-cost takes a number from 0, not "-3"',
    ],
    [['client', '--', './no-such-program', '7'], './no-such-program could not be started: there is no such program'],
    [['client', '--timeout', '-.5', '--', 'true'], '--timeout takes a number of seconds, not "-.5"'],
    [['server', '--url', 'http://a.example', '--token', 't', '--price', '0'], '--price takes a number above 0'],
    [['server', '--url', 'http://a.example', '--token', 't', '--address', 'here'], 'street, city, ST ZIP'],
    [['server', '--url', 'http://a.example', '--token', 't', '--irreversible'], '--profile full'],
    [['server', '--url', 'http://a.example', '--token', 't', '--profile', 'test-token'], '--test-token is needed'],
    [
      ['server', '--url', 'http://a.example', '--token', 't', '--only', 'create.respnse'],
      'did you mean create.response?',
    ],
    [['server', '--url', 'http://a.example', '--token', 't', '--only', ''], '--only takes ids'],
    [['server', '--ulr', 'http://a.example'], '--ulr'],
    [['server', '--url', 'http://a.example', '--token', 'live a'], '--token takes one token'],
    [
      ['server', '--url', 'http://a.example', '--token', 't', '--test-token', 't\nX: y'],
      '--test-token takes one token',
    ],
    [['server', '--url', 'http://a.example', '--token', 't', '--test-token', 't'], 'the same as --token'],
    [['server', '--url', 'http://a.example', '--token', 't', '--baseline', '/no/b.txt'], '--baseline: /no/b.txt'],
    [['server', '--url', 'http://a.example', '--token', 't', '--observed', '/no/o.json'], '--observed: /no/o.json'],
    [['server', '--url', 'http://a.example', '--token', 't', '--html', '/tmp'], '--html: /tmp is a folder'],
    [['server', '--url', 'http://a.example', '--token', 't', '--resume', '/no/s.json'], '--resume: /no/s.json'],
    [
      ['server', '--url', 'http://a.example', '--token', 't', '--json', 'twice.json', '--html', './twice.json'],
      'name the same file',
    ],
    [['client', '--json', '/no/c.json', '--', 'true'], '--json: /no/c.json'],
    [['drift', 'a.json'], 'two results'],
    [['drift', 'nowhere.json', 'nowhere.json'], 'cannot be read'],
    [['client'], 'after --'],
    [['clinet'], 'server, client or drift'],
    [[], 'a command is needed'],
  ])('%j ends with 2 and says what to do', async (args, said) => {
    const { code, text } = await run(...args);
    expect(code).toBe(2);
    expect(text).toContain(said);
    // A query may hold a key.
    expect(text).not.toContain('k3y');
  });

  test('a line end at the edge of a token, as files have it, is no part of it', async () => {
    const tokens: (string | undefined)[] = [];
    const url = await listening((request, response) => {
      tokens.push(request.headers.authorization);
      response.writeHead(404).end();
    });
    await run('server', '--url', url, '--token', 'live_secret\r\n');
    expect(new Set(tokens)).toEqual(new Set(['Bearer live_secret']));
  });

  test('--help shows every command', async () => {
    const { code, text } = await run('--help');
    expect(code).toBe(0);
    for (const name of ['server', 'client', 'drift']) expect(text).toContain(name);
  });

  test('client --steps shows what each step sends, and each response that it takes, as JSON', async () => {
    const { code, text } = await run('client', '--steps');
    expect(code).toBe(0);
    const lines = text.split('\n');
    for (const [name, { operation, responses }] of Object.entries(steps)) {
      if (operation !== null) expect(text).toContain(`: ${routes[operation].method} ${routes[operation].path}\n`);
      const sent = lines.findIndex((line) => line.startsWith('> ') && JSON.parse(line.slice(2)).step === name);
      expect(sent).toBeGreaterThan(0);
      const taken = lines.slice(sent + 1, sent + 1 + responses.length).map((line) => JSON.parse(line.slice(2)));
      expect(taken).toEqual(responses);
    }
  });
});

describe('the estimate of the time that is left', () => {
  test.each([
    ['nothing in the first ten seconds', 9_000, 30, 300, ''],
    ['nothing after fewer than five steps', 60_000, 4, 300, ''],
    ['seconds below a minute and a half', 20_000, 40, 160, ', about 80 s left'],
    ['minutes above, rounded up', 20_000, 20, 200, ', about 4 minutes left'],
  ])('%s', (_, milliseconds, done, left, expected) => {
    expect(restOf(milliseconds, done, left)).toBe(expected);
  });
});
