import { chmod, writeFile } from 'node:fs/promises';
import { checkOutput, outputPath } from '../../frame/output-file.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'snapshot save'> = async ({ mock }, input) => {
  const file = outputPath(input.args[0]);
  if (file !== undefined) await checkOutput(file, input.values.replace);
  const snapshot = await (await mock()).snapshot();
  if (file === undefined) return { data: snapshot };
  // A snapshot holds tokens and personal data; the file that it replaces may have been readable by others.
  if (input.values.replace) await chmod(file, 0o600).catch(() => {});
  await writeFile(file, `${JSON.stringify(snapshot)}\n`, { mode: 0o600 });
  return { data: { file, saved: true } };
};
