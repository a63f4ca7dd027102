import { resolve } from '../resolve-address.ts';
import type { AddressFields, AddressInput, StandardizedAddress, StandardizeOptions } from '../types.ts';
import { candidatesFor } from './candidates.ts';
import { explainFields, leastOf } from './fields.ts';
import { setAside } from './set-aside.ts';
import type { AddressExplanation } from './types.ts';

/**
 * What `standardize` makes of an input and why, field by field: what came, what it became, by which rule and how sure, the
 * words that were set aside, and up to three other places where the place is in doubt.
 *
 * @param options as those of `standardize`
 * @throws AddressInputError when the input is no accepted combination
 * @example
 * explain({ full_address: '1 Main St, Kenton, OH 44326' }).fields.find((field) => field.field === 'zip_code');
 * // { field: 'zip_code', before: '44326', after: '43326', changed: true, rule: 'zip_one_slip', confidence: 0.99 }
 */
export function explain(input: AddressInput, options: StandardizeOptions | undefined): AddressExplanation;
/** Explains an input; of what `inputs.map(explain)` passes, the index and the array are no options. */
export function explain(input: AddressInput): AddressExplanation;
export function explain(input: AddressInput, options?: StandardizeOptions): AddressExplanation {
  const resolved = resolve(input, options);
  const { read, place, lines, metadata } = resolved;
  const result: StandardizedAddress = { ...lines, metadata: metadata() };
  const fields = explainFields(input, resolved);
  return {
    result,
    fields,
    set_aside: setAside(texts(input), read, result),
    confidence: leastOf(fields),
    candidates: candidatesFor(read.lastLine, place),
  };
}

const texts = (input: AddressFields): string[] =>
  (input.full_address?.trim()
    ? [input.full_address]
    : [input.address_line1, input.address_line2, input.city, input.state, input.zip_code]
  ).map((text) => text ?? '');
