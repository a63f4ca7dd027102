/** What the executable knows of the files inside it, which are one after the other in one asset. */
export interface Contents {
  /** SHA-256 of all paths and files, hexadecimal. */
  readonly hash: string;
  /** Path of the program. */
  readonly program: string;
  /** Path, first byte, byte after the last. */
  readonly files: readonly (readonly [path: string, from: number, to: number])[];
}
