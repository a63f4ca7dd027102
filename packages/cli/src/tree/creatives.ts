import type { CommandSpec } from '../frame/command.ts';
import { replaceOption } from '../frame/output-file.ts';
import { encodingOptions, mapOption } from '../lists/options.ts';

const html = { name: '<html>', description: 'the front, as HTML with merge tags' } as const;

export const artworkOptions = [
  { flags: '--back <file>', description: 'the back of a postcard, or the other pages of a letter' },
  {
    flags: '--format <format>',
    description: 'postcard_4x6, postcard_6x9, postcard_6x11, letter_8.5x11 (default: postcard_4x6)',
  },
  { flags: '--data <file>', description: 'merge tags and recipient as JSON: a file, - or {…} (default: made-up ones)' },
  {
    flags: '--rows <file>',
    description: 'a CSV file: checks every row for its merge tags, and the layout with the longest values',
  },
  {
    ...mapOption,
    description:
      'of --rows: field=column, or tag:name=column for a merge tag, as in send; guessed by default; may be repeated',
  },
  ...encodingOptions,
] as const;

const chromiumOptions = [
  { flags: '--chromium <path>', description: 'path of the browser (default: CHROMIUM, then where it usually is)' },
  { flags: '--chromium-no-sandbox', description: 'runs Chromium without its sandbox, as root requires' },
] as const;

const rendererOption = (description: string) =>
  ({ flags: '--renderer <renderer>', description, choices: ['auto', 'takumi', 'chromium'] }) as const;

export const creativeCommands = [
  {
    name: 'creatives preview',
    summary: 'renders artwork as the mock does in tests, and opens it; warns of problems in print',
    needs: 'nothing',
    arguments: [html],
    options: [
      ...artworkOptions,
      { flags: '--row <number>', description: 'the row of --rows that is drawn (default: the first)' },
      { flags: '--watch', description: 'renders it again at each save, until Ctrl-C' },
      { flags: '-o, --output <file>', description: 'one file instead of a page: .png or .pdf' },
      replaceOption,
      {
        flags: '--part <part>',
        description: 'what -o holds; a proof is a side as printed, 300 dpi with its bleed',
        choices: ['front', 'back', 'pdf', 'front_proof', 'back_proof'],
      },
      rendererOption('what draws it (default: takumi, the same everywhere; a mock that is served takes auto)'),
      ...chromiumOptions,
      { flags: '--no-open', description: 'does not open it' },
    ],
    example: 'direct-mail creatives preview card.html --data row.json --watch',
  },
  {
    name: 'creatives check',
    summary: 'checks artwork before it is printed: merge tags, safe zones, truncated text, images, fonts',
    needs: 'nothing',
    arguments: [html],
    options: [
      ...artworkOptions,
      { flags: '--strict', description: 'exits with 1 on warnings, too' },
      rendererOption('whose layout is judged (default: auto, Chromium where it is there)'),
      ...chromiumOptions,
    ],
    example: 'direct-mail creatives check card.html --rows people.csv',
  },
  {
    name: 'creatives compare',
    summary: 'draws artwork with Takumi and with Chromium, and shows where the two differ; exits with 1 where they do',
    needs: 'nothing',
    arguments: [html],
    options: [
      ...artworkOptions,
      { flags: '--row <number>', description: 'the row of --rows that is drawn (default: the first)' },
      {
        flags: '--folder <folder>',
        description: 'where the page and the pictures go (default: a new one of the system)',
      },
      ...chromiumOptions,
      { flags: '--no-open', description: 'does not open it' },
    ],
    example: 'direct-mail creatives compare card.html --no-open',
  },
] as const satisfies readonly CommandSpec[];
