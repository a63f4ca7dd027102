import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** How much is said of a failure, for a log of which only the end is kept. */
const MAX_FAILURES = 25;
const MAX_LINES = 50;
const MAX_MESSAGE_LINES = 3;
const MAX_DIFF_LINES = 6;
const MAX_WIDTH = 200;

/**
 * Ends a run with the plain line `N passed, N failed` (`, N skipped` when some were), which continuous integration reads; before
 * it, after `What failed:`, the names of the failed tests and the first lines of what they say.
 * A file that could not be collected and an error outside of any test count as failures, so that the line never
 * looks better than the exit code.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0, pending: 0 };
    const failures: string[][] = [];
    for (const error of unhandledErrors) failures.push(['outside of any test', ...described(error)]);
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      count.failed += module.errors().length;
      for (const error of module.errors()) failures.push([file, ...described(error)]);
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        count[state] += 1;
        if (state === 'failed') failures.push([`${file}: ${test.fullName}`, ...errors.slice(0, 2).flatMap(described)]);
      }
    }
    const skipped = count.skipped + count.pending;
    const each = Math.max(2, Math.floor(MAX_LINES / failures.length));
    const said = failures.slice(0, MAX_FAILURES).map((lines) => `✗ ${lines.slice(0, each).join('\n    ')}`);
    if (failures.length > MAX_FAILURES) said.push(`and ${failures.length - MAX_FAILURES} more`);
    if (said.length > 0) said.unshift('What failed:');
    said.push(`${count.passed} passed, ${count.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    process.on('exit', () => process.stdout.write(`${said.join('\n')}\n`));
  }
}

/** The message, the lines that differ, and the place. */
function described({ message, diff, stacks }: SerializedError): string[] {
  const differing = linesOf(diff).filter((line) => /^[-+] (?!Expected$|Received$)/.test(line));
  const at = stacks?.[0];
  return [
    ...linesOf(message).slice(0, MAX_MESSAGE_LINES),
    ...differing.slice(0, MAX_DIFF_LINES),
    ...(at === undefined ? [] : [`at ${relative(process.cwd(), at.file)}:${at.line}`]),
  ];
}

const linesOf = (text: unknown): string[] =>
  typeof text !== 'string'
    ? []
    : stripVTControlCharacters(text)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => (line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH)}…` : line));
