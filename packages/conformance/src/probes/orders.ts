import { countOf } from '../checks/audiences.ts';
import { address, order, submit } from '../checks/orders.ts';
import { asArray, asObject, type Json } from '../service/expect.ts';
import { sha256 } from '../service/hash.ts';
import { person, without } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Unseen } from '../service/signals.ts';
import { full, record } from './money.ts';
import type { Probe } from './probe.ts';
import { outline } from './tokens.ts';

const notFound = { status: 404, error: 'NotFound', shape: '{ error: { message, name } }' };

const kept = async (service: Service, change: Json): Promise<Json> =>
  asObject((await submit(service, order(service, change))).body);

/** Orders. */
export const orderProbes: readonly Probe[] = [
  {
    id: 'D25',
    level: full,
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
    level: full,
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
    level: full,
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
    level: full,
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
    level: full,
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
    level: full,
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
    level: full,
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
    level: full,
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
];
