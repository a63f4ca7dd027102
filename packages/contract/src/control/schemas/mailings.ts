import * as z from 'zod';
import { mailingStates } from '../../index.ts';
import type { Explanation, Mailing, MailingSearch } from '../generated/models.ts';
import { postalAddress } from './addresses.ts';
import { artworkFinding } from './artwork.ts';
import { mode, named, oneOrMore, paging, text } from './shared.ts';

export const mailingState = named(
  'MailingState',
  "A mailing's state. `possible_states` of a mailing lists where it can go next.",
  () => z.enum(mailingStates),
);

export const mailingSearch: z.ZodType<MailingSearch> = named(
  'MailingSearch',
  'Filters for mailings. Omitted fields match everything.',
  () =>
    z.strictObject({
      to: z
        .string()
        .optional()
        .describe(
          'Words of the name, company, address, identifier, merge tags or id, in any order and whole or in part; or the e-mail. Case, accents and apostrophes are ignored.',
        ),
      state: mailingState.optional(),
      campaign: z.string().optional().describe('ID of a campaign, or part of its name.'),
      zip: z.string().optional().describe('The start of the ZIP Code.'),
      not_to: oneOrMore(z.string(), 'string').describe('Excludes what `to` would match, for each entry.'),
      not_state: oneOrMore(mailingState, 'MailingState').describe('Excludes these states.'),
      not_campaign: oneOrMore(z.string(), 'string').describe('Excludes what `campaign` would match, for each entry.'),
      not_zip: oneOrMore(z.string(), 'string').describe('Excludes ZIP Codes that start with these digits.'),
      created_after: z.string().optional().describe('Exclusive start, ISO 8601.'),
      created_before: z.string().optional().describe('Exclusive end, ISO 8601.'),
      ...paging(),
    }),
);

export const mailing: z.ZodType<Mailing> = named(
  'Mailing',
  'A mailing with what the API does not return: its recipient as sent, its history, and what happens next.',
  () =>
    z.object({
      id: z.string(),
      campaign_id: z.string(),
      creative_id: z.string(),
      merge_tags: z.record(z.string(), z.unknown()).nullable().describe('As sent.'),
      state: mailingState,
      front_url: z.string().describe('PNG of the front, 600 pixels wide.'),
      back_url: z.string().describe('PNG of the back, 600 pixels wide. Never ready for a letter.'),
      pdf_url: z.string().describe('PDF in trim size.'),
      total_cost: z.string().describe('Dollars with two decimals, such as `0.85`. `0.00` if it ended unmailed.'),
      address: postalAddress
        .nullable()
        .describe('Standardized. Null until email append finds one, after `append_failed`, and once erased.'),
      send_at: text.describe('When processing is scheduled to start, ISO 8601 UTC. Null if it started at once.'),
      created_at: z.string().describe('When the mailing was created, ISO 8601 UTC.'),
      mode: mode.describe('The mode of the token that created it.'),
      campaign_name: z.string(),
      creative_name: z.string(),
      creative_revision: z.number().int().describe('The artwork revision it was created with.'),
      format: z.string().describe('Such as `postcard_4x6`.'),
      recipient: z
        .object({
          full_name: text,
          first_name: text,
          last_name: text,
          company: text,
          address_1: text.describe('Street line, PO box or rural route.'),
          address_2: text.describe('Apartment, suite or unit.'),
          city: text,
          state: text.describe('Two-letter abbreviation or full name.'),
          postal_code: text.describe('ZIP Code or ZIP+4.'),
          identifier: text.describe('Your own ID for this person.'),
          email_sha256: text.describe('SHA-256 of the lowercased email.'),
        })
        .meta({
          id: 'MailingRecipient',
          description: "A mailing's recipient as sent. The email is stored only as a hash.",
        })
        .nullable()
        .describe('As sent, except for the email. Null once erased.'),
      address_problem: text.describe('Why the address is undeliverable. Null if it is deliverable.'),
      warnings: z
        .array(artworkFinding)
        .describe(
          'Unfilled merge tags and, once the piece has been drawn, what could not be drawn as written. Empty once erased.',
        ),
      traceparent: text.describe('The header `traceparent` of the request that created it. Null without one.'),
      updated_at: z.string().describe('When it last changed, ISO 8601 UTC.'),
      mailed_at: text.describe('When it entered the mail, ISO 8601 UTC. Null until then.'),
      history: z
        .array(
          z
            .object({
              state: mailingState,
              at: z.string().describe('When it entered the state, ISO 8601 UTC.'),
              cause: z
                .string()
                .describe(
                  '`created`, `schedule`, the name of a check, `magic recipient`, `probability`, `control` or `erasure`.',
                ),
            })
            .meta({ id: 'StateChange', description: 'A state that a mailing has been in.' }),
        )
        .describe('Every state it has been in, oldest first.'),
      next: z
        .object({
          at: z.string().describe('When it is due, ISO 8601 UTC.'),
          states: z.array(mailingState).describe('The states it may move to.'),
        })
        .meta({ id: 'NextTransition', description: "A mailing's next automatic transition." })
        .nullable()
        .describe('The next automatic transition. Null in a final state.'),
      possible_states: z
        .array(mailingState)
        .describe('States that `transition` can move it to. Empty in a final state.'),
    }),
);

const because = z.string().describe('In a sentence.');
const rules = z
  .array(z.string())
  .describe('What says so: ids of the table of decisions, such as `D48`, and sections of the specification.');

export const explanation: z.ZodType<Explanation> = named(
  'Explanation',
  'Why a mailing is in its state, by which rule, and what comes next.',
  () =>
    z.object({
      id: z.string(),
      state: mailingState,
      because,
      rules,
      steps: z
        .array(
          z
            .object({
              state: mailingState,
              at: z.string().describe('When it entered the state, ISO 8601 UTC.'),
              cause: z.string().describe('As in the history of a mailing.'),
              because,
              rules,
            })
            .meta({ id: 'ExplainedStep', description: 'A state that a mailing has been in, and why.' }),
        )
        .describe('Every state it has been in, oldest first.'),
      next: z
        .object({
          at: text.describe('When it moves by itself, ISO 8601 UTC. Null if it does not.'),
          states: z.array(mailingState).describe('Where it can go. Empty in a final state.'),
          because,
        })
        .meta({ id: 'ExplainedNext', description: 'What comes next.' }),
    }),
);
