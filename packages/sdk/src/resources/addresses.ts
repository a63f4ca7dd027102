import type { Parsed } from '@direct-mail/contract';
import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import type { CallOptions } from '../http/settings.ts';
import type { AddressInput, StandardizedAddress } from '../types.ts';
import { splitBatch } from './split-batch.ts';

/** How to standardize many addresses. */
export interface StandardizeManyOptions extends CallOptions {
  /** Parallel requests. Default: 4. */
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

/** Standardization of US postal addresses: a separate service with a separate base address. */
export class AddressesResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Standardizes one address: `full_address`, or `address_line1` with city and state, with the ZIP code, or with all of
   * the last line in `city`. `GET /v1/standardize`
   *
   * @throws {@link BadRequestError} for a combination that is none of these; {@link ConfigurationError} for an unknown field.
   *
   * @example
   * ```ts
   * const address = await mail.addresses.standardize({ full_address: '1600 amphitheatre pkwy, mountain view ca 94043' });
   * console.log(address.address_line1, address.zip_code, address.usps_analysis.dpv_return_code);
   * ```
   */
  standardize(input: AddressInput, options?: CallOptions): Call<StandardizedAddress> {
    // Fields that are null are left out of the query (D104).
    return this.#api.call(
      'standardizeAddress',
      { query: input as Parsed<AddressInput>, names, expects: 'first' },
      options,
    );
  }

  /**
   * Standardizes any number of addresses, in requests as large as the service takes. Results are in the order of the
   * inputs, and `query_index` counts over all of them. When one request fails, the call fails and the others are
   * aborted. `POST /v1/standardize`
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
