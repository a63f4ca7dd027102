import * as z from 'zod';
import { dueKinds } from '../../shared/enumerations.ts';
import type {
  AccountStatistics,
  Activity,
  ActivitySearch,
  AgendaDay,
  ArtworkRevision,
  StatisticsSearch,
  WebhookStatistics,
} from '../../types/insights.ts';
import { mailingState } from './mailings.ts';
import { named, paging, text } from './shared.ts';

const count = z.number().int();
const day = z.string().describe('UTC date');

export const agendaDay: z.ZodType<AgendaDay> = named(
  'AgendaDay',
  z.object({
    day,
    groups: z.array(
      z
        .object({
          kind: z.enum(dueKinds),
          what: z.string().describe("The mailings' current state, the deliveries' event, or the requests' type"),
          count,
          first: z
            .array(z.object({ at: z.string(), id: z.string(), name: z.string() }).meta({ id: 'AgendaItem' }))
            .describe('The first five'),
        })
        .meta({ id: 'AgendaGroup' }),
    ),
  }),
);

const ofState = z.array(z.object({ state: mailingState, count }).meta({ id: 'StateCount' }));

export const accountStatistics: z.ZodType<AccountStatistics> = named(
  'AccountStatistics',
  z.object({
    days: z
      .array(z.object({ day, created: count, circulation: count, spend: z.number() }).meta({ id: 'StatisticsDay' }))
      .describe('Days with activity, oldest first'),
    created: count,
    states: ofState.describe('How many of the mailings created in the date range are in each state now'),
    reached: ofState.describe('How many of them ever reached each state'),
    creatives: z.array(
      z
        .object({
          campaign_id: z.string(),
          campaign_name: z.string(),
          creative_id: z.string(),
          creative_name: z.string(),
          created: count,
          delivered: count,
          unmailed: count,
          circulation: count,
          spend: z.number(),
        })
        .meta({ id: 'CreativeStatistics' }),
    ),
  }),
);

export const statisticsSearch: z.ZodType<StatisticsSearch> = z.strictObject({
  start_date: z.string().optional().describe('ISO 8601; a date alone is the start of that day'),
  end_date: z.string().optional().describe('ISO 8601; a date alone includes the whole day'),
  campaign: z.string().optional().describe('ID of a campaign. Default: all'),
  creative: z.string().optional().describe('ID of a creative. Default: all'),
});

const milliseconds = z.number().nullable().describe('Milliseconds of real time. Null on a manual clock');

export const webhookStatistics: z.ZodType<WebhookStatistics> = named(
  'WebhookStatistics',
  z.object({
    attempts: count,
    succeeded: count.describe('Attempts that got a 200'),
    median_ms: milliseconds,
    p95_ms: milliseconds,
    days: z.array(z.object({ day, succeeded: count, failed: count }).meta({ id: 'WebhookDay' })),
  }),
);

export const artworkRevision: z.ZodType<ArtworkRevision> = named(
  'ArtworkRevision',
  z.object({ revision: count, front_html: text, back_html: text }),
);

const kind = z
  .enum(['mailing', 'delivery', 'request', 'order', 'member', 'data_subject_request', 'campaign', 'webhook'])
  .meta({ id: 'ActivityKind' });

export const activity: z.ZodType<Activity> = named(
  'Activity',
  z.object({
    total: count,
    counts: z
      .array(z.object({ kind, what: z.string(), count, failed: count }).meta({ id: 'ActivityCount' }))
      .describe('Counts over all pages; what does not narrow them'),
    entries: z.array(
      z
        .object({
          at: z.string(),
          kind,
          what: z.string(),
          name: z.string(),
          outcome: z.string(),
          failed: z.boolean(),
          id: z.string(),
          parent_id: text.describe('ID of the mailing or webhook it belongs to, if any'),
        })
        .meta({ id: 'ActivityEntry' }),
    ),
  }),
);

export const activitySearch: z.ZodType<ActivitySearch> = z.strictObject({
  kind: kind.optional(),
  without: kind.optional().describe('A kind to leave out, also from the counts'),
  what: z.string().optional().describe("what of a count, such as a mailing's state; does not change the counts"),
  after: z.string().optional().describe('ISO 8601, exclusive'),
  until: z.string().optional().describe('ISO 8601, inclusive'),
  failed: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .optional()
    .describe('True: only failures'),
  ...paging,
});
