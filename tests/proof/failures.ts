import { format, stripVTControlCharacters } from 'node:util';
import type { ProofLine } from './section.ts';

/** Shared by all that failed. */
const MAX_DETAILS = 44;
const MAX_WIDTH = 200;

/** What `action` writes with console.error, which still goes to the standard error; for a section that names no details itself. */
export async function withErrorsNoted<T>(action: () => Promise<T>): Promise<{ value: T; noted: string[] }> {
  const { error } = console;
  const noted: string[] = [];
  console.error = (...values: unknown[]) => {
    noted.push(...linesOf(format(...values)));
    error(...values);
  };
  try {
    return { value: await action(), noted };
  } finally {
    console.error = error;
  }
}

/** The failed lines in plain text with what is known of each: printed last, since of a long log often only the end is kept. */
export function whatFailed(lines: readonly ProofLine[]): string[] {
  const failed = lines.filter(({ ok }) => !ok);
  const each = Math.max(2, Math.floor(MAX_DETAILS / failed.length));
  return failed.flatMap(({ check, tried, result, details = [] }) => [
    `✗ ${check}; tried: ${tried}; result: ${result}`,
    ...ends(details, each).map((line) => `    ${line}`),
  ]);
}

/** What vitest's summary (tests/setup/summary-reporter.ts) says between `What failed:` and the count. */
export function failedTestsIn(output: string): string[] {
  const [, failures = ''] = /^What failed:\n(.*?)^\d+ passed, \d+ failed/ms.exec(output) ?? [];
  return linesOf(failures === '' ? output : failures);
}

/** Of what is long the first lines, which name it, and the last, which often hold the reason. */
function ends(details: readonly string[], most: number): readonly string[] {
  if (details.length <= most) return details;
  const half = Math.floor(most / 2);
  return [...details.slice(0, most - half), '…', ...details.slice(-half)];
}

export const linesOf = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH)}…` : line));
