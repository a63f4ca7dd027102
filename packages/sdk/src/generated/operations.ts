// Generated from the contract by "npm run generate". Do not edit.
/** Method, path, whether doing it twice does the same as once, and whether it is of the main API. */
export const operations = {
  getOrganization: ['GET', '/v1/me', true, true],
  listCampaigns: ['GET', '/v1/campaigns', true, true],
  getCampaign: ['GET', '/v1/campaign/{id}', true, true],
  listCreatives: ['GET', '/v1/campaign/{id}/creatives', true, true],
  listCampaignMailings: ['GET', '/v1/campaign/{id}/mailings', true, true],
  createMailing: ['POST', '/v1/mailing', false, true],
  getMailing: ['GET', '/v1/mailing/{mailing_id}', true, true],
  createOrder: ['POST', '/v1/order', false, true],
  updateOrder: ['POST', '/v1/order/{order_id}', true, true],
  deleteOrder: ['DELETE', '/v1/order/{order_id}', true, true],
  createAudienceMember: ['POST', '/v1/audience/{id}', false, true],
  listAudiences: ['GET', '/v1/audiences', true, true],
  createDataSubjectRequest: ['POST', '/v1/dsr/request', false, true],
  getDataSubjectRequest: ['GET', '/v1/dsr/request/{subject_request_id}', true, true],
  listCampaignStats: ['GET', '/v1/stats/campaigns', true, true],
  getCampaignStats: ['GET', '/v1/stats/campaign/{id}', true, true],
  standardizeAddress: ['GET', '/v1/standardize', true, false],
  standardizeAddresses: ['POST', '/v1/standardize', true, false],
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
