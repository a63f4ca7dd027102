import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/index.ts';
import { failure, json, scripted } from '../support/client.ts';

const token = 'live_a/b+SECRET.9x';
const person = { full_name: 'José O’García', company: 'Ünal & Söhne "Nord"', email: 'jose@example.com' };
const request = { campaign_id: 'c', recipient: { ...person, address_1: '12 Elm/Oak St' } as never };

const hex = (text: string, digits: number): string => text.codePointAt(0)?.toString(16).padStart(digits, '0') ?? '';

/** How programs write text: as it is, JSON of Python and PHP, URLs, forms, HTML. */
const written: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in JSON': (text) => JSON.stringify(text).slice(1, -1),
  'in JSON within JSON': (text) => JSON.stringify(JSON.stringify(text)).slice(3, -3),
  'with \\u escapes (Python)': (text) =>
    JSON.stringify(text)
      .slice(1, -1)
      .replace(/[^ -~]/g, (c) => `\\u${hex(c, 4)}`),
  'with \\u escapes for all': (text) => text.replace(/[^\w ]/g, (c) => `\\u${hex(c, 4)}`),
  'with \\/ (PHP)': (text) => text.replaceAll('/', '\\/'),
  'percent-encoded': (text) => encodeURIComponent(text),
  'percent-encoded twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  'as a form': (text) => new URLSearchParams({ q: text }).toString().slice(2),
  'with HTML entities': (text) => text.replace(/[^\w ]/gu, (c) => `&#${c.codePointAt(0)};`),
  'with hexadecimal HTML entities': (text) => text.replace(/[^\w ]/gu, (c) => `&#x${hex(c, 2)};`),
  'in upper case': (text) => text.toUpperCase(),
};

/** Every way to see an error, in plain and with the usual encodings undone, so that no hiding place is missed. */
function shown(error: unknown): string {
  const { message, stack, cause, body } = error as CallError & { body?: unknown };
  return [message, stack, String(error), JSON.stringify(error), inspect(error, { depth: 9, showHidden: true })]
    .concat([inspect(cause, { showHidden: true }), inspect(body, { depth: 9 }), JSON.stringify(body) ?? ''])
    .join('\n');
}

const parts = [token, 'SECRET', 'García', 'Garc\\u00eda', 'Garc%C3%ADa', 'jose@', 'jose%40', 'Söhne', 'Elm/Oak'];

async function errorOf(response: Response): Promise<unknown> {
  const { mail } = scripted([response], { token, maxRetries: 0 });
  return await failure(mail.mailings.create(request));
}

