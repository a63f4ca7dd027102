import { mailingDateFields } from '../generated/enums.ts';
import { limits } from '../generated/limits.ts';
import { type Fields, isAbsent, requireOneOf } from './rules.ts';
import {
  anyText,
  dateOrDateTime,
  emailAddress,
  isRequired,
  mergeTags,
  nullFree,
  oneOf,
  optional,
  postalCode,
  record,
  text,
  wholeNumber,
} from './values.ts';

const { properties, parameters } = limits;

const addressFields = ['address_1', 'city', 'state', 'postal_code'] as const;

const RecipientBase = record({
  full_name: optional(anyText),
  first_name: optional(anyText),
  last_name: optional(anyText),
  company: optional(anyText),
  email: optional(emailAddress),
  address_1: optional(anyText),
  address_2: optional(anyText),
  city: optional(anyText),
  state: optional(anyText),
  postal_code: optional(postalCode),
  identifier: optional(anyText),
});

/** The address fields are all required together, unless there is an e-mail to find the address by (D47). */
function findMissingAddressFields(recipient: Fields, holds: boolean) {
  const missing = addressFields.filter((key) => isAbsent(recipient[key]));
  if (missing.length === 0) return [];
  const noneGiven = missing.length === addressFields.length;
  if (noneGiven && holds) return [];
  const message = noneGiven ? `${isRequired} when there is no email` : isRequired;
  return missing.map((key) => ({ path: [key], message, kind: 'missing' as const }));
}

/**
 * The recipient of a mailing. Whether an e-mail may replace the address depends on the account, which this schema does not
 * know, so it accepts both.
 */
export const Recipient = requireOneOf(
  RecipientBase,
  [[...addressFields], ['email', '-address_1', '-city', '-state', '-postal_code']],
  findMissingAddressFields,
);

/** The fields of `createMailing`, for schemas that use some of them. */
export const createMailingFields = {
  campaign_id: text(properties.CreateMailingRequest.campaign_id),
  creative_id: optional(anyText),
  merge_tags: optional(mergeTags),
  send_at: optional(dateOrDateTime),
  recipient: Recipient,
};

/** The body of `createMailing`. The caller, which has a clock, checks that `send_at` lies in the future. */
export const CreateMailingRequest = nullFree(createMailingFields);

/** The query of `listCampaignMailings`. */
export const ListCampaignMailingsQuery = record({
  page: wholeNumber(parameters.listCampaignMailings.page).optional(),
  per_page: wholeNumber(parameters.listCampaignMailings.per_page).optional(),
  start_date: dateOrDateTime.optional(),
  end_date: dateOrDateTime.optional(),
  date_field: oneOf(mailingDateFields).optional(),
});
