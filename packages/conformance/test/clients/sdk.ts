import { ApiError, CallError, DirectMail, NotFoundError } from '@direct-mail/sdk';
import { verifyWebhook, WebhookVerificationError } from '@direct-mail/sdk/webhooks';
import { responseLines, type Step } from './lines.ts';

const mail = ({ base_url, token, timeout_ms }: Step) =>
  new DirectMail({ baseUrl: base_url, token, timeout: timeout_ms });

/** The outcome, as the SDK's errors report it. */
function made(error: unknown): object {
  if (!(error instanceof CallError)) throw error;
  return { outcome: error.outcome === 'unknown' ? 'unknown' : 'not_made' };
}

const LATER = ['processing', 'production', 'mailed', 'delivery_exception', 'delivered'];

await responseLines({
  create: (step) =>
    mail(step)
      .mailings.create({ campaign_id: step.campaign_id, recipient: step['recipient'] })
      .then(({ id }) => ({ outcome: 'made', id }), made),
  order: (step) =>
    mail(step)
      .orders.create(step['order'])
      .then(() => ({ outcome: 'made' }), made),
  read: (step) =>
    mail(step)
      .mailings.retrieve(step.mailing_id)
      .then(
        ({ state }) => ({ outcome: 'found', state }),
        (error: unknown) => ({ outcome: error instanceof NotFoundError ? 'not_found' : 'unknown' }),
      ),
  list: async (step) => {
    const ids: string[] = [];
    try {
      for await (const { id } of mail(step).campaigns.listMailings(step.campaign_id, { per_page: 100 })) ids.push(id);
    } catch (error) {
      if (error instanceof ApiError || error instanceof CallError) return { outcome: 'unknown' };
      throw error;
    }
    return { outcome: 'listed', ids };
  },
  webhook: async ({ secret, deliveries }) => {
    const states: Record<string, string> = {};
    const seen = new Set<string>();
    const acted = (deliveries as { headers: Record<string, string>; body_base64: string }[]).map(
      ({ headers, body_base64 }) => {
        try {
          const event = verifyWebhook({ body: Buffer.from(body_base64, 'base64'), headers, secret: secret as string });
          const key = `${event.object_id} ${event.event} ${event.timestamp}`;
          const isNew =
            event.object_type === 'Mailing' &&
            !seen.has(key) &&
            LATER.indexOf(event.event) >= LATER.indexOf(states[event.object_id] ?? '');
          seen.add(key);
          if (isNew) states[event.object_id] = event.event;
          return isNew;
        } catch (error) {
          if (error instanceof WebhookVerificationError) return false;
          throw error;
        }
      },
    );
    return { outcome: 'handled', acted, states };
  },
});
