import { describe, expect, test } from 'vitest';
import {
  dataSubjectRegulations,
  dataSubjectRequestTypes,
  limits,
  mailingDateFields,
  mailingEventNames,
  mailingStates,
  type OperationId,
  routes,
} from '../src/index.ts';
import { objectAt } from '../test-support/index.ts';

const ids = Object.keys(routes) as OperationId[];

/** The specification's endpoints; the names of the operations are fixed for users. */
const endpoints: Record<OperationId, string> = {
  getOrganization: 'GET main /v1/me',
  listCampaigns: 'GET main /v1/campaigns',
  getCampaign: 'GET main /v1/campaign/{id}',
  listCreatives: 'GET main /v1/campaign/{id}/creatives',
  listCampaignMailings: 'GET main /v1/campaign/{id}/mailings',
  createMailing: 'POST main /v1/mailing',
  getMailing: 'GET main /v1/mailing/{mailing_id}',
  createOrder: 'POST main /v1/order',
  updateOrder: 'POST main /v1/order/{order_id}',
  deleteOrder: 'DELETE main /v1/order/{order_id}',
  createAudienceMember: 'POST main /v1/audience/{id}',
  listAudiences: 'GET main /v1/audiences',
  createDataSubjectRequest: 'POST main /v1/dsr/request',
  getDataSubjectRequest: 'GET main /v1/dsr/request/{subject_request_id}',
  listCampaignStats: 'GET main /v1/stats/campaigns',
  getCampaignStats: 'GET main /v1/stats/campaign/{id}',
  standardizeAddress: 'GET address /v1/standardize',
  standardizeAddresses: 'POST address /v1/standardize',
};

describe('Endpoints', () => {
  test('the 18 operations with their method, service and path', () => {
    const found = ids.map((id) => [id, `${routes[id].method} ${routes[id].server} ${routes[id].path}`]);
    expect(Object.fromEntries(found)).toEqual(endpoints);
  });

  test('201 for what is created (D25, D32), 200 for the rest', () => {
    const created = ids.filter((id) => routes[id].status === 201);
    expect(created).toEqual(['createMailing', 'createOrder', 'createAudienceMember', 'createDataSubjectRequest']);
    expect(ids.filter((id) => routes[id].status === 200)).toHaveLength(14);
  });

  test('of the POST operations only editing an order and standardizing a batch may be repeated', () => {
    expect(ids.filter((id) => routes[id].method === 'POST' && routes[id].idempotent)).toEqual([
      'updateOrder',
      'standardizeAddresses',
    ]);
    expect(ids.filter((id) => routes[id].method !== 'POST' && !routes[id].idempotent)).toEqual([]);
  });

  test('path parameters are those in the path', () => {
    for (const id of ids) {
      const inPath = [...routes[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(routes[id].pathParameters, id).toEqual(inPath);
    }
  });

  test('query parameters of the mailings list and of the statistics', () => {
    expect(routes.listCampaignMailings.queryParameters).toEqual({
      page: 'integer',
      per_page: 'integer',
      start_date: 'string',
      end_date: 'string',
      date_field: 'string',
    });
    expect(Object.keys(routes.listCampaignStats.queryParameters)).toEqual([
      'start_date',
      'end_date',
      'page',
      'per_page',
    ]);
    expect(Object.keys(routes.getCampaignStats.queryParameters)).toEqual(['start_date', 'end_date']);
  });
});

describe('Limits', () => {
  test('metadata: 10 keys of 40 characters, texts of 200', () => {
    expect(limits.components.Metadata.maxProperties).toBe(10);
    expect(limits.components.Metadata.propertyNames.maxLength).toBe(40);
    expect(limits.components.MetadataValue.maxLength).toBe(200);
    expect(limits.properties.Metadata.promo_code.maxLength).toBe(200);
  });

  test('pages: mailings 5 by default and 100 at most; statistics 25, 30, and 10000 pages', () => {
    expect(limits.parameters.listCampaignMailings.per_page).toEqual({ minimum: 1, maximum: 100, default: 5 });
    expect(limits.parameters.listCampaignStats.per_page).toEqual({ minimum: 1, maximum: 30, default: 25 });
    expect(limits.parameters.listCampaignStats.page).toEqual({ minimum: 1, maximum: 10000, default: 1 });
  });

  test('webhooks 10, retries 10, previews 30 days and 600 px; D23: 1,000 addresses, 1 MiB', () => {
    expect(limits.service).toEqual({
      webhooks_per_account: 10,
      webhook_retries: 10,
      preview_lifetime_days: 30,
      preview_image_width_pixels: 600,
      standardize_batch_addresses: 1000,
      body_bytes: 1024 * 1024,
    });
  });

  test('a postal code has at least 3 characters, a hash 64', () => {
    expect(limits.components.PostalCode.minLength).toBe(3);
    expect(limits.components.EmailSha256).toMatchObject({ minLength: 64, maxLength: 64 });
  });

  test('defaults: USD, USA, created_at', () => {
    expect(limits.properties.Order.currency.default).toBe('USD');
    expect(limits.properties.OrderAddress.country.default).toBe('USA');
    expect(limits.parameters.listCampaignMailings.date_field.default).toBe('created_at');
  });
});

describe('States and transitions', () => {
  test('the 11 events', () => {
    expect(mailingEventNames).toEqual([
      'append_failed',
      'address_invalid',
      'suppressed',
      'budget_exceeded',
      'credit_balance_exceeded',
      'processing',
      'mailed',
      'delivered',
      'delivery_exception',
      'failed',
      'holdout',
    ]);
  });

  test('D05: the states are the events and production', () => {
    expect([...mailingStates].sort()).toEqual([...mailingEventNames, 'production'].sort());
  });

  test('closed lists of requests', () => {
    expect(mailingDateFields).toEqual(['created_at', 'updated_at']);
    expect(dataSubjectRequestTypes).toEqual(['access', 'erasure']);
    expect(dataSubjectRegulations).toEqual(['cpra']);
  });
});

describe('the document explains itself', () => {
  const components = Object.keys(objectAt(['components', 'schemas']));

  test.each(components)('%s and all its fields have a description', (name) => {
    const at = ['components', 'schemas', name];
    expect(objectAt(at)['description']).toBeTypeOf('string');
    for (const field of Object.keys(objectAt([...at, 'properties']))) {
      expect(objectAt([...at, 'properties', field])['description'], field).toBeTypeOf('string');
    }
  });

  test('every operation documents a wrong token, a wrong method and too many requests', () => {
    for (const id of ids) {
      const responses = objectAt(['paths', routes[id].path, routes[id].method.toLowerCase(), 'responses']);
      expect(Object.keys(responses), id).toEqual(expect.arrayContaining(['401', '403', '405', '429']));
    }
  });
});
