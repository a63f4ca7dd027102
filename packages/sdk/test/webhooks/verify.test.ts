import { createHmac } from 'node:crypto';
import { mailingEventNames } from '@direct-mail/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWebhook, signWebhook, verifyWebhook, WebhookVerificationError } from '../../src/webhooks/index.ts';
import { delivery, refusal, SECRET } from './support.ts';

const { body, signature } = delivery();
const event = JSON.parse(body) as object;

describe('a delivery that the service signed', () => {
  test('Events: the signature is the hex digest of an HMAC over the body, SHA-1, keyed with the secret', () => {
    const other = createHmac('sha1', SECRET).update(body).digest('hex');
    expect(signWebhook({ body, secret: SECRET })).toBe(other);
    expect(verifyWebhook({ body, signature: other, secret: SECRET })).toEqual(event);
  });

  test.each([...mailingEventNames, 'ping', 'an_event_of_next_year'])('Events: %s is returned', (name) => {
    const made = delivery(name);
    expect(verifyWebhook({ ...made, secret: SECRET })).toEqual(JSON.parse(made.body));
  });

  test('D43: a ping passes whatever fields it has, since its shape is not shown', () => {
    for (const ping of ['{}', '{"event":"ping"}', ' {"hello":["world"]}\n', '{"timestamp":null}']) {
      const signed = signWebhook({ body: ping, secret: SECRET });
      expect(verifyWebhook({ body: ping, signature: signed, secret: SECRET })).toEqual(JSON.parse(ping));
    }
  });

  test('the body may be text, a Buffer, bytes within a larger buffer, or an ArrayBuffer', () => {
    const bytes = new TextEncoder().encode(`..${body}..`).subarray(2, -2);
    for (const form of [body, Buffer.from(body), bytes, bytes.slice().buffer]) {
      expect(verifyWebhook({ body: form, signature, secret: SECRET })).toEqual(event);
    }
  });

  test('the signature may be in upper case', () => {
    expect(verifyWebhook({ body, signature: signature.toUpperCase(), secret: SECRET })).toEqual(event);
  });

  test.each<[string, Parameters<typeof verifyWebhook>[0]['headers']]>([
    ['a Headers object', new Headers({ 'X-SVC-Signature': signature })],
    ['a Map', new Map([['x-svc-signature', signature]])],
    ["Node's record", { 'x-svc-signature': signature, host: 'localhost' }],
    ['a record of lists', { 'x-svc-signature': [signature] }],
    ['a record in another case', { Host: 'localhost', 'X-Svc-SIGNATURE': signature }],
    ['a record without a prototype', Object.assign(Object.create(null), { 'x-svc-signature': signature })],
  ])('the headers may be %s', (_form, headers) => {
    expect(verifyWebhook({ body, headers, secret: SECRET })).toEqual(event);
  });

  test('the header may have another name', () => {
    const headers = { 'x-brand-signature': signature };
    expect(verifyWebhook({ body, headers, headerName: 'X-Brand-Signature', secret: SECRET })).toEqual(event);
    expect(refusal(() => verifyWebhook({ body, headers, secret: SECRET })).reason).toBe('signature_missing');
  });

  test('any of several secrets may match', () => {
    expect(verifyWebhook({ body, signature, secret: ['old', SECRET] })).toEqual(event);
    expect(verifyWebhook({ body, signature, secret: [SECRET, 'new'] })).toEqual(event);
    expect(refusal(() => verifyWebhook({ body, signature, secret: ['old', 'new'] })).reason).toBe('signature_mismatch');
  });

  test('secrets are used as given: white space, any script, any length', () => {
    for (const secret of [' padded ', '\n', 'ключ', '🔑', 'k'.repeat(64), 'k'.repeat(65), 'ö'.repeat(400)]) {
      expect(verifyWebhook({ ...delivery('mailed', secret), secret })).toEqual(event);
    }
  });
});

