import { createMock, type Mock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { SECRET } from './deliver.ts';

/** Recipients for every outcome of a mailing, so that each of the eleven events occurs. */
const outcomes = [
  'append failed',
  'address invalid',
  'suppressed',
  'budget exceeded',
  'credit balance exceeded',
  'holdout',
  'failed',
  'delivery exception',
];

/** A mock that delivers its webhooks to the URL, over HTTP. */
export async function mockFor(url: string): Promise<{ mock: Mock; webhookId: string }> {
  const mock = createMock({ seed: 1 });
  const { id } = await mock.webhooks.create({ url, secret: SECRET });
  await mock.clock.advance({ seconds: 0 }); // the ping
  return { mock, webhookId: id };
}

/** Creates a mailing for each outcome and advances by a month: transitions, deliveries and retries. */
export async function liveThrough(mock: Mock, wanted: readonly string[] = outcomes): Promise<void> {
  const mail = new DirectMail({ ...mock.connection });
  const creatives = [{ name: 'Postcard', format: 'postcard_4x6', default: true, front_html: '<h1>Hello</h1>' }];
  const campaign = await mock.campaigns.create({ name: 'Welcome', creatives });
  for (const address_1 of wanted) {
    const recipient = {
      full_name: 'Ada Lovelace',
      address_1,
      city: 'Mountain View',
      state: 'CA',
      postal_code: '94043',
    };
    await mail.mailings.create({ campaign_id: campaign.id, recipient });
  }
  await mock.clock.advance({ days: 30 });
}
