import { creativeFormats, creativeTypes, mailTypes } from '@direct-mail/contract';
import { describe, expect, test } from 'vitest';
import { accountOf, send } from '../rules.ts';
import { ada, mockAt } from '../support.ts';

const card = { name: 'Card', format: 'postcard_4x6' };
const sides = { front_html: '<p>1', back_html: '<p>2' };

describe('Campaigns and creatives', () => {
  test('D51, D58: active campaigns are listed by creation, oldest first; an inactive one can still be fetched', async () => {
    const mock = mockAt();
    const ids = [];
    for (const name of ['First', 'Second', 'Third']) ids.push((await mock.campaigns.create({ name })).id);
    await mock.campaigns.update(ids[1] as string, { active: false });
    expect((await send(mock, 'listCampaigns')).body).toEqual([
      { id: ids[0], name: 'First' },
      { id: ids[2], name: 'Third' },
    ]);
    expect((await send(mock, 'getCampaign', { id: ids[1] as string })).body).toEqual({ id: ids[1], name: 'Second' });
  });

  test('D51, D58: an inactive campaign still shows its creatives, oldest first, and its mailings', async () => {
    const mock = mockAt();
    const creatives = ['First', 'Second', 'Third'].map((name) => ({ name, format: 'postcard_4x6' }));
    const { id } = await mock.campaigns.create({ name: 'Welcome', creatives });
    await send(mock, 'createMailing', { body: { campaign_id: id, recipient: ada } });
    await mock.campaigns.update(id, { active: false });
    const { body } = await send(mock, 'listCreatives', { id });
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['First', 'Second', 'Third']);
    expect((await send(mock, 'listCampaignMailings', { id })).body).toHaveLength(1);
    await mock.clock.advance({ hours: 1 });
    expect((await mock.mailings.list())[0]?.state).toBe('production');
  });

  test('D01, D02, D03, D04: a creative shows its mail type, type, format and image format, and others are taken too', async () => {
    const mock = mockAt();
    const { id } = await mock.campaigns.create({
      name: 'Welcome',
      creatives: [
        { name: 'Static', format: 'postcard_4x6' },
        { name: 'Html', format: 'letter_8.5x11', mail_type: 'standard', front_html: '<p>', default: true },
        { name: 'Own', format: 'postcard_9x9', mail_type: 'pigeon' },
        { name: 'Inactive', format: 'postcard_4x6', active: false },
      ],
    });
    const { body } = await send(mock, 'listCreatives', { id });
    expect(
      body.map((creative: Record<string, unknown>) => [
        creative['name'],
        creative['mail_type'],
        creative['creative_type'],
        creative['format'],
        creative['image_formats'],
        creative['default'],
      ]),
    ).toEqual([
      ['Static', 'first_class', 'static', 'postcard_4x6', 'png', false],
      ['Html', 'standard', 'html', 'letter_8.5x11', 'png', true],
      ['Own', 'pigeon', 'static', 'postcard_9x9', 'png', false],
    ]);
    expect([mailTypes, creativeTypes, creativeFormats]).toMatchObject([{ length: 2 }, { length: 2 }, { length: 4 }]);
  });

  test('a new default creative takes the place of the old one', async () => {
    const mock = mockAt();
    const { id } = await mock.campaigns.create({
      name: 'Welcome',
      creatives: [{ name: 'A', format: 'postcard_4x6', default: true }],
    });
    await mock.creatives.create(id, { name: 'B', format: 'postcard_4x6', default: true });
    const { creatives } = await mock.campaigns.retrieve(id);
    expect(creatives.map((creative) => creative.default)).toEqual([false, true]);
  });

  test('a new default leaves the defaults of other campaigns alone, and a change makes one as well', async () => {
    const mock = mockAt();
    const [first, second] = [
      await mock.campaigns.create({ name: 'First', creatives: [{ ...card, default: true }] }),
      await mock.campaigns.create({ name: 'Second', creatives: [card, { ...card, default: true }] }),
    ];
    const defaultsOf = async ({ id }: { id: string }) =>
      (await mock.campaigns.retrieve(id)).creatives.map((creative) => creative.default);
    expect([await defaultsOf(first), await defaultsOf(second)]).toEqual([[true], [false, true]]);
    await mock.creatives.update(second.creatives[0]?.id ?? '', { name: 'Other', default: false });
    expect(await defaultsOf(second)).toEqual([false, true]);
    await mock.creatives.update(second.creatives[0]?.id ?? '', { default: true });
    expect([await defaultsOf(first), await defaultsOf(second)]).toEqual([[true], [true, false]]);
    await mock.creatives.update(second.creatives[0]?.id ?? '', { default: false });
    expect(await defaultsOf(second)).toEqual([false, false]);
  });

  test('a change of a campaign changes what it names and nothing else', async () => {
    const mock = mockAt();
    const settings = { budget: 10, holdout_percent: 5, suppress_customers: true };
    const made = await mock.campaigns.create({ name: 'Welcome', settings });
    expect(made).toMatchObject({
      active: true,
      created_at: '2026-11-20T09:00:00.000Z',
      settings: { ...settings, email_append: false, suppression_audience_ids: [] },
      creatives: [],
    });
    await mock.clock.advance({ days: 1 });
    expect(await mock.campaigns.update(made.id, {})).toEqual(made);
    expect(await mock.campaigns.update(made.id, { name: 'Hello' })).toEqual({ ...made, name: 'Hello' });
    const inactive = { ...made, name: 'Hello', active: false };
    expect(await mock.campaigns.update(made.id, { active: false })).toEqual(inactive);
    expect(
      await mock.campaigns.update(made.id, {
        settings: { budget: null, holdout_percent: undefined, email_append: true },
      }),
    ).toEqual({ ...inactive, settings: { ...made.settings, budget: null, email_append: true } });
    const created = await mock.campaigns.create({ name: 'Bye', active: false, settings: { budget: undefined } });
    expect(created).toMatchObject({ active: false, settings: { budget: null } });
  });

  test('a change of a creative changes what it names and nothing else; changed artwork is a new revision', async () => {
    const mock = mockAt();
    const { creatives } = await mock.campaigns.create({ name: 'Welcome', creatives: [{ ...card, ...sides }] });
    const made = creatives[0] ?? expect.fail('there is a creative');
    expect(made).toMatchObject({ ...sides, revision: 1, active: true, default: false, creative_type: 'html' });
    await mock.clock.advance({ days: 1 });
    expect(await mock.creatives.update(made.id, {})).toEqual(made);
    expect(await mock.creatives.update(made.id, sides)).toEqual(made);
    let now = made;
    for (const change of [
      { name: 'Other' },
      { format: 'postcard_6x9' },
      { mail_type: 'standard' },
      { default: true },
      { active: false },
    ]) {
      expect(await mock.creatives.update(made.id, change)).toEqual({ ...now, ...change });
      now = { ...now, ...change };
    }
    for (const change of [{ front_html: '<p>3' }, { back_html: '<p>4' }, { front_html: null }]) {
      now = { ...now, ...change, revision: now.revision + 1 };
      expect(await mock.creatives.update(made.id, change)).toEqual(now);
    }
    // D02: without HTML on either side it is static artwork.
    expect(await mock.creatives.update(made.id, { back_html: null })).toMatchObject({
      revision: 5,
      creative_type: 'static',
    });
  });

  test.each([
    [{}, 'static'],
    [{ front_html: null }, 'static'],
    [{ front_html: null, back_html: null }, 'static'],
    [{ front_html: '' }, 'html'],
    [{ back_html: '<p>' }, 'html'],
    [{ front_html: null, back_html: '<p>' }, 'html'],
  ])('D02, D90: a creative made with %o is %s, and has no side that was not given', async (artwork, type) => {
    const mock = mockAt();
    const { id } = await mock.campaigns.create({ name: 'Welcome' });
    const creative = await mock.creatives.create(id, { ...card, ...artwork });
    expect(creative).toMatchObject({ creative_type: type, front_html: null, back_html: null, ...artwork });
  });

  test('a mailing keeps the artwork that it was made with', async () => {
    const mock = mockAt();
    const { id, creatives } = await mock.campaigns.create({ name: 'Welcome', creatives: [{ ...card, ...sides }] });
    const mail = async () =>
      (await send(mock, 'createMailing', { body: { campaign_id: id, recipient: ada } })).body.id as string;
    const first = await mail();
    await mock.creatives.update(creatives[0]?.id ?? '', { front_html: '<p>new' });
    const second = await mail();
    const { artwork, mailings } = accountOf(mock);
    const artworkOf = (mailing: string) => artwork.get(mailings.get(mailing)?.artwork_id ?? '');
    expect(artworkOf(first)).toMatchObject(sides);
    expect(artworkOf(second)).toMatchObject({ ...sides, front_html: '<p>new' });
  });

  test('D19: what is not there is a 404 that names it, shortened', async () => {
    const mock = mockAt();
    for (const [asked, what] of [
      [mock.campaigns.retrieve('nobody'), 'campaign "nobody"'],
      [mock.campaigns.update('nobody', {}), 'campaign "nobody"'],
      [mock.creatives.create('nobody', card), 'campaign "nobody"'],
      [mock.creatives.retrieve('nobody'), 'creative "nobody"'],
      [mock.creatives.update('nobody', {}), 'creative "nobody"'],
      [mock.campaigns.retrieve('x'.repeat(65)), `campaign "${'x'.repeat(64)}"`],
    ] as const) {
      await expect(asked).rejects.toMatchObject({ status: 404, code: 'NotFound', message: `${what} was not found` });
    }
  });

  test('a creative has no merge tags of its own, and a thumbnail below the address that was called (D72)', async () => {
    const mock = mockAt();
    const { id, creatives } = await mock.campaigns.create({ name: 'Welcome', creatives: [card] });
    const { body } = await send(mock, 'listCreatives', { id });
    expect(body).toMatchObject([
      { merge_tags: {}, thumbnail_url: `${mock.baseUrl}/previews/creatives/${creatives[0]?.id}/thumbnail.png` },
    ]);
  });

  test('D86: what two accounts make of one snapshot is their own', async () => {
    const mock = mockAt();
    const { id } = await mock.campaigns.create({ name: 'Welcome', creatives: [card] });
    const snapshot = await mock.snapshot();
    for (const each of [snapshot, JSON.parse(JSON.stringify(snapshot))]) {
      const other = mockAt();
      await other.restore(each);
      await other.creatives.create(id, { ...card, name: 'Elsewhere' });
      await mock.creatives.create(id, { ...card, name: 'Here' });
      const namesOf = async (one: typeof mock) =>
        (await one.campaigns.retrieve(id)).creatives.map((creative) => creative.name);
      expect([await namesOf(mock), await namesOf(other)]).toEqual([
        ['Card', 'Here'],
        ['Card', 'Elsewhere'],
      ]);
      await mock.restore(snapshot);
    }
  });

  test.each([
    {},
    { name: '' },
    { name: 7 },
    { name: 'x', settings: { holdout_percent: 101 } },
    { name: 'x', creatives: [{ name: 'y' }] },
  ])('a campaign such as %o is refused with the path of what is wrong', async (wanted) => {
    const mock = mockAt();
    await expect(mock.campaigns.create(wanted as never)).rejects.toThrow(
      /^(name|settings\.holdout_percent|creatives\.0\.format)/,
    );
    expect(await mock.campaigns.list()).toEqual([]);
  });
});
