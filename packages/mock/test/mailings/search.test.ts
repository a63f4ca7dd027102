import type { MailingSearch } from '@direct-mail/contract/control/generated/models';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchMailings } from '../../src/account/mailings/mailing-search.ts';
import { submit } from '../privacy/people.ts';
import { accountOf } from '../rules.ts';
import { ada } from '../support.ts';
import { card, shop } from './support.ts';

/** Ids of what a search finds, and how many there are in all. */
async function world() {
  const { mock, campaign, mail } = await shop({ settings: { emailAppend: true } }, { email_append: true });
  const find = (search: MailingSearch) => {
    const { rows, total } = searchMailings(accountOf(mock), search);
    return { ids: rows.map(({ id }) => id), total };
  };
  return { mock, campaign, mail, find };
}

describe('GET /_mock/mailings: whom a mailing is to', () => {
  const { first_name: _first, last_name: _last, ...place } = ada;
  const grace = {
    full_name: 'Grace Hopper',
    company: 'Eckert-Mauchly Corp.',
    identifier: 'c-1906',
    address_1: '350 Fifth Avenue',
    city: 'New York',
    state: 'NY',
    postal_code: '10118',
  };

  test.each([
    'Grace Hopper',
    'grace hop',
    'HOPPER',
    'Eckert-Mauchly Corp.',
    'mauchly',
    'c-1906',
    '350 Fifth',
    '350 FIFTH AVE',
    'new york',
    'hopper grace',
    'york 10118 fifth',
    '',
  ])('is found by "%s", in upper or lower case', async (to) => {
    const { mail, find } = await world();
    const { id } = await mail(grace);
    expect(find({ to }).ids).toEqual([id]);
  });

  test.each(['Grace Hopper Jr', 'ada', 'c-19066', 'Eckert.Mauchly', 'Corp?', '.*', '('])(
    'is not found by "%s": the words are no pattern',
    async (to) => {
      const { mail, find } = await world();
      await mail(grace);
      expect(find({ to })).toEqual({ ids: [], total: 0 });
    },
  );

  test('is found by first and last name, one by one and together', async () => {
    const { mail, find } = await world();
    const { id } = await mail();
    for (const to of ['Ada', 'Lovelace', 'ada love', 'Ada Lovelace']) expect(find({ to }).ids).toEqual([id]);
    expect(find({ to: 'Lovelace Ada' }).ids).toEqual([id]);
    expect(find({ to: 'Lovelace Ida' }).ids).toEqual([]);
  });

  test.each([
    ['José Sørensen', ['jose', 'SORENSEN', 'sørensen josé', 'Jose\u0301']],
    ['Łucja O’Brien', ['lucja', 'obrien', "O'Brien", 'o’brien ŁUCJA']],
    ['Jürgen Groß', ['jurgen gross', 'GROSS']],
  ])('%s is found without accents and apostrophes, and with them', async (full_name, searches) => {
    const { mail, find } = await world();
    const { id } = await mail({ ...place, full_name });
    for (const to of searches) expect(find({ to }).ids).toEqual([id]);
  });

  test('is found by the values of its merge tags, not by their keys', async () => {
    const { mail, find } = await world();
    const { id } = await mail(ada, { merge_tags: { promo: 'WARM-571', points: 1250, offer: { code: 'NESTED' } } });
    for (const to of ['warm-571', 'arm-57', '1250', 'nested ada']) expect(find({ to }).ids).toEqual([id]);
    expect(find({ to: 'promo' }).ids).toEqual([]);
  });

  test('is found by the whole e-mail in any case, and by an identifier that is one', async () => {
    const { mail, find } = await world();
    const { id } = await mail({ ...ada, email: 'Ada.L@Example.com' });
    const other = await mail({ ...place, full_name: 'Grace', identifier: 'grace@example.com' });
    expect(find({ to: 'ada.l@example.COM' }).ids).toEqual([id]);
    expect(find({ to: 'lovelace ada.l@example.com' }).ids).toEqual([id]);
    expect(find({ to: 'grace@example.com' }).ids).toEqual([other.id]);
    expect(find({ to: 'l@example.com' }).ids).toEqual([]);
  });

  test('is found by one name alone, and by the id of the mailing', async () => {
    const { mail, find } = await world();
    const first = await mail({ ...place, first_name: 'Prince' });
    const last = await mail({ ...place, last_name: 'Byron' });
    expect(find({ to: 'prince' }).ids).toEqual([first.id]);
    expect(find({ to: 'byron' }).ids).toEqual([last.id]);
    expect(find({ to: last.id.slice(0, 13) }).ids).toEqual([last.id]);
  });

  test('without an address, is found by first and last name, one by one and together', async () => {
    const { mail, find } = await world();
    const { id } = await mail({ email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' });
    const first = await mail({ email: 'p@example.com', first_name: 'Prince' });
    const last = await mail({ email: 'b@example.com', last_name: 'Byron' });
    for (const to of ['ADA', 'lovelace', 'Ada Lovelace', 'a l']) expect(find({ to }).ids).toEqual([id]);
    expect(find({ to: 'prince' }).ids).toEqual([first.id]);
    expect(find({ to: 'byron' }).ids).toEqual([last.id]);
    for (const to of ['null', 'undefined', 'Prince null', 'null Byron']) expect(find({ to }).ids).toEqual([]);
  });

  test('is found by the street as it was sent and as it is printed', async () => {
    const { mail, find } = await world();
    const { id } = await mail({ ...ada, address_1: '1600 Amphitheatre Parkway', city: 'Mtn View' });
    for (const to of ['amphitheatre parkway', 'AMPHITHEATRE PKWY', 'mtn view', 'mountain view']) {
      expect(find({ to }).ids).toEqual([id]);
    }
  });

  test('is found before an address is appended, and by the appended one after', async () => {
    const { mock, mail, find } = await world();
    await mock.appendTable.add({ email: 'ada@example.com', ...place });
    const { id } = await mail({ email: 'ada@example.com', full_name: 'Ada Lovelace' });
    expect(find({ to: 'lovelace' }).ids).toEqual([id]);
    expect(find({ to: 'amphitheatre' }).ids).toEqual([]);
    expect(find({ zip: '940' }).ids).toEqual([]);
    await mock.clock.advance({ hours: 1 });
    expect(find({ to: 'amphitheatre' }).ids).toEqual([id]);
    expect(find({ zip: '940' }).ids).toEqual([id]);
  });

  test('D35: an erased one is found by its id alone', async () => {
    const { mock, mail, find } = await world();
    const { id } = await mail({ ...ada, email: 'ada@example.com' });
    await mock.clock.advance({ days: 7 });
    const email = { identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' };
    expect(await submit(mock, 'erasure', [email])).toBe('deleted');
    expect(find({ to: 'ada' }).ids).toEqual([]);
    expect(find({ zip: '9' }).ids).toEqual([]);
    expect(find({ to: id }).ids).toEqual([id]);
  });
});

describe('GET /_mock/mailings: by campaign, state and ZIP', () => {
  test('a campaign is named by its id, or by a part of its name in any case', async () => {
    const { mock, campaign, mail, find } = await world();
    const other = await mock.campaigns.create({ name: 'Win-back Spring', creatives: [card] });
    const first = await mail();
    const second = await mail(ada, { campaign_id: other.id });
    expect(find({ campaign: campaign.id }).ids).toEqual([first.id]);
    expect(find({ campaign: 'BACK spr' }).ids).toEqual([second.id]);
    expect(find({ campaign: other.id.slice(0, 8) }).ids).toEqual([]);
    expect(find({ campaign: '' }).total).toBe(2);
  });

  test('a ZIP is found by its beginning, and every condition must hold', async () => {
    const { mail, find } = await world();
    const { id } = await mail();
    await mail({ ...ada, postal_code: '94301', city: 'Palo Alto' });
    expect(find({ zip: '9404' }).ids).toEqual([id]);
    expect(find({ zip: '4043' }).ids).toEqual([]);
    expect(find({ zip: '94', to: 'mountain', state: 'processing' }).ids).toEqual([id]);
    expect(find({ zip: '943', to: 'mountain' }).ids).toEqual([]);
    expect(find({ zip: '94', state: 'mailed' }).ids).toEqual([]);
  });
});

describe('GET /_mock/mailings: what is left out', () => {
  test('every condition parts the mailings in two: those that it finds, and those that its opposite does', async () => {
    const { mock, campaign, mail, find } = await world();
    const other = await mock.campaigns.create({ name: 'Win-back Spring', creatives: [card] });
    for (const postal_code of ['94043', '94301', '10118']) {
      await mail({ ...ada, postal_code });
      const { id } = await mail({ ...ada, first_name: 'Grace', postal_code }, { campaign_id: other.id });
      if (postal_code !== '10118') await mock.mailings.transition(id, 'production');
    }
    const all = find({}).ids;
    const searches: MailingSearch[] = [
      { state: 'processing' },
      { state: 'production' },
      { campaign: campaign.id },
      { campaign: 'win-BACK' },
      { zip: '94' },
      { zip: '' },
      { to: 'GRACE' },
      { to: 'nobody' },
    ];
    for (const search of searches) {
      const [[field, wanted] = []] = Object.entries(search);
      const found = find(search).ids;
      const rest = find({ [`not_${field}`]: [wanted] });
      expect(rest).toEqual({ ids: all.filter((id) => !found.includes(id)), total: all.length - found.length });
    }
    expect(find({ not_state: ['processing', 'production'] }).total).toBe(0);
    expect(find({ to: 'grace', not_zip: ['943', '101'] }).total).toBe(1);
    expect(find({ not_state: [] }).total).toBe(6);
  });

  test.each([
    ['not_state=production', 1],
    ['not_state=production&not_state=processing', 0],
    ['not_campaign=nothing&not_zip=1&not_to=nobody', 2],
  ])('over HTTP, %s finds %i', async (query, count) => {
    const { mock, mail } = await world();
    await mail();
    const { id } = await mail();
    await mock.mailings.transition(id, 'production');
    const response = await mock.connection.fetch(`${mock.connection.baseUrl}/_mock/mailings?${query}`);
    expect(await response.json()).toHaveLength(count);
  });

  test('a state that is none is refused by its name', async () => {
    const { mock } = await world();
    const response = await mock.connection.fetch(
      `${mock.connection.baseUrl}/_mock/mailings?not_state=mailed&not_state=lost`,
    );
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain('not_state.1 must be one of append_failed');
  });
});

describe('GET /_mock/mailings: pages and windows', () => {
  test.each(['created_after', 'created_before'])('a %s that is no time is refused by its name', async (name) => {
    const { find } = await world();
    expect(() => find({ [name]: 'then' })).toThrow(name);
  });

  test('are those of a sorted list, with words to look for and without', async () => {
    const { mock, mail, find } = await world();
    const made: { id: string; created_at: string; name: string }[] = [];
    for (let n = 0; n < 24; n += 1) {
      const name = n % 3 === 0 ? 'Ada' : 'Grace';
      made.push({ ...(await mail({ ...ada, first_name: name })), name });
      if (n % 4 === 3) await mock.clock.advance({ minutes: 1 });
    }
    const sorted = made.reverse();
    const time = fc.option(
      fc.constantFrom('2026-11-20T08:59:00Z', ...new Set(sorted.map(({ created_at }) => created_at)), '2026-11-21'),
      { nil: undefined },
    );
    const instant = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));
    fc.assert(
      fc.property(
        time,
        time,
        fc.constantFrom(undefined, 'Ada', 'Grace', 'Nobody'),
        fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
        fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
        (created_after, created_before, to, per_page, page) => {
          const [after, before] = [instant(created_after), instant(created_before)];
          const matching = sorted.filter(({ created_at, name }) => {
            const at = Date.parse(created_at);
            return (
              (after === undefined || at > after) && (before === undefined || at < before) && (to ?? name) === name
            );
          });
          const from = per_page === undefined ? 0 : ((page ?? 1) - 1) * per_page;
          const shown = matching.slice(from, per_page === undefined ? undefined : from + per_page);
          expect(find({ created_after, created_before, to, per_page, page })).toEqual({
            ids: shown.map(({ id }) => id),
            total: matching.length,
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});
