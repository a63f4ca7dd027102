import { requireAtLeastOne } from './rules.ts';
import { anyText, emailAddress, emailSha256, nullFree, optional, record } from './values.ts';

/** An address of a member, as sent. */
export const AudienceAddress = nullFree({
  name: optional(anyText),
  address_1: anyText,
  address_2: optional(anyText),
  city: optional(anyText),
  state: optional(anyText),
  postal_code: anyText,
});

const AudienceMemberBase = record({
  address: optional(AudienceAddress),
  identifier: optional(anyText),
  email_sha256: optional(emailSha256),
  email: optional(emailAddress),
});

/** The body of `createAudienceMember`. */
export const AudienceMemberRequest = requireAtLeastOne(AudienceMemberBase, [
  ['address'],
  ['email'],
  ['email_sha256'],
  ['identifier'],
]);
