import type { Snapshot } from '@direct-mail/mock';
import type { Run } from '../../frame/command.ts';
import { readJson } from '../../requests/body.ts';

export const run: Run = async ({ mock, io }, input) => {
  const snapshot = (await readJson(input.argument(0), io)) as Snapshot;
  return { data: await (await mock()).restore(snapshot) };
};
