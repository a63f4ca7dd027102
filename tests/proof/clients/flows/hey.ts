/** The client of `@hey-api/openapi-ts`, which puts the token in place by the document's security scheme. */

import { createClient } from '../generated/hey/client/index.ts';
import * as api from '../generated/hey/sdk.gen.ts';
import type { Connect, Received } from './driver.ts';

type Result<Body, Refusal> = Promise<
  ({ data: Body; error: undefined } | { data: undefined; error: Refusal }) & { response?: Response }
>;

async function read<Body, Refusal>(
  result: Result<Body, Refusal>,
): Promise<Received<NonNullable<Body>, NonNullable<Refusal>>> {
  const { data, error, response } = await result;
  if (response === undefined) throw new Error('no response', { cause: error });
  const { status, headers } = response;
  // A body that is not there would show in the flows: nothing of the service is empty.
  return response.ok
    ? { ok: true, status, headers, body: data as NonNullable<Body> }
    : { ok: false, status, headers, body: error as NonNullable<Refusal> };
}

export const connectHey: Connect = ({ main, address, token }) => {
  const client = createClient({ baseUrl: main, ...(token === null ? {} : { auth: token }) });
  // The server of an operation is not in its code: the caller names the base address.
  const at = { client, baseUrl: address };
  return {
    getOrganization: () => read(api.getOrganization({ client })),
    listCampaigns: () => read(api.listCampaigns({ client })),
    getCampaign: (id) => read(api.getCampaign({ client, path: { id } })),
    listCreatives: (id) => read(api.listCreatives({ client, path: { id } })),
    listCampaignMailings: (id, query) => read(api.listCampaignMailings({ client, path: { id }, query })),
    createMailing: (body) => read(api.createMailing({ client, body })),
    getMailing: (mailing_id) => read(api.getMailing({ client, path: { mailing_id } })),
    createOrder: (body) => read(api.createOrder({ client, body })),
    updateOrder: (order_id, body) => read(api.updateOrder({ client, path: { order_id }, body })),
    deleteOrder: (order_id) => read(api.deleteOrder({ client, path: { order_id } })),
    createAudienceMember: (id, body) => read(api.createAudienceMember({ client, path: { id }, body })),
    listAudiences: () => read(api.listAudiences({ client })),
    createDataSubjectRequest: (body) => read(api.createDataSubjectRequest({ client, body })),
    getDataSubjectRequest: (subject_request_id) =>
      read(api.getDataSubjectRequest({ client, path: { subject_request_id } })),
    listCampaignStats: (query) => read(api.listCampaignStats({ client, query })),
    getCampaignStats: (id) => read(api.getCampaignStats({ client, path: { id } })),
    standardizeAddress: (query) => read(api.standardizeAddress({ ...at, query })),
    standardizeAddresses: (body) => read(api.standardizeAddresses({ ...at, body })),
  };
};
