import { routes } from '@direct-mail/contract';
import { describe, expect, test } from 'vitest';
import { restOf } from '../src/cli/server.ts';
import { steps } from '../src/client/steps.ts';
import { listening, run } from './typed.ts';

describe('usage', () => {
  test.each([
    [['server'], '--base-url is needed'],
    [['server', '--base-url', 'nowhere', '--token', 't'], 'an address with http or https'],
    [['server', '--base-url', 'http://a.example'], 'a production token is needed'],
    [['server', '--base-url', 'http://a:b@a.example', '--token', 't'], 'no user name'],
    [
      ['server', '--base-url', 'http://a.example?key=k3y', '--token', 't'],
      '--base-url takes an address without a query',
    ],
    [['server', '--base-url', 'http://a.example/#top', '--token', 't'], '--base-url takes an address without a query'],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--level', 'brave'], 'safe, test-token, full'],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--level', 'full'], '--max-cost is needed'],
    [
      ['server', '--base-url', 'http://a.example', '--token', 't', '--level', 'full', '--max-cost', 'much'],
      'an amount in dollars',
    ],
    [
      ['server', '--base-url', 'http://a.example', '--token', 't', '--level', 'full', '--max-cost', '-3'],
      '--max-cost must be an amount in dollars',
    ],
    [['client', '--', './no-such-program', '7'], './no-such-program could not be started: there is no such program'],
    [
      ['client', '--timeout', '-.5', '--', 'true'],
      '--timeout takes a span such as 90s, 30m, 12h, 3d or 1h30m, not "-.5"',
    ],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--price', '0'], '--price takes an amount above 0'],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--address', 'here'], 'street, city, ST ZIP'],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--irreversible'], '--level full'],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--level', 'test-token'], '--test-token is needed'],
    [
      ['server', '--base-url', 'http://a.example', '--token', 't', '--only', 'create.respnse'],
      'did you mean create.response?',
    ],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--only', ''], '--only takes ids'],
    [['server', '--ulr', 'http://a.example'], '--ulr'],
    [['server', '--base-url', 'http://a.example', '--token', 'live a'], '--token takes one token'],
    [
      ['server', '--base-url', 'http://a.example', '--token', 't', '--test-token', 't\nX: y'],
      '--test-token takes one token',
    ],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--test-token', 't'], 'the same as --token'],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--baseline', '/no/b.txt'], '--baseline: /no/b.txt'],
    [
      ['server', '--base-url', 'http://a.example', '--token', 't', '--observed', '/no/o.json'],
      '--observed: /no/o.json',
    ],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--report', '/tmp'], 'ends in .json, .xml or .html'],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--report', '/no/r.html'], '--report: /no/r.html'],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--fields', 'id,verdcit'], 'did you mean verdict?'],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--token-file', '/x'], 'give one of them'],
    [['server', '--base-url', 'http://a.example', '--token-file', '/no/t'], '--token-file: /no/t cannot be read'],
    [['server', '--levl', 'full'], 'did you mean --level?'],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--timeout', '30'], 'such as 90s'],
    [['server', '--base-url', 'http://a.example', '--token', 't', '--resume', '/no/s.json'], '--resume: /no/s.json'],
    [
      [
        'server',
        '--base-url',
        'http://a.example',
        '--token',
        't',
        '--report',
        'twice.json',
        '--report',
        './twice.json',
      ],
      'name the same file',
    ],
    [['client', '--report', '/no/c.json', '--', 'true'], '--report: /no/c.json'],
    [['drift', 'a.json'], '<after> is missing'],
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
    await run('server', '--base-url', url, '--token', 'live_secret\r\n');
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
