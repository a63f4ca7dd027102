import { createMock } from '@direct-mail/mock';
import { expect, test } from 'vitest';

const front_html = '<h1>Hi {{ first_name | default: "friend" }}, {{ promo_code }}</h1>';

test('the Data Guide of a creative names the keys that its artwork needs', async () => {
  const mock = createMock();
  const campaign = await mock.campaigns.create({
    name: 'Welcome',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html }],
  });
  const guide = await mock.creatives.dataGuide(campaign.creatives[0]?.id ?? '');
  expect(guide.keys.map(({ key, required }) => [key, required])).toEqual([
    ['first_name', false],
    ['promo_code', true],
  ]);
  await expect(mock.creatives.dataGuide('nobody')).rejects.toThrow(/creative/);
});

test('artwork that is not saved is drawn, both sides of a postcard and the first page of a letter', async () => {
  const mock = createMock();
  const card = await mock.creatives.preview({ format: 'postcard_4x6', front_html, merge_tags: { promo_code: 'X' } });
  expect(card.front).toMatch(/^data:image\/png;base64,iVBOR/);
  expect(card.back).toMatch(/^data:image\/png;base64,iVBOR/);
  expect(card.data_guide.keys).toHaveLength(2);
  expect((await mock.creatives.preview({ format: 'letter_8.5x11' })).back).toBeNull();
});
