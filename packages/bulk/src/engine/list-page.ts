import type { Deps, ListPage, ListResult, Window } from './ports.ts';

const TRIES = 5;

/** Pages a second at first. They are read one after another, and cost nothing: about what a service that answers in 20 ms lets through. */
const FIRST_RATE = 50;

/** One page of the list, tried again where that may help; or why it cannot be read. */
export async function readPage(deps: Deps, window: Window, number: number): Promise<ListPage | { reason: string }> {
  const { lookup, clock } = deps;
  if (lookup === null) return { reason: 'no client that may read the list' };
  let reason = '';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await permit(deps);
    const asked = clock.monotonic();
    const result: ListResult = await lookup.list(window, number);
    if (result.kind === 'page') return result.page;
    if (result.kind === 'forbidden') return { reason: 'forbidden' };
    if (result.kind === 'throttled') {
      await deps.ledger.throttle(`${deps.token}:list`, result.wait, clock.monotonic() - asked);
      reason = 'the service limits the reading of its list';
      attempt -= 0.75;
      continue;
    }
    reason = result.reason;
    await clock.sleep(500 * 2 ** attempt);
  }
  return { reason };
}

/** Reading has its own limiter, so that it does not slow down sending. */
async function permit({ ledger, clock, token }: Deps): Promise<void> {
  for (;;) {
    const { granted, wait } = await ledger.permits(`${token}:list`, 1, null, FIRST_RATE);
    if (granted > 0) return;
    await clock.sleep(wait);
  }
}
