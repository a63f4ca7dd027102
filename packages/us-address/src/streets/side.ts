/** One side of one block, as in the Census's files. */
export interface StreetSide {
  /** `W Main St`. */
  readonly name: string;
  /** Five digits. */
  readonly zip: string;
  /** House numbers at both ends, in either order; `""` if there are none. */
  readonly from: string;
  readonly to: string;
  /** The middle of the block in degrees, if the shape file was given. */
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Input that is not in the expected format; the message says what was expected and what was found. */
export class StreetPackError extends Error {
  override readonly name = 'StreetPackError';
}
