import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { DirectMailError } from '../../src/errors/direct-mail-error.ts';
import { WebhookVerificationError } from '../../src/webhooks/index.ts';

const error = new WebhookVerificationError('secret_missing', 'a message');

test('it is an Error with its own name, its code and its message', () => {
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'WebhookVerificationError', code: 'secret_missing', message: 'a message' });
  expect(error.stack).toContain('WebhookVerificationError: a message');
});

test('it prints as its message and code, without marks', () => {
  expect(inspect(error)).not.toContain('Symbol');
  expect(Object.keys(error)).toEqual(['code']);
});

test('it is a DirectMailError, without carrying that class', () => {
  expect(error).toBeInstanceOf(DirectMailError);
  expect(Object.getPrototypeOf(WebhookVerificationError)).toBe(Error);
  expect(new Error('another') instanceof DirectMailError).toBe(false);
});

test('instanceof holds between two copies of the package, and for nothing else', async () => {
  vi.resetModules();
  const copy = await import('../../src/webhooks/index.ts');
  expect(copy.WebhookVerificationError).not.toBe(WebhookVerificationError);
  expect(error).toBeInstanceOf(copy.WebhookVerificationError);
  for (const other of [new Error('x'), undefined, null, 'text', {}]) {
    expect(other instanceof WebhookVerificationError).toBe(false);
  }
});
