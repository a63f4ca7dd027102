import type { Snapshot } from '@direct-mail/mock';
import { readJson } from '../../requests/body.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'snapshot load'> = async ({ mock, io }, input) => {
  const snapshot = (await readJson(input.args[0], io)) as Snapshot;
  return { data: await (await mock()).restore(snapshot) };
};
