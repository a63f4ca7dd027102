import type { Timing } from '@direct-mail/bulk';
import type { Input, OptionSpec, Values } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';
import { spanOf } from '../requests/when.ts';
import { isThisMachine } from '../set-up/base-address.ts';
import type { Connection } from '../set-up/connection.ts';

export const settleOption = {
  flags: '--settle <span>',
  description: 'for a local mock only: how long to wait for a lost response (default: 15m)',
} as const satisfies OptionSpec;

type SettleInput = Input<Partial<Values<readonly [typeof settleOption]>>, unknown>;

/** The waits that `--settle` shortens. With the real service that could send a second piece, so only a mock accepts it. */
export function settleTiming(input: SettleInput, { baseUrl }: Connection): Partial<Timing> | undefined {
  const text = input.values.settle;
  if (text === undefined) return undefined;
  const settle = spanOf(text, '--settle');
  if (!isThisMachine(baseUrl?.value)) {
    throw new UsageError('--settle is for a mock on this machine: the service may list a piece minutes later');
  }
  // One option for all waits: the gap is two thirds of the settle time, as by default, and every look happens within it.
  const gap = Math.round((settle * 2) / 3);
  return { settle, late: settle, gap, look: Math.min(10_000, settle), peek: Math.min(60_000, settle) };
}

/** Whether `--settle` would shorten the wait, and was not given. */
export const maySettle = (input: SettleInput, { baseUrl }: Connection): boolean =>
  input.values.settle === undefined && isThisMachine(baseUrl?.value);
