import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asCurl, type Bearers, type Call, pathWith } from '../../src/api/call.ts';
import { problemOf } from '../../src/api/problem.ts';

const none: Bearers = { service: null, test: null, control: false };
const post: Call<unknown> = {
  method: 'POST',
  path: '/v1/order',
  contentType: 'application/json',
  body: '{}',
  token: 'service',
};

/** The words that a POSIX shell makes of a command, with the variable set. */
function wordsOf(command: string): string[] {
  const script = `curl() { for word; do printf '%s\\0' "$word"; done; }; ${command}`;
  const printed = execFileSync('/bin/sh', ['-c', script], {
    encoding: 'utf8',
    env: { DIRECT_MAIL_TOKEN: 'live_x', DIRECT_MAIL_MOCK_CONTROL_TOKEN: 'c' },
  });
  return printed.split('\0').slice(0, -1);
}

describe('asCurl', () => {
  test('contains the token of the account if it is known', () => {
    const words = wordsOf(asCurl(post, 'http://localhost:4010', { ...none, service: 'live_mock' }));
    expect(words).toContain('Authorization: Bearer live_mock');
  });

  test('leaves an unknown token to the shell, in quotes that allow expansion', () => {
    expect(wordsOf(asCurl(post, 'http://localhost:4010', none))).toContain('Authorization: Bearer live_x');
    const control = asCurl({ ...post, token: 'control' }, 'http://localhost:4010', { ...none, control: true });
    expect(wordsOf(control)).toContain('Authorization: Bearer c');
    expect(control).not.toContain('Bearer c"');
  });

  test('sends no header if the call needs none', () => {
    expect(asCurl({ ...post, token: 'control' }, '', none)).not.toContain('Authorization');
    expect(asCurl({ ...post, token: 'none' }, '', { ...none, service: 'x' })).not.toContain('Authorization');
  });

  test('any body arrives unchanged', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((body) => !body.includes('\0') && body !== '');
    fc.assert(
      fc.property(text, (body) => {
        const words = wordsOf(asCurl({ ...post, body }, 'http://localhost:4010', none));
        expect(words[words.indexOf('--data-raw') + 1]).toBe(body);
      }),
      { numRuns: 25 },
    );
  });

  test('names a file instead of its bytes', () => {
    const body = { name: "Ada's club.csv", bytes: new Uint8Array([0xe9]) };
    const words = wordsOf(asCurl({ ...post, body, contentType: 'text/csv; charset=windows-1252' }, 'http://x', none));
    expect(words.slice(-3)).toEqual([
      'Content-Type: text/csv; charset=windows-1252',
      '--data-binary',
      "@Ada's club.csv",
    ]);
  });
});

test('pathWith fills in each parameter as one path segment, and leaves out absent ones', () => {
  expect(pathWith('/a/{id}/b', { id: 'x/y z' }, { page: 2, state: undefined, to: '' })).toBe('/a/x%2Fy%20z/b?page=2');
});

test.each([
  [
    'the inner shape',
    { error: { name: 'ValidationError', message: 'city is required' } },
    'ValidationError',
    'city is required',
  ],
  ['the outer shape', { error: 'NotFound', message: 'no such order' }, 'NotFound', 'no such order'],
  ['a word alone', { error: 'Unauthorized' }, 'Unauthorized', 'Unauthorized'],
  ['no JSON', 'Bad Gateway', '502', 'Status 502'],
  ['nothing', undefined, '502', 'Status 502'],
])('problemOf reads %s', (_, body, code, message) => {
  expect(problemOf(502, body)).toMatchObject({ status: 502, code, message });
});
