/** A new mock and client for each test, and `expect(mock).toHaveMailed(…)`. */
import { DirectMail } from '@direct-mail/sdk';
import { test as base, type ExpectStatic, type TestAPI, expect as vitestExpect } from 'vitest';
import { createMock, type Mock } from './create-mock.ts';
import { hostOf } from './http/host-of.ts';
import { atCall } from './matchers/at-call.ts';
import { matchers } from './matchers/matchers.ts';
import type { Mailed } from './matchers/to-have-mailed.ts';
import { systemTimers, turn } from './shared/timers.ts';

export type { Mailed } from './matchers/to-have-mailed.ts';

/** The fixtures that each test gets. */
export interface MockFixtures {
  /** A new mock with an empty account and a manual clock. */
  readonly mock: Mock;
  /** A client for that mock. */
  readonly mail: DirectMail;
}

/**
 * Vitest's `test` with a new `mock` and `mail` for each test. Parallel tests share nothing.
 *
 * @example
 * ```ts
 * import { expect, test } from '@direct-mail/mock/vitest';
 *
 * test('a customer who signs up gets a postcard', async ({ mock, mail }) => {
 *   await mock.campaigns.create({ name: 'Welcome', creatives: [{ name: 'Postcard', format: 'postcard_4x6' }] });
 *   await signUp(mail, 'Ada Lovelace');
 *   await expect(mock).toHaveMailed({ to: 'Ada Lovelace', campaign: 'Welcome' });
 * });
 * ```
 */
export const test: TestAPI<MockFixtures> = base.extend<MockFixtures>({
  mock: async ({ task: _task }, use) => {
    const mock = createMock();
    await use(mock);
    await turn(systemTimers);
    hostOf(mock).registry.first.failedAssertion.rethrow();
  },
  mail: async ({ mock }, use) => {
    await use(new DirectMail({ ...mock.connection }));
  },
});

/** Vitest's `expect` with `toHaveMailed` and `toHaveFilledMergeTags`. */
export const expect: ExpectStatic = vitestExpect;

expect.extend({
  toHaveMailed: atCall(matchers.toHaveMailed),
  toHaveFilledMergeTags: atCall(matchers.toHaveFilledMergeTags),
});

declare global {
  // Of chai, whose matchers vitest 3, 4 and 5 take over: their own `Matchers` differ in the type parameters.
  // biome-ignore lint/style/noNamespace: an augmentation of one.
  namespace Chai {
    interface Assertion {
      /**
       * Passes if a matching mailing was created and has been mailed or still can be. Mailings that ended unmailed, such as
       * suppressed ones, match only if you pass their `state`. `times` requires an exact number:
       * `toHaveMailed({ to: 'Ada', times: 1 })`. Returns a promise: await it.
       */
      toHaveMailed(expected?: Mailed): Promise<void>;
      /** Passes if mailings were created and none has an unfilled merge tag. Returns a promise: await it. */
      toHaveFilledMergeTags(): Promise<void>;
    }
  }
}
