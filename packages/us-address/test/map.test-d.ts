/** What calls compile: as a callback of `map`, and with options. */
import { expectTypeOf } from 'vitest';
import {
  type AddressExplanation,
  type AddressInput,
  deliverability,
  deliveryKey,
  explain,
  type ParsedAddress,
  parse,
  type StandardizedAddress,
  type StandardizedLines,
  standardize,
  standardizeLines,
} from '../src/index.ts';

declare const inputs: AddressInput[];
declare const results: StandardizedAddress[];

// map passes the index and the array too
expectTypeOf(inputs.map(standardize)).toEqualTypeOf<StandardizedAddress[]>();
expectTypeOf(inputs.map(standardizeLines)).toEqualTypeOf<StandardizedLines[]>();
expectTypeOf(inputs.map(explain)).toEqualTypeOf<AddressExplanation[]>();
expectTypeOf(inputs.map(parse)).toEqualTypeOf<ParsedAddress[]>();
expectTypeOf(inputs.map(deliveryKey)).toEqualTypeOf<string[]>();
expectTypeOf(inputs.flatMap(standardize)).toEqualTypeOf<StandardizedAddress[]>();
expectTypeOf(Array.from(inputs, standardize)).toEqualTypeOf<StandardizedAddress[]>();
expectTypeOf(results.map(standardize)).toEqualTypeOf<StandardizedAddress[]>();
results.map(deliverability);

declare const options: { magic?: boolean } | undefined;
expectTypeOf(standardize(inputs[0] as AddressInput, options)).toEqualTypeOf<StandardizedAddress>();
expectTypeOf(standardize({ full_address: '' }, { magic: true })).toEqualTypeOf<StandardizedAddress>();
// @ts-expect-error: no such option
standardize({ full_address: '' }, { magik: true });
// @ts-expect-error: a number is no option
standardize({ full_address: '' }, 1);

// What is refused at run time for a field that is missing is refused by the compiler (D109).
standardize({ address_line1: '', zip_code: '' });
standardize({ address_line1: '', city: '', state: '' });
standardize(standardizeLines({ address_line1: '', city: '' }));
// @ts-expect-error: no address
standardize({});
// @ts-expect-error: neither ZIP nor city
standardize({ address_line1: '' });
// @ts-expect-error: no street
standardizeLines({ city: '', state: '' });
// @ts-expect-error: a ZIP that may be missing
deliveryKey({ address_line1: '', zip_code: process.env['ZIP'] });
