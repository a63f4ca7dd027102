import type { Parsed } from '@direct-mail/contract';
import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import type { CallOptions } from '../http/settings.ts';
import type {
  AddressInput,
  AddressInputBase,
  AddressInputWithAddressLine1AndCity,
  AddressInputWithAddressLine1AndZipCode,
  AddressInputWithFullAddress,
  StandardizedAddress,
} from '../types.ts';
import type { WithRequired, WithValues } from './at-least-one.ts';
import { splitBatch } from './split-batch.ts';

/** An {@link AddressInput} with the fields `Given`, which must be one of its combinations. */
export type AddressFieldsInput<Given extends keyof AddressInputBase> = WithRequired<
  AddressInputBase,
  Given,
  Combination<Given>
>;

type Values<Names extends keyof AddressInputBase> = WithValues<AddressInputBase, Names>;

/** What one of the combinations asks of the fields `Given`. */
type Combination<Given> = 'full_address' extends Given
  ? 'address_line1' extends Given
    ? unknown
    : Values<'full_address'>
  : ['address_line1' | 'city'] extends [Given]
    ? 'zip_code' extends Given
      ? Values<'address_line1'>
      : Values<'address_line1' | 'city'>
    : [Given] extends [never]
      ? AddressInputWithFullAddress
      : [Given & ('city' | 'state')] extends [never]
        ? ['address_line1' | 'zip_code'] extends [Given]
          ? Values<'address_line1' | 'zip_code'>
          : AddressInputWithAddressLine1AndZipCode
        : AddressInputWithAddressLine1AndCity;

/** Options of `addresses.standardizeMany`. */
export interface StandardizeManyOptions extends CallOptions {
  /** Requests in flight at the same time. Default: 4. */
  concurrency?: number | undefined;
}

const names: Record<'full_address' | 'address_line1' | 'address_line2' | 'city' | 'state' | 'zip_code', ''> = {
  full_address: '',
  address_line1: '',
  address_line2: '',
  city: '',
  state: '',
  zip_code: '',
};

/** US address standardization, a separate service with its own base URL (`addressBaseUrl`). */
export class AddressesResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Standardizes one US address. Pass `full_address`, or `address_line1` with `zip_code`, or `address_line1` with `city`
   * and `state`. If `city` comes without `state` and `zip_code`, it must hold the entire last line: city, state and ZIP.
   * `GET /v1/standardize`
   *
   * @throws `BadRequestError` if the fields are not one of these combinations.
   * @throws `ConfigurationError` for an unknown field.
   *
   * @example
   * ```ts
   * const address = await mail.addresses.standardize({ full_address: '1600 amphitheatre pkwy, mountain view ca 94043' });
   * console.log(address.address_line1, address.zip_code, address.usps_analysis.dpv_return_code);
   * ```
   */
  standardize<Given extends keyof AddressInputBase>(
    input: AddressFieldsInput<Given>,
    options?: CallOptions,
  ): Call<StandardizedAddress> {
    // Fields that are null are left out of the query (D104).
    return this.#api.call(
      'standardizeAddress',
      { query: input as AddressInput as Parsed<AddressInput>, names, expects: 'first' },
      options,
    );
  }

  /**
   * Standardizes any number of addresses, in batches as large as the service accepts. Results are in input order, and
   * `query_index` is the position in `inputs`. If one batch fails, the call fails and the other batches are aborted.
   * `POST /v1/standardize`
   *
   * @throws `BadRequestError` if any address has no accepted combination of fields.
   */
  async standardizeMany(
    inputs: readonly AddressInput[],
    { concurrency = 4, ...options }: StandardizeManyOptions = {},
  ): Promise<StandardizedAddress[]> {
    const pieces = splitBatch(inputs);
    const results: StandardizedAddress[][] = [];
    const stop = new AbortController();
    const onAbort = (): void => stop.abort(options.signal?.reason);
    if (options.signal?.aborted) onAbort();
    options.signal?.addEventListener('abort', onAbort);
    let next = 0;
    const work = async (): Promise<void> => {
      for (let index = next++; index < pieces.length; index = next++) {
        const { start, items } = pieces[index] as (typeof pieces)[number];
        const input = { body: items, expects: 'array' } as const;
        const call = { ...options, signal: stop.signal };
        const response = await this.#api.call<StandardizedAddress[], 'standardizeAddresses'>(
          'standardizeAddresses',
          input,
          call,
        );
        results[index] = response.map((result, at) => ({ ...result, query_index: start + (result.query_index ?? at) }));
      }
    };
    try {
      await Promise.all(Array.from({ length: Math.max(1, concurrency) }, work));
    } catch (error) {
      stop.abort(error);
      throw error;
    } finally {
      options.signal?.removeEventListener('abort', onAbort);
    }
    return results.flat().sort((a, b) => a.query_index - b.query_index);
  }
}
