import { NOWHERE } from '../checks/organization.ts';
import type { Plain } from '../run/result.ts';
import { asArray, asObject, errorName, shapeOf } from '../service/expect.ts';
import type { ServiceResponse } from '../service/http.ts';
import { campaignId } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Unseen } from '../service/signals.ts';
import type { Probe } from './probe.ts';

/** A response's status and shape: what a client has to branch on. */
export function outline(response: ServiceResponse): Plain {
  const { error, message } = asObject(response.body);
  const shape =
    response.body === undefined
      ? response.text === ''
        ? 'no body'
        : 'no JSON'
      : error === undefined
        ? kindOf(response.body)
        : `{ error: ${inside(error)}${message === undefined ? '' : ', message'} }`;
  return { status: response.status, error: errorName(response.body) ?? null, shape };
}

const inside = (error: unknown): string =>
  typeof error === 'object' && error !== null ? `{ ${Object.keys(error).sort().join(', ')} }` : typeof error;

const kindOf = (body: unknown): string => (body === null ? 'null' : Array.isArray(body) ? 'array' : typeof body);

const unauthorized = { status: 403, error: 'Unauthorized', shape: '{ error: string }' };

const notFound = { status: 404, error: 'NotFound', shape: '{ error: { message, name } }' };

export const safe = 'safe' as const;

export const free = 'test-token' as const;

/** A GET that a test token may or may not make. */
const open = async (
  service: Service,
  operation: 'getOrganization' | 'listCampaigns' | 'listAudiences',
): Promise<boolean> => (await service.call(operation, { token: 'test' })).status === 200;

