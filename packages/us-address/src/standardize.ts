import { readInput } from './input.ts';
import { stateCode } from './lookup/states.ts';
import { deliveryLine } from './parse/line/delivery.ts';
import { parseLines } from './parse/line/parse-lines.ts';
import { contextOf, resolve, stateOf } from './resolve-address.ts';
import type {
  AddressInput,
  ParsedAddress,
  StandardizedAddress,
  StandardizedLines,
  StandardizeOptions,
} from './types.ts';

/**
 * Takes an address apart after USPS Publication 28. Nothing is corrected: `standardize` does that.
 * @throws AddressInputError when the input is no accepted combination
 */
export function parse(input: AddressInput): ParsedAddress {
  const read = readInput(input);
  const d = parseLines(read.line1, read.line2, contextOf(stateOf(read), read.lastLine.city));
  const { form, extra, ...components } = d;
  return {
    form,
    line: deliveryLine(d),
    extra,
    ...components,
    city: read.lastLine.city.join(' '),
    state: read.lastLine.state < 0 ? '' : stateCode(read.lastLine.state),
    zip_code: read.lastLine.zip,
  };
}

/**
 * Standardizes a US address: synchronous, no I/O, linear in the length of the input.
 *
 * Parts of the line, city, state, county, coordinates and most districts come from real data; ZIP+4, carrier route, line of
 * travel and every delivery verdict are synthetic (stable for an address, and no proof that a house exists). An address that cannot be read or found is answered with what is known and `dpv_return_code` `N` [D84].
 *
 * @param options `magic`: whether test phrases force a verdict; by default they do not
 * @throws AddressInputError when the input is no accepted combination
 * @example
 * standardize({ full_address: '1600 amphitheatre pkwy, mountain view ca 94043' }).address_line1;
 * // '1600 AMPHITHEATRE PKWY'
 */
export function standardize(input: AddressInput, options: StandardizeOptions | undefined): StandardizedAddress;
/** Standardizes an input; of what `inputs.map(standardize)` passes, the index and the array are no options. */
export function standardize(input: AddressInput): StandardizedAddress;
export function standardize(input: AddressInput, options?: StandardizeOptions): StandardizedAddress {
  const { lines, metadata } = resolve(input, options);
  return { ...lines, metadata: metadata() };
}

/**
 * `standardize` without `metadata`: all that a delivery needs. Faster, the first call above all, because it asks for no
 * county and no coordinates.
 *
 * @param options as those of {@link standardize}
 * @throws AddressInputError when the input is no accepted combination
 */
export function standardizeLines(input: AddressInput, options: StandardizeOptions | undefined): StandardizedLines;
/** The lines of an input; of what `inputs.map(standardizeLines)` passes, the index and the array are no options. */
export function standardizeLines(input: AddressInput): StandardizedLines;
export function standardizeLines(input: AddressInput, options?: StandardizeOptions): StandardizedLines {
  return resolve(input, options).lines;
}
