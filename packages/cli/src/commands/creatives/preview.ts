import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import type { ArtworkFinding, Previewer, PreviewPart, Renderer } from '@direct-mail/previews';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { UsageError } from '@direct-mail/terminal/failure';
import { checkSides } from '../../artwork/check.ts';
import { openFile } from '../../artwork/open.ts';
import { previewPage } from '../../artwork/page.ts';
import { type Artwork, fillingOf, pieceOf, readArtwork } from '../../artwork/piece.ts';
import { openPreviewer } from '../../artwork/previewer.ts';
import { FileWatch } from '../../artwork/watch-files.ts';
import type { Context } from '../../frame/command.ts';
import { interrupted } from '../../frame/interrupted.ts';
import { absolute, refuseExisting, refuseInput } from '../../frame/output-file.ts';
import type { InputOf, Run } from '../../tree/run.ts';

interface Drawn {
  /** The file to open: a page with the pictures, or the one that `-o` names. */
  readonly file: string;
  readonly files: readonly string[];
  readonly findings: readonly ArtworkFinding[];
  /** The name of the renderer. */
  readonly renderer: Renderer;
  readonly artwork: Artwork;
}

export const run: Run<'creatives preview'> = async (context, input) => {
  const { io } = context;
  await checkOutput(input);
  const previewer = await openPreviewer((input.values.renderer ?? 'takumi') as Renderer | 'auto', input.values);
  const folder = input.values.output === undefined ? await mkdtemp(join(tmpdir(), 'direct-mail-preview-')) : '';
  const first = await draw(context, input, previewer, folder);
  tell(context, first);
  if (!input.values.noOpen && io.terminal.out && !(await openFile(first.file, io.platform))) {
    io.err(`Cannot open a viewer; the file is ${first.file}\n`);
  }
  if (!input.values.watch) return { data: shown(first), shown: { file: first.file } };
  context.emit(shown(first), first.file);
  await watchFiles(context, first, () => draw(context, input, previewer, folder));
  return { exitCode: exitCodes.interrupted };
};

/** Checked once: later renderings overwrite the command's own file. */
async function checkOutput(input: InputOf<'creatives preview'>): Promise<void> {
  const output = absolute(input.values.output);
  if (output === undefined) return;
  const ending = extname(output).toLowerCase();
  if (ending !== '.png' && ending !== '.pdf') {
    throw new UsageError(
      `-o: expected a file that ends with .png or .pdf, not ${ending === '' ? 'one without an ending' : ending}`,
    );
  }
  const read = [input.values.back, input.values.data, input.values.rows]
    .map(absolute)
    .filter((path) => path !== undefined);
  await refuseExisting(output, input.values.replace, [input.args[0], ...read]);
}

const shown = ({ file, files, findings, renderer }: Drawn): object => ({ file, files, findings, renderer });

/** Problems are printed on standard error at each rendering. */
function tell({ io }: Context, { findings }: Drawn): void {
  for (const { severity, side, line, message, remedy } of findings) {
    if (severity === 'info') continue;
    io.err(`${severity}: ${side}${line === undefined ? '' : `, line ${line}`}: ${message}. ${remedy}\n`);
  }
}

async function draw(
  { io }: Context,
  input: InputOf<'creatives preview'>,
  previewer: Previewer,
  folder: string,
): Promise<Drawn> {
  const artwork = await readArtwork(input, io);
  const { format, front: front_html, back: back_html } = artwork;
  const sample = async () => ({ merge_tags: (await previewer.dataGuide({ format, front_html, back_html })).sample });
  const piece = pieceOf(artwork, fillingOf(artwork, input.values.row) ?? (await sample()), io.now());
  const { findings } = await checkSides(artwork, io.now(), previewer);
  const output = absolute(input.values.output);
  if (output !== undefined) {
    const part = (input.values.part ?? (/^\.png$/i.test(extname(output)) ? 'front' : 'pdf')) as PreviewPart;
    await refuseInput(output, artwork.files());
    await mkdir(dirname(output), { recursive: true });
    const { bytes, renderer } = await previewer.render(piece, part);
    await writeFile(output, bytes);
    return { file: output, files: [output], findings, renderer, artwork };
  }
  const sides: readonly PreviewPart[] = artwork.format.startsWith('letter') ? ['front'] : ['front', 'back'];
  const names: string[] = [];
  let drawnBy: Renderer = 'takumi';
  for (const side of sides) {
    names.push(`${side}.png`);
    const { bytes, renderer } = await previewer.render(piece, side);
    drawnBy = renderer;
    await writeFile(join(folder, `${side}.png`), bytes);
  }
  const page = join(folder, 'preview.html');
  await writeFile(page, previewPage(basename(input.args[0]), names, findings, input.values.watch));
  return {
    file: page,
    files: [page, ...names.map((name) => join(folder, name))],
    findings,
    renderer: drawnBy,
    artwork,
  };
}

/** Draws again after each save of one of the artwork's files, until Ctrl-C. */
async function watchFiles(context: Context, first: Drawn, again: () => Promise<Drawn>): Promise<void> {
  const { io } = context;
  const redraw = async (): Promise<void> => {
    try {
      const drawn = await again();
      watch.follow(drawn.artwork.files());
      tell(context, drawn);
      context.emit(shown(drawn), `${new Date(io.now()).toISOString().slice(11, 19)}  drawn again  ${drawn.file}`);
    } catch (error) {
      // A half-saved file, or unreadable merge tags: the previous picture stays.
      io.err(`error: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  let drawing = Promise.resolve();
  const watch = new FileWatch(() => {
    // One after another, so that the last save is the one shown.
    drawing = drawing.then(redraw);
  });
  watch.follow(first.artwork.files());
  await interrupted(io);
  watch.close();
  await drawing;
}
