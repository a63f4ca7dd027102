import type { OperationId } from '@direct-mail/contract';
import { createMock, type Mock } from '@direct-mail/mock';
import type { DirectMail } from '@direct-mail/sdk';

/** What a call acts on, made anew for each. */
export interface Stage {
  readonly mock: Mock;
  readonly campaign: string;
  readonly mailing: string;
  readonly audience: string;
}

/** One call of the SDK, and what it may leave behind. */
export interface Tried {
  /** Whether the specification's words, or the document's `x-idempotent`, make it harmless to send it twice. */
  readonly repeatable: boolean;
  readonly call: (mail: DirectMail, stage: Stage) => PromiseLike<unknown>;
  /** How many of what it makes are there; for calls that make nothing, how many mailings. */
  readonly count: (stage: Stage) => Promise<number>;
}

const REQUEST = '6f1f3a52-9d4b-4d0a-8f55-2f6f0f3b7c11';
const recipient = { address_1: '22 Spruce St', city: 'Portland', state: 'ME', postal_code: '04101' };
const order = { order_id: 'o-1', order_date: '2026-12-01', shipping_address: recipient };
const request = (subject_request_id: string) => ({
  regulation: 'cpra' as const,
  subject_request_id,
  subject_request_type: 'erasure' as const,
  submitted_time: '2027-01-01T00:00:00Z',
  subject_identities: [
    { identity_type: 'email' as const, identity_format: 'raw' as const, identity_value: 'someone@example.org' },
  ],
});

const mailings = async ({ mock }: Stage) => (await mock.mailings.list()).length;
const orders = async ({ mock }: Stage) => (await mock.orders.list()).length;
const members = async ({ mock, audience }: Stage) => (await mock.audiences.members(audience)).length;
const requests = async ({ mock }: Stage) => (await mock.dataSubjectRequests.list()).length;

const reads = (call: Tried['call']): Tried => ({ repeatable: true, call, count: mailings });

/** An operation that the document adds is missing here, and does not compile. */
export const operations: Readonly<Record<OperationId, Tried>> = {
  createMailing: {
    repeatable: false,
    call: (mail, { campaign }) => mail.mailings.create({ campaign_id: campaign, recipient }),
    count: mailings,
  },
  createOrder: { repeatable: false, call: (mail) => mail.orders.create({ ...order, order_id: 'o-2' }), count: orders },
  createAudienceMember: {
    repeatable: false,
    call: (mail, { audience }) => mail.audiences.addMember(audience, { identifier: 'someone' }),
    count: members,
  },
  createDataSubjectRequest: {
    repeatable: false,
    call: (mail) => mail.dataSubjectRequests.create(request('00000000-1111-4222-8333-444444444444')),
    count: requests,
  },
  updateOrder: { repeatable: true, call: (mail) => mail.orders.update('o-1', { total: 1 }), count: orders },
  deleteOrder: { repeatable: true, call: (mail) => mail.orders.delete('o-1'), count: mailings },
  standardizeAddresses: reads((mail) => mail.addresses.standardizeMany([{ full_address: '1 Main St, 04101' }])),
  getMailing: reads((mail, { mailing }) => mail.mailings.retrieve(mailing)),
  listCampaignMailings: reads((mail, { campaign }) => mail.campaigns.listMailings(campaign)),
  getOrganization: reads((mail) => mail.organization.retrieve()),
  listCampaigns: reads((mail) => mail.campaigns.list()),
  getCampaign: reads((mail, { campaign }) => mail.campaigns.retrieve(campaign)),
  listCreatives: reads((mail, { campaign }) => mail.campaigns.listCreatives(campaign)),
  listAudiences: reads((mail) => mail.audiences.list()),
  getDataSubjectRequest: reads((mail) => mail.dataSubjectRequests.retrieve(REQUEST)),
  listCampaignStats: reads((mail) => mail.stats.campaigns()),
  getCampaignStats: reads((mail, { campaign }) => mail.stats.campaign(campaign)),
  standardizeAddress: reads((mail) => mail.addresses.standardize({ full_address: '1 Main St, 04101' })),
};

/** An account that every operation finds something in. */
export async function stage(): Promise<Stage> {
  const mock = createMock({ seed: 3, now: '2027-01-04T12:00:00Z' });
  const creatives = [{ name: 'Card', format: 'postcard_4x6' as const, front_html: '<p>Hi</p>', back_html: '' }];
  const campaign = await mock.campaigns.create({ name: 'Welcome', creatives });
  const audience = await mock.audiences.create({ name: 'Newsletter' });
  const put = async (path: string, body: unknown): Promise<{ id: string }> => {
    const headers = { authorization: `Bearer ${mock.tokens.production}`, 'content-type': 'application/json' };
    const response = await mock.fetch(`${mock.baseUrl}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (response.status !== 201) throw new Error(`the stage is not as expected: ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
  const mailing = await put('/v1/mailing', { campaign_id: campaign.id, recipient });
  await put('/v1/order', order);
  await put('/v1/dsr/request', request(REQUEST));
  return { mock, campaign: campaign.id, mailing: mailing.id, audience: audience.id };
}
