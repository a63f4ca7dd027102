import { describe, expect, test } from 'vitest';
import type { OperationId } from '../src/index.ts';
import { objectAt, validateResponse, validateWebhook } from '../test-support/index.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const organization = '{"id":"0b5f7a52-6c1d-4a6e-9d1b-3f2c7e8a9b10","name":"Mock Organization","mode":"production"}';
const pages = {
  ...json,
  'X-Total': '0',
  'X-Total-Pages': '0',
  'X-Page': '1',
  'X-Per-Page': '5',
  'X-Next-Page': '',
  'X-Prev-Page': '',
};

describe('a response as documented has no problems', () => {
  const accepted: [string, OperationId | undefined, number, Record<string, string>, string][] = [
    ['a body', 'getOrganization', 200, json, organization],
    ['fields that are not documented', 'getOrganization', 200, json, organization.replace('{', '{"more":1,')],
    ['an empty X-Next-Page (D11)', 'listCampaignMailings', 200, pages, '[]'],
    [
      'a server error by its range',
      'createMailing',
      502,
      json,
      '{"error":{"name":"BadGateway","message":"no response"}}',
    ],
    ['a wrong token on any endpoint (D17)', 'getCampaignStats', 403, json, '{"error":"Unauthorized"}'],
    ['an unknown path (D22)', undefined, 404, json, '{"error":{"name":"NotFound","message":"no such path"}}'],
    [
      'a wrong method on the address service (D22, D20)',
      undefined,
      405,
      { ...json, Allow: 'GET, POST' },
      '{"error":{"status":405},"message":"no"}',
    ],
    [
      'a rate limit (D24)',
      'createOrder',
      429,
      { ...json, 'Retry-After': '3' },
      '{"error":{"name":"RateLimitExceeded","message":"slower"},"retry_after":3}',
    ],
  ];
  test.each(accepted)('%s', (_, operation, status, headers, body) => {
    expect(validateResponse(operation, status, headers, body)).toEqual([]);
    expect(validateResponse(operation, status, new Headers(headers), body)).toEqual([]);
  });
});

describe('a response that is not as documented is named with what is wrong', () => {
  const refused: [string, OperationId | undefined, number, Record<string, string>, string, string][] = [
    ['status', 'getOrganization', 418, json, '{}', 'getOrganization: the status 418 is not documented'],
    ['success status', 'createMailing', 200, json, '{}', 'createMailing: the status 200 is not documented'],
    [
      'content type',
      'getOrganization',
      200,
      { 'content-type': 'text/html' },
      organization,
      'the content type text/html',
    ],
    ['missing content type', 'getOrganization', 200, {}, organization, 'the content type (none)'],
    ['body that is not JSON', 'getOrganization', 200, json, '<html>', 'the body is not JSON'],
    ['missing field', 'getOrganization', 200, json, '{"id":"x"}', "must have required property 'name'"],
    [
      'id that is no UUID',
      'getOrganization',
      200,
      json,
      organization.replace('0b5f7a52', 'x'),
      '/id must match format "uuid"',
    ],
    ['missing header', 'listCampaignMailings', 200, json, '[]', 'the header x-total is missing'],
    [
      'header of a wrong type',
      'listCampaignMailings',
      200,
      { ...pages, 'X-Total': 'many' },
      '[]',
      'the header x-total: the whole must be integer',
    ],
    [
      'header of elsewhere',
      'getOrganization',
      200,
      { ...json, 'X-Total': '1' },
      organization,
      'the header x-total is not documented here',
    ],
    [
      '405 without Allow',
      undefined,
      405,
      json,
      '{"error":{"name":"MethodNotAllowed","message":"no"}}',
      'the header allow is missing',
    ],
    [
      'error in the shape of another endpoint',
      'getCampaignStats',
      404,
      json,
      '{"error":{"name":"NotFound","message":"no"}}',
      '/error',
    ],
    [
      'success of no operation',
      undefined,
      200,
      json,
      '{}',
      'a request to no operation: the status 200 is not documented',
    ],
  ];
  test.each(refused)('%s', (_, operation, status, headers, body, problem) => {
    expect(validateResponse(operation, status, headers, body).join('\n')).toContain(problem);
  });
});

describe('webhook', () => {
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Direct-Mail-Mock/1.0.0',
    'X-SVC-Signature': 'd3b6c1f0a9e8d7c6b5a4938271605f4e3d2c1b0a',
  };
  const examples = objectAt([
    'webhooks',
    'mailingEvent',
    'post',
    'requestBody',
    'content',
    'application/json',
    'examples',
  ]);
  const body = JSON.stringify((examples as { mailed: { value: unknown } }).mailed.value);

  test('Events: a delivery with its three headers and four fields is as documented', () => {
    expect(validateWebhook(body, headers)).toEqual([]);
    expect(validateWebhook(new TextEncoder().encode(body), headers)).toEqual([]);
  });

  test('Events: a missing header, an upper-case signature, another content type or a missing field is not', () => {
    expect(validateWebhook(body, { ...headers, 'User-Agent': undefined })).toEqual([
      'the header user-agent is missing',
    ]);
    const upper = { ...headers, 'X-SVC-Signature': headers['X-SVC-Signature'].toUpperCase() };
    expect(validateWebhook(body, upper).join()).toContain('the header x-svc-signature: the whole must match pattern');
    expect(validateWebhook(body, { ...headers, 'Content-Type': 'text/plain' }).join()).toContain(
      'the content type text/plain',
    );
    expect(validateWebhook(body.replace('"event"', '"evnt"'), headers).join()).toContain("required property 'event'");
  });
});
