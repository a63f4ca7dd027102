import type { AudienceMemberRequest } from '@direct-mail/sdk';
import type { List } from './read-list.ts';

/** The column of the e-mail addresses' hashes, by its heading. */
export const hashColumnOf = (columns: readonly string[]): string | undefined =>
  columns.find((name) => /^(email|hashed)_?(sha_?256|hash|email)?$/i.test(name) && !/^email$/i.test(name));

/** A row of a list as a member of an audience. `hash`: the column of the e-mail addresses' hashes. */
export function memberOf(
  values: Readonly<Record<string, string>>,
  fields: List['fields'],
  hash: string | undefined,
): AudienceMemberRequest {
  const text = (column: string | undefined): string | undefined => values[column ?? '']?.trim() || undefined;
  const name =
    text(fields.full_name) ??
    ([text(fields.first_name), text(fields.last_name)].filter(Boolean).join(' ') || undefined);
  const address = {
    name,
    address_1: text(fields.address_1),
    address_2: text(fields.address_2),
    city: text(fields.city),
    state: text(fields.state),
    postal_code: text(fields.postal_code),
  };
  const member = {
    identifier: text(fields.identifier),
    email: text(fields.email),
    email_sha256: text(hash),
    ...(address.address_1 !== undefined && { address: filled(address) }),
  };
  return filled(member) as AudienceMemberRequest;
}

const filled = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