describe('a delivery that is refused', () => {
  test('every change of one byte of the body or one digit of the signature is a mismatch', () => {
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), fc.nat(39), (at, flip, digit) => {
        const changed = Buffer.from(body);
        changed.writeUInt8(changed.readUInt8(at) ^ flip, at);
        expect(refusal(() => verifyWebhook({ body: changed, signature, secret: SECRET })).reason).toBe(
          'signature_mismatch',
        );
        const other = signature[digit] === '0' ? '1' : '0';
        const forged = signature.slice(0, digit) + other + signature.slice(digit + 1);
        expect(refusal(() => verifyWebhook({ body, signature: forged, secret: SECRET })).reason).toBe(
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
    expect(refused.reason).toBe('signature_missing');
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
    expect(refused.reason).toBe('signature_malformed');
    expect(refused.message).toContain('40 hexadecimal digits');
    expect(refused.message).toMatch(/not (\d+|object)\.$/);
  });

  test.each([
    ['an empty text', ''],
    ['no secret at all', []],
    ['an empty one beside a good one', [SECRET, '']],
    ['a variable that is not set', undefined as unknown as string],
    ['one of several not set', [SECRET, undefined as unknown as string]],
    ['NULs alone, which HMAC takes for the empty key', '\0\0'],
  ])('secret_missing: %s', (_what, secret) => {
    expect(refusal(() => verifyWebhook({ body, signature, secret })).reason).toBe('secret_missing');
    expect(refusal(() => signWebhook({ body, secret: secret as string })).reason).toBe('secret_missing');
  });

  test('other views than bytes are read as bytes; what cannot be read is refused, and nothing else is thrown', () => {
    const eight = JSON.stringify({ event: 'ping', a: 1 });
    const bytes = new TextEncoder().encode(eight.padEnd(32));
    const signed = signWebhook({ body: bytes, secret: SECRET });
    const view = new BigInt64Array(bytes.buffer.slice(0)) as never;
    expect(verifyWebhook({ body: view, signature: signed, secret: SECRET })).toMatchObject({ event: 'ping' });
    const { buffer } = new Uint8Array(8);
    structuredClone(buffer, { transfer: [buffer] });
    expect(refusal(() => verifyWebhook({ body: buffer, signature, secret: SECRET })).reason).toBe('body_not_raw');
    const headerName = Symbol('x') as never;
    expect(refusal(() => verifyWebhook({ body, headers: {}, headerName, secret: SECRET })).reason).toBe(
      'signature_missing',
    );
  });

  test('secret_missing: a signature made with an empty key is never right', () => {
    const forged = createHmac('sha1', '').update(body).digest('hex');
    expect(refusal(() => verifyWebhook({ body, signature: forged, secret: [SECRET, ''] })).reason).toBe(
      'secret_missing',
    );
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
      expect(refused.reason).toBe('body_not_raw');
      expect(refused.message).toContain(named);
    }
  });

  test.each(['', 'null', '"text"', '5', '[]', '[{}]', '{"a":', 'not JSON', '{}{}'])(
    'body_malformed: the signature is right, but %j is no JSON object',
    (text) => {
      const signed = signWebhook({ body: text, secret: SECRET });
      expect(refusal(() => verifyWebhook({ body: text, signature: signed, secret: SECRET })).reason).toBe(
        'body_malformed',
      );
      expect(refusal(() => parseWebhook(text)).reason).toBe('body_malformed');
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
    expect(mistake({ body: JSON.stringify(event, null, 2) })).toContain('written again');
    expect(mistake({})).toContain('another secret');
  });

  test('one secret of several with white space around it is named as the likely mistake', () => {
    const secret = ['another', `${SECRET} `];
    expect(refusal(() => verifyWebhook({ body, signature, secret })).message).toContain('white space');
  });

  test('signature_malformed: a header that came twice is said to be no text', () => {
    const twice = [signature, signature];
    expect(refusal(() => verifyWebhook({ body, signature: twice, secret: SECRET })).message).toContain('not object');
  });

  test('a body that was parsed and written again with other white space is a mismatch', () => {
    const rewritten = JSON.stringify(JSON.parse(body), null, 1);
    expect(refusal(() => verifyWebhook({ body: rewritten, signature, secret: SECRET })).reason).toBe(
      'signature_mismatch',
    );
  });

  test('no message holds the secret, the right signature, or the one that came', () => {
    const wrong = 'b'.repeat(40);
    const { message } = refusal(() => verifyWebhook({ body, signature: wrong, secret: SECRET }));
    for (const hidden of [SECRET, signature, wrong]) expect(message).not.toContain(hidden);
  });
});

