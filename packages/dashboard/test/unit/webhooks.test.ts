import { expect, test } from 'vitest';
import type { Delivery } from '../../src/api/control.ts';
import { stateOf } from '../../src/pages/webhooks/state.tsx';
import { urlProblem } from '../../src/pages/webhooks/url.ts';

const delivery = (status: Delivery['status'], ...answers: (number | null)[]): Delivery =>
  ({ status, attempts: answers.map((answer) => ({ status: answer })) }) as unknown as Delivery;

/** The same, with the time of its last attempt. */
const at = (time: string, of: Delivery): Delivery => ({
  ...of,
  attempts: of.attempts.map((attempt) => ({ ...attempt, at: time })),
});

test.for([
  ['active', []],
  ['active', [delivery('pending')]],
  ['failing', [delivery('pending'), delivery('pending', 500), delivery('failed', 500)]],
  ['failing', [at('2026-11-22T10:00Z', delivery('delivered', 200)), at('2026-11-22T11:00Z', delivery('failed', 500))]],
  ['active', [at('2026-11-22T10:00Z', delivery('pending', 500)), at('2026-11-22T11:00Z', delivery('delivered', 200))]],
  ['active', [delivery('delivered', 500, 200)]],
  ['retrying', [delivery('pending', 503), delivery('delivered', 200)]],
  ['retrying', [delivery('pending', null), delivery('pending', 500), delivery('delivered', 200)]],
  ['failing', [delivery('pending', 500)]],
  ['failing', [delivery('failed', 500, 500), delivery('delivered', 200)]],
  ['failing', [delivery('pending', 500), delivery('failed', 500), delivery('delivered', 200)]],
] as const)('a webhook is %s, as its newest deliveries say', ([state, newest]) => {
  expect(stateOf(newest)).toBe(state);
});

test('anything but an http or https URL is rejected with a message before it is sent', () => {
  for (const good of ['http://localhost:3000/hooks', ' https://shop.example/mail '])
    expect(urlProblem(good), good).toBe(null);
  for (const bad of [
    '',
    'not a url',
    'localhost:3000',
    '/hooks',
    'ftp://a.example',
    'http://',
    `http://a.example/${'x'.repeat(2048)}`,
  ])
    expect(urlProblem(bad), bad).toMatch(/http:\/\//);
});
