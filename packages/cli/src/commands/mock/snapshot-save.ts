import { chmod, writeFile } from 'node:fs/promises';
import type { Run } from '../../frame/command.ts';
import { checkOutput, outputPath } from '../../frame/output-file.ts';

export const run: Run = async ({ mock }, input) => {
  const file = outputPath(input.argument(0));
  if (file !== undefined) await checkOutput(file, input.flag('replace'));
  const snapshot = await (await mock()).snapshot();
  if (file === undefined) return { data: snapshot };
  // A snapshot holds tokens and personal data; the file that it replaces may have been readable by others.
  if (input.flag('replace')) await chmod(file, 0o600).catch(() => {});
  await writeFile(file, `${JSON.stringify(snapshot)}\n`, { mode: 0o600 });
  return { data: { file, saved: true } };
};
