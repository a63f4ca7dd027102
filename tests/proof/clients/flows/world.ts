import { createMock, type Mock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import type { Connect, Driver } from './driver.ts';

/** A mock behind each of the two base addresses, on ports of their own, so that a call to the wrong one is seen. */
export interface World {
  readonly mock: Mock;
  readonly addresses: Mock;
  readonly driver: Driver;
  readonly stranger: Driver;
  readonly campaign: string;
  readonly careful: string;
  readonly newsletter: string;
  close(): Promise<void>;
}

export async function makeWorld(connect: Connect): Promise<World> {
  const options = { seed: 9, now: '2027-01-04T12:00:00Z' };
  const mock = createMock(options);
  const addresses = createMock(options);
  const [first, second] = [await serve(mock), await serve(addresses)];
  const creatives = [
    { name: 'Postcard', format: 'postcard_4x6' as const, front_html: '<p>{{ code }}</p>', back_html: '' },
  ];
  const campaign = await mock.campaigns.create({ name: 'Welcome', creatives });
  const careful = await mock.campaigns.create({ name: 'New ones', creatives, settings: { suppress_customers: true } });
  const newsletter = await mock.audiences.create({ name: 'Newsletter' });
  const at = { main: first.url, address: second.url };
  return {
    mock,
    addresses,
    driver: connect({ ...at, token: mock.tokens.production }),
    stranger: connect({ ...at, token: null }),
    campaign: campaign.id,
    careful: careful.id,
    newsletter: newsletter.id,
    close: async () => {
      await first.close();
      await second.close();
    },
  };
}
