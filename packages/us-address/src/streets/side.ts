/** One side of one block, as the Census writes it. */
export interface StreetSide {
  /** `W Main St`. */
  readonly name: string;
  /** Five digits. */
  readonly zip: string;
  /** House numbers at both ends, in either order; `""` where there is none. */
  readonly from: string;
  readonly to: string;
  /** The middle of the block in degrees, where the shape file was given. */
  readonly latitude?: number;
  readonly longitude?: number;
}

/** A file that is not what it should be; the message says what was expected and what came. */
export class StreetPackError extends Error {
  override readonly name = 'StreetPackError';
}
