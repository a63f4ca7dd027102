import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWebhook, signWebhook, verifyWebhook } from '../../src/webhooks/index.ts';
import { delivery, refusal, SECRET } from './support.ts';

const { body, signature } = delivery();
const event = JSON.parse(body) as object;

describe('a delivery that is refused', () => {
  test('every change of one byte of the body or one digit of the signature is a mismatch', () => {
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), fc.nat(39), (at, flip, digit) => {
        const changed = Buffer.from(body);
        changed.writeUInt8(changed.readUInt8(at) ^ flip, at);
        expect(refusal(() => verifyWebhook({ body: changed, signature, secret: SECRET })).code).toBe(
          'signature_mismatch',
        );
        const other = signature[digit] === '0' ? '1' : '0';
        const forged = signature.slice(0, digit) + other + signature.slice(digit + 1);
        expect(refusal(() => verifyWebhook({ body, signature: forged, secret: SECRET })).code).toBe(
          'signature_mismatch',
        );
      }),
    );
  });

  test.each([
    ['no signature', { signature: undefined }],
    ['an empty one', { signature: '' }],
    ['none in Headers', { headers: new Headers() }],
    ['none in a record', { headers: { 'x-other': signature } }],
    ['a name that cannot be one', { headers: new Headers({ 'x-svc-signature': signature }), headerName: 'not a name' }],
  ])('signature_missing: %s', (_what, given) => {
    const refused = refusal(() => verifyWebhook({ body, secret: SECRET, ...given }));
    expect(refused.code).toBe('signature_missing');
    expect(refused.message).toContain('headerName' in given ? 'not a name' : 'X-SVC-Signature');
  });

  test.each([
    ['too short', signature.slice(1)],
    ['too long', `${signature}0`],
    ['SHA-256', 'a'.repeat(64)],
    ['with a prefix', `sha1=${signature}`],
    ['no hexadecimal', `${signature.slice(1)}g`],
    ['with white space', ` ${signature}`],
    ['with a line break', `${signature}\n`],
    ['twice', [signature, signature]],
    ['twice in one', `${signature}, ${signature}`],
  ])('signature_malformed: %s, and the message says what was expected and what came', (_what, given) => {
    const refused = refusal(() => verifyWebhook({ body, secret: SECRET, signature: given }));
    expect(refused.code).toBe('signature_malformed');
    expect(refused.message).toContain('40 hexadecimal digits');
    expect(refused.message).toMatch(/got (\d+|object)\.$/);
  });

  test.each([
    ['an empty text', ''],
    ['no secret at all', []],
    ['an empty one beside a good one', [SECRET, '']],
    ['a variable that is not set', undefined as unknown as string],
    ['one of several not set', [SECRET, undefined as unknown as string]],
    ['NULs alone, which HMAC takes for the empty key', '\0\0'],
  ])('secret_missing: %s', (_what, secret) => {
    expect(refusal(() => verifyWebhook({ body, signature, secret })).code).toBe('secret_missing');
    expect(refusal(() => signWebhook({ body, secret: secret as string })).code).toBe('secret_missing');
  });

  test('other views than bytes are read as bytes; what cannot be read is refused, and nothing else is thrown', () => {
    const eight = JSON.stringify({ event: 'ping', a: 1 });
    const bytes = new TextEncoder().encode(eight.padEnd(32));
    const signed = signWebhook({ body: bytes, secret: SECRET });
    const view = new BigInt64Array(bytes.buffer.slice(0)) as never;
    expect(verifyWebhook({ body: view, signature: signed, secret: SECRET })).toMatchObject({ event: 'ping' });
    const { buffer } = new Uint8Array(8);
    structuredClone(buffer, { transfer: [buffer] });
    expect(refusal(() => verifyWebhook({ body: buffer, signature, secret: SECRET })).code).toBe('body_not_raw');
    const headerName = Symbol('x') as never;
    expect(refusal(() => verifyWebhook({ body, headers: {}, headerName, secret: SECRET })).code).toBe(
      'signature_missing',
    );
  });

  test('secret_missing: a signature made with an empty key is never right', () => {
    const forged = createHmac('sha1', '').update(body).digest('hex');
    expect(refusal(() => verifyWebhook({ body, signature: forged, secret: [SECRET, ''] })).code).toBe('secret_missing');
  });

  test.each([
    ['a parsed object', event, 'a parsed object'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'a parsed object'],
    ['a number', 5, 'number'],
  ])('body_not_raw: %s', (_what, given, named) => {
    const asBody = given as unknown as string;
    for (const action of [
      () => verifyWebhook({ body: asBody, signature, secret: SECRET }),
      () => signWebhook({ body: asBody, secret: SECRET }),
      () => parseWebhook(asBody),
    ]) {
      const refused = refusal(action);
      expect(refused.code).toBe('body_not_raw');
      expect(refused.message).toContain(named);
    }
  });

  test.each(['', 'null', '"text"', '5', '[]', '[{}]', '{"a":', 'not JSON', '{}{}'])(
    'body_malformed: the signature is right, but %j is no JSON object',
    (text) => {
      const signed = signWebhook({ body: text, secret: SECRET });
      expect(refusal(() => verifyWebhook({ body: text, signature: signed, secret: SECRET })).code).toBe(
        'body_malformed',
      );
      expect(refusal(() => parseWebhook(text)).code).toBe('body_malformed');
    },
  );

  test('body_malformed: what the body says is not in the message', () => {
    expect(refusal(() => parseWebhook('{"name": Ada Lovelace}')).message).not.toContain('Ada');
  });

  test('the message of a mismatch names the likely mistake', () => {
    const mistake = (given: { body?: string; secret?: string }) =>
      refusal(() => verifyWebhook({ body, signature, secret: 'another', ...given })).message;
    expect(mistake({ secret: `${SECRET}\n` })).toContain('white space');
    expect(mistake({ body: '' })).toContain('empty');
    expect(mistake({ body: JSON.stringify(event, null, 2) })).toContain('re-serialized');
    expect(mistake({})).toContain('wrong secret');
  });

  test('one secret of several with white space around it is named as the likely mistake', () => {
    const secret = ['another', `${SECRET} `];
    expect(refusal(() => verifyWebhook({ body, signature, secret })).message).toContain('white space');
  });

  test('signature_malformed: a header that came twice is said to be no text', () => {
    const twice = [signature, signature];
    expect(refusal(() => verifyWebhook({ body, signature: twice, secret: SECRET })).message).toContain('got object');
  });

  test('a body that was parsed and re-serialized with other white space is a mismatch', () => {
    const rewritten = JSON.stringify(JSON.parse(body), null, 1);
    expect(refusal(() => verifyWebhook({ body: rewritten, signature, secret: SECRET })).code).toBe(
      'signature_mismatch',
    );
  });

  test('no message holds the secret, the right signature, or the one that came', () => {
    const wrong = 'b'.repeat(40);
    const { message } = refusal(() => verifyWebhook({ body, signature: wrong, secret: SECRET }));
    for (const hidden of [SECRET, signature, wrong]) expect(message).not.toContain(hidden);
  });
});

