import { type OperationId, type ResponseBodies, routes } from '@direct-mail/contract';
import { describe, expect, test } from 'vitest';
import type { DirectMail } from '../src/index.ts';
import { failure, json, scripted } from './support/client.ts';

/** What a method may resolve to: the documented response, a page of it, its first item, or nothing of it. */
type ResponseOf<Body> =
  | Body
  | (Body extends (infer Item)[] ? Item | { items: Item[] } : never)
  | { summary: Body }
  | undefined;

/** An operation that the document has and the SDK has not does not compile here. */
const methods: { [Id in OperationId]: (mail: DirectMail) => PromiseLike<ResponseOf<ResponseBodies[Id]>> } = {
  getOrganization: (mail) => mail.organization.retrieve(),
  listCampaigns: (mail) => mail.campaigns.list(),
  getCampaign: (mail) => mail.campaigns.retrieve('x1'),
  listCreatives: (mail) => mail.campaigns.listCreatives('x1'),
  listCampaignMailings: (mail) => mail.campaigns.listMailings('x1'),
  createMailing: (mail) => mail.mailings.create({ campaign_id: 'c', recipient: { email: 'a@b.c' } }),
  getMailing: (mail) => mail.mailings.retrieve('x1'),
  createOrder: (mail) => mail.orders.create({ order_id: 'o', order_date: '2026-11-20', customer_email: 'a@b.c' }),
  updateOrder: (mail) => mail.orders.update('x1', {}),
  deleteOrder: async (mail) => {
    await mail.orders.delete('x1');
  },
  createAudienceMember: (mail) => mail.audiences.addMember('x1', { identifier: 'i' }),
  listAudiences: (mail) => mail.audiences.list(),
  createDataSubjectRequest: (mail) => mail.dataSubjectRequests.create({} as never),
  getDataSubjectRequest: (mail) => mail.dataSubjectRequests.retrieve('x1'),
  listCampaignStats: (mail) => mail.stats.campaigns(),
  getCampaignStats: (mail) => mail.stats.campaign('x1'),
  standardizeAddress: (mail) => mail.addresses.standardize({ full_address: '1 Main St' }),
  standardizeAddresses: (mail) => mail.addresses.standardizeMany([{ full_address: '1 Main St' }]),
};

describe('the SDK has a method for every operation of the document', () => {
  test.each(Object.keys(routes) as OperationId[])('%s, by its method and path', async (id) => {
    const { mail, seen } = scripted([json(404, {})], { maxRetries: 0 });
    expect(await failure(methods[id](mail))).toMatchObject({ operation: id });
    const { method, path, server } = routes[id];
    const { origin, pathname } = new URL(seen[0]?.url ?? '');
    expect([seen[0]?.method, pathname]).toEqual([method, path.replace(/\{\w+\}/, 'x1')]);
    expect(origin).toBe(server === 'main' ? 'https://api.example.test' : 'https://address.example.test');
  });
});
