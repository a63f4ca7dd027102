import {
  asObject,
  expectAccepted,
  expectEqual,
  expectRefused,
  expectSchema,
  expectStatus,
  expectThat,
  type Json,
  shapeOf,
} from '../service/expect.ts';
import type { ServiceResponse } from '../service/http.ts';
import {
  campaignId,
  createPiece,
  find,
  person,
  piece,
  postalAddress,
  read,
  recipient,
  without,
} from '../service/pieces.ts';
import { madeId, type Service } from '../service/service.ts';
import { Blocked, Unseen } from '../service/signals.ts';
import { add, audienceId, countOf, home } from './audiences.ts';
import { type Check, rule } from './check.ts';
import { order, submit } from './orders.ts';

const last = { irreversible: true } as const;
const required = rule('privacy.required', 'full', last);
const only = rule('versioning.privacy', 'full', last);

export function request(
  service: Service,
  who: string,
  type: string,
  change: Json = {},
): Json & { readonly subject_request_id: string } {
  const { name, email } = person(service, who);
  const identity = (identity_type: string, identity_value: unknown) => ({
    identity_type,
    identity_format: 'raw',
    identity_value,
  });
  return {
    regulation: 'cpra',
    subject_request_id: service.uuid(),
    subject_request_type: type,
    submitted_time: '2026-01-15T12:00:00Z',
    subject_identities: [identity('email', email), identity('address', { full_name: name, ...postalAddress(service) })],
    ...change,
  } as Json & { readonly subject_request_id: string };
}

export const ask = (service: Service, json: Json): Promise<ServiceResponse> =>
  service.call('createDataSubjectRequest', { json });

export const statusOf = async (service: Service, id: string): Promise<ServiceResponse> =>
  service.call('getDataSubjectRequest', { path: { subject_request_id: id } });

/** A request made once per run, and its status when completed. */
export async function completed(
  service: Service,
  who: string,
  type: string,
  prepare: () => Promise<void> = async () => {},
): Promise<Json> {
  const id = await service.once(`privacy: ${type} ${who}`, async () => {
    await prepare();
    const body = request(service, who, type);
    expectAccepted(await ask(service, body), 'a privacy request');
    return body.subject_request_id;
  });
  return service.until(
    async () => {
      const status = asObject((await statusOf(service, id)).body);
      return status['request_status'] === 'completed' ? status : undefined;
    },
    'a privacy request to be completed',
    service.dashboard === null ? undefined : 60 * 86_400,
  );
}

async function refused(service: Service, change: Json, what: string): Promise<void> {
  expectRefused(await ask(service, { ...request(service, 'Nemo', 'access'), ...change }), what);
}

/** A person with an order, a mailing and an audience membership. */
async function known(service: Service, who: string): Promise<void> {
  const { name, email } = person(service, who);
  await submit(service, order(service, { customer_email: email, shipping_address: { ...home(service, who) } }));
  await piece(service, `of ${who}`, { recipient: recipient(service, { full_name: name, email }) });
  if (service.target.audience !== undefined || service.dashboard !== null)
    await add(service, { email, address: home(service, who) });
}

