import { describe, expect, test } from 'vitest';
import { describeFault, outcomeOfFault } from '../../src/http/network-fault.ts';

const coded = (code: string, more: object = {}): Error => Object.assign(new Error('words'), { code, ...more });

/** An error with `inner` under so many causes. */
const under = (depth: number, inner: unknown): unknown =>
  depth === 0 ? inner : new Error('outer', { cause: under(depth - 1, inner) });

/** An error that is its own cause. */
function circle(): Error {
  const error = coded('EODD');
  error.cause = error;
  return error;
}

describe('what an error of the connection proves', () => {
  test.each([
    ['a look-up that failed in any way', coded('EAI_FAIL', { syscall: 'getaddrinfo' }), 'not_sent'],
    ['a refusal four causes deep', under(4, coded('ECONNREFUSED')), 'not_sent'],
    ['a code that only contains a known one', coded('NOT_ECONNREFUSED'), 'unknown'],
    ['a code that only begins with a known one', coded('ECONNREFUSED_LATER'), 'unknown'],
    ["words that only contain fetch's for a port", new Error('no bad port'), 'unknown'],
    ["words that only begin with fetch's for a port", new Error('bad port, then lost'), 'unknown'],
    ['a self-signed certificate', coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'not_sent'],
    ['a certificate of an unknown authority', under(1, coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE')), 'not_sent'],
    ['a certificate of a proxy', coded('SELF_SIGNED_CERT_IN_CHAIN'), 'not_sent'],
    ['a certificate that has ended', coded('CERT_HAS_EXPIRED'), 'not_sent'],
    ['a certificate of another host', coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'not_sent'],
    ["a server's alert about the client's certificate", coded('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'), 'unknown'],
    ["a server's alert about a bad certificate", coded('ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE'), 'unknown'],
    ['a list of no errors', Object.assign(new AggregateError([]), { code: 'ECONNRESET' }), 'unknown'],
    ['a cause that is null', new Error('x', { cause: null }), 'unknown'],
    ['an error that is its own cause', circle(), 'unknown'],
    ['null', null, 'unknown'],
    ['undefined', undefined, 'unknown'],
  ])('%s', (_what, fault, outcome) => {
    expect(outcomeOfFault(fault)).toBe(outcome);
  });

  test('errors that hold each other in lists come to an end', () => {
    const fault = new AggregateError([]);
    fault.errors.push(fault);
    expect(outcomeOfFault(fault)).toBe('unknown');
  });
});

describe('nothing leaks: the innermost words, without addresses of the web', () => {
  test.each([
    ['code and words', coded('ECONNRESET'), 'ECONNRESET: words'],
    ['words alone', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['the innermost cause', under(3, coded('EPIPE')), 'EPIPE: words'],
    ['a code that is a number', Object.assign(new Error('words'), { code: 7 }), 'words'],
    ['a cause that is null', new Error('x', { cause: null }), 'x'],
    ['a cause that is text', new Error('x', { cause: 'because' }), 'x'],
    ['text', 'just text', 'just text'],
    ['something without words', { message: 7 }, '[object Object]'],
    ['null', null, 'null'],
    ['undefined', undefined, 'undefined'],
    ['an error that is its own cause', circle(), 'EODD: words'],
    [
      'URLs',
      new Error('GET https://api.test/v1/x?email=a%40b.c (from "ws://other.test/y") failed'),
      'GET <url> (from "<url>") failed',
    ],
    ['long words', new Error('x'.repeat(500)), 'x'.repeat(200)],
  ])('%s', (_what, fault, words) => {
    expect(describeFault(fault).reason).toBe(words);
  });
});
