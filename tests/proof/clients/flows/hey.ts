/** The client of `@hey-api/openapi-ts`, which puts the token in place by the document's security scheme. */

import { createClient } from '../generated/hey/client/index.ts';
import * as api from '../generated/hey/sdk.gen.ts';
import type { Answer, Connect } from './driver.ts';

type Result<Body, Refusal> = Promise<
  ({ data: Body; error: undefined } | { data: undefined; error: Refusal }) & { response?: Response }
>;

async function answer<Body, Refusal>(
  result: Result<Body, Refusal>,
): Promise<Answer<NonNullable<Body>, NonNullable<Refusal>>> {
  const { data, error, response } = await result;
  if (response === undefined) throw new Error('no answer', { cause: error });
  const { status, headers } = response;
  // A body that is not there would show in the flows: nothing of the service is empty.
  return response.ok
    ? { ok: true, status, headers, body: data as NonNullable<Body> }
    : { ok: false, status, headers, body: error as NonNullable<Refusal> };
}

export const connectHey: Connect = ({ main, address, token }) => {
  const client = createClient({ baseUrl: main, ...(token === null ? {} : { auth: token }) });
  // The server of an operation is not in its code: whoever calls it names the base address.
  const at = { client, baseUrl: address };
  return {
    getOrganization: () => answer(api.getOrganization({ client })),
    listCampaigns: () => answer(api.listCampaigns({ client })),
    getCampaign: (id) => answer(api.getCampaign({ client, path: { id } })),
    listCreatives: (id) => answer(api.listCreatives({ client, path: { id } })),
    listCampaignMailings: (id, query) => answer(api.listCampaignMailings({ client, path: { id }, query })),
    createMailing: (body) => answer(api.createMailing({ client, body })),
    getMailing: (mailing_id) => answer(api.getMailing({ client, path: { mailing_id } })),
    createOrder: (body) => answer(api.createOrder({ client, body })),
    updateOrder: (order_id, body) => answer(api.updateOrder({ client, path: { order_id }, body })),
    deleteOrder: (order_id) => answer(api.deleteOrder({ client, path: { order_id } })),
    createAudienceMember: (id, body) => answer(api.createAudienceMember({ client, path: { id }, body })),
    listAudiences: () => answer(api.listAudiences({ client })),
    createDataSubjectRequest: (body) => answer(api.createDataSubjectRequest({ client, body })),
    getDataSubjectRequest: (subject_request_id) =>
      answer(api.getDataSubjectRequest({ client, path: { subject_request_id } })),
    listCampaignStats: (query) => answer(api.listCampaignStats({ client, query })),
    getCampaignStats: (id) => answer(api.getCampaignStats({ client, path: { id } })),
    standardizeAddress: (query) => answer(api.standardizeAddress({ ...at, query })),
    standardizeAddresses: (body) => answer(api.standardizeAddresses({ ...at, body })),
  };
};
