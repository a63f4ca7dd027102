import type { Run } from '../../frame/command.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import { sharedOptions } from '../../frame/global-options.ts';

export const run: Run = async ({ commands }) => ({
  data: {
    exit_codes: exitCodes,
    commands: commands.map((spec) => ({
      name: spec.name,
      summary: spec.summary,
      needs: spec.needs,
      example: spec.example,
      effect: spec.effect ?? null,
      arguments: spec.arguments ?? [],
      options: [...(spec.options ?? []), ...sharedOptions(spec.needs, spec.effect !== undefined)],
      operations: spec.operations ?? [],
    })),
  },
});
