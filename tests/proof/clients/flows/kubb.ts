/** The client of kubb, whose `fetch` knows neither tokens, nor the type of a body, nor errors: those are put in here. */

import type { ResponseConfig } from '../generated/kubb/.kubb/fetch.ts';
import * as api from '../generated/kubb/index.ts';
import type { Answer, Connect } from './driver.ts';

/** Its functions give every body the type of a success; the types of the errors stand beside them and are named here. */
async function answer<Call extends { Response: unknown; Errors: unknown }>(
  result: Promise<ResponseConfig<Call['Response']>>,
): Promise<Answer<Call['Response'], Call['Errors']>> {
  const { status, headers, data } = await result;
  return status < 400
    ? { ok: true, status, headers, body: data }
    : { ok: false, status, headers, body: data as Call['Errors'] };
}

export const connectKubb: Connect = ({ main, address, token }) => {
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const on = { baseURL: main, headers };
  const at = { baseURL: address, headers };
  // It writes a path's parameters as they are.
  const part = encodeURIComponent;
  return {
    getOrganization: () => answer<api.GetOrganizationQuery>(api.getOrganization(on)),
    listCampaigns: () => answer<api.ListCampaignsQuery>(api.listCampaigns(on)),
    getCampaign: (id) => answer<api.GetCampaignQuery>(api.getCampaign(part(id), on)),
    listCreatives: (id) => answer<api.ListCreativesQuery>(api.listCreatives(part(id), on)),
    listCampaignMailings: (id, query) =>
      answer<api.ListCampaignMailingsQuery>(api.listCampaignMailings(part(id), query, on)),
    createMailing: (body) => answer<api.CreateMailingMutation>(api.createMailing(body, on)),
    getMailing: (id) => answer<api.GetMailingQuery>(api.getMailing(part(id), on)),
    createOrder: (body) => answer<api.CreateOrderMutation>(api.createOrder(body, on)),
    updateOrder: (id, body) => answer<api.UpdateOrderMutation>(api.updateOrder(part(id), body, on)),
    deleteOrder: (id) => answer<api.DeleteOrderMutation>(api.deleteOrder(part(id), on)),
    createAudienceMember: (id, body) =>
      answer<api.CreateAudienceMemberMutation>(api.createAudienceMember(part(id), body, on)),
    listAudiences: () => answer<api.ListAudiencesQuery>(api.listAudiences(on)),
    createDataSubjectRequest: (body) =>
      answer<api.CreateDataSubjectRequestMutation>(api.createDataSubjectRequest(body, on)),
    getDataSubjectRequest: (id) => answer<api.GetDataSubjectRequestQuery>(api.getDataSubjectRequest(part(id), on)),
    listCampaignStats: (query) => answer<api.ListCampaignStatsQuery>(api.listCampaignStats(query, on)),
    getCampaignStats: (id) => answer<api.GetCampaignStatsQuery>(api.getCampaignStats(part(id), {}, on)),
    standardizeAddress: (query) => answer<api.StandardizeAddressQuery>(api.standardizeAddress(query, at)),
    standardizeAddresses: (body) => answer<api.StandardizeAddressesMutation>(api.standardizeAddresses(body, at)),
  };
};
