/** The main flows with the client that `kubb` makes of our document. */
import { setConfig } from '../generated/kubb/.kubb/fetch.ts';
import * as api from '../generated/kubb/index.ts';
import { addressUrl, audience, baseUrl, campaign, done, must, order, recipient, request, token } from './expect.ts';

setConfig({ baseURL: baseUrl, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } });
const addresses = { baseURL: addressUrl };

must('the organization has a mode', (await api.getOrganization()).data.mode === 'production');
must(
  'the campaign is listed',
  (await api.listCampaigns()).data.some(({ id }) => id === campaign),
);
must('it can be asked for', (await api.getCampaign(campaign)).data.name === 'Welcome');
must('it has creatives', (await api.listCreatives(campaign)).data[0]?.format === 'postcard_4x6');

const ids: string[] = [];
for (let n = 0; n < 3; n += 1) {
  const made = await api.createMailing({ campaign_id: campaign, recipient, merge_tags: { code: 'X' } });
  must('a mailing is created', made.status === 201 && made.data.state === 'processing' && made.data.address === null);
  ids.push(made.data.id);
}
must('it is found', (await api.getMailing(ids[0] ?? '')).data.address?.postal_code === '04101');
const page = await api.listCampaignMailings(campaign, { page: 2, per_page: 2 });
must('the second page has one', page.data.length === 1 && page.headers.get('x-total') === '3');

must('an order is taken', (await api.createOrder(order)).data.shipping_address?.state_name === 'ME');
must('and changed', (await api.updateOrder(order.order_id, { total: 12.5 })).data.total === 12.5);
must(
  'suppression has a list',
  (await api.listAudiences()).data.some(({ name }) => name === 'Customers (Orders API)'),
);
must('and deleted', (await api.deleteOrder(order.order_id)).status === 200);
must('a member is added', (await api.createAudienceMember(audience, { identifier: '7' })).data.address === null);

const asked = await api.createDataSubjectRequest({ ...request, subject_identities: [...request.subject_identities] });
must('a privacy request is taken', asked.data.request_status === 'pending');
const status = await api.getDataSubjectRequest(request.subject_request_id);
must('and has a status', status.data.subject_request_id === request.subject_request_id);
must('statistics of all', (await api.listCampaignStats({ per_page: 30 })).data.page === 1);
must('statistics of one', (await api.getCampaignStats(campaign)).data.circulation === 0);

const one = await api.standardizeAddress({ full_address: '22 spruce st, portland me 04101' }, addresses);
must('an address is standardized', one.data[0]?.city.toUpperCase() === 'PORTLAND');
const two = [{ full_address: 'x' }, { address_line1: '22 spruce st', zip_code: '04101' }];
must('so are several', (await api.standardizeAddresses(two, addresses)).data[1]?.query_index === 1);

// This client tells errors by their status only; their shapes are types.
const wrong = await api.getMailing('none');
const { error } = wrong.data as unknown as api.GetMailing404;
must('an error has its shape', wrong.status === 404 && error.name === 'NotFound');
must('without a token: 403', (await api.getMailing('none', { headers: { authorization: '' } })).status === 403);
const none = (await api.getCampaignStats('none')).data as unknown as api.GetCampaignStats404;
must('the statistics have a shape of their own', none.error === 'CampaignNotFound');
const unread = (await api.standardizeAddress({}, addresses)).data as unknown as api.StandardizeAddress400;
must('and so has the address service', unread.error.status === 400);

/** Compiles: the webhook is a type. */
export const nameOf = (event: api.MailingEvent): api.WebhookEventName => event.event;
done();
