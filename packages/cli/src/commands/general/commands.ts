import type { Run } from '../../frame/command.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import { sharedOptions } from '../../frame/global-options.ts';
import { isColored } from '../../frame/print.ts';
import { wrappedTable } from '../../frame/table.ts';

export const run: Run = async ({ commands, io }) => ({
  text: wrappedTable(
    ['COMMAND', 'SUMMARY'],
    commands.map(({ name, summary }) => [name, summary]),
    { color: isColored(io, io.terminal.out), width: io.columns },
  ),
  note: 'Each with its options: direct-mail COMMAND --help; all of it as JSON: direct-mail commands --json',
  data: {
    exit_codes: exitCodes,
    commands: commands.map((spec) => ({
      name: spec.name,
      summary: spec.summary,
      needs: spec.needs,
      example: spec.example,
      effect: spec.effect ?? null,
      arguments: spec.arguments ?? [],
      options: [...(spec.options ?? []), ...sharedOptions(spec.needs, spec.effect)],
      operations: spec.operations ?? [],
    })),
  },
});
