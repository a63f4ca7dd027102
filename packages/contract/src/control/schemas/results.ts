import * as z from 'zod';
import type { BulkRun, MailResults, MailResultsSearch, OrderSimulation, SimulatedOrders } from '../generated/models.ts';
import { newMember } from './audiences.ts';
import { mode, named, once, text } from './shared.ts';

const count = z.number().int();
const share = z.number().min(0).max(1);

const byState = z.record(z.string(), count);

const span = once(() =>
  z
    .object({ from: z.string(), to: z.string() })
    .meta({ id: 'TimeSpan', description: 'From the first to the last, ISO 8601 UTC.' }),
);

const ordersOfGroup = once(() =>
  z
    .object({
      people: count.describe('People of the group.'),
      buyers: count.describe('People who ordered at least once.'),
      orders: count,
      revenue: z.number().nullable().describe('Dollars. Null if an order has no total.'),
    })
    .meta({ id: 'GroupOrders', description: 'What the people of a group ordered.' }),
);

const interval = once(() => ({
  low: z.number().describe('Lower end of the 95 % interval.'),
  high: z.number().describe('Upper end of the 95 % interval.'),
}));

export const mailResultsSearch: z.ZodType<MailResultsSearch> = named('MailResultsSearch', 'Which orders count.', () =>
  z.strictObject({
    window_days: z.coerce
      .number()
      .int()
      .min(1)
      .max(3660)
      .optional()
      .describe('Orders up to this many days after the last mailing was created count. Default: 60.'),
  }),
);

export const mailResults: z.ZodType<MailResults> = named(
  'MailResults',
  'What a campaign or a run came to: states, cost, days in the mail, and whether the mailed ordered more than those held out.',
  () =>
    z.object({
      mode: mode.describe('The mailings counted: production ones, or test mailings where there are no others.'),
      mailings: count,
      pieces: byState.describe('Mailings by state, without those held out.'),
      cost: z
        .object({
          total: z.number().describe('Dollars, of the pieces that were mailed.'),
          per_delivered: z.number().nullable().describe('Dollars. Null before the first delivery.'),
        })
        .meta({ id: 'ResultCost', description: 'What the pieces cost.' }),
      dates: z
        .object({ created: span().nullable(), mailed: span().nullable(), delivered: span().nullable() })
        .meta({ id: 'ResultDates', description: 'When the mailings were created, mailed and delivered.' }),
      in_home: z
        .object({
          pieces: count,
          days: z.record(z.string(), count).describe('Pieces by whole days from `mailed` to `delivered`.'),
          median: count.describe('Days by which half of them arrived.'),
          p90: count.describe('Days by which nine of ten arrived.'),
        })
        .meta({ id: 'InHomeDays', description: 'How long delivered pieces were in the mail.' })
        .nullable(),
      creatives: z.array(
        z
          .object({
            creative_id: z.string(),
            name: z.string(),
            mailings: count,
            delivered: count,
            cost: z.number().describe('Dollars.'),
            buyers: count,
            orders: count,
            revenue: z.number().nullable().describe('Dollars. Null if an order has no total.'),
          })
          .meta({ id: 'CreativeResult', description: 'What one creative came to.' }),
      ),
      mailed: ordersOfGroup(),
      held_out: ordersOfGroup().describe('Mailings in the state `holdout`.'),
      window: span(),
      difference: z
        .object({
          rate: z.number().describe('Share of buyers of the mailed less that of the held out.'),
          ...interval(),
        })
        .meta({ id: 'ShareDifference', description: 'Difference of two shares (Newcombe).' }),
      revenue: z
        .object({ per_person: z.number().describe('Dollars per person mailed.'), ...interval() })
        .meta({ id: 'RevenueDifference', description: 'Difference of the revenue per person (bootstrap).' })
        .nullable(),
      needed_held_out: count
        .nullable()
        .describe('People to hold out for a difference like this to be told from random variation.'),
      verdict: z.enum(['more', 'fewer', 'unclear', 'no_holdout']),
      says: z.string().describe('The verdict in a sentence.'),
      not_counted: z.object({ outside: count, others: count, ambiguous: count }).meta({
        id: 'UncountedOrders',
        description: 'Orders outside the window, of people who were not to be mailed, and of both groups.',
      }),
    }),
);

export const run: z.ZodType<BulkRun> = named(
  'BulkRun',
  'A run of `@direct-mail/bulk` whose mailings this mock received, known by the reference in their merge tags.',
  () =>
    z.object({
      id: z.string(),
      campaign_id: z.string(),
      campaign_name: z.string(),
      mailings: count,
      states: byState,
      doubled: count.describe('Rows of the list with more than one mailing. Always 0, or something is wrong.'),
      first_at: z.string().describe('When its first mailing was created, ISO 8601 UTC.'),
      last_at: z.string().describe('When its newest mailing was created, ISO 8601 UTC.'),
    }),
);

export const orderSimulation: z.ZodType<OrderSimulation> = named(
  'OrderSimulation',
  'Who orders, at random: for trying out the evaluation of a campaign.',
  () =>
    z.strictObject({
      campaign: z.string().describe('ID of the campaign.'),
      baseline: share.describe('Share of people who order without mail, from 0 to 1.'),
      effect: z
        .number()
        .min(-1)
        .max(1)
        .optional()
        .describe('Added to it for those whose piece was mailed. Default: 0.'),
      people: z
        .array(newMember)
        .max(200_000)
        .optional()
        .describe(
          'The list that was sent: only its people order. Those without a mailing of the campaign were held out. Default: the people of all mailings.',
        ),
      days: z.number().int().min(1).max(3660).optional().describe('Orders come within this many days. Default: 30.'),
      total: z.number().positive().optional().describe('Mean total of an order, in dollars. Default: 40.'),
      seed: z
        .union([z.string(), z.number()])
        .optional()
        .describe('The same seed gives the same orders. Default: that of the mock.'),
    }),
);

const simulatedGroup = once(() =>
  z
    .object({ people: count, buyers: count })
    .meta({ id: 'SimulatedGroup', description: 'People of a simulation, and those who ordered.' }),
);

export const simulatedOrders: z.ZodType<SimulatedOrders> = named(
  'SimulatedOrders',
  'The orders that were submitted.',
  () =>
    z.object({
      orders: count,
      mailed: simulatedGroup(),
      held_out: simulatedGroup(),
      first: text.describe('`order_id` of the first order. Null without orders.'),
    }),
);
