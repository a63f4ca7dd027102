import { storedReason } from '../reason.ts';

/** How many of the last responses, of all workers, are counted. */
const LAST = 200;
/** A run stops when more than 5 % of them were rejected, or more than 1 % were lost. */
const REJECTED = 0.05 * LAST;
const UNKNOWN = 0.01 * LAST;
/** Of fewer responses no percentage says anything: only this many of a kind in a row stop a run then. */
const SAMPLE = 50;
const IN_A_ROW = 10;

const letters: Readonly<Record<string, string>> = { sent: 's', rejected: 'r', unknown: 'u' };

/** Appends outcomes as letters and keeps the last ones. Pieces that never left, or were rate limited, do not count. */
export const withOutcomes = (outcomes: string, results: readonly { state: string }[]): string =>
  (outcomes + results.map(({ state }) => letters[state] ?? '').join('')).slice(-LAST);

/** Why to stop if too many were rejected or lost, in stored form, with the last status of that kind. */
export function breakerOf(
  outcomes: string,
  results: readonly { state: string; reason: string | null }[],
): string | null {
  const rejected = outcomes.split('r').length - 1;
  const unknown = outcomes.split('u').length - 1;
  const last = (state: string): string => {
    const reason = results.findLast((result) => result.state === state)?.reason ?? '';
    // Only the first word: the rest may quote a row.
    const [word] = /^(\d{3}|\w+Error)\b/.exec(reason) ?? [];
    return word === undefined ? '' : `, the last with ${word}`;
  };
  const few = outcomes.length < SAMPLE;
  const hasRow = (letter: string): boolean => outcomes.includes(letter.repeat(IN_A_ROW));
  if (few ? hasRow('r') : rejected > REJECTED)
    return storedReason(
      'too_many_rejected',
      `${rejected} of the last ${outcomes.length} pieces were rejected${last('rejected')}: see the report for the reasons, fix them, then resume`,
    );
  if (few ? hasRow('u') : unknown > UNKNOWN)
    return storedReason(
      'too_many_lost',
      `${unknown} of the last ${outcomes.length} responses were lost${last('unknown')}: check that the service responds, then resume`,
    );
  return null;
}
