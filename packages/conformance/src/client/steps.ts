import type { Plain } from '../run/result.ts';

/**
 * The steps sent to a client, one line of JSON each on its standard input; the client writes one line for each to its
 * standard output before it reads the next. All have `step`; all but `webhook` have `base_url`, `token` and
 * `timeout_ms`, the time limit of one attempt.
 */
export const steps = {
  create: {
    does: 'Create Mailer, once, for this recipient',
    operation: 'createMailing',
    asked: {
      step: 'create',
      base_url: 'http://127.0.0.1:4100',
      token: 'live_conformance',
      timeout_ms: 1000,
      campaign_id: 'c0ffee00-0000-4000-8000-000000000001',
      recipient: {
        full_name: 'Casey Example',
        address_1: '100 Main St',
        city: 'Mountain View',
        state: 'CA',
        postal_code: '94041',
      },
    },
    responses: [{ outcome: 'made', id: 'the id of the mailing' }, { outcome: 'not_made' }, { outcome: 'unknown' }],
  },
  order: {
    does: 'submit this order, once',
    operation: 'createOrder',
    asked: {
      step: 'order',
      base_url: 'http://127.0.0.1:4100',
      token: 'live_conformance',
      timeout_ms: 1000,
      order: { order_id: 'A-1', order_date: '2026-01-15', customer_email: 'casey@example.com' },
    },
    responses: [{ outcome: 'made' }, { outcome: 'not_made' }, { outcome: 'unknown' }],
  },
  read: {
    does: 'Fetch Mailing',
    operation: 'getMailing',
    asked: {
      step: 'read',
      base_url: 'http://127.0.0.1:4100',
      token: 'live_conformance',
      timeout_ms: 1000,
      mailing_id: 'c0ffee00-0000-4000-8000-000000000002',
    },
    responses: [{ outcome: 'found', state: 'mailed' }, { outcome: 'not_found' }, { outcome: 'unknown' }],
  },
  list: {
    does: 'every mailing of the campaign, over all pages',
    operation: 'listCampaignMailings',
    asked: {
      step: 'list',
      base_url: 'http://127.0.0.1:4100',
      token: 'live_conformance',
      timeout_ms: 1000,
      campaign_id: 'c0ffee00-0000-4000-8000-000000000001',
    },
    responses: [{ outcome: 'listed', ids: ['the ids, in any order'] }, { outcome: 'unknown' }],
  },
  webhook: {
    does: 'take these deliveries in the order in which they came: for each, whether it was acted upon. A ping is not acted upon, nor an event that came before, nor one that is older (by its timestamp) than what is known of the mailing; states: the last known of each',
    operation: null,
    asked: { step: 'webhook', secret: 'shh', deliveries: [{ headers: { 'x-svc-signature': '…' }, body_base64: '…' }] },
    responses: [{ outcome: 'handled', acted: [true], states: { 'the id of a mailing': 'mailed' } }],
  },
} as const;

export type StepName = keyof typeof steps;

/** A client's response to a step, or what happened instead. */
export interface StepResponse {
  readonly outcome: string;
  readonly [name: string]: Plain;
}
