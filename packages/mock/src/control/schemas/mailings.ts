import { mailingStates } from '@direct-mail/contract';
import * as z from 'zod';
import type { Mailing, MailingSearch } from '../../types/mailing.ts';
import { postalAddress } from './addresses.ts';
import { artworkFinding } from './artwork.ts';
import { mode, named, oneOrMore, paging, text } from './shared.ts';

export const mailingState = named('MailingState', z.enum(mailingStates).describe("A mailing's state"));

export const mailingSearch: z.ZodType<MailingSearch> = z.strictObject({
  to: z.string().optional().describe('Part of the name, company, city, identifier or address. Case-insensitive'),
  state: mailingState.optional(),
  campaign: z.string().optional().describe('ID of a campaign, or part of its name'),
  zip: z.string().optional().describe('The start of the ZIP Code'),
  not_to: oneOrMore(z.string()).describe('Excludes what `to` would match, for each entry'),
  not_state: oneOrMore(mailingState).describe('Excludes these states'),
  not_campaign: oneOrMore(z.string()).describe('Excludes what `campaign` would match, for each entry'),
  not_zip: oneOrMore(z.string()).describe('Excludes ZIP Codes that start with these digits'),
  created_after: z.string().optional().describe('ISO 8601'),
  created_before: z.string().optional().describe('ISO 8601'),
  ...paging,
});

export const mailing: z.ZodType<Mailing> = named(
  'Mailing',
  z.object({
    id: z.string(),
    campaign_id: z.string(),
    creative_id: z.string(),
    merge_tags: z.record(z.string(), z.unknown()).nullable(),
    state: mailingState,
    front_url: z.string(),
    back_url: z.string(),
    pdf_url: z.string(),
    total_cost: z.string(),
    address: postalAddress.nullable(),
    send_at: text,
    created_at: z.string(),
    mode,
    campaign_name: z.string(),
    creative_name: z.string(),
    creative_revision: z.number().int(),
    format: z.string(),
    recipient: z
      .object({
        full_name: text,
        first_name: text,
        last_name: text,
        company: text,
        address_1: text,
        address_2: text,
        city: text,
        state: text,
        postal_code: text,
        identifier: text,
        email_sha256: text,
      })
      .meta({ id: 'MailingRecipient' })
      .nullable()
      .describe('As sent, except for the email. Null once erased'),
    address_problem: text.describe('Why the address is undeliverable'),
    warnings: z
      .array(artworkFinding)
      .describe('Unfilled merge tags and, once the piece has been drawn, what could not be drawn as written'),
    updated_at: z.string(),
    mailed_at: text,
    history: z.array(z.object({ state: mailingState, at: z.string(), cause: z.string() }).meta({ id: 'StateChange' })),
    next: z
      .object({ at: z.string(), states: z.array(mailingState) })
      .meta({ id: 'NextTransition' })
      .nullable()
      .describe('The next automatic transition. Null in a final state'),
    possible_states: z.array(mailingState).describe('States it can be moved to. Empty in a final state'),
  }),
);
