import { drawn, preview } from '../checks/previews.ts';
import { asObject, errorName } from '../service/expect.ts';
import { create, createPiece, person, piece, read, recipient } from '../service/pieces.ts';
import { madeId } from '../service/service.ts';
import { Unseen } from '../service/signals.ts';
import type { Probe } from './probe.ts';

const free = 'test-token' as const;

export const pieceProbes: readonly Probe[] = [
  {
    id: 'D51',
    level: 'full',
    needs: ['dashboard'],
    byDefault: { create: { status: 400, error: 'ValidationError' }, fetched: 200, creatives: 200 },
    run: async (service) => {
      const campaign = await service.dashboard?.campaign({
        name: 'Conformance, inactive',
        active: false,
        creatives: [{ name: 'a', format: 'postcard_4x6' }],
      });
      const path = { id: campaign?.id ?? '' };
      const response = await create(service, { campaign_id: path.id, recipient: recipient(service) });
      return {
        seen: {
          create: { status: response.status, error: errorName(response.body) ?? null },
          fetched: (await service.call('getCampaign', { path })).status,
          creatives: (await service.call('listCreatives', { path })).status,
        },
      };
    },
  },
  {
    id: 'D61',
    level: free,
    needs: ['test-token'],
    byDefault: 'full_name',
    run: async (service) => {
      const [first_name = '', last_name = ''] = person(service, 'Other').name.split(' ');
      const { id } = await piece(
        service,
        'three names',
        { recipient: recipient(service, { first_name, last_name }) },
        { token: 'test' },
      );
      const name = String(asObject((await read(service, id))['address'])['name']);
      if (name === 'undefined') throw new Unseen('the address is not filled yet');
      return {
        seen:
          name.toLowerCase() === person(service).name.toLowerCase()
            ? 'full_name'
            : name.includes(first_name)
              ? 'first_name and last_name'
              : 'neither',
      };
    },
  },
  {
    id: 'D42',
    level: free,
    needs: ['dashboard', 'test-token'],
    waits: 20,
    byDefault: 202,
    run: async (service) => {
      const creatives = [{ name: 'letter', format: 'letter_8.5x11' }];
      const campaign = await service.dashboard?.campaign({ name: 'Conformance, back of a letter', creatives });
      const id = madeId(
        await create(service, { campaign_id: campaign?.id, recipient: recipient(service) }, { token: 'test' }),
        'a letter',
      );
      await drawn(service, { id, before: 0, after: 0 }, 'front_url');
      return { seen: (await preview(service, id, 'back_url')).status };
    },
  },
  {
    id: 'D72',
    level: free,
    needs: ['test-token'],
    byDefault: { host: 'the one that was called' },
    run: async (service) => {
      const { front_url } = asObject((await createPiece(service, {}, { token: 'test' })).body);
      if (typeof front_url !== 'string' || !URL.canParse(front_url)) throw new Unseen('there is no URL');
      return {
        seen: {
          host:
            new URL(front_url).origin === new URL(service.target.baseUrl).origin
              ? 'the one that was called'
              : 'another',
        },
      };
    },
  },
  {
    id: 'D68',
    level: free,
    needs: ['test-token'],
    waits: 3600,
    byDefault: { 'no such city': 'address_invalid', 'no house number': 'address_invalid' },
    run: async (service) => {
      const state = async (name: string, change: object) => {
        const { id } = await piece(service, name, { recipient: recipient(service, { ...change }) }, { token: 'test' });
        return service.until(
          async () => {
            const now = String((await read(service, id))['state']);
            return now === 'processing' ? undefined : now === 'address_invalid' ? now : 'taken';
          },
          'the checks of a mailing',
          3 * 86_400,
        );
      };
      return {
        seen: {
          'no such city': await state('no city', { city: 'Nowhereville', state: 'ZZ', postal_code: '00000' }),
          'no house number': await state('no number', { address_1: 'Main St' }),
        },
      };
    },
  },
];
