// Generated from the contract by "npm run generate". Do not edit.
/**
 * Method, path and what else is true of an operation: `address` for the address service (else the main API),
 * `repeatable` when doing it twice does the same as once.
 */
export const operations = {
  getOrganization: 'GET /v1/me repeatable',
  listCampaigns: 'GET /v1/campaigns repeatable',
  getCampaign: 'GET /v1/campaign/{id} repeatable',
  listCreatives: 'GET /v1/campaign/{id}/creatives repeatable',
  listCampaignMailings: 'GET /v1/campaign/{id}/mailings repeatable',
  createMailing: 'POST /v1/mailing',
  getMailing: 'GET /v1/mailing/{mailing_id} repeatable',
  createOrder: 'POST /v1/order',
  updateOrder: 'POST /v1/order/{order_id} repeatable',
  deleteOrder: 'DELETE /v1/order/{order_id} repeatable',
  createAudienceMember: 'POST /v1/audience/{id}',
  listAudiences: 'GET /v1/audiences repeatable',
  createDataSubjectRequest: 'POST /v1/dsr/request',
  getDataSubjectRequest: 'GET /v1/dsr/request/{subject_request_id} repeatable',
  listCampaignStats: 'GET /v1/stats/campaigns repeatable',
  getCampaignStats: 'GET /v1/stats/campaign/{id} repeatable',
  standardizeAddress: 'GET /v1/standardize address repeatable',
  standardizeAddresses: 'POST /v1/standardize address repeatable',
} as const;

/** This package's version. */
export const version = '0.0.0';

/** The largest pages. */
export const largestPage = {
  listCampaignMailings: 100,
  listCampaignStats: 30,
} as const;

/** The largest batch of addresses, and the largest body in bytes. */
export const standardizeBatch = 1000;
export const bodyBytes = 1048576;
