import type { StoredAddress } from '@direct-mail/contract/control/generated/models';
import { nonBlank } from '../base/non-blank.ts';
import { invalid } from '../base/refusal.ts';
import type { Account } from '../store/account.ts';
import type { OrderPlace, Person } from '../store/rows.ts';
import { ingestAddress, keyAsWritten } from './addresses.ts';

/** An address in an order or an audience: only the street line and the postal code are required. */
export interface AddressToStore {
  readonly name?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly address_1: string;
  readonly address_2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly postal_code: string;
  /** Three letters; `USA` when absent (D74). */
  readonly country?: string | null | undefined;
}

/** The only country whose addresses are standardized. */
const USA = 'USA';

/** Standardizes a US address and keeps any other as sent (D74). `path` names the field in a refusal. */
export function storeAddress(account: Account, sent: AddressToStore, path: string): OrderPlace {
  const address_1 = nonBlank(sent.address_1);
  const postal_code = nonBlank(sent.postal_code);
  if (address_1 === null) throw invalid(`${path}.address_1 must not be empty`);
  if (postal_code === null) throw invalid(`${path}.postal_code must not be empty`);
  const country = (sent.country ?? USA).toUpperCase();
  const who = { name: nonBlank(sent.name), company: nonBlank(sent.company) };
  const [address_2, city, state] = [nonBlank(sent.address_2), nonBlank(sent.city), nonBlank(sent.state)];
  if (country !== USA) {
    const where = { address_1, address_2: address_2 ?? '', city: city ?? '', state_name: state ?? '', postal_code };
    return { address: { ...who, ...where, country }, key: keyAsWritten(where), problem: null };
  }
  const found = ingestAddress({ address_1, address_2, city, state, postal_code }, account.settings.postalCode);
  return { address: { ...who, ...found.address, country }, key: found.key, problem: found.problem };
}

/** The person at a stored address. */
export function personAt(
  place: { readonly address: Pick<StoredAddress, 'name'> | null; readonly key: string | null } | null,
  customer: Pick<Person, 'email_sha256' | 'identifier'>,
): Person {
  return {
    email_sha256: customer.email_sha256,
    identifier: customer.identifier,
    address_key: place?.key ?? null,
    name: place?.address?.name ?? null,
  };
}

/** Equal in everything that matching uses. */
export function isEqualPerson(a: Person, b: Person): boolean {
  return (
    a.email_sha256 === b.email_sha256 &&
    a.identifier === b.identifier &&
    a.address_key === b.address_key &&
    a.name === b.name
  );
}
