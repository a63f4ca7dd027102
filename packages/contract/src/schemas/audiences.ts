import { requireAtLeastOne } from './rules.ts';
import { anyText, emailAddress, emailSha256, record } from './values.ts';

/** An address of a member, as it is sent. */
export const AudienceAddress = record({
  name: anyText.optional(),
  address_1: anyText,
  address_2: anyText.optional(),
  city: anyText.optional(),
  state: anyText.optional(),
  postal_code: anyText,
});

const AudienceMemberBase = record({
  address: AudienceAddress.optional(),
  identifier: anyText.optional(),
  email_sha256: emailSha256.optional(),
  email: emailAddress.optional(),
});

/** The body of `createAudienceMember`. */
export const AudienceMemberRequest = requireAtLeastOne(AudienceMemberBase, [
  ['address'],
  ['email'],
  ['email_sha256'],
  ['identifier'],
]);
