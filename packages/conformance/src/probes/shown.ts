import { audiences, doNotMail } from '../checks/audiences.ts';
import { CUSTOMERS } from '../checks/orders.ts';
import { asObject, errorName } from '../service/expect.ts';
import { createPiece, DAY, iso, piece, read } from '../service/pieces.ts';
import { madeId } from '../service/service.ts';
import { free, safe } from './lists.ts';
import type { Probe } from './probe.ts';

/** What lists and mailings contain. */
export const shownProbes: readonly Probe[] = [
  {
    id: 'D76',
    level: safe,
    byDefault: { 'Do Not Mail': 'listed' },
    run: async (service) => {
      const found = await doNotMail(service);
      const customers = (await audiences(service)).some(({ name }) => name === CUSTOMERS);
      return {
        seen: {
          'Do Not Mail':
            found === undefined
              ? 'not listed'
              : found['name'] === 'Do Not Mail'
                ? 'listed'
                : 'listed under another name',
        },
        note: customers ? `${CUSTOMERS} is there` : undefined,
      };
    },
  },
  {
    id: 'D60',
    level: free,
    needs: ['test-token'],
    byDefault: { 'without a zone': 'UTC', 'a bare date': 'start of the day, UTC', word: 400 },
    run: async (service) => {
      const day = iso((await service.now()) + 10 * DAY).slice(0, 10);
      const at = async (send_at: string): Promise<unknown> =>
        asObject((await createPiece(service, { send_at }, { token: 'test' })).body)['send_at'];
      const said = (value: unknown, utc: string, word: string) =>
        Date.parse(String(value)) === Date.parse(utc) ? word : typeof value === 'string' ? 'another moment' : 'refused';
      return {
        seen: {
          'without a zone': said(await at(`${day}T08:00:00`), `${day}T08:00:00Z`, 'UTC'),
          'a bare date': said(await at(day), `${day}T00:00:00Z`, 'start of the day, UTC'),
          word: (await createPiece(service, { send_at: 'tomorrow' }, { token: 'test' })).status,
        },
      };
    },
  },
  {
    id: 'D47',
    level: free,
    needs: ['test-token'],
    byDefault: { status: 400, error: 'ValidationError', names: 'recipient.address_1' },
    run: async (service) => {
      const response = await createPiece(service, { recipient: { full_name: 'Casey Example' } }, { token: 'test' });
      const names = ['recipient.address_1', 'address_1', 'recipient'].find((word) => response.text.includes(word));
      return { seen: { status: response.status, error: errorName(response.body) ?? null, names: names ?? 'nothing' } };
    },
  },
  {
    id: 'D62',
    level: free,
    needs: ['test-token'],
    byDefault: { number: true, list: true, object: true, null: true },
    run: async (service) => {
      const seen: Record<string, boolean> = {};
      for (const [name, value] of Object.entries({
        number: 1.5,
        list: [1, 'a'],
        object: { a: { b: 1 } },
        null: null,
      })) {
        const response = await createPiece(service, { merge_tags: { value } }, { token: 'test' });
        seen[name] =
          response.status < 300 &&
          JSON.stringify(asObject(asObject(response.body)['merge_tags'])['value']) === JSON.stringify(value);
      }
      return { seen };
    },
  },
  {
    id: 'D66',
    level: free,
    needs: ['test-token'],
    byDefault: 'filled at the first read',
    run: async (service) => {
      const id = madeId(await createPiece(service, {}, { token: 'test' }), 'a piece');
      return { seen: (await read(service, id))['address'] === null ? 'filled later' : 'filled at the first read' };
    },
  },
  {
    id: 'D67',
    level: free,
    needs: ['test-token'],
    waits: 60,
    byDefault: { state_name: 'two letters', postal_code: 'five digits', address_2: 'empty', company: 'null' },
    run: async (service) => {
      const { id } = await piece(service, 'plain');
      const shown = await service.until(async () => {
        const { address } = await read(service, id);
        return address === null ? undefined : asObject(address);
      }, 'the address of a mailing to be filled');
      const empty = (value: unknown) => (value === null ? 'null' : value === '' ? 'empty' : typeof value);
      const zip = String(shown['postal_code']);
      const form = /^\d{5}$/.test(zip) ? 'five digits' : /^\d{5}-\d{4}$/.test(zip) ? 'ZIP+4' : 'another form';
      return {
        seen: {
          state_name: /^[A-Z]{2}$/.test(String(shown['state_name'])) ? 'two letters' : 'another form',
          postal_code: form,
          address_2: empty(shown['address_2']),
          company: empty(shown['company']),
        },
        settings: form === 'another form' ? undefined : { postalCode: form === 'ZIP+4' ? 'zip4' : 'zip5' },
      };
    },
  },
];
