/** Which findings are of a layout alone, and of one renderer alone. */
import type { ArtworkFinding, FindingCode } from '../check-types.ts';

type Coded = Pick<ArtworkFinding, 'code' | 'message'>;

/** What only a layout tells: the browser's takes the place of the other renderer's. */
const LAID_OUT: ReadonlySet<FindingCode> = new Set([
  'text-off-card',
  'text-outside-safe-area',
  'text-under-address',
  'text-in-barcode-clear-zone',
  'text-cut',
  'text-overlap',
  'text-too-small',
]);

/** What the browser's picture of the first page tells, too. */
export const isOfPicture = ({ code, page = 1 }: Pick<ArtworkFinding, 'code' | 'page'>): boolean =>
  code === 'text-contrast' && page === 1;

export const isOfLayout = ({ code }: Pick<Coded, 'code'>): boolean => LAID_OUT.has(code);

/** What Takumi does not draw, and a browser does. `unsized`: what is said of a format without a size, which is of both. */
export const isOfTakumi = ({ code, message }: Coded, unsized: string | undefined): boolean =>
  code === 'css-not-drawn' || (code === 'not-drawn' && message !== unsized);
