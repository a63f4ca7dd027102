import type { Section } from '../section.ts';
import { compare, seeAll } from './golden.ts';
import { mishapLines } from './mishaps.ts';
import { terminalLines } from './terminal.ts';

/** The manners of the command line. */
export const cliSection: Section = async () => {
  const { seen, calls, done, tokens } = await seeAll();
  const { differences, fresh } = compare(seen);
  return [
    {
      check: 'cli: each command at a terminal, in a pipe, without input, with NO_COLOR, as before',
      tried: `${calls} calls, ${done} of them done, ${fresh} new`,
      result:
        differences.length === 0
          ? 'stdout, stderr and exit code the same'
          : `changed: ${differences.slice(0, 5).join('; ')}${differences.length > 5 ? ` and ${differences.length - 5} more` : ''}`,
      ok: differences.length === 0,
    },
    {
      check: 'cli: a token or a secret in any output',
      tried: `${calls} calls`,
      result: tokens.join('; ') || 'none',
      ok: tokens.length === 0,
    },
    ...(await terminalLines()),
    ...(await mishapLines()),
  ];
};