describe('options that would check less than they say', () => {
  const given = { body, signature, secret: SECRET };

  test.each(['maxage', 'max_age', 'Secret', 'tolerance', 'toString'])('%s is refused, with those there are', (name) => {
    expect(refusal(() => verifyWebhook({ ...given, [name]: 300_000 } as never))).toMatchObject({
      code: 'option_invalid',
      message: `verifyWebhook: unknown option "${name}"; known: body, secret, signature, headers, headerName, maxAge, now.`,
    });
  });

  test.each([
    [{ maxAge: '5m' }, 'maxAge must be a number of milliseconds'],
    [{ maxAge: Number.NaN }, 'maxAge must be a number of milliseconds'],
    [{ maxAge: -1 }, 'maxAge must be a number of milliseconds'],
    [{ maxAge: null }, 'maxAge must be a number of milliseconds'],
    [{ now: 5 }, 'now must be a function'],
  ])('%j is refused, whatever the event', (option, message) => {
    const error = refusal(() => verifyWebhook({ ...given, ...option } as never));
    expect(error).toMatchObject({ code: 'option_invalid', message: `verifyWebhook: ${message}.` });
  });

  test('none at all is a refusal like any other', () => {
    expect(refusal(() => (verifyWebhook as () => unknown)()).code).toBe('body_not_raw');
    expect(refusal(() => verifyWebhook(null as never)).code).toBe('body_not_raw');
  });

  test('body_not_raw: a request says that its text is to be awaited', () => {
    const request = new Request('https://shop.example/hooks', { method: 'POST', body });
    const refused = refusal(() => verifyWebhook({ body: request as never, signature, secret: SECRET }));
    expect(refused).toMatchObject({
      code: 'body_not_raw',
      message: 'Pass the body as received (text or bytes), not the request itself: await request.text().',
    });
  });
});
