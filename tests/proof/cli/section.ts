import type { Section } from '../section.ts';
import { completionLines } from './completion.ts';
import { seeAll } from './golden.ts';
import { compare } from './golden-files.ts';
import { machineLines } from './machines.ts';
import { mishapLines } from './mishaps.ts';
import { terminalLines } from './terminal.ts';

const few = (all: readonly string[]): string =>
  `${all.slice(0, 5).join('; ')}${all.length > 5 ? ` and ${all.length - 5} more` : ''}`;

/** The manners of the command line. */
export const cliSection: Section = async ({ short }) => {
  const all = await seeAll();
  const { calls, done, undone, tokens, skipped } = all;
  for (const [name, reason] of skipped) console.error(`cli: SKIPPED: the golden output of ${name}: ${reason}`);
  const differences = compare(all);
  return [
    {
      check: 'cli: each command at a terminal, in a pipe, without input, with NO_COLOR, as before',
      tried: `${calls} calls`,
      result:
        differences.length === 0 ? 'stdout, stderr and exit code the same' : `changed or new: ${few(differences)}`,
      ok: differences.length === 0,
    },
    {
      check: 'cli: each command succeeds in each of these',
      tried: `${done} calls${skipped.size === 0 ? '' : `; skipped: ${[...skipped.keys()].join(', ')}`}`,
      result: undone.length === 0 ? 'all' : `not: ${few(undone)}`,
      ok: undone.length === 0 && (skipped.size === 0 || process.env['CI'] === undefined),
    },
    {
      check: 'cli: a token or a secret in any output',
      tried: `${calls} calls`,
      result: few(tokens) || 'none',
      ok: tokens.length === 0,
    },
    ...(await terminalLines()),
    ...(short ? [] : await machineLines()),
    ...(short ? [] : await completionLines()),
    ...(await mishapLines()),
  ];
};
