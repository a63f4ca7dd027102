import type { Schema } from '@direct-mail/contract';
import type { MockSettings } from '@direct-mail/contract/control/generated/models';
import { isZipCode, zipCodeForm } from '@direct-mail/contract/words/zip-code';
import { type AddressInput, AddressInputError, findMagic, standardize } from '@direct-mail/us-address';
import { Refusal } from '../account/base/refusal.ts';
import type { ErrorNameOf } from '../shared/error-names.ts';
import type { Operation } from './operation.ts';

/** One address, in the query; its `query_index` is 0 (D85). */
export const standardizeAddress: Operation<'standardizeAddress'> = (account, call) => {
  const { full_address, address_line1, address_line2, city, state, zip_code } = call.query;
  const input = { full_address, address_line1, address_line2, city, state, zip_code };
  return { status: 200, body: [standardizeOne(input, 0, '', account.settings)] };
};

/**
 * Several addresses. One bad item makes the whole batch fail, with a message that names it (D85): 400 if it is no array or has no
 * accepted combination, 413 above the limit (D23), 422 for a wrong type in the right shape (D83). The body is checked only here,
 * since no other endpoint distinguishes 400 from 422.
 */
export const standardizeAddresses: Operation<'standardizeAddresses'> = (account, call) => {
  const inputs: unknown = call.body;
  if (!Array.isArray(inputs)) throw new Refusal('ValidationError', 'the body must be an array of addresses');
  const { maxBatch } = account.settings;
  if (inputs.length > maxBatch) {
    throw new Refusal('PayloadTooLarge', `a batch can have at most ${maxBatch} addresses, got ${inputs.length}`);
  }
  return {
    status: 200,
    body: inputs.map((input: unknown, index) => standardizeOne(input, index, `address ${index}: `, account.settings)),
  };
};

/** `where` begins every message about an item of a batch. */
function standardizeOne(
  input: unknown,
  index: number,
  where: string,
  settings: MockSettings,
): Schema<'StandardizedAddress'> {
  const address = requireAddress(input, where, settings.nulls);
  const effect = findMagic(address)?.effect;
  if (effect?.kind === 'http') {
    throw new Refusal(KIND_OF_STATUS[effect.status], `${where}the magic phrase requests this ${effect.status}`);
  }
  try {
    // `preferred_city` is the package's own field; the API has it as `post_office_city`
    const { preferred_city: _, ...result } = standardize(address as AddressInput, { magic: true });
    return { query_index: index, ...result };
  } catch (error) {
    if (!(error instanceof AddressInputError)) throw error;
    throw new Refusal(error.reason === 'type' ? 'UnprocessableEntity' : 'ValidationError', `${where}${error.message}`);
  }
}

type MagicStatus = Extract<NonNullable<ReturnType<typeof findMagic>>['effect'], { kind: 'http' }>['status'];

const KIND_OF_STATUS = {
  400: 'ValidationError',
  413: 'PayloadTooLarge',
  422: 'UnprocessableEntity',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
} as const satisfies { readonly [Status in MagicStatus]: ErrorNameOf<Status> };

const COMBINATIONS =
  'full_address, or address_line1 with zip_code, with city and state, or with city, state and zip_code';

const FIELDS = ['full_address', 'address_line1', 'address_line2', 'city', 'state', 'zip_code'] as const;

/** An object whose fields are text or null, which counts as absent (D104), in an accepted combination (D109). */
function requireAddress(input: unknown, where: string, nulls: MockSettings['nulls']): Schema<'AddressInputBase'> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Refusal('UnprocessableEntity', `${where}must be an object, got ${typeName(input)}`);
  }
  const address = input as Partial<Record<(typeof FIELDS)[number], unknown>>;
  for (const field of FIELDS) {
    const value = address[field];
    if (value === undefined || (value === null && nulls === 'absent')) continue;
    if (typeof value !== 'string') {
      throw new Refusal('UnprocessableEntity', `${where}${field} must be a string, got ${typeName(value)}`);
    }
  }
  const zip = address.zip_code;
  if (typeof zip === 'string' && zip.trim() !== '' && !isZipCode(zip)) {
    throw new Refusal('ValidationError', `${where}zip_code must be ${zipCodeForm}`);
  }
  const given = (field: (typeof FIELDS)[number]): boolean => /\S/.test((address[field] as string | null) ?? '');
  if (!given('full_address') && given('state') && !given('city')) {
    throw new Refusal('ValidationError', `${where}state requires city; expected ${COMBINATIONS}`);
  }
  // other fields are ignored: a result sent back is an input like any other (D109)
  return Object.fromEntries(FIELDS.map((field) => [field, address[field]])) as Schema<'AddressInputBase'>;
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
