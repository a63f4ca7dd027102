import { getCampaign, listCampaignMailings, listCampaigns, listCreatives } from './campaigns.ts';
import { createMailing, getMailing } from './mailings.ts';
import type { Operations } from './operation.ts';
import { getOrganization } from './organization.ts';

/** Every operation of the document. */
export const operations: Partial<Operations> = {
  getOrganization,
  listCampaigns,
  getCampaign,
  listCreatives,
  listCampaignMailings,
  createMailing,
  getMailing,
};
