import { mailingStates } from '@direct-mail/contract';
import * as z from 'zod';
import type { Mailing, MailingSearch } from '../../types/mailing.ts';
import { postalAddress } from './addresses.ts';
import { artworkFinding } from './artwork.ts';
import { mode, named, oneOrMore, paging, text } from './shared.ts';

export const mailingState = named('MailingState', z.enum(mailingStates).describe('A state of the diagram (D06)'));

export const mailingSearch: z.ZodType<MailingSearch> = z.strictObject({
  to: z.string().optional().describe('Part of the name, company, city, identifier or address'),
  state: mailingState.optional(),
  campaign: z.string().optional().describe('The id of a campaign, or a part of its name'),
  zip: z.string().optional().describe('The beginning of the ZIP code'),
  not_to: oneOrMore(z.string()).describe('Leaves out what `to` would find, for each of them'),
  not_state: oneOrMore(mailingState).describe('Leaves out these states'),
  not_campaign: oneOrMore(z.string()).describe('Leaves out these campaigns, by id or a part of the name'),
  not_zip: oneOrMore(z.string()).describe('Leaves out ZIP codes that begin so'),
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
      .describe('As sent, less the clear e-mail; null once erased'),
    address_problem: text.describe('Why the address is not deliverable (D68)'),
    warnings: z
      .array(artworkFinding)
      .describe('Merge tags that its data does not fill; once it was drawn, what could not be drawn as written'),
    updated_at: z.string(),
    mailed_at: text,
    history: z.array(z.object({ state: mailingState, at: z.string(), cause: z.string() }).meta({ id: 'StateChange' })),
    next: z
      .object({ at: z.string(), states: z.array(mailingState) })
      .meta({ id: 'NextTransition' })
      .nullable()
      .describe('When it moves on by itself, and where it may go'),
    possible_states: z.array(mailingState).describe('Where the state diagram lets it go (D06); none at an end'),
  }),
);
