import { writeFile } from 'node:fs/promises';
import type { PreviewPart } from '@direct-mail/sdk';
import type { Run } from '../../frame/command.ts';
import { UsageError } from '../../frame/failure.ts';
import { refuseExisting } from '../../frame/output-file.ts';
import { spanOf } from '../../requests/when.ts';

export const run: Run = async ({ client, io }, input) => {
  const output = input.text('output') ?? '-';
  const part = (input.text('part') ?? (output.toLowerCase().endsWith('.png') ? 'front' : 'pdf')) as PreviewPart;
  if (output === '-' && io.terminal.out) {
    throw new UsageError('a picture is not written to a terminal', 'Name a file: -o card.pdf');
  }
  if (output !== '-') await refuseExisting(output, input.flag('replace'));
  const { bytes, contentType } = await (await client()).mailings.preview(input.argument(0), part, {
    signal: io.signal,
    timeout: spanOf(input.text('timeout') ?? '60s', '--timeout'),
  });
  if (output === '-') return { bytes };
  await writeFile(output, bytes);
  return { data: { file: output, part, content_type: contentType, bytes: bytes.length } };
};
