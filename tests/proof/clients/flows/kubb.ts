/** The client of kubb, whose `fetch` knows neither tokens, nor the type of a body, nor errors: those are put in here. */

import type { ResponseConfig } from '../generated/kubb/.kubb/fetch.ts';
import * as api from '../generated/kubb/index.ts';
import type { Connect, Received } from './driver.ts';

/** Its functions give every body the type of a success; the types of the errors come beside them and are named here. */
async function read<Call extends { Response: unknown; Errors: unknown }>(
  result: Promise<ResponseConfig<Call['Response']>>,
): Promise<Received<Call['Response'], Call['Errors']>> {
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
    getOrganization: () => read<api.GetOrganizationQuery>(api.getOrganization(on)),
    listCampaigns: () => read<api.ListCampaignsQuery>(api.listCampaigns(on)),
    getCampaign: (id) => read<api.GetCampaignQuery>(api.getCampaign(part(id), on)),
    listCreatives: (id) => read<api.ListCreativesQuery>(api.listCreatives(part(id), on)),
    listCampaignMailings: (id, query) =>
      read<api.ListCampaignMailingsQuery>(api.listCampaignMailings(part(id), query, on)),
    createMailing: (body) => read<api.CreateMailingMutation>(api.createMailing(body, on)),
    getMailing: (id) => read<api.GetMailingQuery>(api.getMailing(part(id), on)),
    createOrder: (body) => read<api.CreateOrderMutation>(api.createOrder(body, on)),
    updateOrder: (id, body) => read<api.UpdateOrderMutation>(api.updateOrder(part(id), body, on)),
    deleteOrder: (id) => read<api.DeleteOrderMutation>(api.deleteOrder(part(id), on)),
    createAudienceMember: (id, body) =>
      read<api.CreateAudienceMemberMutation>(api.createAudienceMember(part(id), body, on)),
    listAudiences: () => read<api.ListAudiencesQuery>(api.listAudiences(on)),
    createDataSubjectRequest: (body) =>
      read<api.CreateDataSubjectRequestMutation>(api.createDataSubjectRequest(body, on)),
    getDataSubjectRequest: (id) => read<api.GetDataSubjectRequestQuery>(api.getDataSubjectRequest(part(id), on)),
    listCampaignStats: (query) => read<api.ListCampaignStatsQuery>(api.listCampaignStats(query, on)),
    getCampaignStats: (id) => read<api.GetCampaignStatsQuery>(api.getCampaignStats(part(id), {}, on)),
    standardizeAddress: (query) => read<api.StandardizeAddressQuery>(api.standardizeAddress(query, at)),
    standardizeAddresses: (body) => read<api.StandardizeAddressesMutation>(api.standardizeAddresses(body, at)),
  };
};
