import { type OperationId, routes } from '@direct-mail/contract';
import {
  asArray,
  asObject,
  bodyShape,
  expectEqual,
  expectSchema,
  expectServiceError,
  expectStatus,
  expectThat,
  expectUnauthorized,
  told,
} from '../service/expect.ts';
import { campaignId, create, createPiece, expectLivePiece, listed, recipient } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Unseen } from '../service/signals.ts';
import { type Check, rule } from './check.ts';

const me = rule('organization.me', 'safe');
const list = rule('campaigns.list', 'safe');
const get = rule('campaigns.get', 'safe');
const creatives = rule('campaigns.creatives', 'safe');
const bearer = rule('auth.bearer', 'safe');
const createMailer = rule('auth.create-mailer', 'test-token', { needs: ['test-token'] });
const unauthorized = rule('auth.unauthorized', 'safe');
const path = rule('versioning.path', 'safe');

/** A UUID of no row. */
export const NOWHERE = '00000000-dead-4bad-8bad-00000000dead';

/** Every GET. Privacy endpoints accept a token too, though their scheme is not specified. */
const reads: readonly OperationId[] = [
  'getOrganization',
  'listCampaigns',
  'getCampaign',
  'listCreatives',
  'listCampaignMailings',
  'getMailing',
  'listAudiences',
  'listCampaignStats',
  'getCampaignStats',
  'getDataSubjectRequest',
];

async function firstCampaign(service: Service): Promise<{ readonly id: string; readonly name: unknown }> {
  const [first] = await listed(service);
  if (first === undefined) throw new Unseen('there is no active campaign');
  return first;
}

function pathOf(service: Service, operation: OperationId): Promise<Readonly<Record<string, string>>> {
  if (operation === 'getMailing') return Promise.resolve({ mailing_id: NOWHERE });
  if (operation === 'getDataSubjectRequest') return Promise.resolve({ subject_request_id: NOWHERE });
  const { pathParameters } = routes[operation];
  if (pathParameters.length === 0) return Promise.resolve({});
  return listed(service).then(([first]) => ({ id: first?.id ?? NOWHERE }));
}

async function expectShut(service: Service, operation: OperationId, what: string, input: object): Promise<void> {
  const response = await service.call(operation, { path: await pathOf(service, operation), ...input });
  const { path, method } = routes[operation];
  expectThat([401, 403].includes(response.status), `${method} ${path} ${what} to be refused`, told(response));
}

