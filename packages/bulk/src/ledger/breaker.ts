/** Of the last answers of all workers more than these shares stop a run. */
const LAST = 200;
const REJECTED = 0.05 * LAST;
const UNKNOWN = 0.01 * LAST;

const letters: Readonly<Record<string, string>> = { sent: 's', rejected: 'r', unknown: 'u' };

/** The last answers as letters, oldest first, with these behind them. What never left, or was limited, is no answer. */
export const withAnswers = (answers: string, results: readonly { state: string }[]): string =>
  (answers + results.map(({ state }) => letters[state] ?? '').join('')).slice(-LAST);

/** The reason to stop, if there were too many that are not as they should be; with the last status of that kind. */
export function breakerOf(
  answers: string,
  results: readonly { state: string; reason: string | null }[],
): string | null {
  const rejected = answers.split('r').length - 1;
  const unknown = answers.split('u').length - 1;
  const words = (state: string): string => {
    const reason = results.findLast((result) => result.state === state)?.reason ?? '';
    // Not what follows: the service may quote a row.
    const [word] = /^(\d{3}|\w+Error)\b/.exec(reason) ?? [];
    return word === undefined ? '' : `, the last with ${word}`;
  };
  if (rejected > REJECTED)
    return `${rejected} of the last ${answers.length} pieces were rejected${words('rejected')}: the report names each reason; mend what it is, then resume`;
  if (unknown > UNKNOWN)
    return `${unknown} of the last ${answers.length} answers were lost${words('unknown')}: see that the service answers, then resume`;
  return null;
}