export const tokenProbes: readonly Probe[] = [
  {
    id: 'D15',
    level: free,
    needs: ['test-token'],
    byDefault: { me: false, campaigns: false, audiences: false },
    run: async (service) => {
      const seen = {
        me: await open(service, 'getOrganization'),
        campaigns: await open(service, 'listCampaigns'),
        audiences: await open(service, 'listAudiences'),
      };
      const testTokens =
        seen.campaigns && seen.audiences ? 'everywhere' : seen.me ? 'create-mailer-and-me' : 'create-mailer-only';
      return { seen, settings: { testTokens } };
    },
  },
  {
    id: 'D17',
    level: safe,
    byDefault: { campaigns: unauthorized, audiences: unauthorized, stats: unauthorized, privacy: unauthorized },
    run: async (service) => {
      const wrong = { token: 'wrong' } as const;
      const responses = {
        campaigns: await service.call('listCampaigns', wrong),
        audiences: await service.call('listAudiences', wrong),
        stats: await service.call('listCampaignStats', wrong),
        privacy: await service.call('getDataSubjectRequest', { ...wrong, path: { subject_request_id: NOWHERE } }),
      };
      const statuses = new Set(Object.values(responses).map(({ status }) => status));
      const [status] = statuses;
      const fits = statuses.size === 1 && (status === 401 || status === 403);
      return {
        seen: outlines(responses),
        settings: fits ? { unauthorizedStatus: status } : undefined,
        note: fits ? undefined : 'no setting has several statuses',
      };
    },
  },
  {
    id: 'D18',
    level: safe,
    needs: ['address-base-url'],
    byDefault: { without: 200, wrong: 200 },
    run: async (service) => {
      const query = { full_address: '100 Main St, Mountain View, CA 94041' };
      const without = (await service.call('standardizeAddress', { query, token: 'none' })).status;
      const wrong = (await service.call('standardizeAddress', { query, token: 'wrong' })).status;
      return {
        seen: { without, wrong },
        settings: { addressToken: without === 401 || without === 403 ? 'production' : 'none' },
      };
    },
  },
  {
    id: 'D19',
    level: safe,
    byDefault: { campaign: notFound, creatives: notFound, mailings: notFound, privacy: notFound },
    run: async (service) => {
      const path = { id: NOWHERE };
      return {
        seen: outlines({
          campaign: await service.call('getCampaign', { path }),
          creatives: await service.call('listCreatives', { path }),
          mailings: await service.call('listCampaignMailings', { path }),
          privacy: await service.call('getDataSubjectRequest', { path: { subject_request_id: NOWHERE } }),
        }),
      };
    },
  },
  {
    id: 'D20',
    level: safe,
    byDefault: {
      stats: { status: 400, error: 'ValidationError', shape: '{ error: string, message }' },
      mailings: { status: 400, error: 'ValidationError', shape: '{ error: { message, name } }' },
      unknown: notFound,
    },
    run: async (service) => ({
      seen: outlines({
        stats: await service.call('listCampaignStats', { query: { page: '0' } }),
        mailings: await service.call('listCampaignMailings', {
          path: { id: await someCampaign(service) },
          query: { page: '0' },
        }),
        unknown: await service.fetchUrl(`${service.target.baseUrl}/v1/conformance-no-such-path`),
      }),
    }),
  },
  {
    id: 'D21',
    level: free,
    needs: ['test-token'],
    byDefault: { broken: 400, empty: 400, array: 400, text: 400 },
    run: async (service) => {
      const send = async (text: string, type = 'application/json') =>
        (await service.call('createMailing', { text, token: 'test', headers: { 'Content-Type': type } })).status;
      const body = JSON.stringify({ campaign_id: NOWHERE, recipient: {} });
      return {
        seen: {
          broken: await send('{"campaign_id":'),
          empty: await send(''),
          array: await send('[]'),
          text: await send(body, 'text/plain'),
        },
      };
    },
  },
  {
    id: 'D22',
    level: free,
    byDefault: {
      method: { status: 405, error: 'MethodNotAllowed', shape: '{ error: { message, name } }' },
      allow: true,
      path: notFound,
    },
    run: async (service) => {
      const method = await service.raw('PUT', '/v1/me');
      return {
        seen: {
          method: outline(method),
          allow: method.headers.has('allow'),
          path: outline(await service.raw('GET', '/v1/conformance-no-such-path')),
        },
      };
    },
  },
  {
    id: 'D52',
    level: safe,
    byDefault: { '/v1/attribution': 404, '/v1/attribution/report': 404, '/v1/do-not-mail': 404, '/v1/opt-outs': 404 },
    run: async (service) => {
      const seen: Record<string, number> = {};
      for (const path of ['/v1/attribution', '/v1/attribution/report', '/v1/do-not-mail', '/v1/opt-outs'])
        seen[path] = (
          await service.fetchUrl(service.target.baseUrl + path, { Authorization: `Bearer ${service.target.token}` })
        ).status;
      return { seen };
    },
  },
  {
    id: 'D53',
    level: free,
    byDefault: { status: 204, origin: '*' },
    run: async (service) => {
      const response = await service.raw('OPTIONS', '/v1/campaigns');
      return { seen: { status: response.status, origin: response.headers.get('access-control-allow-origin') } };
    },
  },
  {
    id: 'D54',
    level: safe,
    byDefault: { organization: 'UUID v4', campaign: 'UUID v4' },
    run: async (service) => {
      const kind = (id: unknown) =>
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(String(id))
          ? 'UUID v4'
          : /^[0-9a-f-]{36}$/i.test(String(id))
            ? 'UUID'
            : shapeOf(id);
      const me = asObject((await service.call('getOrganization')).body)['id'];
      return { seen: { organization: kind(me), campaign: kind(await someCampaign(service)) } };
    },
  },
  {
    id: 'D55',
    level: safe,
    byDefault: { mode: 'production' },
    run: async (service) => {
      const { mode } = asObject((await service.call('getOrganization')).body);
      return { seen: { mode: typeof mode === 'string' && /^[a-z_]{1,30}$/.test(mode) ? mode : shapeOf(mode) } };
    },
  },
  {
    id: 'D57',
    level: safe,
    byDefault: { v2: 404, none: 404 },
    run: async (service) => {
      const get = async (path: string) => (await service.fetchUrl(service.target.baseUrl + path)).status;
      return { seen: { v2: await get('/v2/campaigns'), none: await get('/campaigns') } };
    },
  },
  {
    id: 'D89',
    level: safe,
    byDefault: 'Mock Organization',
    run: async (service) => {
      const { name } = asObject((await service.call('getOrganization')).body);
      if (typeof name !== 'string' || name === '') throw new Unseen('the organization has no name');
      // Only the operator's settings file holds the name.
      return { seen: name === 'Mock Organization' ? name : 'another name', settings: { organizationName: name } };
    },
  },
];

function outlines(responses: Readonly<Record<string, ServiceResponse>>): { readonly [name: string]: Plain } {
  return Object.fromEntries(Object.entries(responses).map(([name, response]) => [name, outline(response)]));
}

/** Any campaign of the account; in a mock, our own, which need not be listed first. */
export async function someCampaign(service: Service): Promise<string> {
  if (service.target.level !== 'safe') return campaignId(service);
  const [first] = asArray((await service.call('listCampaigns')).body).map(asObject);
  return typeof first?.['id'] === 'string' ? first['id'] : NOWHERE;
}
