import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { expect, test } from 'vitest';
import { dashboardPages } from '../../../mock/src/generated/dashboard-pages.ts';
import { places } from '../../src/components/shell/nav.ts';
import { pagesOf } from '../support/pages.ts';

test('every route is among the pages that tests and axe visit, and every entry of the navigation is a route', async () => {
  const mock = createMock({ fixtures: 'demo' });
  await mock.audiences.create({ name: 'A list' });
  await mock.webhooks.create({ receiver: () => ({ status: 200 }) });
  const { url, close } = await serve(mock);
  await fetch(`${url}/v1/mailing`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mock.tokens.production}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      campaign_id: (await mock.campaigns.list())[0]?.id,
      merge_tags: { reference: 'abcdefgh12.1.0123456789' },
      recipient: {
        full_name: 'Ada Lovelace',
        address_1: '22 Spruce St',
        city: 'Portland',
        state: 'ME',
        postal_code: '04101',
      },
    }),
  });
  const walked = Object.values(await pagesOf(url));
  await close();
  const routes = dashboardPages.filter((route) => route !== '/mailings');
  expect(routes.length).toBeGreaterThan(20);
  const pattern = (route: string): RegExp => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
  expect(routes.filter((route) => !walked.some((path) => pattern(route).test(path)))).toEqual([]);
  expect(places.filter(({ path }) => !routes.includes(path))).toEqual([]);
});
