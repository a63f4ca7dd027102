import * as z from 'zod';
import type {
  AccountStatistics,
  Activity,
  ActivitySearch,
  AgendaDay,
  ArtworkRevision,
  StatisticsSearch,
  WebhookStatistics,
} from '../generated/models.ts';
import { dueKind } from './clock.ts';
import { mailingState } from './mailings.ts';
import { named, once, paging, text } from './shared.ts';

const count = z.number().int();
const day = z.string().describe('A UTC day, such as `2026-11-20`.');

export const agendaDay: z.ZodType<AgendaDay> = named('AgendaDay', 'What falls due on one UTC day.', () =>
  z.object({
    day: day.describe('Such as `2026-11-20`.'),
    groups: z.array(
      z
        .object({
          kind: dueKind,
          what: z.string().describe("The mailings' current state, the deliveries' event, or the requests' type."),
          count,
          first: z
            .array(
              z
                .object({ at: z.string(), id: z.string(), name: z.string() })
                .meta({ id: 'AgendaItem', description: 'A scheduled event of the day.' }),
            )
            .describe('The first five. `at` is ISO 8601 UTC.'),
        })
        .meta({ id: 'AgendaGroup', description: 'Events of one kind that fall due on the same day.' }),
    ),
  }),
);

const ofState = once(() =>
  z.array(
    z.object({ state: mailingState, count }).meta({ id: 'StateCount', description: 'How many mailings a state has.' }),
  ),
);

export const accountStatistics: z.ZodType<AccountStatistics> = named(
  'AccountStatistics',
  'Mailings by day, state and creative, and what they cost.',
  () =>
    z.object({
      days: z
        .array(
          z
            .object({
              day: day.describe('Such as `2026-11-20`.'),
              created: count.describe('Mailings created.'),
              circulation: count.describe('Pieces mailed, without test mailings.'),
              spend: z.number().describe('Cost of the pieces mailed, in dollars.'),
            })
            .meta({ id: 'StatisticsDay', description: 'One UTC day.' }),
        )
        .describe('Days with activity, oldest first.'),
      created: count.describe('Mailings created in the date range.'),
      states: ofState().describe('How many of them are in each state now.'),
      reached: ofState().describe('How many of them ever reached each state.'),
      creatives: z
        .array(
          z
            .object({
              campaign_id: z.string(),
              campaign_name: z.string(),
              creative_id: z.string(),
              creative_name: z.string(),
              created: count.describe('Mailings created.'),
              delivered: count.describe('How many of those were delivered, without test mailings.'),
              unmailed: count.describe('How many of those ended without being mailed.'),
              circulation: count.describe('Pieces mailed, without test mailings.'),
              spend: z.number().describe('Cost of the pieces mailed, in dollars.'),
            })
            .meta({ id: 'CreativeStatistics', description: 'One creative in the date range.' }),
        )
        .describe('Creatives that were used, oldest campaign first.'),
    }),
);

export const statisticsSearch: z.ZodType<StatisticsSearch> = named(
  'StatisticsSearch',
  'A date range, and whose mailings to count.',
  () =>
    z.strictObject({
      start_date: z.string().optional().describe('First UTC day, such as `2026-11-20`. Default: no limit.'),
      end_date: z.string().optional().describe('Last UTC day, inclusive. Default: no limit.'),
      campaign: z.string().optional().describe('ID of a campaign. Default: all.'),
      creative: z.string().optional().describe('ID of a creative. Default: all.'),
    }),
);

const milliseconds = z.number().nullable().describe('Milliseconds of real time. Null on a manual clock.');

export const webhookStatistics: z.ZodType<WebhookStatistics> = named(
  'WebhookStatistics',
  "A webhook's attempts, counted over the deliveries that the mock still keeps.",
  () =>
    z.object({
      attempts: count,
      succeeded: count.describe('Attempts that got a 200.'),
      median_ms: milliseconds.describe('Median duration in milliseconds of real time. Null on a manual clock.'),
      p95_ms: milliseconds.describe('95th percentile in milliseconds of real time. Null on a manual clock.'),
      days: z
        .array(
          z
            .object({ day, succeeded: count, failed: count })
            .meta({ id: 'WebhookDay', description: 'Attempts of one UTC day.' }),
        )
        .describe('By UTC day, such as `2026-11-20`.'),
    }),
);

export const artworkRevision: z.ZodType<ArtworkRevision> = named(
  'ArtworkRevision',
  "One revision of a creative's artwork.",
  () =>
    z.object({
      revision: count.describe('From 1.'),
      front_html: text,
      back_html: text.describe("The back of a postcard, or a letter's pages after the first."),
    }),
);

const kind = once(() =>
  z
    .enum(['mailing', 'delivery', 'request', 'order', 'member', 'data_subject_request', 'campaign', 'webhook'])
    .meta({ id: 'ActivityKind', description: 'What an activity entry is about.' }),
);

export const activity: z.ZodType<Activity> = named('Activity', 'A page of account activity.', () =>
  z.object({
    total: count.describe('Matching entries on all pages.'),
    counts: z
      .array(
        z
          .object({
            kind: kind(),
            what: z.string().describe('As in the entries, except that requests are counted by operation.'),
            count,
            failed: count.describe('How many of them failed.'),
          })
          .meta({ id: 'ActivityCount', description: 'How many activity entries share a kind and `what`.' }),
      )
      .describe('Counts over all pages; `what` does not narrow them.'),
    entries: z
      .array(
        z
          .object({
            at: z.string().describe("When it happened, on the account's clock, ISO 8601 UTC."),
            kind: kind(),
            what: z
              .string()
              .describe(
                "The mailing's new state, the delivery's event, the request's method and path, or what was created.",
              ),
            name: z.string().describe("Who or what it is about: a name, a receiver's URL, an order's ID."),
            outcome: z
              .string()
              .describe("The result, such as a response's status or the cause of a state. May be empty."),
            failed: z.boolean().describe('True for failed attempts, failed requests and pieces that ended unmailed.'),
            id: z.string().describe('ID of the record or journal entry.'),
            parent_id: text.describe('ID of the mailing or webhook it belongs to, if any.'),
          })
          .meta({ id: 'ActivityEntry', description: 'An event in the account.' }),
      )
      .describe('Newest first.'),
  }),
);

export const activitySearch: z.ZodType<ActivitySearch> = named(
  'ActivitySearch',
  'Filters for activity. Omitted fields match everything.',
  () =>
    z.strictObject({
      kind: kind().optional(),
      without: kind().optional().describe('A kind to leave out, such as `delivery`.'),
      what: z.string().optional().describe("`what` of an `ActivityCount`, such as a mailing's state."),
      after: z.string().optional().describe('Exclusive start, ISO 8601.'),
      until: z.string().optional().describe('Inclusive end, ISO 8601.'),
      failed: z
        .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
        .optional()
        .meta({ description: 'True: only failures.', 'x-type': 'boolean' }),
      ...paging(),
    }),
);
