/** Timeouts that are over when the proof says so: on a busy machine a response may take longer than any that is worth waiting for. */
export interface Timeouts {
  /** A timeout in milliseconds that nothing else has, for one client. */
  readonly next: () => { readonly milliseconds: number; readonly elapse: () => void };
  /** Puts `setTimeout` back. */
  readonly restore: () => void;
}

/** Replaces `setTimeout` for the milliseconds that `next` gives out; all others are left to the clock. */
export function timeoutsOnDemand(): Timeouts {
  const { setTimeout } = globalThis;
  const byClock = setTimeout as (...given: unknown[]) => unknown;
  const pending = new Map<number, (() => void)[]>();
  let last = 1e9;
  const held = (action: () => void, milliseconds?: number, ...rest: unknown[]): unknown => {
    const actions = pending.get(milliseconds ?? 0);
    if (actions === undefined) return byClock(action, milliseconds, ...rest);
    actions.push(action);
    return undefined;
  };
  globalThis.setTimeout = Object.assign(held, setTimeout) as unknown as typeof setTimeout;
  return {
    next: () => {
      last += 1;
      const milliseconds = last;
      pending.set(milliseconds, []);
      return {
        milliseconds,
        // Of an attempt that has ended meanwhile it does nothing more.
        elapse: () => {
          for (const action of pending.get(milliseconds)?.splice(0) ?? []) action();
        },
      };
    },
    restore: () => {
      globalThis.setTimeout = setTimeout;
    },
  };
}
