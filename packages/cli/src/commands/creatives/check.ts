import type { ArtworkFinding, Renderer } from '@direct-mail/previews';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { checkSides, findingColumns } from '../../artwork/check.ts';
import { readArtwork } from '../../artwork/piece.ts';
import { openPreviewer, whyNoChromium } from '../../artwork/previewer.ts';
import { shellWord } from '../../bulk/say.ts';
import type { InputOf, Run } from '../../tree/run.ts';

export const run: Run<'creatives check'> = async ({ io }, input) => {
  const asked = (input.values.renderer ?? 'auto') as Renderer | 'auto';
  const previewer = await openPreviewer(asked, input.values);
  const { findings, renderer } = await checkSides(await readArtwork(input, io), io.now(), previewer);
  const why = asked === 'auto' && renderer === 'takumi' ? await whyNoChromium(input.values) : undefined;
  const judged = `Laid out with ${renderer === 'chromium' ? 'Chromium' : 'Takumi'}${why === undefined ? '' : ` (${why})`}.`;
  const count = (severity: string): number => findings.filter((each) => each.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const isWrong = errors > 0 || (input.values.strict && warnings > 0);
  return {
    // Another program reads neither the note nor the terminal.
    data: findings.map((each) => ({ ...each, renderer })),
    columns: findingColumns,
    exitCode: isWrong ? exitCodes.refused : exitCodes.done,
    note:
      findings.length === 0
        ? `No problems found. ${judged}`
        : `${errors} errors, ${warnings} warnings. ${judged}${pictureOf(input, findings)}`,
  };
};

/** The command that draws the first row that a problem is about: the longest value, most often. */
function pictureOf({ args, values }: InputOf<'creatives check'>, findings: readonly ArtworkFinding[]): string {
  const row = findings.find((each) => each.row !== undefined)?.row;
  if (row === undefined) return '';
  const { back, format, rows, delimiter, encoding } = values;
  const given = Object.entries({ back, format, rows, delimiter, encoding })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` --${name} ${shellWord(String(value))}`);
  const maps = values.map.map((each) => ` --map ${shellWord(each)}`);
  return ` To see row ${row}: direct-mail creatives preview ${shellWord(args[0])}${given.join('')}${maps.join('')} --row ${row}`;
}
