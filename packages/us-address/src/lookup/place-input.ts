/** City, state and ZIP as they were written. */
export interface PlaceInput {
  city: readonly string[];
  /** State index, or -1. */
  state: number;
  /** Five digits, or empty. */
  zip: string;
  /** What was written if it is not a ZIP, or empty. */
  left: string;
  /** The digits of `left` that can be a ZIP's, or empty. */
  digits: string;
  /** Whether these are the first digits of the ZIP. */
  isStart: boolean;
}