export const organizationChecks: readonly Check[] = [
  me('GET /v1/me answers 200 with id, name and mode', async (service) => {
    const response = await service.call('getOrganization');
    expectStatus(response, 200);
    expectSchema(response.body, 'Organization', 'the organization');
  }),
  me('a wrong token is told from a good one', async (service) => {
    const response = await service.call('getOrganization', { token: 'wrong' });
    expectThat(response.status >= 400 && response.status < 500, 'a wrong token to be refused', told(response));
  }),
  list(
    'GET /v1/campaigns answers 200 with an array of id and name',
    async (service) => {
      const response = await service.call('listCampaigns');
      expectStatus(response, 200);
      expectThat(Array.isArray(response.body), 'an array', bodyShape(response));
      for (const [index, each] of asArray(response.body).entries())
        expectSchema(each, 'Campaign', 'each campaign', index);
      const ids = asArray(response.body).map((each) => asObject(each)['id']);
      expectEqual(new Set(ids).size, ids.length, 'the number of different ids');
    },
    { waits: 1 },
  ),
  list(
    'an inactive campaign is not listed, an active one is',
    async (service) => {
      const off = await service.dashboard?.campaign({ name: 'Conformance, off', active: false });
      const on = await service.dashboard?.campaign({ name: 'Conformance, on' });
      const ids = (await listed(service)).map(({ id }) => id);
      expectThat(ids.includes(on?.id ?? ''), 'the active campaign in the list', 'a list without it');
      expectThat(!ids.includes(off?.id ?? ''), 'a list without the inactive campaign', 'the campaign in the list');
    },
    { needs: ['dashboard'] },
  ),
  get('a listed campaign is returned with its id and name', async (service) => {
    const { id, name } = await firstCampaign(service);
    const response = await service.call('getCampaign', { path: { id } });
    expectStatus(response, 200);
    expectSchema(response.body, 'Campaign', 'the campaign');
    expectEqual(asObject(response.body)['id'], id, 'its id');
    expectThat(asObject(response.body)['name'] === name, 'the name that the list has', 'another one');
  }),
  get('an id that does not exist is refused, so that ids can be validated', async (service) => {
    const response = await service.call('getCampaign', { path: { id: NOWHERE } });
    expectThat(response.status >= 400 && response.status < 500, 'an unknown id to be refused', told(response));
  }),
  creatives(
    'GET /v1/campaign/:id/creatives answers 200 with all fields of each creative',
    async (service) => {
      const own = service.memory.facts['campaign'];
      const ids = new Set([
        ...(typeof own === 'string' ? [own] : []),
        ...(await listed(service)).slice(0, 10).map(({ id }) => id),
      ]);
      let seen = 0;
      for (const id of ids) {
        const response = await service.call('listCreatives', { path: { id } });
        expectStatus(response, 200);
        expectThat(Array.isArray(response.body), 'an array', bodyShape(response));
        for (const [index, each] of asArray(response.body).entries())
          expectSchema(each, 'Creative', 'each creative', index);
        const defaults = asArray(response.body).filter((each) => asObject(each)['default'] === true).length;
        expectThat(defaults <= 1, 'at most one default creative', `${defaults}`);
        seen += asArray(response.body).length;
      }
      if (seen === 0) throw new Unseen('no campaign has a creative');
    },
    { waits: 1 },
  ),
  creatives(
    'an inactive creative is not listed',
    async (service) => {
      const format = 'postcard_4x6';
      const campaign = await service.dashboard?.campaign({
        name: 'Conformance, creatives',
        creatives: [
          { name: 'on', format },
          { name: 'off', format, active: false },
        ],
      });
      const response = await service.call('listCreatives', { path: { id: campaign?.id ?? '' } });
      expectEqual(asArray(response.body).length, 1, 'the number of creatives');
    },
    { needs: ['dashboard'] },
  ),
  ...reads.flatMap((operation) => {
    const { method, path } = routes[operation];
    const isMailing = operation === 'getMailing';
    return isMailing
      ? []
      : [
          bearer(`${method} ${path} is refused without a token`, (service) =>
            expectShut(service, operation, 'without a token', { token: 'none' }),
          ),
          bearer(`${method} ${path} is refused with a wrong token`, (service) =>
            expectShut(service, operation, 'with a wrong token', { token: 'wrong' }),
          ),
        ];
  }),
  bearer('another scheme than Bearer is refused', async (service) => {
    for (const authorization of [`Basic ${btoa(`:${service.target.token}`)}`, service.target.token])
      await expectShut(service, 'getOrganization', 'without the scheme Bearer', { authorization });
  }),
  createMailer('a test token creates a mailing', async (service) => {
    expectStatus(await createPiece(service, {}, { token: 'test' }), 201);
  }),
  rule('auth.create-mailer', 'full', { needs: ['spending'] })(
    'a production token creates a mailing',
    async (service) => {
      await expectLivePiece(service);
    },
  ),
  unauthorized('GET /v1/mailing/:id without a token is 403 with Unauthorized', async (service) => {
    expectUnauthorized(await service.call('getMailing', { path: { mailing_id: NOWHERE }, token: 'none' }));
  }),
  unauthorized('GET /v1/mailing/:id with a wrong token is 403 with Unauthorized', async (service) => {
    expectUnauthorized(await service.call('getMailing', { path: { mailing_id: NOWHERE }, token: 'wrong' }));
  }),
  ...(['none', 'wrong'] as const).map((token) =>
    rule('auth.unauthorized', 'test-token')(
      `POST /v1/mailing with ${token === 'none' ? 'no' : 'a wrong'} token is 403 with Unauthorized`,
      async (service) => {
        const body = { campaign_id: await campaignId(service), recipient: recipient(service) };
        expectUnauthorized(await create(service, body, { token }));
      },
    ),
  ),
  rule('errors.not-found', 'safe')('an unknown mailing is a 404 NotFound with a message', async (service) => {
    expectServiceError(await service.call('getMailing', { path: { mailing_id: NOWHERE } }), 404, 'NotFound', [
      'not found|exist',
    ]);
  }),
  path('the API is found below /v1 and nowhere else', async (service) => {
    for (const other of ['/v2/me', '/me', '/v0/me']) {
      const response = await service.fetchUrl(service.target.baseUrl + other, {
        Authorization: `Bearer ${service.target.token}`,
      });
      expectThat(asObject(response.body)['mode'] === undefined, `${other} to be no organization`, told(response));
      expectThat(response.status >= 300, `${other} not to be there`, told(response));
    }
  }),
];