describe('a token or a person in an error, however the service writes it', () => {
  const echo = (write: (text: string) => string): string =>
    [token, ...Object.values(person), '12 Elm/Oak St'].map((value) => `<${write(value)}>`).join(' said ');

  test.each(Object.entries(written))('%s, in text', async (_, write) => {
    const text = shown(await errorOf(new Response(`Refused: ${echo(write)}`, { status: 502 })));
    for (const part of parts) expect(text.toLowerCase()).not.toContain(part.toLowerCase());
  });

  test.each(Object.entries(written))('%s, in the strings and keys of JSON', async (_, write) => {
    const body = { error: { name: 'V', message: echo(write) }, [write(token)]: [{ deep: echo(write) }] };
    const text = shown(await errorOf(json(400, body)));
    for (const part of parts) expect(text.toLowerCase()).not.toContain(part.toLowerCase());
  });

  test('in JSON that escapes what it need not: the body is parsed before it is masked', async () => {
    const escaped = (text: string): string => text.replace(/./gsu, (c) => (c.length > 1 ? c : `\\u${hex(c, 4)}`));
    const body = `{"error":{"name":"V","message":"${escaped(`${token} ${person.full_name} ${person.email}`)}"}}`;
    const text = shown(await errorOf(new Response(body, { status: 400 })));
    for (const part of parts) expect(text).not.toContain(part);
  });

  test('of 1,000 people that the response does not name, none costs an expression', async () => {
    const built = vi.spyOn(globalThis, 'RegExp');
    const { mail } = scripted([json(400, { error: { status: 400 }, message: 'address 1: bad; 7 Elm St' })]);
    const inputs = Array.from({ length: 1000 }, (_, n) => ({ address_line1: `${n} Elm St`, zip_code: '62701' }));
    const { message } = (await failure(mail.addresses.standardizeMany(inputs))) as Error;
    expect(message).toBe('standardizeAddresses: 400: address 1: bad; [redacted]');
    expect(built.mock.calls.length).toBeLessThan(10);
  });

  test('each character in a form of its own, right behind what may begin an escape', async () => {
    const forms: ((c: string) => string)[] = [
      (c) => c,
      (c) => c.toUpperCase(),
      (c) => `\\u${hex(c, 4)}`,
      (c) => [...Buffer.from(c)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
      (c) => [...Buffer.from(c)].map((byte) => `%25${byte.toString(16).padStart(2, '0')}`).join(''),
      (c) => `&#${c.codePointAt(0)};`,
    ];
    const value = fc.constantFrom('12 Elm/Oak St', person.full_name, person.company);
    const before = fc.constantFrom('', ' ', '%', '%2', '\\', '&#', '"', '%20', '/', '=', '%25', '&');
    await fc.assert(
      fc.asyncProperty(value, before, fc.infiniteStream(fc.constantFrom(...forms)), async (text, prefix, draws) => {
        const all = Array.from(text, (c) => (draws.next().value as (c: string) => string)(c)).join('');
        const { message } = (await errorOf(new Response(`no ${prefix}${all}. Sorry`, { status: 400 }))) as Error;
        expect(message).toContain('[redacted]. Sorry');
      }),
      { numRuns: 150 },
    );
  });

  test('in Base64 of any header or URL that held the token, at any offset', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[ -~]{0,9}$/), fc.stringMatching(/^[ -~]{0,9}$/), async (before, after) => {
        const encoded = Buffer.from(`${before}${token}${after}`);
        for (const form of [encoded.toString('base64'), encoded.toString('base64url')]) {
          const text = shown(await errorOf(new Response(`sent ${form} to us`, { status: 400 })));
          expect(text).not.toContain(form);
          // What is left of it at the ends must not give more than a letter away.
          for (const left of text.match(/[\w+/-]{12,}/g) ?? [])
            expect(Buffer.from(left, 'base64').toString('latin1')).not.toMatch(/live_a|SECRET/);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('any token of the usual length, between any words', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[#-&(-~][!-~]{7,39}$/),
        fc.string({ maxLength: 12 }),
        async (secret, around) => {
          const { mail } = scripted([json(500, { error: `${around}${secret}${around}` })], {
            token: secret,
            maxRetries: 0,
          });
          expect(shown(await failure(mail.mailings.create(request)))).not.toContain(secret);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a success that cannot be read leaves nothing of its body in the error: the service knows other people', () => {
  const inner = '"full_name":"GRACE HOPPER","line1":"4 NAVY YARD","merge_tags":{"reference":"order-1815"}';
  test.each([
    ['cut off', `{${inner}`],
    ['a list where an object is expected', `[{${inner}}]`],
    ['with an error where none is expected', `[{"error":"GRACE HOPPER",${inner}}]`],
    ['text', '<p>GRACE HOPPER of 4 NAVY YARD, order-1815</p>'],
  ])('%s', async (_, body) => {
    const error = await errorOf(new Response(body, { status: 200, headers: { 'content-type': 'application/json' } }));
    expect(shown(error)).not.toMatch(/grace|hopper|navy|order-1815|merge_tags/i);
    expect((error as Error).message).toContain(`(application/json, ${body.length} characters)`);
  });

  test('an error object where a list is expected', async () => {
    const { mail } = scripted([json(200, { error: { name: 'GRACE HOPPER', message: '4 NAVY YARD' } })], {
      maxRetries: 0,
    });
    const error = await failure(mail.campaigns.list());
    expect(error).toMatchObject({ name: 'ApiError', status: 200, code: undefined });
    expect(shown(error)).not.toMatch(/grace|hopper|navy/i);
  });
});

describe('errors stay errors', () => {
  test.each([301, 32_812, 70_000])('a value of %i characters breaks no error, and is masked', async (length) => {
    const company = 'Acme '.repeat(length / 5);
    for (const step of [json(500, { error: company }), new TypeError(`failed: ${company}`)]) {
      const { mail } = scripted([step], { maxRetries: 0 });
      const error = await failure(mail.mailings.create({ campaign_id: 'c', recipient: { company } as never }));
      expect(error).toBeInstanceOf(CallError);
      expect(error).toMatchObject({ outcome: 'unknown' });
      expect((error as Error).message.length).toBeLessThan(1_500);
    }
  });

  test('control characters, line breaks and endless words of the service do not reach a terminal', async () => {
    const error = await errorOf(
      json(400, { error: { name: 'X\n\u001b[2J', message: `\u202e\u0007${'y'.repeat(60_000)}` } }),
    );
    const { message, code } = error as { message: string; code: string };
    expect(`${message}${code}`).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(message.length).toBeLessThan(1_500);
  });

  // A quadratic search takes minutes here and exceeds the time limit of a test.
  test('ten thousand backslashes and levels are searched in linear time', async () => {
    await errorOf(new Response('\\'.repeat(65_000), { status: 500 }));
    const deep = await errorOf(new Response(`${'['.repeat(30_000)}"${token}"${']'.repeat(30_000)}`, { status: 500 }));
    expect(shown(deep)).not.toContain(token);
  });

  test.each([
    ['half an emoji in a query', (mail: Mail) => mail.addresses.standardize({ full_address: '1 Main St \ud83d' })],
    ['half an emoji in an id', (mail: Mail) => mail.mailings.retrieve('\ud83d')],
    ['an object in a query', (mail: Mail) => mail.addresses.standardize({ full_address: {} as never })],
    ['a BigInt', (mail: Mail) => mail.orders.create({ order_id: 1n as never } as never)],
    ['a circle', (mail: Mail) => mail.orders.create(circle() as never)],
    ['10,000 levels', (mail: Mail) => mail.mailings.create({ ...request, merge_tags: nested(10_000) })],
  ])('%s is a ValidationError, and nothing is sent', async (_, run) => {
    const { mail, seen } = scripted([json(200, {})]);
    expect(await failure(run(mail))).toMatchObject({ name: 'ValidationError', outcome: 'not_sent' });
    expect(seen).toEqual([]);
  });

  test.each([
    [1n, 'a bigint'],
    [Number.NaN, 'NaN'],
    [new Date(Number.NaN), 'an invalid date'],
    [new Map(), 'a Map or a Set'],
    [Promise.resolve(1), 'a promise; await it'],
    [() => 1, 'a function'],
  ])('a merge tag that JSON cannot hold is named with what it is: %s', async (value, kind) => {
    const { mail } = scripted([json(200, {})]);
    expect(await failure(mail.mailings.create({ ...request, merge_tags: { list: [{ value }] } }))).toMatchObject({
      message: expect.stringContaining(`merge_tags.list.0.value cannot be written as JSON; got ${kind}`),
    });
  });

  test('a validator that throws is a ConfigurationError, and nothing is sent', async () => {
    const validate = () => {
      throw new Error('broken');
    };
    const { mail, seen } = scripted([json(200, {})], { validate });
    expect(await failure(mail.mailings.create(request))).toMatchObject({ name: 'ConfigurationError' });
    expect(seen).toEqual([]);
  });
});

type Mail = ReturnType<typeof scripted>['mail'];

function circle(): object {
  const self: Record<string, unknown> = {};
  self['self'] = self;
  return self;
}

function nested(levels: number): Record<string, unknown> {
  let value: Record<string, unknown> = {};
  for (let level = 0; level < levels; level++) value = { value };
  return value;
}
