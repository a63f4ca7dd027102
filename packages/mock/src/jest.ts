/** `expect(mock).toHaveMailed(…)` for Jest: adds the matchers to its global `expect` when it is imported. */
import { matchers } from './matchers/matchers.ts';

export type { Mailed } from './matchers/to-have-mailed.ts';

/** The matchers, for `expect.extend(matchers)` where Jest's globals are not injected. */
export { matchers };

const { expect } = globalThis as { readonly expect?: { extend?(added: typeof matchers): void } };
expect?.extend?.(matchers);
