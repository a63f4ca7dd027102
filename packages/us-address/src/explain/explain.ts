import { resolve } from '../resolve-address.ts';
import type { AddressFields, AddressInput, StandardizedAddress, StandardizeOptions } from '../types.ts';
import { candidatesFor } from './candidates.ts';
import { explainFields, leastOf } from './fields.ts';
import { setAside } from './set-aside.ts';
import type { AddressExplanation } from './types.ts';

/**
 * Explains a result of `standardize` field by field: input, result, the rule that applied and the confidence in it; the
 * words that were set aside; and, if the place is uncertain, up to three others.
 *
 * @param options the same as for `standardize`
 * @throws AddressInputError if the input is not an accepted combination
 * @example
 * explain({ full_address: '1 Main St, Kenton, OH 44326' }).fields.find((field) => field.field === 'zip_code');
 * // { field: 'zip_code', before: '44326', after: '43326', changed: true, rule: 'zip_one_slip', confidence: 0.99 }
 */
export function explain(input: AddressInput, options: StandardizeOptions | undefined): AddressExplanation;
/** Explains an input; made for `inputs.map(explain)`, whose index and array are not read as options. */
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
