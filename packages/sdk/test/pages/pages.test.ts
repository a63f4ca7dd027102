import { describe, expect, test } from 'vitest';
import { type ApiError, PaginationError } from '../../src/index.ts';
import { failure, json, mailing, type Seen, scripted } from '../support/client.ts';

const ids = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, at) => `m${from + at}`);
const parameter = (request: Seen, name: string): string | null => new URL(request.url).searchParams.get(name);

/** A campaign's list as the specification describes it; `before` may change the ids before each response. */
function listOf(all: string[], before: (request: number) => void = () => undefined) {
  let requests = 0;
  return scripted([
    (request) => {
      before(++requests);
      const page = Number(parameter(request, 'page') ?? 1);
      const perPage = Number(parameter(request, 'per_page') ?? 5);
      const last = Math.ceil(all.length / perPage);
      const items = all.slice((page - 1) * perPage, page * perPage).map((id) => mailing({ id }));
      return json(200, items, {
        'x-total': String(all.length),
        'x-total-pages': String(last),
        'x-page': String(page),
        'x-per-page': String(perPage),
        'x-next-page': page < last ? String(page + 1) : '',
        'x-prev-page': page > 1 ? String(page - 1) : '',
      });
    },
  ]);
}

describe('a list is a promise of one page', () => {
  test('catch and finally handle what fetching it failed with', async () => {
    const failing = scripted([json(404, {})], { maxRetries: 0 }).mail.campaigns;
    let ended = 0;
    const handled = await failing
      .listMailings('c')
      .catch((error: Error) => error.name)
      .finally(() => {
        ended += 1;
      });
    expect([handled, ended]).toEqual(['NotFoundError', 1]);
    await expect(failing.listMailings('c').finally(() => undefined)).rejects.toMatchObject({ name: 'NotFoundError' });
    expect(await failing.listMailings('c').then(null, () => 'then')).toBe('then');
  });

  test('nothing is fetched before it is awaited, and once however often it is', async () => {
    const { mail, seen } = scripted([json(200, [], { 'x-page': '1' })]);
    const list = mail.campaigns.listMailings('c');
    await Promise.resolve();
    expect(seen).toHaveLength(0);
    await Promise.all([list, list.finally(() => undefined), list.withResponse()]);
    expect(seen).toHaveLength(1);
  });
});

