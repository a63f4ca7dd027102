import { add, audienceId, countOf, doNotMail, home } from '../checks/audiences.ts';
import { address, order, submit } from '../checks/orders.ts';
import { NOWHERE } from '../checks/organization.ts';
import { ask, request } from '../checks/privacy.ts';
import { asArray, asObject, type Json } from '../service/expect.ts';
import { sha256 } from '../service/hash.ts';
import { retryAfter } from '../service/http.ts';
import {
  campaignId,
  create,
  createPiece,
  person,
  piece,
  postalAddress,
  read,
  recipient,
  without,
} from '../service/pieces.ts';
import { madeId, type Service } from '../service/service.ts';
import { Unseen } from '../service/signals.ts';
import type { Probe } from './probe.ts';
import { outline } from './tokens.ts';

const full = 'full' as const;
const free = 'test-token' as const;
const record = 'object';
const invalid = { status: 400, error: 'ValidationError', shape: '{ error: { message, name } }' };
const notFound = { status: 404, error: 'NotFound', shape: '{ error: { message, name } }' };

const FORMATS = ['postcard_4x6', 'postcard_6x9', 'postcard_6x11', 'letter_8.5x11'] as const;
const TYPES = ['first_class', 'standard'] as const;

/** What a piece of this creative costs, by format and mail type. */
async function price(service: Service, campaign: string, creative: Json): Promise<readonly [string, string, number]> {
  const body = { campaign_id: campaign, creative_id: creative['id'], recipient: recipient(service) };
  const { total_cost } = asObject((await create(service, body, { token: 'production' })).body);
  if (typeof total_cost !== 'string') throw new Unseen('a piece has no total_cost');
  return [String(creative['format']), String(creative['mail_type']), Number(total_cost)];
}

const kept = async (service: Service, change: Json): Promise<Json> =>
  asObject((await submit(service, order(service, change))).body);

