import { storedReason } from '../reason.ts';

/** More than these shares of the last responses of all workers stop a run. */
const LAST = 200;
const REJECTED = 0.05 * LAST;
const UNKNOWN = 0.01 * LAST;

const letters: Readonly<Record<string, string>> = { sent: 's', rejected: 'r', unknown: 'u' };

/** The last answers as letters, oldest first, with these behind them. What never left, or was limited, is no answer. */
export const withAnswers = (answers: string, results: readonly { state: string }[]): string =>
  (answers + results.map(({ state }) => letters[state] ?? '').join('')).slice(-LAST);

/** Why to stop, if too many were rejected or lost, as a ledger stores it; with the last status of that kind. */
export function breakerOf(
  answers: string,
  results: readonly { state: string; reason: string | null }[],
): string | null {
  const rejected = answers.split('r').length - 1;
  const unknown = answers.split('u').length - 1;
  const last = (state: string): string => {
    const reason = results.findLast((result) => result.state === state)?.reason ?? '';
    // Not what follows: the service may quote a row.
    const [word] = /^(\d{3}|\w+Error)\b/.exec(reason) ?? [];
    return word === undefined ? '' : `, the last with ${word}`;
  };
  if (rejected > REJECTED)
    return storedReason(
      'too_many_rejected',
      `${rejected} of the last ${answers.length} pieces were rejected${last('rejected')}: see the report for the reasons, fix them, then resume`,
    );
  if (unknown > UNKNOWN)
    return storedReason(
      'too_many_lost',
      `${unknown} of the last ${answers.length} responses were lost${last('unknown')}: check that the service responds, then resume`,
    );
  return null;
}
