import { createHmac } from 'node:crypto';
import { mailingEventNames } from '@direct-mail/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signWebhook, verifyWebhook, WebhookVerificationError } from '../../src/webhooks/index.ts';
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
    expect(refusal(() => verifyWebhook({ body, headers, secret: SECRET })).code).toBe('signature_missing');
  });

  test('any of several secrets may match', () => {
    expect(verifyWebhook({ body, signature, secret: ['old', SECRET] })).toEqual(event);
    expect(verifyWebhook({ body, signature, secret: [SECRET, 'new'] })).toEqual(event);
    expect(refusal(() => verifyWebhook({ body, signature, secret: ['old', 'new'] })).code).toBe('signature_mismatch');
  });

  test('secrets are used as given: white space, any script, any length', () => {
    for (const secret of [' padded ', '\n', 'ключ', '🔑', 'k'.repeat(64), 'k'.repeat(65), 'ö'.repeat(400)]) {
      expect(verifyWebhook({ ...delivery('mailed', secret), secret })).toEqual(event);
    }
  });
});

test('a signed body that is no UTF-8 is body_malformed: another text than was signed must not come out of it', () => {
  for (const bytes of [[0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d], [...Buffer.from('{"event":"é"}', 'latin1')]]) {
    const raw = Uint8Array.from(bytes);
    const signed = signWebhook({ body: raw, secret: SECRET });
    expect(refusal(() => verifyWebhook({ body: raw, signature: signed, secret: SECRET })).code).toBe('body_malformed');
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
