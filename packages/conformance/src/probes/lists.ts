import { creativeFormats, creativeTypes, imageFormats, mailingStates, mailTypes } from '@direct-mail/contract';
import { asArray, asObject, type Json } from '../service/expect.ts';
import type { ServiceResponse } from '../service/http.ts';
import { LARGEST_PAGE } from '../service/largest-page.ts';
import { campaignId, find, iso, listed, piece, read, SECOND } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Unseen } from '../service/signals.ts';
import type { Probe } from './probe.ts';
import { someCampaign } from './tokens.ts';

export const safe = 'safe' as const;

export const free = 'test-token' as const;

export async function list(
  service: Service,
  query: Readonly<Record<string, string>>,
  id?: string,
): Promise<ServiceResponse> {
  return service.call('listCampaignMailings', { path: { id: id ?? (await someCampaign(service)) }, query });
}

const stats = (service: Service, query: Readonly<Record<string, string>>) =>
  service.call('listCampaignStats', { query });

/** How a page size or number above the maximum is handled. */
const met = (response: ServiceResponse): string =>
  response.status === 200 ? 'clamped' : `refused with ${response.status}`;

const kinds = (items: readonly Json[], field: string): string[] =>
  [...new Set(items.map((item) => String(item[field])))].filter((word) => /^[\w.-]{1,40}$/.test(word)).sort();

/** Only unknown mail types differ: an account need not use all of them. */
function vocabulary(
  id: string,
  field: string,
  known: readonly string[],
  from: (service: Service) => Promise<readonly Json[]>,
): Probe {
  return {
    id,
    level: safe,
    waits: 1,
    byDefault: { others: [] },
    run: async (service) => {
      const found = kinds(await from(service), field);
      if (found.length === 0) throw new Unseen('there is none to look at');
      return { seen: { others: found.filter((word) => !known.includes(word)) } };
    },
  };
}

async function creatives(service: Service): Promise<readonly Json[]> {
  const own = service.memory.facts['campaign'];
  const ids = [...(typeof own === 'string' ? [own] : []), ...(await listed(service)).slice(0, 10).map(({ id }) => id)];
  const found: Json[] = [];
  for (const id of ids)
    found.push(...asArray((await service.call('listCreatives', { path: { id } })).body).map(asObject));
  return found;
}

