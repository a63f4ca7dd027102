import { writeFile } from 'node:fs/promises';
import type { Run } from '../../frame/command.ts';

export const run: Run = async ({ mock }, input) => {
  const file = input.argument(0);
  const snapshot = await (await mock()).snapshot();
  if (file === '-') return { data: snapshot };
  await writeFile(file, `${JSON.stringify(snapshot)}\n`);
  return { data: { file, saved: true } };
};
