// Compiled against the packed package by every TypeScript version of the matrix, with `exactOptionalPropertyTypes`.
import {
  type ApiError,
  type CallOptions,
  DirectMail,
  type DirectMailOptions,
  type Mailing,
  type MailingState,
  type Order,
  RateLimitError,
} from '@direct-mail/sdk';
import { signWebhook, verifyWebhook } from '@direct-mail/sdk/webhooks';

export async function correct(options: DirectMailOptions, call: CallOptions): Promise<string> {
  const mail = new DirectMail({ ...options, fetch: globalThis.fetch });
  const mailing: Mailing = await mail.mailings.create(
    {
      campaign_id: 'c1',
      recipient: { address_1: '1 Main St', city: 'Springfield', state: 'IL', postal_code: '62701' },
    },
    call,
  );
  const state: MailingState = mailing.state;
  if (state === 'delivered' || state === 'something_new') return state;
  for await (const item of mail.campaigns.listMailings('c1', { per_page: 100 }))
    if (item.address) return item.address.city;
  const { data, response } = await mail.organization.retrieve().withResponse();
  const order: Order = { order_id: 'o1', order_date: '2026-11-20', customer_email: 'ada@example.com' };
  const record = await mail.orders.create(order).catch((error: ApiError) => {
    if (error instanceof RateLimitError) return error.retryAfter;
    throw error;
  });
  const body = '{}';
  const event = verifyWebhook({ body, signature: signWebhook({ body, secret: 's' }), secret: 's' });
  return `${data.name} ${response.status} ${typeof record} ${event.event}`;
}

export function wrong(mail: DirectMail): void {
  // @ts-expect-error -- an order needs a way to know the customer
  void mail.orders.create({ order_id: 'o1', order_date: '2026-11-20' });
  // @ts-expect-error -- a recipient needs an address or an e-mail
  void mail.mailings.create({ campaign_id: 'c1', recipient: { full_name: 'Ada' } });
  // @ts-expect-error -- page is a number
  void mail.campaigns.listMailings('c1', { page: '2' });
  // @ts-expect-error -- ids are text
  void mail.mailings.retrieve(5);
}
