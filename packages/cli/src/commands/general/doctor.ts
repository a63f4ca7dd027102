import type { Run } from '../../frame/command.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import { Failure } from '../../frame/failure.ts';
import { isColored } from '../../frame/print.ts';
import { wrappedTable } from '../../frame/table.ts';
import {
  type Check,
  checkAddresses,
  checkProfiles,
  checkRuntime,
  checkService,
  checkSettings,
} from '../../set-up/checks.ts';

export const run: Run = async ({ io, connection, client }) => {
  const checks: Check[] = [checkRuntime(), await checkProfiles(io)];
  try {
    const found = await connection();
    const settings = checkSettings(found);
    checks.push(...settings);
    if (settings.every(({ status }) => status !== 'wrong')) {
      checks.push(await checkService(await client(), io));
      if (found.addressBaseUrl) checks.push(await checkAddresses(await client(), io));
    }
  } catch (error) {
    const fix = error instanceof Failure ? (error.hint ?? null) : null;
    checks.push({ check: 'settings', status: 'wrong', detail: (error as Error).message, fix });
  }
  const wrong = checks.filter(({ status }) => status === 'wrong').length;
  return {
    data: checks,
    text: wrappedTable(
      ['CHECK', 'STATUS', 'DETAIL'],
      checks.map(({ check, status, detail, fix }) => [check, status, fix === null ? detail : `${detail}: ${fix}`]),
      { color: isColored(io, io.terminal.out), width: io.columns },
    ),
    exitCode: wrong > 0 ? exitCodes.refused : exitCodes.done,
    note: wrong === 0 ? 'No problems found.' : wrong === 1 ? '1 problem.' : `${wrong} problems.`,
  };
};
