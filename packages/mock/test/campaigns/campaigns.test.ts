import { creativeFormats, creativeTypes, mailTypes } from '@direct-mail/contract';
import { describe, expect, test } from 'vitest';
import { send } from '../rules.ts';
import { ada, mockAt } from '../support.ts';

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

  test.each([
    {},
    { name: '' },
    { name: 7 },
    { name: 'x', settings: { holdout_percent: 101 } },
    { name: 'x', creatives: [{ name: 'y' }] },
  ])('a campaign such as %o is refused with the path of what is wrong', async (wanted) => {
    const mock = mockAt();
    await expect(mock.campaigns.create(wanted as never)).rejects.toThrow(
      /body\.(name|settings\.holdout_percent|creatives\.0\.format)/,
    );
    expect(await mock.campaigns.list()).toEqual([]);
  });
});
