import type { MockControl } from '../control/client/mock-control.ts';
import {
  areFilled,
  checkMailed,
  describeMailed,
  describeUnfilled,
  holdsMailed,
  type Mailed,
} from './to-have-mailed.ts';

/** The matchers for vitest and Jest, as `expect.extend` takes them. */
export const matchers = {
  async toHaveMailed(this: void, mock: Pick<MockControl, 'mailings'>, expected: Mailed = {}) {
    checkMailed(expected, mock);
    const mailings = await mock.mailings.list();
    const pass = holdsMailed(mailings, expected);
    return { pass, message: () => describeMailed(mailings, expected, pass) };
  },
  async toHaveFilledMergeTags(this: void, mock: Pick<MockControl, 'mailings'>) {
    const mailings = await mock.mailings.list();
    const pass = areFilled(mailings);
    return { pass, message: () => describeUnfilled(mailings, pass) };
  },
};
