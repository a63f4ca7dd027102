import { add, audienceId, countOf, doNotMail, home } from '../checks/audiences.ts';
import { NOWHERE } from '../checks/organization.ts';
import { ask, request } from '../checks/privacy.ts';
import { asObject, type Json } from '../service/expect.ts';
import { campaignId, createPiece, person, postalAddress, read } from '../service/pieces.ts';
import { madeId } from '../service/service.ts';
import { Unseen } from '../service/signals.ts';
import { full, record } from './money.ts';
import type { Probe } from './probe.ts';
import { outline } from './tokens.ts';

const invalid = { status: 400, error: 'ValidationError', shape: '{ error: { message, name } }' };

/** Members of audiences, suppression and privacy requests. */
export const peopleProbes: readonly Probe[] = [
  {
    id: 'D78',
    level: full,
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
    level: full,
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
    level: full,
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
    level: full,
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
    level: full,
    needs: ['audience', 'test-token'],
    irreversible: true,
    waits: 4 * 86_400,
    byDefault: { 'same household': 'suppressed', 'another family': 'suppressed' },
    run: async (service) => {
      const list = await doNotMail(service);
      if (typeof list?.['id'] !== 'string') throw new Unseen('no opt-out audience is listed');
      // A household that no other check of this run uses.
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
    level: full,
    irreversible: true,
    byDefault: { status: 201, error: null, shape: record },
    run: async (service) => ({ seen: outline(await ask(service, request(service, 'Nemo', 'access'))) }),
  },
  {
    id: 'D34',
    level: full,
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
    level: full,
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
