import { AddressInput, StandardizeAddressesRequest } from './addresses.ts';
import { AudienceMemberRequest } from './audiences.ts';
import { DataSubjectRequest } from './data-subject-requests.ts';
import { CreateMailingRequest, ListCampaignMailingsQuery } from './mailings.ts';
import { Order, OrderUpdate } from './orders.ts';
import { GetCampaignStatsQuery, ListCampaignStatsQuery } from './statistics.ts';

/** The schema of each operation that has a body. */
export const bodySchemas = {
  createMailing: CreateMailingRequest,
  createOrder: Order,
  updateOrder: OrderUpdate,
  createAudienceMember: AudienceMemberRequest,
  createDataSubjectRequest: DataSubjectRequest,
  standardizeAddresses: StandardizeAddressesRequest,
} as const;

/** The schema of each operation that has query parameters; it takes the result of `readQuery`. */
export const querySchemas = {
  listCampaignMailings: ListCampaignMailingsQuery,
  listCampaignStats: ListCampaignStatsQuery,
  getCampaignStats: GetCampaignStatsQuery,
  standardizeAddress: AddressInput,
} as const;
