import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashEmail, readEmailHash } from '../../src/account/base/email-hash.ts';
import { ADA_HASH } from '../rules.ts';

const names = { email: 'customer_email', sha256: 'customer_email_sha256' };
const refusal = (message: string) => expect.objectContaining({ kind: 'ValidationError', message });

describe('D31: an e-mail and its hash', () => {
  test.each(['ada@example.com', 'Ada@Example.COM', 'ÄDA@exämple.de', 'a'.repeat(200)])(
    'the hash of %s is the SHA-256 of its lowercased text in hexadecimal',
    (email) => {
      expect(hashEmail(email)).toBe(createHash('sha256').update(email.toLowerCase()).digest('hex'));
    },
  );

  test.each([
    [undefined, undefined, null],
    [null, null, null],
    ['ada@example.com', undefined, ADA_HASH],
    ['ADA@example.com', null, ADA_HASH],
    [undefined, ADA_HASH, ADA_HASH],
    [null, ADA_HASH.toUpperCase(), ADA_HASH],
    ['Ada@example.com', ADA_HASH.toUpperCase(), ADA_HASH],
  ])('%j with the hash %j is kept as %j', (email, sha256, kept) => {
    expect(readEmailHash(email, sha256, names)).toBe(kept);
  });

  test.each(['', 'abc', `${ADA_HASH}0`, ADA_HASH.slice(1)])(
    'the hash %j is refused by its name and length',
    (sha256) => {
      for (const email of [undefined, 'ada@example.com']) {
        expect(() => readEmailHash(email, sha256, names)).toThrow(
          refusal(`customer_email_sha256 must be 64 hexadecimal digits, got ${sha256.length} characters`),
        );
      }
    },
  );

  test.each([`g${ADA_HASH.slice(1)}`, `${ADA_HASH.slice(1)}g`, ' '.repeat(64)])(
    'the hash %j has other digits',
    (sha256) => {
      expect(() => readEmailHash(undefined, sha256, names)).toThrow(
        refusal('customer_email_sha256 must be 64 hexadecimal digits, got 64 characters'),
      );
    },
  );

  test.each(['', 'ada', 'ada@', '@example.com', ' ada@example.com', 'ada@example.com ', 'a b@example.com', 'a@b@c'])(
    'the address %j is refused, and the message does not repeat it',
    (email) => {
      expect(() => readEmailHash(email, undefined, names)).toThrow(
        refusal('customer_email must be an email address without whitespace'),
      );
    },
  );

  test('both given and different are refused, and the message holds neither', () => {
    expect(() => readEmailHash('grace@example.com', ADA_HASH, names)).toThrow(
      refusal(
        'customer_email_sha256 must be the SHA-256 of the lowercased customer_email, or be omitted; the two do not match',
      ),
    );
  });
});
