/** The importer's encodings (D117) as choices; `TextDecoder` accepts the same names. */
export const encodings = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Windows-1252 (Excel, Western Europe and the Americas)' },
  { value: 'utf-16le', label: 'UTF-16, little endian' },
  { value: 'utf-16be', label: 'UTF-16, big endian' },
] as const;

export type Encoding = (typeof encodings)[number]['value'];

/**
 * The encoding by the byte order mark, else UTF-8 if the bytes are valid UTF-8, else Windows-1252. The last is a guess,
 * which the page shows beside the rows.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The text for the preview; the upload sends the bytes themselves. */
export function decoded(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}
