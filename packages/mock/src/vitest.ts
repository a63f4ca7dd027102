/** A fresh mock and client for each test, and `expect(mock).toHaveMailed(…)`. */
import { DirectMail } from '@direct-mail/sdk';
import { test as base, expect, type TestAPI } from 'vitest';
import { createMock, type Mock } from './create-mock.ts';
import {
  checkMailed,
  describeMailed,
  describeUnfilled,
  holdsMailed,
  type Mailed,
  unfilledOf,
} from './matchers/to-have-mailed.ts';

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
 * import { test } from '@direct-mail/mock/vitest';
 * import { expect } from 'vitest';
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
    await use(createMock());
  },
  mail: async ({ mock }, use) => {
    await use(new DirectMail({ ...mock.connection }));
  },
});

expect.extend({
  async toHaveMailed(mock: Pick<Mock, 'mailings'>, expected: Mailed = {}) {
    checkMailed(expected, mock);
    const mailings = await mock.mailings.list();
    const pass = holdsMailed(mailings, expected);
    return { pass, message: () => describeMailed(mailings, expected, pass) };
  },
  async toHaveFilledMergeTags(mock: Pick<Mock, 'mailings'>) {
    const mailings = await mock.mailings.list();
    const pass = mailings.every((mailing) => unfilledOf(mailing).length === 0);
    return { pass, message: () => describeUnfilled(mailings, pass) };
  },
});

declare module 'vitest' {
  // The type parameters have to be vitest's own, to the letter.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * A mailing was created for such a recipient, in such a campaign, with at least these merge tags, and it is mailed or
     * still can be; await it. One that is suppressed or otherwise ended unmailed passes only with its `state`. `times` asks for an
     * exact number: `toHaveMailed({ to: 'Ada', times: 1 })`.
     */
    toHaveMailed(expected?: Mailed): Promise<void>;
    /** No mailing was created whose data leaves a merge tag of its artwork empty; await it. */
    toHaveFilledMergeTags(): Promise<void>;
  }
}
