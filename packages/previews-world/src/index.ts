/** Fonts for scripts that `@direct-mail/previews` does not include; it looks for this package when a piece needs it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { files } from './generated/files.ts';

/** A font file: a part of one weight of a family. */
export interface WorldFont {
  readonly family: string;
  readonly weight: number;
  /** The argument of {@link read}. */
  readonly file: string;
  /** The code points of the font, from and to, both inclusive. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** All files. Chinese, Japanese and Korean have one weight, Arabic, Hebrew and Thai two. */
export const fonts: readonly WorldFont[] = files.map(([family, weight, file, ranges]) => ({
  family,
  weight,
  file,
  ranges: ranges.split(' ').map((range) => {
    const [from = '0', to = from] = range.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  }),
}));

/** The bytes of a file, WOFF2. */
export function read({ file }: WorldFont): Promise<Uint8Array> {
  return readFile(placeOf(file));
}

/** Beside the built package, or in the source's font packages. */
function placeOf(file: string): URL | string {
  if (!import.meta.url.endsWith('.ts')) return new URL(`./fonts/${file.split('/').at(-1)}`, import.meta.url);
  return createRequire(import.meta.url).resolve(file);
}
