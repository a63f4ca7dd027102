import type { OptionSpec } from '@direct-mail/terminal';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { errorCodes } from '../../frame/explain-error.ts';
import { optionsOf } from '../../frame/global-options.ts';
import { isColored } from '../../frame/print.ts';
import { wrappedTable } from '../../frame/table.ts';
import type { Run } from '../../tree/run.ts';

/** What is told of an option. */
const told = ({ flags, description, required, repeat, choices, least, default: standard, env }: OptionSpec) => ({
  flags,
  description,
  ...(required && { required }),
  ...(repeat && { repeat }),
  ...(choices && { choices }),
  ...(least !== undefined && { least }),
  ...(standard !== undefined && { default: standard }),
  ...(env !== undefined && { env }),
});

export const run: Run<'commands'> = async ({ commands, io }) => ({
  text: wrappedTable(
    ['COMMAND', 'SUMMARY'],
    commands.map(({ name, summary }) => [name, summary]),
    { color: isColored(io, io.terminal.out), width: io.columns },
  ),
  note: 'Each with its options: direct-mail COMMAND --help; all of it as JSON: direct-mail commands --json',
  data: {
    exit_codes: exitCodes,
    error_codes: errorCodes,
    commands: commands.map((spec) => ({
      name: spec.name,
      summary: spec.summary,
      needs: spec.needs,
      example: spec.example,
      effect: spec.effect ?? null,
      arguments: spec.arguments ?? [],
      options: optionsOf(spec).map(told),
      operations: spec.operations ?? [],
    })),
  },
});
