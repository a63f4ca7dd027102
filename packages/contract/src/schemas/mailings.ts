import { mailingDateFields } from '../generated/enums.ts';
import { limits } from '../generated/limits.ts';
import { type Fields, requireOneOf } from './rules.ts';
import {
  anyText,
  dateOrDateTime,
  emailAddress,
  isRequired,
  mergeTags,
  oneOf,
  record,
  text,
  wholeNumber,
} from './values.ts';

const { properties, parameters } = limits;

const addressFields = ['address_1', 'city', 'state', 'postal_code'] as const;

const RecipientBase = record({
  full_name: anyText.optional(),
  first_name: anyText.optional(),
  last_name: anyText.optional(),
  company: anyText.optional(),
  email: emailAddress.optional(),
  address_1: anyText.optional(),
  address_2: anyText.optional(),
  city: anyText.optional(),
  state: anyText.optional(),
  postal_code: text(properties.Recipient.postal_code).optional(),
  identifier: anyText.optional(),
});

/** The address fields go together; without all of them there must be an e-mail to find an address by (D47). */
function findMissingAddressFields(recipient: Fields, holds: boolean) {
  const missing = addressFields.filter((key) => recipient[key] === undefined);
  if (missing.length === 0) return [];
  const noneGiven = missing.length === addressFields.length;
  if (noneGiven && holds) return [];
  const message = noneGiven ? `${isRequired} when there is no email` : isRequired;
  return missing.map((key) => ({ path: [key], message }));
}

/**
 * Who gets a mailing. Whether an e-mail may stand for the address depends on the account, which this schema does not
 * know: it takes both.
 */
export const Recipient = requireOneOf(RecipientBase, [[...addressFields], ['email']], findMissingAddressFields);

/** The body of `createMailing`. That `send_at` lies in the future is for who has a clock to check. */
export const CreateMailingRequest = record({
  campaign_id: text(properties.CreateMailingRequest.campaign_id),
  creative_id: anyText.optional(),
  merge_tags: mergeTags.optional(),
  send_at: dateOrDateTime.optional(),
  recipient: Recipient,
});

/** The query of `listCampaignMailings`. */
export const ListCampaignMailingsQuery = record({
  page: wholeNumber(parameters.listCampaignMailings.page).optional(),
  per_page: wholeNumber(parameters.listCampaignMailings.per_page).optional(),
  start_date: dateOrDateTime.optional(),
  end_date: dateOrDateTime.optional(),
  date_field: oneOf(mailingDateFields).optional(),
});
