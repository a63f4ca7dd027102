import { asArray, expectEqual, expectSchema, expectStatus, expectThat, told } from '../service/expect.ts';
import type { ServiceResponse } from '../service/http.ts';
import { LARGEST_PAGE } from '../service/largest-page.ts';
import { campaignId, DAY, iso, MINUTE, piece, read, SECOND } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Blocked, Unseen } from '../service/signals.ts';
import { type Check, rule } from './check.ts';
import { DEFAULT, items, MAXIMUM, page, source, walked } from './list-pages.ts';
import { expectKnown } from './states.ts';

const perPage = rule('list.per-page', 'safe');
const headers = rule('list.headers', 'safe');
const window = rule('list.window', 'safe');
const updated = rule('list.updated-at', 'test-token');

/** The end of a longer list is not searched. */
const PAGES = 1000;

function number(response: ServiceResponse, name: string): number {
  const value = response.headers.get(name);
  expectThat(
    value !== null && /^\d+$/.test(value),
    `the header ${name} with a number`,
    value === null ? 'none' : 'something else',
  );
  return Number(value);
}

/** A mock shows `created_at` to the millisecond; a service may store more digits than it shows. */
const isExact = (service: Service): boolean => service.dashboard !== null;

async function subject(
  service: Service,
): Promise<{ readonly id: string; readonly at: number; readonly campaign: string }> {
  const campaign = await source(service);
  const list = items(await page(service, { per_page: LARGEST_PAGE }));
  // Neither the newest nor the oldest, so that both ends exclude something.
  const { id, created_at } = list[Math.floor(list.length / 2)] ?? {};
  const at = Date.parse(String(created_at));
  if (typeof id !== 'string' || Number.isNaN(at)) throw new Blocked('the list has no mailing with a created_at');
  return { id, at, campaign };
}

/** Whether the mailing is in the window. Windows are small enough for one page. */
async function isIn(
  service: Service,
  from: number | null,
  to: number | null,
  more: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const { id, campaign } = await subject(service);
  return has(service, campaign, id, from, to, more);
}

async function has(
  service: Service,
  campaign: string,
  id: string,
  from: number | null,
  to: number | null,
  more: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const query: Record<string, string> = { per_page: LARGEST_PAGE, ...more };
  if (from !== null) query['start_date'] = iso(from);
  if (to !== null) query['end_date'] = iso(to);
  for (let page = 1; page <= 30; page += 1) {
    const response = await service.call('listCampaignMailings', {
      path: { id: campaign },
      query: { ...query, page: String(page) },
    });
    expectStatus(response, 200);
    if (items(response).some((item) => item['id'] === id)) return true;
    if (asArray(response.body).length === 0 || page >= Number(response.headers.get('x-total-pages') ?? 1)) return false;
  }
  throw new Unseen('the window holds more than 3,000 mailings');
}

const shown = (isThere: boolean): string => (isThere ? 'it is in the list' : 'it is not in the list');

