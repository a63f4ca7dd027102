// Generated from the contract by "npm run generate". Do not edit.
/** Method, path, whether doing it twice does the same as once, and the service it belongs to. */
export const operations = {
  getOrganization: { method: 'GET', path: '/v1/me', idempotent: true, service: 'main' },
  listCampaigns: { method: 'GET', path: '/v1/campaigns', idempotent: true, service: 'main' },
  getCampaign: { method: 'GET', path: '/v1/campaign/{id}', idempotent: true, service: 'main' },
  listCreatives: { method: 'GET', path: '/v1/campaign/{id}/creatives', idempotent: true, service: 'main' },
  listCampaignMailings: { method: 'GET', path: '/v1/campaign/{id}/mailings', idempotent: true, service: 'main' },
  createMailing: { method: 'POST', path: '/v1/mailing', idempotent: false, service: 'main' },
  getMailing: { method: 'GET', path: '/v1/mailing/{mailing_id}', idempotent: true, service: 'main' },
  createOrder: { method: 'POST', path: '/v1/order', idempotent: false, service: 'main' },
  updateOrder: { method: 'POST', path: '/v1/order/{order_id}', idempotent: true, service: 'main' },
  deleteOrder: { method: 'DELETE', path: '/v1/order/{order_id}', idempotent: true, service: 'main' },
  createAudienceMember: { method: 'POST', path: '/v1/audience/{id}', idempotent: false, service: 'main' },
  listAudiences: { method: 'GET', path: '/v1/audiences', idempotent: true, service: 'main' },
  createDataSubjectRequest: { method: 'POST', path: '/v1/dsr/request', idempotent: false, service: 'main' },
  getDataSubjectRequest: { method: 'GET', path: '/v1/dsr/request/{subject_request_id}', idempotent: true, service: 'main' },
  listCampaignStats: { method: 'GET', path: '/v1/stats/campaigns', idempotent: true, service: 'main' },
  getCampaignStats: { method: 'GET', path: '/v1/stats/campaign/{id}', idempotent: true, service: 'main' },
  standardizeAddress: { method: 'GET', path: '/v1/standardize', idempotent: true, service: 'address' },
  standardizeAddresses: { method: 'POST', path: '/v1/standardize', idempotent: true, service: 'address' },
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
