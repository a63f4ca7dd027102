import { createMock, type MockOptions } from '@direct-mail/mock';
import { connectMock, type ServeOptions, serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { checkMailed } from '../src/matchers/to-have-mailed.ts';

describe('A typo is never swallowed', () => {
  test.each<[object, string]>([
    [{ sed: 5 }, 'createMock: unknown option sed: did you mean seed?'],
    [
      { settings: { unknownField: 1 } },
      'createMock: settings: unknown field unknownField: did you mean unknownFields?',
    ],
    [{ settings: { chances: {} } }, 'createMock: settings: unknown field chances: expected one of organizationName, '],
    [
      { settings: { durations: { procesing: 1 } } },
      'settings.durations: unknown field procesing: did you mean processing?',
    ],
    [{ settings: { maxBatch: 0 } }, 'createMock: settings.maxBatch: must be at least 1, got 0'],
    [
      { fixtures: './f.json' },
      'a parsed fixture file or snapshot, got "./f.json": to load a file, read and parse it first',
    ],
    [{ fixtures: 'dmeo' }, 'got "dmeo": did you mean demo?'],
    [{ clock: 'fast' }, 'createMock: the clock must be real, manual or a speed such as 60x'],
    [{ tokens: { live: 'x' } }, 'createMock: unknown token live: expected one of production, test'],
    [{ seed: Number.NaN }, 'createMock: seed must be a number or a string, got NaN'],
    [{ seed: null }, 'createMock: seed must be a number or a string, got object'],
    [{ baseUrl: 'foo' }, 'createMock: baseUrl must be a URL such as https://api.direct-mail.test, got "foo"'],
    [{ addressBaseUrl: 'ftp://a.test' }, 'createMock: addressBaseUrl must be a URL such as '],
  ])('createMock(%j) throws a TypeError', (options, message) => {
    expect(() => createMock(options as MockOptions)).toThrow(TypeError);
    expect(() => createMock(options as MockOptions)).toThrow(message);
  });

  test.each([
    [null, 'createMock: options must be an object, got null'],
    ['demo', 'createMock: options must be an object, got string'],
  ])('createMock(%j) throws a TypeError', (options, message) => {
    expect(() => createMock(options as never)).toThrow(new TypeError(message));
  });

  test.each<[object, string]>([
    [{ too: 'Ada' }, 'toHaveMailed: unknown field too: did you mean to?'],
    [{ state: 'deliverd' }, 'toHaveMailed: unknown state deliverd: did you mean delivered?'],
    [{ mergeTags: {} }, 'toHaveMailed: unknown field mergeTags: did you mean merge_tags?'],
    [{ times: 1.5 }, 'toHaveMailed: times must be an integer of at least 0, got 1.5'],
  ])('toHaveMailed(%j) throws a TypeError', (expected, message) => {
    expect(() => checkMailed(expected, createMock())).toThrow(message);
  });

  test('toHaveMailed of the client, in place of the mock, says what it takes', () => {
    const mail = new DirectMail({ ...createMock().connection });
    expect(() => checkMailed({}, mail)).toThrow(
      'pass the mock to expect(), as in expect(mock); got an object (DirectMail)',
    );
  });

  test.each<[(mock: ReturnType<typeof createMock>) => Promise<unknown>, string]>([
    [(mock) => mock.mailings.list({ state: 'deliverd' } as object), 'state must be one of append_failed, '],
    [(mock) => mock.mailings.list({ stat: 'delivered' } as object), 'unknown field stat: did you mean state?'],
    [(mock) => mock.requests.list({ operation: 'createMailng' } as object), 'operation must be one of '],
    [(mock) => mock.webhooks.deliveries('x', { object: 'y' } as object), 'unknown field object: did you mean'],
    [
      (mock) => mock.campaigns.create({ name: 'A', idd: 'b' } as { name: string }),
      'unknown field idd: did you mean id?',
    ],
    [
      (mock) => mock.faults.add({ chance: 1, status: 503 } as object),
      'unknown field chance: expected one of operation, ',
    ],
    [(mock) => mock.clock.advance({ days: -1 }), 'days must be at least 0, got -1'],
    [(mock) => mock.clock.advance({ day: 3 } as object), 'unknown field day: did you mean days?'],
  ])('a control call, %#', async (run, message) => {
    await expect(run(createMock())).rejects.toMatchObject({
      name: 'MockControlError',
      status: 400,
      message: expect.stringContaining(message) as string,
    });
  });

  test.each<[object, string]>([
    [{ prot: 0 }, 'serve: unknown option prot: did you mean port?'],
    [{ datadir: 'x' }, 'serve: unknown option datadir: did you mean dataDir?'],
    [{ port: '4010' }, 'serve: port must be an integer from 0 (any free port) to 65535, got "4010"'],
    [{ seed: 1 }, 'serve: unknown option seed: expected one of port, host, '],
  ])('serve(mock, %j) rejects with a TypeError', async (options, message) => {
    const served = serve(createMock(), options as ServeOptions);
    await expect(served).rejects.toThrow(TypeError);
    await expect(served).rejects.toThrow(message);
  });

  test('connectMock', () => {
    expect(() => connectMock('http://127.0.0.1:1', { sandbx: 'a' } as object)).toThrow(
      'connectMock: unknown option sandbx: did you mean sandbox?',
    );
  });
});

describe('addresses of something else', () => {
  test.each([
    ['foo', "url must be the mock's base URL, such as http://127.0.0.1:4010; got foo"],
    [undefined, 'got undefined'],
    ['http://127.0.0.1:4010/v1/', 'url must not end in /v1'],
  ])('connectMock(%j) says what it expects', (url, words) => {
    expect(() => connectMock(url as string)).toThrow(words);
  });

  test('connectMock refuses a receiver that is a function, before anything is sent', async () => {
    const connected = connectMock('http://127.0.0.1:9');
    await expect(connected.webhooks.create({ receiver: () => 200 })).rejects.toMatchObject({
      name: 'MockControlError',
      status: 400,
      message: expect.stringContaining('a function cannot be sent to another process'),
    });
  });

  test('a client whose base address is not the mock in its process: nothing was sent, and the message names both', async () => {
    const mock = createMock();
    const mail = new DirectMail({ ...mock.connection, baseUrl: 'https://api.example.com' });
    await expect(mail.organization.retrieve()).rejects.toMatchObject({
      name: 'ConnectionError',
      outcome: 'not_sent',
      message: expect.stringMatching(
        /serves only api\.direct-mail\.test and address\.direct-mail\.test, not api\.example\.com/,
      ),
    });
  });
});
