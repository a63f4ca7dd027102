import { createMock, type MockOptions } from '@direct-mail/mock';

export const NOW = '2027-01-04T12:00:00Z';

export const campaignToMail = {
  name: 'Bench',
  creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: '<p>Hi</p>', back_html: '<p>Hi</p>' }],
};

/** A mock with one campaign that can be mailed, and what a request to it needs. */
export async function world(options: MockOptions = {}) {
  const mock = createMock({ seed: 1, now: NOW, ...options });
  const campaign = await mock.campaigns.create(campaignToMail);
  const headers = { authorization: `Bearer ${mock.tokens.production}`, 'content-type': 'application/json' };
  const get = (path: string) => mock.fetch(`${mock.baseUrl}${path}`, { headers });
  const post = (path: string, body: unknown) =>
    mock.fetch(`${mock.baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { mock, campaign: campaign.id, headers, get, post };
}

/** A mailing to a house in a street that exists; another one for each number. */
export function mailingTo(campaign_id: string, n: number) {
  return {
    campaign_id,
    recipient: {
      first_name: 'Ada',
      last_name: `Lovelace${n % 9973}`,
      address_1: `${100 + (n % 9000)} Spruce St`,
      address_2: n % 3 === 0 ? `Apt ${n % 400}` : undefined,
      city: 'Portland',
      state: 'ME',
      postal_code: '04101',
    },
    merge_tags: { code: `A${n}` },
  };
}
