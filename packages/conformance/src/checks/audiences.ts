import {
  asArray,
  asObject,
  expectEqual,
  expectRefused,
  expectSchema,
  expectStatus,
  expectThat,
  type Json,
  shapeOf,
} from '../service/expect.ts';
import { sha256 } from '../service/hash.ts';
import type { ServiceResponse } from '../service/http.ts';
import { person, postalAddress, without } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Blocked, Unseen } from '../service/signals.ts';
import { type Check, rule } from './check.ts';
import { NOWHERE } from './organization.ts';

const list = rule('audience.list', 'safe');
const member = { needs: ['audience'] } as const;
const atLeastOne = rule('member.at-least-one', 'full', member);
const fields = rule('member.address', 'full', member);
const made = rule('member.create', 'full', member);

/** The audience for test members. */
export function audienceId(service: Service): Promise<string> {
  return service.once('audience', async () => {
    if (service.target.audience !== undefined) return service.target.audience;
    if (service.dashboard === null) throw new Blocked('--audience is needed');
    return service.dashboard.audience(`Conformance ${service.memory.run}`);
  });
}

export async function add(service: Service, json: Json, id?: string): Promise<ServiceResponse> {
  return service.call('createAudienceMember', { path: { id: id ?? (await audienceId(service)) }, json });
}

/** A member's address; `who` gives it a unique name. */
export const home = (service: Service, who?: string): Json => ({
  name: person(service, who).name,
  ...postalAddress(service),
});

export async function audiences(service: Service): Promise<readonly Json[]> {
  const response = await service.call('listAudiences');
  expectStatus(response, 200);
  return asArray(response.body).map(asObject);
}

/** The opt-out audience of the list, by the specification's name `Do Not Mail`. */
export async function doNotMail(service: Service): Promise<Json | undefined> {
  return (await audiences(service)).find(({ name }) => /do.?not.?mail|opt.?out/i.test(String(name)));
}

export async function countOf(service: Service, id: string): Promise<number> {
  const found = (await audiences(service)).find((each) => each['id'] === id);
  if (found === undefined) throw new Blocked('the audience is not listed');
  return Number(found['member_count']);
}

export const audienceChecks: readonly Check[] = [
  list('GET /v1/audiences answers 200 with all fields of each audience', async (service) => {
    const response = await service.call('listAudiences');
    expectStatus(response, 200);
    expectThat(Array.isArray(response.body), 'an array', shapeOf(response.body));
    for (const [index, each] of asArray(response.body).entries())
      expectSchema(each, 'Audience', 'each audience', index);
    const ids = asArray(response.body).map((each) => asObject(each)['id']);
    expectEqual(new Set(ids).size, ids.length, 'the number of different ids');
    if (ids.length === 0) throw new Unseen('the account lists no audience');
  }),
  rule('audience.list', 'full', { needs: ['dashboard'] })(
    'an audience without members has member_count 0',
    async (service) => {
      const id = (await service.dashboard?.audience(`Conformance empty ${service.memory.run}`)) ?? '';
      expectEqual(await countOf(service, id), 0, 'member_count of an audience without members');
    },
  ),
  rule('audience.do-not-mail', 'safe')('an audience Do Not Mail is there', async (service) => {
    if ((await doNotMail(service)) === undefined)
      throw new Unseen('no audience with such a name is listed, and the specification does not say that it must be');
  }),
  rule('audience.dashboard-entry', 'full', { needs: ['dashboard'] })(
    'a CSV upload and single entry fill an audience',
    async (service) => {
      const { dashboard } = service;
      const id = (await dashboard?.audience(`Conformance upload ${service.memory.run}`)) ?? '';
      const before = await countOf(service, id);
      const csv = `name,address_1,city,state,postal_code\nCasey Upload,1 Castro St,Mountain View,CA,94041\nRobin Upload,2 Castro St,Mountain View,CA,94041\n`;
      const upload = await dashboard?.csv(id, csv);
      expectThat((upload?.status ?? 0) < 300, 'the upload to be accepted', String(upload?.status));
      await dashboard?.call('POST', `/audiences/${id}/members`, { email: 'single@example.com' });
      expectEqual(
        (await countOf(service, id)) - before,
        3,
        'the growth of member_count by two rows and a single entry',
      );
    },
  ),
  made('POST /v1/audience/:id answers 201 with id and address', async (service) => {
    const response = await add(service, { address: home(service), identifier: `m-${service.memory.run}` });
    expectStatus(response, 201);
    expectSchema(response.body, 'AudienceMember', 'the member');
    const { id, address } = asObject(response.body);
    expectThat(typeof id === 'string' && id !== '', 'an id', shapeOf(id));
    const shown = asObject(address);
    const sent = postalAddress(service);
    expectThat(
      String(shown['city']).toLowerCase() === sent.city.toLowerCase(),
      'the city that was sent',
      shapeOf(shown['city']),
    );
    expectThat(
      String(shown['postal_code']).startsWith(sent.postal_code.slice(0, 5)),
      'the postal code that was sent',
      shapeOf(shown['postal_code']),
    );
    expectThat(
      String(shown['name']).toLowerCase() === person(service).name.toLowerCase(),
      'the name that was sent',
      shapeOf(shown['name']),
    );
  }),
  made('a new member is counted', async (service) => {
    const id = await audienceId(service);
    const before = await countOf(service, id);
    expectStatus(await add(service, { identifier: `counted-${service.memory.run}` }), 201);
    const after = await service.until(async () => {
      const count = await countOf(service, id);
      return count > before ? count : undefined;
    }, 'a new member to be counted');
    expectEqual(after - before, 1, 'the growth of member_count');
  }),
  atLeastOne('a member without any of the four is refused', async (service) => {
    for (const json of [{}, { note: 'nothing' }])
      expectRefused(await add(service, json), 'a member without any of the four');
  }),
  ...['address', 'email', 'email_sha256', 'identifier'].map((only) =>
    atLeastOne(`${only} alone is enough`, async (service) => {
      const { email } = person(service, 'Alone');
      const values: Json = {
        address: home(service, 'Alone'),
        email,
        email_sha256: await sha256(`other.${email}`),
        identifier: `alone-${service.memory.run}`,
      };
      expectStatus(await add(service, { [only]: values[only] }), 201);
    }),
  ),
  ...['address_1', 'postal_code'].map((name) =>
    fields(`an address needs ${name}`, async (service) => {
      expectRefused(await add(service, { address: without(home(service), name) }), `an address without ${name}`);
    }),
  ),
  fields('address_1 and postal_code are enough', async (service) => {
    const { address_1, postal_code } = postalAddress(service);
    expectStatus(await add(service, { address: { address_1, postal_code } }), 201);
  }),
  rule('member.existing-audience', 'full')('an audience that does not exist takes no member', async (service) => {
    expectRefused(
      await add(service, { identifier: `nowhere-${service.memory.run}` }, NOWHERE),
      'a member of no audience',
    );
  }),
  ...(['none', 'wrong'] as const).map((token) =>
    rule('auth.bearer', 'full')(
      `createAudienceMember with ${token === 'none' ? 'no' : 'a wrong'} token is refused`,
      async (service) => {
        const { status } = await service.call('createAudienceMember', {
          path: { id: NOWHERE },
          json: { identifier: 'x' },
          token,
        });
        expectThat(status === 401 || status === 403, '401 or 403', String(status));
      },
    ),
  ),
];
