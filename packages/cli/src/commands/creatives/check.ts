import { checkSides, findingColumns } from '../../artwork/check.ts';
import { readArtwork } from '../../artwork/piece.ts';
import type { Run } from '../../frame/command.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import { needPackages } from '../../set-up/need-packages.ts';

export const run: Run = async ({ io }, input) => {
  await needPackages(['@direct-mail/previews']);
  const findings = await checkSides(await readArtwork(input, io), io.now());
  const count = (severity: string): number => findings.filter((each) => each.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const isWrong = errors > 0 || (input.flag('strict') && warnings > 0);
  return {
    data: findings,
    columns: findingColumns,
    exitCode: isWrong ? exitCodes.refused : exitCodes.done,
    note: findings.length === 0 ? 'No problems found.' : `${errors} errors, ${warnings} warnings.`,
  };
};