describe('pages', () => {
  test('iterating from the next page goes on where the awaited page ended', async () => {
    const { mail } = listOf(ids(0, 30));
    const first = await mail.campaigns.listMailings('c1');
    const rest = await mail.campaigns.listMailings('c1', { page: first.nextPage }).toArray();
    expect([...first.items, ...rest].map(({ id }) => id)).toEqual(ids(0, 30));
  });

  test.each([[50], [{ max: 5 }], [{ limit: Number.NaN }], [{ limit: -1 }], [{ limit: 1.5 }]])(
    'toArray(%j) is refused before anything is sent',
    async (options) => {
      const { mail, seen } = listOf(ids(0, 3));
      const error = await failure(mail.campaigns.listMailings('c1').toArray(options as never));
      expect(error).toMatchObject({ name: 'ConfigurationError', outcome: 'not_sent' });
      expect(seen).toEqual([]);
    },
  );

  test('await gives one page with its totals, and asks as it was asked', async () => {
    const { mail, seen } = listOf(ids(0, 12));
    const page = await mail.campaigns.listMailings('c1', { per_page: 5, page: 2, date_field: 'updated_at' });
    expect(page).toMatchObject({ page: 2, perPage: 5, total: 12, totalPages: 3, nextPage: 3 });
    expect(page.items.map(({ id }) => id)).toEqual(ids(5, 10));
    expect(seen.map(({ url }) => url)).toEqual([
      'https://api.example.test/v1/campaign/c1/mailings?per_page=5&page=2&date_field=updated_at',
    ]);
  });

  test('awaiting without parameters leaves the defaults to the service; the last page has no next', async () => {
    const { mail, seen } = listOf(ids(0, 3));
    const list = mail.campaigns.listMailings('c1');
    expect(seen).toHaveLength(0);
    expect((await list).nextPage).toBeUndefined();
    expect((await list).items).toHaveLength(3);
    expect(seen.map(({ url }) => url)).toEqual(['https://api.example.test/v1/campaign/c1/mailings']);
  });

  test('for await gives every item once, by the largest pages, and stops asking when the consumer stops', async () => {
    const { mail, seen } = listOf(ids(0, 250));
    const all: string[] = [];
    for await (const { id } of mail.campaigns.listMailings('c1')) all.push(id);
    expect(all).toEqual(ids(0, 250));
    expect(seen.map((request) => parameter(request, 'per_page'))).toEqual(['100', '100', '100']);
    for await (const { id } of mail.campaigns.listMailings('c1')) if (id === 'm99') break;
    expect(seen).toHaveLength(4);
  });

  test('.pages() gives whole pages, .toArray({ limit }) no more than asked for, with no request too many', async () => {
    const { mail, seen } = listOf(ids(0, 12));
    const sizes: number[] = [];
    for await (const { items } of mail.campaigns.listMailings('c1', { per_page: 5 }).pages()) sizes.push(items.length);
    expect(sizes).toEqual([5, 5, 2]);
    expect(await mail.campaigns.listMailings('c1', { per_page: 5 }).toArray({ limit: 5 })).toHaveLength(5);
    expect(seen).toHaveLength(4);
    expect(await mail.campaigns.listMailings('c1').toArray({ limit: 0 })).toEqual([]);
    expect(seen).toHaveLength(4);
    expect(await mail.campaigns.listMailings('c1').toArray()).toHaveLength(12);
  });

  test('mailings created during the walk neither repeat nor hide others', async () => {
    for (const created of [1, 4, 5, 12]) {
      const all = ids(0, 23);
      let newest = 0;
      const { mail } = listOf(all, (request) => {
        if (request > 1 && request < 4) for (let n = 0; n < created; n++) all.unshift(`new${newest++}`);
      });
      const found: string[] = [];
      for await (const { id } of mail.campaigns.listMailings('c1', { per_page: 5 })) found.push(id);
      expect(new Set(found).size).toBe(found.length);
      for (const id of ids(0, 23)) expect(found).toContain(id);
    }
  });

  test('a page that repeats is a typed error, after two requests', async () => {
    const { mail, seen } = scripted([json(200, [mailing()], { 'x-next-page': '2', 'x-total': '9' })]);
    expect(await failure(mail.campaigns.listMailings('c1').toArray())).toBeInstanceOf(PaginationError);
    expect(seen).toHaveLength(2);
  });

  test('another page than the one asked for, or a next one that goes back, is a typed error', async () => {
    const other = scripted([json(200, [mailing()], { 'x-page': '1', 'x-next-page': '3' })]);
    expect(await failure(other.mail.campaigns.listMailings('c1', { page: 2 }).toArray())).toBeInstanceOf(
      PaginationError,
    );
    const back = scripted([json(200, [mailing()], { 'x-next-page': '1' })]);
    expect(await failure(back.mail.campaigns.listMailings('c1').toArray())).toBeInstanceOf(PaginationError);
  });

  test('it continues through an empty page that has a next', async () => {
    const { mail } = scripted([
      json(200, [mailing({ id: 'a' })], { 'x-next-page': '2' }),
      json(200, [], { 'x-next-page': '3' }),
      json(200, [mailing({ id: 'b' })], { 'x-next-page': '' }),
    ]);
    expect(await mail.campaigns.listMailings('c1').toArray()).toHaveLength(2);
  });

  test('D69: where the headers cannot be read, it continues until a page is empty', async () => {
    const { mail, seen } = scripted([
      json(200, [mailing({ id: 'a' })]),
      json(200, [mailing({ id: 'b' })]),
      json(200, []),
    ]);
    expect(await mail.campaigns.listMailings('c1').toArray()).toHaveLength(2);
    expect(seen).toHaveLength(3);
  });

  test('items without an id are not taken for one another', async () => {
    const { mail } = scripted([json(200, [{}, {}], { 'x-next-page': '' })]);
    expect(await mail.campaigns.listMailings('c1').toArray()).toHaveLength(2);
  });

  test('what is no list is a typed error', async () => {
    const { mail } = scripted([json(200, { mailings: [] })]);
    const error = await failure(mail.campaigns.listMailings('c1'));
    expect(error).toMatchObject({ name: 'ApiError', status: 200, outcome: 'unknown' });
  });

  test('an abort ends the walk', async () => {
    const controller = new AbortController();
    const { mail } = listOf(ids(0, 250), (request) => {
      if (request === 2) controller.abort();
    });
    const walk = mail.campaigns.listMailings('c1', {}, { signal: controller.signal }).toArray();
    expect(await failure(walk)).toMatchObject({ name: 'AbortError' });
  });

  test('withResponse gives the headers', async () => {
    const { mail } = listOf(ids(0, 12));
    const { data, response } = await mail.campaigns.listMailings('c1').withResponse();
    expect(response.headers.get('x-total')).toBe('12');
    expect(data.items).toHaveLength(5);
  });

  test('statistics: totals are in the body, pages too', async () => {
    const { mail, seen } = scripted([
      (request) => {
        const page = Number(parameter(request, 'page') ?? 1);
        const row = { campaign_id: `c${page}`, campaign_name: 'Spring', circulation: 1, spend: 0.85 };
        const totals = { total_circulation: 3, total_spend: 2.55, total_campaign_count: 3 };
        return json(200, { ...totals, start_date: null, end_date: null, page, total_pages: 3, campaigns: [row] });
      },
    ]);
    const { summary, items } = await mail.stats.campaigns({ start_date: '2026-11-01' });
    expect(summary.total_circulation).toBe(3);
    expect(items).toHaveLength(1);
    const rows = await mail.stats.campaigns().toArray();
    expect(rows.map(({ campaign_id }) => campaign_id)).toEqual(['c1', 'c2', 'c3']);
    expect(seen.map((request) => parameter(request, 'per_page'))).toEqual([null, '30', '30', '30']);
  });

  test("errors of a page are the call's", async () => {
    const { mail } = scripted([json(404, { error: { name: 'NotFound', message: 'no such campaign' } })]);
    const error = (await failure(mail.campaigns.listMailings('c1').toArray())) as ApiError;
    expect(error.message).toContain('no such campaign');
  });
});
