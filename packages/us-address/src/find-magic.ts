import { AddressInputError } from './error.ts';
import { readInput } from './input.ts';
import { resolvePlace } from './lookup/resolve.ts';
import { type MagicAddress, magicOf } from './magic.ts';
import type { AddressFields } from './types.ts';

/**
 * The magic address of an input whose delivery line is a phrase of {@link magicAddresses}. Undefined for
 * any other input, including those that `standardize` rejects; never throws.
 */
export function findMagic(input: AddressFields): MagicAddress | undefined {
  try {
    const { line1, lastLine } = readInput(input);
    return magicOf(line1.words, () => resolvePlace(lastLine, () => 0).row < 0);
  } catch (error) {
    if (error instanceof AddressInputError) return undefined;
    throw error;
  }
}
