/** The main flows with the client that `@hey-api/openapi-ts` makes of our document. */
import { createClient } from '../generated/hey/client/index.ts';
import * as api from '../generated/hey/sdk.gen.ts';
import type { MailingEvent, MailingEventWebhookPayload } from '../generated/hey/types.gen.ts';
import { addressUrl, audience, baseUrl, campaign, done, must, order, recipient, request, token } from './expect.ts';

const client = createClient({ baseUrl, auth: token });
const addresses = createClient({ baseUrl: addressUrl });
const at = <T>(path: T) => ({ client, path });

const me = await api.getOrganization({ client });
must('the organization has a mode', me.data?.mode === 'production');
const campaigns = await api.listCampaigns({ client });
must(
  'the campaign is listed',
  campaigns.data?.some(({ id }) => id === campaign),
);
must('it can be asked for', (await api.getCampaign(at({ id: campaign }))).data?.name === 'Welcome');
must('it has creatives', (await api.listCreatives(at({ id: campaign }))).data?.[0]?.format === 'postcard_4x6');

const body = { campaign_id: campaign, recipient, merge_tags: { code: 'X' } };
const ids: string[] = [];
for (let n = 0; n < 3; n += 1) {
  const made = await api.createMailing({ client, body });
  must('a mailing is created', made.response?.status === 201 && made.data?.state === 'processing');
  must('it has no address yet', made.data.address === null);
  ids.push(made.data.id);
}
const found = await api.getMailing(at({ mailing_id: ids[0] ?? '' }));
must('it is found, with its address', found.data?.address?.postal_code === '04101');
const page = await api.listCampaignMailings({ client, path: { id: campaign }, query: { page: 2, per_page: 2 } });
must('the second page has one', page.data?.length === 1 && page.response?.headers.get('x-total') === '3');

const ordered = await api.createOrder({ client, body: order });
must('an order is taken', ordered.data?.shipping_address?.state_name === 'ME');
const changed = await api.updateOrder({ client, path: { order_id: order.order_id }, body: { total: 12.5 } });
must('and changed', changed.data?.total === 12.5);
const lists = await api.listAudiences({ client });
must(
  'suppression has a list',
  lists.data?.some(({ name }) => name === 'Customers (Orders API)'),
);
must('and deleted', (await api.deleteOrder(at({ order_id: order.order_id }))).response?.status === 200);
const member = await api.createAudienceMember({ client, path: { id: audience }, body: { identifier: '7' } });
must('a member is added', member.response?.status === 201 && member.data?.address === null);

const asked = await api.createDataSubjectRequest({
  client,
  body: { ...request, subject_identities: [...request.subject_identities] },
});
must('a privacy request is taken', asked.data?.request_status === 'pending');
const status = await api.getDataSubjectRequest(at({ subject_request_id: request.subject_request_id }));
must('and has a status', status.data?.subject_request_id === request.subject_request_id);
must('statistics of all', (await api.listCampaignStats({ client, query: { per_page: 30 } })).data?.page === 1);
must('statistics of one', (await api.getCampaignStats(at({ id: campaign }))).data?.circulation === 0);

const one = await api.standardizeAddress({
  client: addresses,
  query: { full_address: '22 spruce st, portland me 04101' },
});
must('an address is standardized', one.data?.[0]?.city === 'PORTLAND' || one.data?.[0]?.city === 'Portland');
const many = await api.standardizeAddresses({
  client: addresses,
  body: [{ full_address: 'x' }, { address_line1: '22 spruce st', zip_code: '04101' }],
});
must('so are several', many.data?.[1]?.query_index === 1);

const wrong = await api.getMailing(at({ mailing_id: 'none' }));
must(
  'an error has its shape',
  wrong.response?.status === 404 && wrong.error !== undefined && typeof wrong.error.error === 'object',
);
must('and says its name', (wrong.error.error as { name: string }).name === 'NotFound');
const stranger = await api.getMailing({ client: createClient({ baseUrl }), path: { mailing_id: ids[0] ?? '' } });
must('without a token: 403', stranger.response?.status === 403 && stranger.error?.error === 'Unauthorized');
const none = await api.getCampaignStats(at({ id: 'none' }));
must('the statistics have a shape of their own', none.error !== undefined && none.error.error === 'CampaignNotFound');
const unread = await api.standardizeAddress({ client: addresses, query: {} });
must('and so has the address service', unread.response?.status === 400 && unread.error !== undefined);
must('with a status in it', (unread.error.error as { status: number }).status === 400);

/** Compiles: the webhook is a type. */
export const nameOf = (event: MailingEventWebhookPayload): MailingEvent['event'] => event.event;
done();
