import * as z from 'zod';
import {
  dataSubjectApiVersions,
  dataSubjectRegulations,
  dataSubjectRequestTypes,
  identityFormats,
} from '../generated/enums.ts';
import { limits } from '../generated/limits.ts';
import {
  anyText,
  dateTime,
  emailAddress,
  expected,
  isRequired,
  list,
  nullFree,
  oneOf,
  optional,
  record,
  text,
} from './values.ts';

const { subject_request_id: idLimits, subject_identities: listLimits } = limits.properties.DataSubjectRequest;

/** A postal address with the person's name. */
export const IdentityAddress = nullFree({
  full_name: optional(anyText),
  first_name: optional(anyText),
  last_name: optional(anyText),
  address_1: anyText,
  address_2: optional(anyText),
  city: anyText,
  state: anyText,
  postal_code: anyText,
});

const EmailIdentity = record({
  identity_type: z.literal('email'),
  identity_format: oneOf(identityFormats),
  identity_value: emailAddress,
});

const AddressIdentity = record({
  identity_type: z.literal('address'),
  identity_format: oneOf(identityFormats),
  identity_value: IdentityAddress,
});

/** One way to identify the person; `identity_type` tells which. */
export const SubjectIdentity = z.discriminatedUnion('identity_type', [EmailIdentity, AddressIdentity], {
  error: (issue) => {
    if (issue.code !== 'invalid_union') return expected('an object')(issue);
    const { identity_type: type } = issue.input as { identity_type?: unknown };
    return type === undefined ? isRequired : 'must be email or address';
  },
});

/** The body of `createDataSubjectRequest`. */
export const DataSubjectRequest = nullFree({
  api_version: optional(oneOf(dataSubjectApiVersions)),
  regulation: oneOf(dataSubjectRegulations),
  subject_request_id: text(idLimits, 'be a UUID of version 4'),
  subject_request_type: oneOf(dataSubjectRequestTypes),
  submitted_time: dateTime,
  subject_identities: list(SubjectIdentity).check(({ value, issues }) => {
    if (value.length >= listLimits.minItems) return;
    issues.push({ code: 'custom', input: value, message: 'must hold at least one identity, got none' });
  }),
});
