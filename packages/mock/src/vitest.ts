/** A fresh mock and client for each test, and `expect(mock).toHaveMailed(…)`. */
import { DirectMail } from '@direct-mail/sdk';
import { test as base, type ExpectStatic, type TestAPI, expect as vitestExpect } from 'vitest';
import { createMock, type Mock } from './create-mock.ts';
import { hostOf } from './http/host-of.ts';
import { matchers } from './matchers/matchers.ts';
import type { Mailed } from './matchers/to-have-mailed.ts';
import { systemTimers, turn } from './shared/timers.ts';

export type { Mailed } from './matchers/to-have-mailed.ts';

/** What each test gets. */
export interface MockFixtures {
  /** A mock of its own, with an empty account and a manual clock. */
  readonly mock: Mock;
  /** A client that talks to it. */
  readonly mail: DirectMail;
}

/**
 * vitest's `test` with a fresh `mock` and `mail` for each test: parallel tests share nothing.
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

/** vitest's own, with `toHaveMailed` and `toHaveFilledMergeTags`. */
export const expect: ExpectStatic = vitestExpect;

expect.extend(matchers);

declare global {
  // Of chai, whose matchers vitest 3, 4 and 5 take over: their own `Matchers` differ in the type parameters.
  // biome-ignore lint/style/noNamespace: an augmentation of one.
  namespace Chai {
    interface Assertion {
      /**
       * A mailing was created for such a recipient, in such a campaign, with at least these merge tags, and it is mailed or
       * still can be; await it. One that is suppressed or otherwise ended unmailed passes only with its `state`. `times` asks for an
       * exact number: `toHaveMailed({ to: 'Ada', times: 1 })`.
       */
      toHaveMailed(expected?: Mailed): Promise<void>;
      /** Mailings were created, and the data of each fills every merge tag of its artwork; await it. */
      toHaveFilledMergeTags(): Promise<void>;
    }
  }
}