export const privacyChecks: readonly Check[] = [
  ...['regulation', 'subject_request_id', 'subject_request_type', 'submitted_time', 'subject_identities'].map((field) =>
    required(`${field} is required`, async (service) => {
      expectRefused(
        await ask(service, without(request(service, 'Nemo', 'access'), field)),
        `a request without ${field}`,
      );
    }),
  ),
  required('subject_request_type is access or erasure', (service) =>
    refused(service, { subject_request_type: 'portability' }, 'another type'),
  ),
  required('subject_request_id is a UUID v4', (service) =>
    refused(service, { subject_request_id: 'request-1' }, 'an id that is not a UUID'),
  ),
  required('submitted_time is a date-time', (service) =>
    refused(service, { submitted_time: 'last week' }, 'an invalid date-time'),
  ),
  required('an identity is an e-mail or an address, and raw', async (service) => {
    const identity = { identity_type: 'email', identity_format: 'raw', identity_value: 'nemo@example.com' };
    for (const change of [{ identity_type: 'phone' }, { identity_format: 'sha256' }])
      await refused(service, { subject_identities: [{ ...identity, ...change }] }, 'another kind of identity');
  }),
  required('an address identity needs address_1, city, state and postal_code', async (service) => {
    for (const name of ['address_1', 'city', 'state', 'postal_code']) {
      const identity_value = without({ full_name: 'Nemo Example', ...postalAddress(service) }, name);
      await refused(
        service,
        { subject_identities: [{ identity_type: 'address', identity_format: 'raw', identity_value }] },
        `an address without ${name}`,
      );
    }
  }),
  only('api_version is v1', async (service) => {
    await refused(service, { api_version: 'v2' }, 'api_version v2');
    expectAccepted(await ask(service, request(service, 'Nemo', 'access', { api_version: 'v1' })), 'api_version v1');
  }),
  only('regulation is cpra', (service) => refused(service, { regulation: 'gdpr' }, 'the regulation gdpr')),
  rule(
    'privacy.unique',
    'full',
    last,
  )('a subject_request_id is taken once', async (service) => {
    const body = request(service, 'Nemo', 'access');
    expectAccepted(await ask(service, body), 'a privacy request');
    expectRefused(await ask(service, body), 'the same subject_request_id again');
  }),
  rule(
    'privacy.status',
    'full',
    last,
  )('the id that was sent finds the status record', async (service) => {
    const body = request(service, 'Nemo', 'access');
    expectAccepted(await ask(service, body), 'a privacy request');
    const response = await statusOf(service, body.subject_request_id);
    expectStatus(response, 200);
    expectSchema(response.body, 'DataSubjectRequestStatus', 'the status record');
    expectThat(
      asObject(response.body)['subject_request_id'] === body.subject_request_id,
      'the id that was sent',
      'another one',
    );
  }),
  rule('privacy.access', 'full', last)(
    'an access request tells who is stored from who is not',
    async (service) => {
      const stored = await completed(service, 'Kim', 'access', () => known(service, 'Kim'));
      const unknown = await completed(service, 'Nemo', 'access');
      expectThat(typeof stored['result'] === 'string', 'a result', shapeOf(stored['result']));
      expectThat(
        stored['result'] !== unknown['result'],
        'different results for who is stored and who is not',
        'the same',
      );
    },
    { waits: 86_400 },
  ),
  rule('privacy.erasure', 'full', last)(
    'an erasure completes',
    async (service) => {
      const status = await completed(service, 'Lou', 'erasure', () => known(service, 'Lou'));
      expectEqual(status['result'], 'deleted', 'result');
    },
    { waits: 2 * 86_400 },
  ),
  rule('privacy.erasure', 'full', last)(
    'afterwards the person is in no mailing',
    async (service) => {
      await completed(service, 'Lou', 'erasure', () => known(service, 'Lou'));
      const { id } = await piece(service, 'of Lou');
      const family = person(service).name.split(' ')[1] ?? '';
      const response = await service.call('getMailing', { path: { mailing_id: id } });
      expectThat(!response.text.includes(family), 'a mailing without the name', 'the name in it');
      const listed = await find(service, await campaignId(service), id);
      expectThat(!JSON.stringify(listed ?? null).includes(family), 'a list without the name', 'the name in it');
    },
    { waits: 2 * 86_400 },
  ),
  rule('privacy.erasure', 'full', { ...last, needs: ['audience'] })(
    'afterwards the person is not in the audience',
    async (service) => {
      const audience = await audienceId(service);
      const id = await service.once('erased member', async () =>
        madeId(await add(service, { email: person(service, 'Max').email }), 'a member'),
      );
      const before = await service.once('members before the erasure', () => countOf(service, audience));
      await completed(service, 'Max', 'erasure');
      expectThat(
        id !== '' && (await countOf(service, audience)) < before,
        'an audience with fewer members',
        'as many as before',
      );
    },
    { waits: 2 * 86_400 },
  ),
  rule('privacy.opt-out', 'full', last)(
    'who was erased is suppressed',
    async (service) => {
      await completed(service, 'Ola', 'erasure');
      const { name, email } = person(service, 'Ola');
      const { id } = await piece(service, 'after an erasure', {
        recipient: recipient(service, { full_name: name, email }),
      });
      const state = await service.until(
        async () => {
          const now = (await read(service, id))['state'];
          return now === 'processing' ? undefined : now;
        },
        'the checks of a mailing',
        3 * 86_400,
      );
      expectEqual(state, 'suppressed', 'the state of a mailing to who was erased');
    },
    { waits: 3 * 86_400 },
  ),
  rule('privacy.opt-out', 'full', last)(
    'nothing leaves the opt-out list',
    async (service) => {
      await completed(service, 'Ola', 'erasure');
      await completed(service, 'Ola', 'access');
      const { body } = await createPiece(service, {
        recipient: recipient(service, { full_name: person(service, 'Ola').name }),
      });
      const { id } = asObject(body);
      if (typeof id !== 'string') throw new Blocked('no mailing');
      const state = await service.until(
        async () => {
          const now = (await read(service, id))['state'];
          return now === 'processing' ? undefined : now;
        },
        'the checks of a mailing',
        3 * 86_400,
      );
      if (state === 'address_invalid') throw new Unseen('the address is invalid');
      expectEqual(state, 'suppressed', 'the state of a mailing to their address');
    },
    { waits: 4 * 86_400 },
  ),
  ...(['none', 'wrong'] as const).map((token) =>
    rule(
      'auth.bearer',
      'full',
      last,
    )(`createDataSubjectRequest with ${token === 'none' ? 'no' : 'a wrong'} token is refused`, async (service) => {
      const { status } = await service.call('createDataSubjectRequest', {
        json: request(service, 'Nemo', 'access'),
        token,
      });
      expectThat(status === 401 || status === 403, '401 or 403', String(status));
    }),
  ),
];