export const listChecks: readonly Check[] = [
  perPage(`a page has ${DEFAULT} mailings by default`, async (service) => {
    const response = await page(service);
    const all = items(await page(service, { per_page: String(MAXIMUM) })).length;
    expectEqual(items(response).length, Math.min(DEFAULT, all), 'the number of mailings on the first page');
    expectEqual(number(response, 'X-Per-Page'), DEFAULT, 'X-Per-Page');
  }),
  perPage('per_page says how many', async (service) => {
    const all = items(await page(service, { per_page: String(MAXIMUM) })).length;
    for (const wanted of [1, 2, MAXIMUM]) {
      const response = await page(service, { per_page: String(wanted) });
      expectEqual(items(response).length, Math.min(wanted, all), `the number of mailings with per_page ${wanted}`);
      expectEqual(number(response, 'X-Per-Page'), wanted, 'X-Per-Page');
    }
    // Headers have their own check; here, a page with fewer items must be the last.
    const next = all < MAXIMUM ? items(await page(service, { per_page: String(MAXIMUM), page: '2' })).length : 0;
    expectEqual(next, 0, `the number of mailings after a page of ${all}`);
  }),
  perPage(`per_page is at most ${MAXIMUM}: more is refused or cut`, async (service) => {
    const response = await service.call('listCampaignMailings', {
      path: { id: await source(service) },
      query: { per_page: String(MAXIMUM + 1) },
    });
    if (response.status >= 400 && response.status < 500) return;
    expectStatus(response, 200);
    expectThat(number(response, 'X-Per-Page') <= MAXIMUM, `X-Per-Page of at most ${MAXIMUM}`, 'more');
    expectThat(items(response).length <= MAXIMUM, `at most ${MAXIMUM} mailings`, String(items(response).length));
  }),
  ...['X-Total', 'X-Total-Pages', 'X-Page', 'X-Per-Page', 'X-Next-Page', 'X-Prev-Page'].map((name) =>
    headers(`the header ${name} is there`, async (service) => {
      // A page in the middle: how a missing previous or next page is shown is not specified.
      const response = await page(service, { per_page: '1', page: '2' });
      const isEnd = Number(response.headers.get('x-total-pages')) < 3 && /Next|Prev/.test(name);
      expectThat(response.headers.has(name) || isEnd, `the header ${name}`, 'none');
    }),
  ),
  headers('the headers tell the page, the pages beside it and how many there are', async (service) => {
    const response = await page(service, { per_page: '2', page: '2' });
    const total = number(response, 'X-Total');
    if (total < 5) throw new Unseen('there are fewer than five mailings');
    expectEqual(number(response, 'X-Page'), 2, 'X-Page');
    expectEqual(number(response, 'X-Total-Pages'), Math.ceil(total / 2), 'X-Total-Pages');
    expectEqual(number(response, 'X-Next-Page'), 3, 'X-Next-Page');
    expectEqual(number(response, 'X-Prev-Page'), 1, 'X-Prev-Page');
  }),
  headers('X-Total is how many there are, whatever the size of the page', async (service) => {
    const whole = await page(service, { per_page: String(MAXIMUM) });
    const count = items(whole).length;
    if (count === MAXIMUM) throw new Unseen(`there are ${MAXIMUM} mailings or more`);
    expectEqual(number(whole, 'X-Total'), count, 'X-Total of a page that holds all');
    const part = await page(service, { per_page: '1' });
    const isSame = items(await page(service, { per_page: String(MAXIMUM) })).length === count;
    if (!isSame) throw new Unseen('mailings were made in the meantime');
    expectEqual(number(part, 'X-Total'), count, 'X-Total of a page of one');
  }),
  headers('the last page names none after it, the first none before it', async (service) => {
    const first = await page(service, { per_page: String(MAXIMUM) });
    const pages = number(first, 'X-Total-Pages');
    if (pages > PAGES) throw new Unseen(`there are more than ${PAGES} pages`);
    const last = pages < 2 ? first : await page(service, { per_page: String(MAXIMUM), page: String(pages) });
    for (const [name, response] of [
      ['X-Prev-Page', first],
      ['X-Next-Page', last],
    ] as const)
      expectThat(!/^[1-9]\d*$/.test(response.headers.get(name) ?? ''), `${name} without a page at the end`, 'a number');
  }),
  headers('walking the pages finds X-Total different mailings', async (service) => {
    const first = await page(service, { per_page: '3' });
    const total = number(first, 'X-Total');
    const pages = Math.min(Math.ceil(total / 3), 12);
    const ids = new Set(items(first).map(({ id }) => id));
    for (let at = 2; at <= pages; at += 1) {
      const next = await page(service, { per_page: '3', page: String(at) });
      if (number(next, 'X-Total') !== total) throw new Unseen('mailings were made in the meantime');
      for (const { id } of items(next)) ids.add(id);
    }
    expectEqual(ids.size, Math.min(total, pages * 3), 'the number of different mailings');
  }),
  rule('mailing.fields', 'safe')('every mailing in the list has every field', async (service) => {
    for (const { item, index, where } of await walked(service))
      expectSchema(item, 'MailingListItem', 'the mailing', index, where);
  }),
  rule('mailing.fields', 'safe')('every mailing in the list is one of the campaign', async (service) => {
    const campaign = await source(service);
    for (const { item, where } of await walked(service))
      expectThat(
        item['campaign_id'] === campaign,
        'campaign_id to be the campaign that is listed',
        'another one',
        where,
      );
  }),
  rule('mailing.send-at', 'safe')('send_at is absent from the items of the list', async (service) => {
    for (const { item, where } of await walked(service))
      expectThat(!('send_at' in item), 'no send_at', 'send_at', where);
  }),
  rule('states.names', 'safe')('every mailing in the list has one of the known states', async (service) => {
    for (const { item, where } of await walked(service)) expectKnown(item['state'], where);
  }),
  window('start_date leaves out what was created before it', async (service) => {
    const { at } = await subject(service);
    expectThat(!(await isIn(service, at + SECOND, null)), 'a mailing from before to be left out', shown(true));
    expectThat(
      !(await isIn(service, at + SECOND, at + 20 * DAY)),
      'a mailing from before to be left out of a closed window',
      shown(true),
    );
    expectThat(await isIn(service, at - SECOND, at + 2 * SECOND), 'a mailing from after to be there', shown(false));
  }),
  window('end_date leaves out what was created after it', async (service) => {
    const { at } = await subject(service);
    expectThat(!(await isIn(service, at - 2 * DAY, at - SECOND)), 'a mailing from after to be left out', shown(true));
    expectThat(
      !(await isIn(service, null, at - SECOND)),
      'a mailing from after to be left out of an open window',
      shown(true),
    );
    expectThat(await isIn(service, at - 2 * SECOND, at + SECOND), 'a mailing from before to be there', shown(false));
  }),
  window('the moment of creation itself is neither after nor before it', async (service) => {
    const { at } = await subject(service);
    const after = await isIn(service, at, at + SECOND);
    const before = await isIn(service, at - SECOND, at);
    // One may hold if the service stores more digits than it shows, but not both.
    expectThat(!(after && before), 'a mailing not both after and before its own created_at', 'it is both');
    if (!isExact(service)) return;
    expectThat(!after, 'start_date to leave out its own moment', shown(true));
    expectThat(!before, 'end_date to leave out its own moment', shown(true));
    expectThat(await isIn(service, at - 1, at + 1), 'a window of a millisecond on both sides to hold it', shown(false));
  }),
  window('an offset is understood', async (service) => {
    const { at, id, campaign } = await subject(service);
    const local = (instant: number) => `${iso(instant + 5.5 * 60 * MINUTE).slice(0, -1)}+05:30`;
    const query = { per_page: LARGEST_PAGE, start_date: local(at - SECOND), end_date: local(at + SECOND) };
    const response = await service.call('listCampaignMailings', { path: { id: campaign }, query });
    expectThat(
      items(response).some((item) => item['id'] === id),
      'a window with an offset to hold it',
      `${told(response)}, ${shown(false)}`,
    );
  }),
  window('date_field is created_at unless said otherwise', async (service) => {
    const { at } = await subject(service);
    expectThat(
      await isIn(service, at - SECOND, at + SECOND, { date_field: 'created_at' }),
      'the window of its creation to hold it',
      shown(false),
    );
  }),
  rule('list.updated-at', 'safe')('date_field=updated_at is taken', async (service) => {
    expectStatus(await page(service, { date_field: 'updated_at' }), 200);
  }),
  updated('a mailing is in the window of its creation', async (service) => {
    const { id, before, after } = await piece(service, 'changing');
    const state = (await read(service, id))['state'];
    if (state !== 'processing') throw new Unseen('it has changed its state already');
    const there = await has(service, await campaignId(service), id, before - MINUTE, after + MINUTE, {
      date_field: 'updated_at',
    });
    expectThat(there, 'the window of its creation to hold it', shown(false));
  }),
  updated(
    'a change of state puts a mailing into the window of the change',
    async (service) => {
      const { id, after } = await piece(service, 'changing');
      const campaign = await campaignId(service);
      await service.reach(after + MINUTE, 'a minute between creation and change');
      const changed = await service.until(
        async () => {
          const { state } = await read(service, id);
          return state === 'processing' ? undefined : service.now();
        },
        'a change of state',
        3 * 86_400,
      );
      const from = after + 30 * SECOND;
      expectThat(
        await has(service, campaign, id, from, changed + MINUTE, { date_field: 'updated_at' }),
        'the window of the change to hold it',
        shown(false),
      );
      expectThat(
        !(await has(service, campaign, id, from, changed + MINUTE)),
        'created_at to leave it out of that window',
        shown(true),
      );
      expectThat(
        !(await has(service, campaign, id, changed + 2 * MINUTE, null, { date_field: 'updated_at' })),
        'a window after the change to leave it out',
        shown(true),
      );
    },
    { waits: 60 },
  ),
];
