import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { PreviewPart } from '@direct-mail/previews';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { openFile } from '../../artwork/open.ts';
import { type ComparedSide, comparePage } from '../../artwork/page.ts';
import { fillingOf, pieceOf, readArtwork } from '../../artwork/piece.ts';
import { openPreviewer } from '../../artwork/previewer.ts';
import { absolute } from '../../frame/output-file.ts';
import type { Run } from '../../tree/run.ts';

/** The share of a side above which two renderers show different pieces. */
const MOST = 0.01;

export const run: Run<'creatives compare'> = async ({ io }, input) => {
  const { differenceOf } = await import('../../artwork/difference.ts');
  const takumi = await openPreviewer('takumi', input.values);
  const chromium = await openPreviewer('chromium', input.values);
  const artwork = await readArtwork(input, io);
  const { format, front: front_html, back: back_html } = artwork;
  const guide = await takumi.dataGuide({ format, front_html, back_html });
  const piece = pieceOf(artwork, fillingOf(artwork, input.values.row) ?? { merge_tags: guide.sample }, io.now());
  const folder = absolute(input.values.folder) ?? (await mkdtemp(join(tmpdir(), 'direct-mail-compare-')));
  await mkdir(folder, { recursive: true });
  const sides: ComparedSide[] = [];
  for (const side of format.startsWith('letter') ? (['front'] as const) : (['front', 'back'] as const)) {
    const part: PreviewPart = `${side}_proof`;
    const [one, other] = [await takumi.render(piece, part), await chromium.render(piece, part)];
    const { share, picture } = differenceOf(one.bytes, other.bytes);
    const files = {
      takumi: `${side}-takumi.png`,
      chromium: `${side}-chromium.png`,
      difference: `${side}-difference.png`,
    };
    await writeFile(join(folder, files.takumi), one.bytes);
    await writeFile(join(folder, files.chromium), other.bytes);
    await writeFile(join(folder, files.difference), picture);
    sides.push({ side, share, isSame: share <= MOST, warnings: one.warnings, files });
  }
  const page = join(folder, 'compare.html');
  await writeFile(page, comparePage(basename(input.args[0]), sides));
  if (!input.values.noOpen && io.terminal.out && !(await openFile(page, io.platform))) {
    io.err(`Cannot open a viewer; the file is ${page}\n`);
  }
  const data = sides.map(({ side, share, isSame, warnings }) => ({
    side,
    difference: Math.round(share * 10_000) / 10_000,
    same: isSame,
    warnings,
    file: page,
  }));
  return {
    data,
    columns: ['side', 'difference', 'same', 'file'],
    exitCode: sides.every(({ isSame }) => isSame) ? exitCodes.done : exitCodes.refused,
    note: sides.map(said).join('\n'),
  };
};

function said({ side, share, isSame, warnings }: ComparedSide): string {
  const part = `${(share * 100).toFixed(1)} % of the ${side} differs`;
  if (isSame) return `${part}: both renderers show the same.`;
  const reasons = warnings.map((warning) => `\n  ${warning}`).join('');
  return `${part}: print is as Chromium draws it (--renderer chromium). ${reasons === '' ? 'No warning says why.' : `Takumi says:${reasons}`}`;
}