describe('maxAge', () => {
  const at = Date.parse('2026-11-20T10:00:00.000Z');
  const verify = (age: number, maxAge: number, text = body) =>
    verifyWebhook({
      body: text,
      signature: signWebhook({ body: text, secret: SECRET }),
      secret: SECRET,
      maxAge,
      now: () => at + age,
    });

  test('without it an event of any age passes, since a retry carries the time of its event (D44)', () => {
    expect(verifyWebhook({ body, signature, secret: SECRET, now: () => at + 1e12 })).toEqual(event);
  });

  test('an event as old as that passes, one millisecond more is timestamp_too_old', () => {
    expect(verify(5000, 5000)).toEqual(event);
    const refused = refusal(() => verify(5001, 5000));
    expect(refused.reason).toBe('timestamp_too_old');
    expect(refused.message).toContain('5001');
  });

  test('an event from a clock that is ahead passes up to as much, and one of next year does not', () => {
    expect(verify(-5000, 5000)).toEqual(event);
    for (const ahead of [5001, 365 * 86_400_000]) {
      const refused = refusal(() => verify(-ahead, 5000));
      expect(refused).toMatchObject({
        reason: 'timestamp_too_old',
        message: `The event is ${ahead} ms ahead; maxAge is 5000.`,
      });
    }
  });

  test('the present may be given as a Date', () => {
    const now = () => new Date(at + 5001);
    expect(refusal(() => verifyWebhook({ body, signature, secret: SECRET, maxAge: 5000, now })).reason).toBe(
      'timestamp_too_old',
    );
  });

  test('a time without a zone is UTC, and one with a zone is in that', () => {
    const written = (timestamp: string) => JSON.stringify({ timestamp });
    for (const same of [
      '2026-11-20T10:00:00',
      '2026-11-20T10:00:00z',
      '2026-11-20T12:00:00+02:00',
      '2026-11-20T04:30:00-05:30',
    ]) {
      expect(verify(0, 0, written(same))).toEqual({ timestamp: same });
      expect(refusal(() => verify(1, 0, written(same))).reason).toBe('timestamp_too_old');
    }
  });

  test('an event without a readable time is refused', () => {
    for (const text of ['{}', '{"timestamp":"soon"}', '{"timestamp":5}', '{"timestamp":{"toString":1,"valueOf":1}}']) {
      expect(refusal(() => verify(0, 1e15, text)).reason).toBe('timestamp_too_old');
    }
  });

  test('the age is looked at only when the signature is right', () => {
    const old = () => verifyWebhook({ body, signature: 'a'.repeat(40), secret: SECRET, maxAge: 0, now: () => at + 1 });
    expect(refusal(old).reason).toBe('signature_mismatch');
  });
});

describe('options that would check less than they say', () => {
  const given = { body, signature, secret: SECRET };

  test.each(['maxage', 'max_age', 'Secret', 'tolerance', 'toString'])('%s is refused, with those there are', (name) => {
    expect(refusal(() => verifyWebhook({ ...given, [name]: 300_000 } as never))).toMatchObject({
      reason: 'option_invalid',
      message: `verifyWebhook: no option ${name}; there are body, secret, signature, headers, headerName, maxAge, now.`,
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
    expect(error).toMatchObject({ reason: 'option_invalid', message: `verifyWebhook: ${message}.` });
  });

  test('none at all is a refusal like any other', () => {
    expect(refusal(() => (verifyWebhook as () => unknown)()).reason).toBe('body_not_raw');
    expect(refusal(() => verifyWebhook(null as never)).reason).toBe('body_not_raw');
  });
});

test('a signed body that is no UTF-8 is body_malformed: another text than was signed must not come out of it', () => {
  for (const bytes of [[0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d], [...Buffer.from('{"event":"é"}', 'latin1')]]) {
    const raw = Uint8Array.from(bytes);
    const signed = signWebhook({ body: raw, secret: SECRET });
    expect(refusal(() => verifyWebhook({ body: raw, signature: signed, secret: SECRET })).reason).toBe(
      'body_malformed',
    );
  }
});

test('whatever comes with a request, the response is an event or a WebhookVerificationError', () => {
  const some = fc.anything({ withNullPrototype: true, withTypedArray: true, withMap: true });
  const mostly = <T>(good: T) => fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: some });
  fc.assert(
    fc.property(
      mostly<unknown>(body),
      mostly<unknown>(signature),
      mostly<unknown>(SECRET),
      some,
      fc.option(fc.string(), { nil: undefined }),
      (anyBody, anySignature, anySecret, headers, headerName) => {
        try {
          verifyWebhook({ body: anyBody, signature: anySignature, secret: anySecret, headers, headerName } as never);
        } catch (error) {
          if (!(error instanceof WebhookVerificationError)) throw error;
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test('whatever JSON object is signed is returned as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const text = `{"event":"mailed","more":${json}}`;
      const signed = signWebhook({ body: text, secret: SECRET });
      expect(verifyWebhook({ body: Buffer.from(text), signature: signed, secret: SECRET })).toEqual(JSON.parse(text));
    }),
  );
});
