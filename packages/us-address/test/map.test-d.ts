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
expectTypeOf(standardize({}, options)).toEqualTypeOf<StandardizedAddress>();
expectTypeOf(standardize({}, { magic: true })).toEqualTypeOf<StandardizedAddress>();
// @ts-expect-error: no such option
standardize({}, { magik: true });
// @ts-expect-error: a number is no option
standardize({}, 1);
