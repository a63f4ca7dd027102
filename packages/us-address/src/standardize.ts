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
 * Splits an address into its parts according to USPS Publication 28. It corrects nothing; `standardize` does.
 * @throws AddressInputError if the input is not an accepted combination
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
 * The parts of the line, city, state, county, coordinates and most districts come from real data; ZIP+4, carrier route, line of
 * travel and verdicts are synthetic: stable for an address, and no proof that a house exists. For an address that cannot be read or found, the result holds what is known, with `dpv_return_code` `N` [D84].
 *
 * @param options `magic`: whether test phrases force a verdict; false by default
 * @throws AddressInputError if the input is not an accepted combination
 * @example
 * standardize({ full_address: '1600 amphitheatre pkwy, mountain view ca 94043' }).address_line1;
 * // '1600 AMPHITHEATRE PKWY'
 */
export function standardize(input: AddressInput, options: StandardizeOptions | undefined): StandardizedAddress;
/** Standardizes an input; made for `inputs.map(standardize)`, whose index and array are not read as options. */
export function standardize(input: AddressInput): StandardizedAddress;
export function standardize(input: AddressInput, options?: StandardizeOptions): StandardizedAddress {
  const { lines, metadata } = resolve(input, options);
  return { ...lines, metadata: metadata() };
}

/**
 * `standardize` without `metadata`: all that a delivery needs. Faster, above all on the first call, because it loads no
 * counties and coordinates.
 *
 * @param options the same as for {@link standardize}
 * @throws AddressInputError if the input is not an accepted combination
 */
export function standardizeLines(input: AddressInput, options: StandardizeOptions | undefined): StandardizedLines;
/** The lines of an input; made for `inputs.map(standardizeLines)`, whose index and array are not read as options. */
export function standardizeLines(input: AddressInput): StandardizedLines;
export function standardizeLines(input: AddressInput, options?: StandardizeOptions): StandardizedLines {
  return resolve(input, options).lines;
}
