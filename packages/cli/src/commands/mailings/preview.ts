import { extname } from 'node:path';
import type { PreviewPart } from '@direct-mail/sdk';
import { UsageError } from '@direct-mail/terminal/failure';
import { checkOutput, outputOf, writeOutput } from '../../frame/output-file.ts';
import { spanOf } from '../../requests/when.ts';
import type { InputOf, Run } from '../../tree/run.ts';

export const run: Run<'mailings preview'> = async ({ client, io, tell }, input) => {
  const output = outputOf(input);
  const part = partOf(output, input);
  if (output === undefined && io.terminal.out) {
    throw new UsageError('a picture is not written to a terminal', 'Name a file: -o card.pdf');
  }
  if (output !== undefined) await checkOutput(output, input.values.replace);
  const timeout = input.values.timeout ?? '3m';
  const options = { signal: io.signal, timeout: spanOf(timeout, '--timeout') };
  const mail = await client();
  tell(`Fetching ${input.args[0]}: waits until it is drawn, at most ${timeout}.`);
  const { bytes, contentType } = await mail.mailings.preview(input.args[0], part, options);
  if (output === undefined) return { bytes };
  await writeOutput(output, bytes, input.values.replace);
  return { data: { file: output, part, content_type: contentType, bytes: bytes.length } };
};

/** The part that `--part` or the file's extension asks for; they must not contradict each other. */
function partOf(output: string | undefined, input: InputOf<'mailings preview'>): PreviewPart {
  const ending = extname(output ?? '').toLowerCase();
  const asked = input.values.part as PreviewPart | undefined;
  const part = asked ?? (ending === '.png' ? 'front' : 'pdf');
  const wanted = part === 'pdf' ? '.pdf' : '.png';
  if (output === undefined || ending === wanted) return part;
  const what =
    asked === undefined ? '.pdf or .png' : `${wanted}, as --part ${part} is a ${wanted === '.pdf' ? 'PDF' : 'PNG'}`;
  throw new UsageError(
    `-o: expected a file that ends with ${what}, not ${ending === '' ? 'one without an ending' : ending}`,
  );
}
