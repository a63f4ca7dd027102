/** Magic bytes of the image formats that the previews render. */
const signatures: readonly (readonly [format: string, isIt: (head: string) => boolean])[] = [
  ['PNG', (head) => head.startsWith('\x89PNG\r\n\x1a\n') && head.slice(12, 16) === 'IHDR'],
  ['JPEG', (head) => head.startsWith('\xff\xd8\xff')],
  ['GIF', (head) => /^GIF8[79]a/.test(head)],
  ['WebP', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  ['SVG', (head) => /<svg[\s>]/.test(head)],
];

const others: readonly (readonly [name: string, isIt: (head: string) => boolean])[] = [
  ['a PDF', (head) => head.startsWith('%PDF')],
  ['a TIFF', (head) => head.startsWith('II*\0') || head.startsWith('MM\0*')],
  ['a BMP', (head) => head.startsWith('BM')],
  ['an AVIF or HEIC', (head) => head.slice(4, 8) === 'ftyp'],
  ['HTML', (head) => /^\s*<(?:!doctype html|html)/i.test(head)],
];

/** Number of bytes examined. */
export const HEAD_BYTES = 2000;

/** The image format; null if it cannot be rendered. */
export function pictureFormat(bytes: Uint8Array): string | null {
  const head = textOf(bytes);
  return signatures.find(([, isIt]) => isIt(head))?.[0] ?? null;
}

/** Describes a file that is not such an image, if its kind is known. */
export function whatItIs(bytes: Uint8Array): string {
  const head = textOf(bytes);
  return others.find(([, isIt]) => isIt(head))?.[0] ?? 'something else';
}

/** Each byte as one character. */
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