export const moneyProbes: readonly Probe[] = [
  {
    id: 'D40',
    profile: full,
    needs: ['spending'],
    byDefault: {
      postcard_4x6: { first_class: 0.85, standard: 0.67 },
      postcard_6x9: { first_class: 1, standard: 0.79 },
      postcard_6x11: { first_class: 1.13, standard: 0.87 },
      'letter_8.5x11': { first_class: 1.32, standard: 1.06 },
    },
    run: async (service) => {
      const prices: Record<string, Record<string, number>> = {};
      const creatives = FORMATS.flatMap((format) =>
        TYPES.map((mail_type) => ({ name: `${format} ${mail_type}`, format, mail_type })),
      );
      const made =
        service.dashboard === null
          ? await campaignId(service)
          : (await service.dashboard.campaign({ name: 'Conformance, prices', creatives })).id;
      for (const each of asArray((await service.call('listCreatives', { path: { id: made } })).body).map(asObject)) {
        const [format, mailType, cost] = await price(service, made, each);
        prices[format] = { ...prices[format], [mailType]: cost };
      }
      return {
        seen: prices,
        settings: { prices },
        note: service.dashboard === null ? 'of the creatives of the campaign' : undefined,
      };
    },
  },
  {
    id: 'D48',
    profile: full,
    needs: ['spending'],
    waits: 3600,
    byDefault: 'not exhausted',
    run: async (service) => {
      const { id } = await piece(service, 'production', {}, { token: 'production' });
      const state = await service.until(
        async () => {
          const now = String((await read(service, id))['state']);
          return now === 'processing' ? undefined : now;
        },
        'the checks of a mailing',
        3 * 86_400,
      );
      if (state !== 'credit_balance_exceeded')
        return { seen: state === 'budget_exceeded' ? 'the budget of the campaign is exhausted' : 'not exhausted' };
      return { seen: 'the credit is exhausted', settings: { creditBalance: 0 } };
    },
  },
  {
    id: 'D46',
    profile: free,
    needs: ['test-token'],
    byDefault: { 'an e-mail without an address': 400 },
    run: async (service) => {
      const { dashboard } = service;
      const creatives = [{ name: 'appended', format: 'postcard_4x6' }];
      const id =
        dashboard === null
          ? await campaignId(service)
          : (await dashboard.campaign({ name: 'Conformance, e-mail', creatives, settings: { email_append: true } })).id;
      const { status } = await create(
        service,
        { campaign_id: id, recipient: { email: person(service).email } },
        { token: 'test' },
      );
      return { seen: { 'an e-mail without an address': status }, settings: { emailAppend: status < 300 } };
    },
  },
  {
    id: 'D23',
    profile: full,
    needs: ['test-token'],
    byDefault: { maxBodyBytes: 1_048_576, maxBatch: 1000 },
    run: async (service) => {
      const body = async (bytes: number) => {
        const text = '{"recipient":{},"padding":""}';
        return (
          (
            await service.call('createMailing', {
              text: text.replace('""}', `"${'x'.repeat(bytes - text.length)}"}`),
              token: 'test',
            })
          ).status !== 413
        );
      };
      const batch = async (count: number) =>
        (await service.call('standardizeAddresses', { json: Array.from({ length: count }, () => ({})) })).status !==
        413;
      const maxBodyBytes = await largest(body, 4096, 4 * 1_048_576);
      const hasBatch = service.target.addressUrl !== undefined;
      const maxBatch = hasBatch ? await largest(batch, 2, 8192) : null;
      const seen = {
        maxBodyBytes: maxBodyBytes ?? 'more than 4 MiB',
        ...(hasBatch ? { maxBatch: maxBatch ?? 'more than 8,192' } : {}),
      };
      return {
        seen,
        settings: { ...(maxBodyBytes === null ? {} : { maxBodyBytes }), ...(maxBatch === null ? {} : { maxBatch }) },
      };
    },
  },
  {
    id: 'D24',
    profile: full,
    waits: 45 * 86_400,
    byDefault: { limited: false },
    run: async (service) => {
      const MOST = 150;
      const first = await service.burst('getOrganization', MOST);
      if (first.at(-1)?.status !== 429)
        return { seen: { limited: false }, settings: { rateLimit: null }, note: `${MOST} requests in a row` };
      // The window may have begun before: the next one is counted from its start.
      const limited = first.at(-1);
      await service.reach(
        (await service.now()) + 1000 * (limited === undefined ? 1 : (retryAfter(limited) ?? 1)),
        'a window of the rate limit',
      );
      const again = await service.burst('getOrganization', MOST * 10);
      const last = again.at(-1);
      if (last?.status !== 429) throw new Unseen('the limit came once only');
      const windowSeconds = retryAfter(last) ?? null;
      const limit = again.length - 1;
      const seen = { limited: true, limit, windowSeconds, error: outline(last) };
      return {
        seen,
        settings: windowSeconds === null || windowSeconds === 0 ? undefined : { rateLimit: { limit, windowSeconds } },
      };
    },
  },
  {
    id: 'D25',
    profile: full,
    byDefault: {
      submit: { status: 201, error: null, shape: record },
      edit: { status: 200, error: null, shape: record },
      delete: { status: 200, error: null, shape: record },
    },
    run: async (service) => {
      const body = order(service);
      const path = { order_id: body.order_id };
      return {
        seen: {
          submit: outline(await submit(service, body)),
          edit: outline(await service.call('updateOrder', { path, json: { ...without(body, 'order_id'), total: 1 } })),
          delete: outline(await service.call('deleteOrder', { path })),
        },
      };
    },
  },
  {
    id: 'D26',
    profile: full,
    byDefault: { status: 400, error: 'ValidationError' },
    run: async (service) => {
      const body = order(service, { total: 1 });
      await submit(service, body);
      const { status, error } = outline(await submit(service, { ...body, total: 2 })) as {
        status: number;
        error: string | null;
      };
      const fits = status < 300 || status === 400;
      return {
        seen: { status, error },
        settings: fits ? { existingOrder: status < 300 ? 'upsert' : 'refuse' } : undefined,
      };
    },
  },
  {
    id: 'D27',
    profile: full,
    byDefault: { partial: 200, kept: true, null: 'clears', 'another order_id': 400, unknown: notFound },
    run: async (service) => {
      const body = order(service, { total: 1, customer_id: 'c-1' });
      await submit(service, body);
      const edit = (json: Json, order_id = body.order_id) => service.call('updateOrder', { path: { order_id }, json });
      const partial = await edit({ total: 2 });
      const cleared = asObject((await edit({ total: null })).body);
      return {
        seen: {
          partial: partial.status,
          kept: asObject(asObject(partial.body)['customer'])['id'] === 'c-1',
          null: cleared['total'] === null ? 'clears' : 'does not clear',
          'another order_id': (await edit({ order_id: 'conformance-another' })).status,
          unknown: outline(await edit({ total: 1 }, `conformance-none-${service.memory.run}`)),
        },
      };
    },
  },
  {
    id: 'D28',
    profile: full,
    waits: 1,
    byDefault: { records: -2, unknown: 404 },
    run: async (service) => {
      const body = order(service, { billing_address: { ...address(service), name: person(service, 'Ruth').name } });
      await submit(service, body);
      const customers = asArray((await service.call('listAudiences')).body)
        .map(asObject)
        .find(({ name }) => name === 'Customers (Orders API)');
      if (typeof customers?.['id'] !== 'string') throw new Unseen('the automatic audience is not listed');
      await service.call('deleteOrder', { path: { order_id: body.order_id } });
      const records = (await countOf(service, customers['id'])) - Number(customers['member_count']);
      return {
        seen: {
          records,
          unknown: (await service.call('deleteOrder', { path: { order_id: `conformance-none-${service.memory.run}` } }))
            .status,
        },
      };
    },
  },
  {
    id: 'D30',
    profile: full,
    byDefault: { 'a date-time': true, midnight: true },
    run: async (service) => {
      const { order_date } = await kept(service, { order_date: '2026-02-28T15:30:00Z' });
      const date = (await kept(service, { order_date: '2026-02-28' }))['order_date'];
      return {
        seen: {
          'a date-time': order_date !== undefined,
          midnight: Date.parse(String(date)) === Date.parse('2026-02-28'),
        },
      };
    },
  },
  {
    id: 'D31',
    profile: full,
    byDefault: { blanks: 400, 'not hexadecimal': 400, 'upper case': 'lowered', 'both and different': 400 },
    run: async (service) => {
      const hash = await sha256(person(service).email);
      const status = async (change: Json) => (await submit(service, order(service, change))).status;
      const upper = await kept(service, { customer_email_sha256: hash.toUpperCase() });
      const shown = asObject(upper['customer'])['email_sha256'];
      return {
        seen: {
          blanks: await status({ customer_email: ` ${person(service).email} ` }),
          'not hexadecimal': await status({ customer_email_sha256: 'z'.repeat(64) }),
          'upper case': shown === hash ? 'lowered' : shown === hash.toUpperCase() ? 'kept' : 'neither',
          'both and different': await status({ customer_email: 'another@example.com', customer_email_sha256: hash }),
        },
      };
    },
  },
  {
    id: 'D74',
    profile: full,
    byDefault: { 'lower case': 'USA', state_name: 'two letters' },
    run: async (service) => {
      const shown = asObject(
        (await kept(service, { shipping_address: { ...address(service), country: 'usa' } }))['shipping_address'],
      );
      const { state_name } = shown;
      return {
        seen: {
          'lower case': shown['country'] === 'USA' ? 'USA' : shown['country'] === 'usa' ? 'kept' : 'neither',
          state_name: /^[A-Z]{2}$/.test(String(state_name)) ? 'two letters' : 'another form',
        },
      };
    },
  },
  {
    id: 'D75',
    profile: full,
    byDefault: { total: 'null', 'customer.id': 'null', new_buyer: 400 },
    run: async (service) => {
      const shown = await kept(service, {});
      const said = (value: unknown) => (value === null ? 'null' : typeof value);
      return {
        seen: {
          total: said(shown['total']),
          'customer.id': said(asObject(shown['customer'])['id']),
          new_buyer: (await submit(service, order(service, { metadata: { new_buyer: 'yes' } }))).status,
        },
      };
    },
  },
  {
    id: 'D78',
    profile: full,
    needs: ['audience'],
    byDefault: { status: 201, id: 'the same', count: 0 },
    run: async (service) => {
      const json = { identifier: `twice-${service.memory.run}`, address: home(service, 'Twice') };
      const first = asObject((await add(service, json)).body);
      const before = await countOf(service, await audienceId(service));
      const again = await add(service, json);
      const after = await countOf(service, await audienceId(service));
      return {
        seen: {
          status: again.status,
          id: asObject(again.body)['id'] === first['id'] ? 'the same' : 'another',
          count: after - before,
        },
      };
    },
  },
  {
    id: 'D79',
    profile: full,
    needs: ['audience'],
    byDefault: { address: 'null', 'bad hash': 400 },
    run: async (service) => {
      const { body } = await add(service, { identifier: `without-${service.memory.run}` });
      const shown = asObject(body)['address'];
      return {
        seen: {
          address: shown === null ? 'null' : typeof shown,
          'bad hash': (await add(service, { email_sha256: 'abc' })).status,
        },
      };
    },
  },
  {
    id: 'D100',
    profile: full,
    needs: ['audience'],
    byDefault: { 'two identifiers at one address': 2, 'two first names at one address': 2 },
    run: async (service) => {
      const grow = async (one: Json, other: Json) => {
        const before = await countOf(service, await audienceId(service));
        await add(service, one);
        await add(service, other);
        return (await countOf(service, await audienceId(service))) - before;
      };
      const at = (who: string, number: string): Json => ({ ...home(service, who), address_1: `${number} Castro St` });
      return {
        seen: {
          'two identifiers at one address': await grow(
            { identifier: `i1-${service.memory.run}`, address: at('Ivy', '101') },
            { identifier: `i2-${service.memory.run}`, address: at('Ian', '101') },
          ),
          'two first names at one address': await grow({ address: at('Jo', '103') }, { address: at('Jim', '103') }),
        },
      };
    },
  },
  {
    id: 'D102',
    profile: full,
    needs: ['audience'],
    byDefault: { 'a new address': 'shown' },
    run: async (service) => {
      const identifier = `moved-${service.memory.run}`;
      await add(service, { identifier, address: { ...home(service, 'Mo'), address_1: '105 Castro St' } });
      const { body } = await add(service, {
        identifier,
        address: { ...home(service, 'Mo'), address_1: '207 Castro St' },
      });
      return {
        seen: {
          'a new address': String(asObject(asObject(body)['address'])['address_1']).startsWith('207')
            ? 'shown'
            : 'not shown',
        },
      };
    },
  },
  {
    id: 'D36',
    profile: full,
    needs: ['audience', 'test-token'],
    irreversible: true,
    waits: 4 * 86_400,
    byDefault: { 'same household': 'suppressed', 'another family': 'not suppressed' },
    run: async (service) => {
      const list = await doNotMail(service);
      if (typeof list?.['id'] !== 'string') throw new Unseen('no opt-out audience is listed');
      // A house of its own: a household that nothing else of this run writes to.
      const house =
        service.target.address === undefined
          ? { ...postalAddress(service), address_1: '301 Castro St' }
          : postalAddress(service);
      await add(service, { address: { name: `Ann ${person(service).name.split(' ')[1]}`, ...house } }, list['id']);
      const state = async (full_name: string) => {
        const id = madeId(
          await createPiece(service, { recipient: { full_name, ...house } }, { token: 'test' }),
          'a piece',
        );
        return service.until(
          async () => {
            const now = String((await read(service, id))['state']);
            return now === 'processing' ? undefined : now === 'suppressed' ? 'suppressed' : 'not suppressed';
          },
          'the checks of a mailing',
          3 * 86_400,
        );
      };
      const seen = {
        'same household': await state(`Bob ${person(service).name.split(' ')[1]}`),
        'another family': await state('Carol Otherwise'),
      };
      const suppressionMatch = seen['another family'] === 'suppressed' ? 'address' : 'household';
      return { seen, settings: seen['same household'] === 'suppressed' ? { suppressionMatch } : undefined };
    },
  },
  {
    id: 'D32',
    profile: full,
    irreversible: true,
    byDefault: { status: 201, error: null, shape: record },
    run: async (service) => ({ seen: outline(await ask(service, request(service, 'Nemo', 'access'))) }),
  },
  {
    id: 'D34',
    profile: full,
    irreversible: true,
    byDefault: { again: invalid, 'no identities': invalid },
    run: async (service) => {
      const body = request(service, 'Nemo', 'access');
      await ask(service, body);
      return {
        seen: {
          again: outline(await ask(service, body)),
          'no identities': outline(await ask(service, request(service, 'Nemo', 'access', { subject_identities: [] }))),
        },
      };
    },
  },
  {
    id: 'D80',
    profile: full,
    needs: ['dashboard'],
    byDefault: { 'Do Not Mail': 'refused' },
    run: async (service) => {
      const list = await doNotMail(service);
      const { status } = (await service.dashboard?.call('POST', `/campaigns/${await campaignId(service)}/send`, {
        audience_id: list?.['id'] ?? NOWHERE,
      })) ?? { status: 0 };
      return { seen: { 'Do Not Mail': status >= 400 ? 'refused' : 'sent' } };
    },
  },
];

/** The largest number that is taken, found by halving; null when even `most` is. */
async function largest(takes: (size: number) => Promise<boolean>, least: number, most: number): Promise<number | null> {
  if (await takes(most)) return null;
  let [low, high] = [least, most];
  if (!(await takes(low))) throw new Unseen(`even ${least} is too much`);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await takes(middle)) low = middle;
    else high = middle;
  }
  return low;
}