export const listProbes: readonly Probe[] = [
  vocabulary('D01', 'mail_type', mailTypes, creatives),
  vocabulary('D02', 'creative_type', creativeTypes, creatives),
  vocabulary('D03', 'format', creativeFormats, creatives),
  vocabulary('D04', 'image_formats', imageFormats, creatives),
  vocabulary('D05', 'state', mailingStates, async (service) =>
    asArray((await list(service, { per_page: LARGEST_PAGE })).body).map(asObject),
  ),
  {
    id: 'D10',
    level: safe,
    byDefault: {
      mailings: 'clamped',
      'stats per_page': 'refused with 400',
      'stats page': 'refused with 400',
      zero: 400,
      fraction: 400,
      date_field: 400,
      date: 400,
    },
    run: async (service) => {
      const of = async (query: Readonly<Record<string, string>>) => (await list(service, query)).status;
      const mailings = met(await list(service, { per_page: '101' }));
      const perPage = met(await stats(service, { per_page: '31' }));
      const page = met(await stats(service, { page: '10001' }));
      const seen = {
        mailings,
        'stats per_page': perPage,
        'stats page': page,
        zero: await of({ per_page: '0' }),
        fraction: await of({ page: '1.5' }),
        date_field: await of({ date_field: 'sent_at' }),
        date: await of({ start_date: 'yesterday' }),
      };
      const setting = (said: string) => (said === 'clamped' ? 'clamp' : 'refuse');
      return {
        seen,
        settings: { oversizedPage: setting(mailings), oversizedStatsPage: setting(perPage) },
        note: perPage === page ? undefined : 'no setting tells page and per_page apart',
      };
    },
  },
  {
    id: 'D69',
    level: safe,
    byDefault: { past: 200, items: 0, empty: { status: 200, 'X-Total': '0', 'X-Total-Pages': '0' } },
    run: async (service) => {
      const past = await list(service, { page: '99999', per_page: LARGEST_PAGE });
      const none = await list(service, { end_date: '1990-01-01' });
      return {
        seen: {
          past: past.status,
          items: asArray(past.body).length,
          empty: {
            status: none.status,
            'X-Total': none.headers.get('x-total'),
            'X-Total-Pages': none.headers.get('x-total-pages'),
          },
        },
      };
    },
  },
  {
    id: 'D11',
    level: safe,
    byDefault: { first: 'empty', last: 'empty', 'past the end': 'empty' },
    run: async (service) => {
      const first = await list(service, { per_page: LARGEST_PAGE });
      const pages = first.headers.get('x-total-pages') ?? '1';
      const last = /^[01]$/.test(pages) ? first : await list(service, { per_page: LARGEST_PAGE, page: pages });
      const said = (response: ServiceResponse, name: string) => {
        const value = response.headers.get(name);
        return value === null ? 'absent' : value === '' ? 'empty' : /^\d+$/.test(value) ? 'a number' : 'a word';
      };
      const past = await list(service, { per_page: LARGEST_PAGE, page: String(Number(pages) + 1) });
      return {
        seen: {
          first: said(first, 'x-prev-page'),
          last: said(last, 'x-next-page'),
          'past the end': said(past, 'x-prev-page'),
        },
      };
    },
  },
  {
    id: 'D93',
    level: safe,
    byDefault: { basic: 200, offset: 200, 'hours alone': 200, comma: 200, week: 400, ordinal: 400 },
    run: async (service) => {
      const of = async (start_date: string) => (await list(service, { start_date })).status;
      return {
        seen: {
          basic: await of('20260102T090000Z'),
          offset: await of('2026-01-02T09:00:00+0000'),
          'hours alone': await of('2026-01-02T09:00:00+00'),
          comma: await of('2026-01-02T09:00:00,5Z'),
          week: await of('2026-W01-5'),
          ordinal: await of('2026-002'),
        },
      };
    },
  },
  {
    id: 'D121',
    level: safe,
    byDefault: { 'upper case': 200 },
    run: async (service) => {
      const id = await someCampaign(service);
      if (id.toUpperCase() === id.toLowerCase()) throw new Unseen('the ID of the campaign has no letters');
      const path = { id: id === id.toUpperCase() ? id.toLowerCase() : id.toUpperCase() };
      return { seen: { 'upper case': (await service.call('listCampaignMailings', { path })).status } };
    },
  },
  {
    id: 'D122',
    level: safe,
    byDefault: { '1.0': 200, '1e1': 400 },
    run: async (service) => ({
      seen: {
        '1.0': (await list(service, { page: '1.0' })).status,
        '1e1': (await list(service, { page: '1e1' })).status,
      },
    }),
  },
  {
    id: 'D13',
    level: safe,
    byDefault: { status: 200, items: 0 },
    run: async (service) => {
      const response = await list(service, { start_date: '2026-02-01', end_date: '2026-01-01' });
      return { seen: { status: response.status, items: asArray(response.body).length } };
    },
  },
  {
    id: 'D12',
    level: safe,
    byDefault: { 'without a zone': 200, 'a bare date': 200, 'of stats': 200 },
    run: async (service) => ({
      seen: {
        'without a zone': (await list(service, { start_date: '2026-01-01T00:00:00' })).status,
        'a bare date': (await list(service, { start_date: '2026-01-01' })).status,
        'of stats': (await stats(service, { start_date: '2026-01-01T00:00:00', end_date: '2026-01-02T00:00:00' }))
          .status,
      },
    }),
  },
  {
    id: 'D09',
    level: free,
    needs: ['test-token'],
    waits: 20,
    byDefault: 'newest first',
    run: async (service) => {
      const made = await piece(service, 'ordered 1', {}, { token: 'test' });
      await service.reach(made.after + 2 * SECOND, 'a second piece');
      const second = await piece(service, 'ordered 2', {}, { token: 'test' });
      const campaign = await campaignId(service);
      await service.until(() => find(service, campaign, second.id), 'a new mailing to be listed');
      const window = { start_date: iso(made.before - SECOND), end_date: iso(second.after + SECOND) };
      const { body } = await list(service, { per_page: LARGEST_PAGE, ...window }, campaign);
      const ids = asArray(body).map((item) => asObject(item)['id']);
      const [a, b] = [ids.indexOf(made.id), ids.indexOf(second.id)];
      if (a < 0 || b < 0) throw new Unseen('they are on different pages');
      return { seen: a > b ? 'newest first' : 'oldest first' };
    },
  },
  {
    id: 'D58',
    level: 'full',
    needs: ['dashboard'],
    byDefault: 'oldest first',
    run: async (service) => {
      const a = await service.dashboard?.campaign({ name: 'Conformance, order Z' });
      const b = await service.dashboard?.campaign({ name: 'Conformance, order A' });
      const ids = (await listed(service)).map(({ id }) => id);
      return { seen: ids.indexOf(a?.id ?? '') < ids.indexOf(b?.id ?? '') ? 'oldest first' : 'another order' };
    },
  },
  {
    id: 'D16',
    level: free,
    needs: ['test-token'],
    byDefault: { listed: true, fetched: true, total_cost: 0 },
    run: async (service) => {
      const { id } = await piece(service, 'test token', {}, { token: 'test' });
      const there = await service
        .until(() => find(service, campaignOf(service), id), 'a new mailing to be listed')
        .catch(() => undefined);
      return {
        seen: {
          listed: there !== undefined,
          fetched: true,
          total_cost: Number((await read(service, id))['total_cost']),
        },
      };
    },
  },
  {
    id: 'D106',
    level: free,
    needs: ['test-token'],
    waits: 3700,
    byDefault: 'any change',
    run: async (service) => {
      const { id, before, after } = await piece(service, 'changed again', {}, { token: 'test' });
      const { facts } = service.memory;
      await service.until(
        async () => {
          const at = await service.now();
          if ((await read(service, id))['state'] !== 'processing') return true;
          facts[UNCHANGED] = at;
          return undefined;
        },
        'a change of state',
        3 * 86_400,
      );
      // The window ends well before the last change, or that one would be seen in it.
      const apart = Number(facts[UNCHANGED] ?? after) - after;
      if (apart < 4 * SECOND) throw new Unseen('the mailing changed too soon after its creation to tell the two apart');
      const shown = async (end: number) =>
        find(service, await campaignId(service), id, {
          date_field: 'updated_at',
          start_date: iso(before - 60 * SECOND),
          end_date: iso(end),
        });
      if ((await shown((await service.now()) + 60 * SECOND)) === undefined)
        throw new Unseen('the list does not show the mailing by its last change');
      const there = await shown(after + Math.min(60 * SECOND, apart / 2));
      return {
        seen: there === undefined ? 'the last change only' : 'any change',
        settings: { updatedAt: there === undefined ? 'last-change' : 'any-change' },
      };
    },
  },
  {
    id: 'D37',
    level: safe,
    waits: 1,
    byDefault: { count: 'campaigns of all pages', totals: 'of all pages' },
    run: async (service) => {
      const all = asObject((await stats(service, { per_page: '30' })).body);
      const one = asObject((await stats(service, { per_page: '1' })).body);
      let { length } = asArray(all['campaigns']);
      const pages = Number(all['total_pages']);
      if (pages > 10 || length < 2) throw new Unseen('it takes 2 to 300 campaigns');
      for (let page = 2; page <= pages; page += 1)
        length += asArray(
          asObject((await stats(service, { per_page: '30', page: String(page) })).body)['campaigns'],
        ).length;
      const totals = one['total_circulation'] === all['total_circulation'] && one['total_spend'] === all['total_spend'];
      // Where the first campaign has everything, the totals of its page are those of all pages too.
      const others = asArray(all['campaigns']).slice(1).map(asObject);
      const isTold = others.some(({ circulation, spend }) => Number(circulation) > 0 || Number(spend) > 0);
      return {
        seen: {
          count:
            one['total_campaign_count'] === length
              ? 'campaigns of all pages'
              : one['total_campaign_count'] === 1
                ? 'campaigns of the page'
                : 'another number',
          ...(isTold || !totals ? { totals: totals ? 'of all pages' : 'of the page' } : {}),
        },
        ...(isTold || !totals ? {} : { isPartial: true }),
      };
    },
  },
  {
    id: 'D38',
    level: safe,
    byDefault: { 'start_date not sent': null, 'nothing mailed': 0 },
    run: async (service) => {
      const open = asObject((await stats(service, {})).body);
      const empty = asObject((await stats(service, { start_date: '1990-01-01', end_date: '1990-01-02' })).body);
      return {
        seen: {
          'start_date not sent': open['start_date'] === null ? null : typeof open['start_date'],
          'nothing mailed': asArray(empty['campaigns']).length,
        },
      };
    },
  },
];

/** Memory key: when the mailing was last seen without a change. */
const UNCHANGED = 'last seen unchanged';

const campaignOf = (service: Service): string => (service.memory.facts['campaign'] ?? '') as string;
