/** The fonts of the optional package `@direct-mail/previews-world`: loaded when a text first needs one. */
import type { FontFace } from './font-face.ts';

/** The exports of the package. */
interface WorldPackage {
  readonly fonts: readonly WorldFont[];
  read(font: WorldFont): Promise<Uint8Array>;
}

interface WorldFont {
  readonly family: string;
  readonly weight: number;
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

let opening: Promise<WorldPackage | undefined> | undefined;
let world: WorldPackage | undefined;
const byPath = new Map<string, WorldFont>();

/** Looks for the package once; without it the characters are drawn as boxes and reported. */
export async function openWorld(): Promise<void> {
  // In a variable, so that bundlers do not look for an optional package.
  const name = '@direct-mail/previews-world';
  opening ??= (import(name) as Promise<WorldPackage>).catch(() => undefined);
  world = await opening;
  for (const font of world?.fonts ?? []) byPath.set(font.file, font);
}

const has = ({ ranges }: WorldFont, codePoint: number) => {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = ranges[middle] as readonly [number, number];
    if (codePoint < from) high = middle - 1;
    else if (codePoint > to) low = middle + 1;
    else return true;
  }
  return false;
};

/** Whether one of the fonts has the character; false until the package was looked for. */
export const isWorldly = (codePoint: number): boolean => world?.fonts.some((font) => has(font, codePoint)) ?? false;

const KANA = /[\u3040-\u30ff\u31f0-\u31ff\uff66-\uff9d]/;
/** Frequent characters that are written differently in simplified Chinese. */
const TRADITIONAL =
  /[們個來時會國學對開關門車長東見現說話語讀書畫寫買賣錢銀號華歷廣傳應點業產區臺灣體與為這還過進遠運電腦網頁]/;
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;

/** The families in the best order for a text: Han characters look different in each language. */
function familiesFor(codePoints: readonly number[]): string[] {
  const text = String.fromCodePoint(...codePoints.slice(0, 5000));
  const families = [...new Set(world?.fonts.map(({ family }) => family) ?? [])];
  const first = KANA.test(text)
    ? 'Noto Sans JP'
    : HANGUL.test(text)
      ? 'Noto Sans KR'
      : TRADITIONAL.test(text)
        ? 'Noto Sans TC'
        : 'Noto Sans SC';
  return [first, ...families.filter((family) => family !== first)];
}

/** The files needed for characters that the fonts of this package do not have. */
export function worldFaces(codePoints: readonly number[]): FontFace[] {
  if (world === undefined || codePoints.length === 0) return [];
  const left = new Set(codePoints);
  const found: FontFace[] = [];
  for (const family of familiesFor(codePoints)) {
    for (const font of world.fonts) {
      if (font.family !== family || ![...left].some((codePoint) => has(font, codePoint))) continue;
      const { weight, file: path } = font;
      found.push({
        family,
        weight,
        style: 'normal',
        generic: undefined,
        path,
        ranges: font.ranges.map(([from, to]) => [from, to]),
      });
    }
    for (const codePoint of left)
      if (
        found.some(
          (face) => face.family === family && face.ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
        )
      )
        left.delete(codePoint);
  }
  return found;
}

/** The bytes of a file of the package; undefined if it has no such file. */
export function worldFile(path: string): Promise<Uint8Array> | undefined {
  const font = byPath.get(path);
  return font === undefined ? undefined : world?.read(font);
}
