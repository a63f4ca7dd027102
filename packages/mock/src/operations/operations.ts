import { standardizeAddress, standardizeAddresses } from './addresses.ts';
import { createAudienceMember, listAudiences } from './audiences.ts';
import { getCampaign, listCampaignMailings, listCampaigns, listCreatives } from './campaigns.ts';
import { createDataSubjectRequest, getDataSubjectRequest } from './data-subject-requests.ts';
import { createMailing, getMailing } from './mailings.ts';
import type { Operations } from './operation.ts';
import { createOrder, deleteOrder, updateOrder } from './orders.ts';
import { getOrganization } from './organization.ts';
import { getCampaignStats, listCampaignStats } from './statistics.ts';

/** Every operation of the document. */
export const operations: Operations = {
  getOrganization,
  listCampaigns,
  getCampaign,
  listCreatives,
  listCampaignMailings,
  createMailing,
  getMailing,
  createOrder,
  updateOrder,
  deleteOrder,
  createAudienceMember,
  listAudiences,
  createDataSubjectRequest,
  getDataSubjectRequest,
  listCampaignStats,
  getCampaignStats,
  standardizeAddress,
  standardizeAddresses,
};
