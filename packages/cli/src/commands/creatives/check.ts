import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { checkSides, findingColumns } from '../../artwork/check.ts';
import { readArtwork } from '../../artwork/piece.ts';
import { needPackages } from '../../set-up/need-packages.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'creatives check'> = async ({ io }, input) => {
  await needPackages(['@direct-mail/previews']);
  const findings = await checkSides(await readArtwork(input, io), io.now());
  const count = (severity: string): number => findings.filter((each) => each.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const isWrong = errors > 0 || (input.values.strict && warnings > 0);
  return {
    data: findings,
    columns: findingColumns,
    exitCode: isWrong ? exitCodes.refused : exitCodes.done,
    note: findings.length === 0 ? 'No problems found.' : `${errors} errors, ${warnings} warnings.`,
  };
};
