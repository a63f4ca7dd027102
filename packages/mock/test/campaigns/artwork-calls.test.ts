import { createMock } from '@direct-mail/mock';
import { describe, expect, test } from 'vitest';
import { call, mockAt } from '../support.ts';

const front_html = '<h1>Hi {{ first_name | default: "friend" }}, {{ promo_code }}</h1>';

test('recipient.data-guide: the Data Guide of a creative names the keys that its artwork needs', async () => {
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

describe('Artwork is looked at when it is uploaded', () => {
  test.each([
    ['{% if vip %}', /creatives\.0\.front_html: .*\{% if vip %\} not closed, line:1/],
    ['<p>\n{{#if vip}}x{{/if}}', /Handlebars.*write \{% if vip %\} … \{% endif %\}, line:2/],
    ['{{#each items}}{{this}}{{/each}}', /write \{% for item in items %\} … \{% endfor %\}/],
    ['{{{name}}}', /Handlebars/],
    ['<p>{{ first_name </p>', /\{\{ first_name is not closed: write \}\} where the tag ends, line:1, col:4/],
    [`{{ nick <p>${'a'.repeat(9000)}</p>{{ b }}`, /\{\{ nick is not closed: write \}\} .*line:1, col:1/],
    [`{{ ${'a.'.repeat(30_000)}a }}`, /longer than 4000 characters/],
    ['{{a}}'.repeat(20_000), /more than 5000 merge tags/],
  ])('%s is refused with its line', async (html, message) => {
    const mock = mockAt();
    const creatives = [{ name: 'Card', format: 'postcard_4x6', front_html: html }];
    await expect(mock.campaigns.create({ name: 'x', creatives })).rejects.toThrow(message);
    expect(await mock.campaigns.list()).toEqual([]);
  });

  test('the back, another creative and a change are looked at as well', async () => {
    const mock = mockAt();
    const { id, creatives } = await mock.campaigns.create({
      name: 'x',
      creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: '{{ fine }}' }],
    });
    const back = await call(mock, 'POST', `/_mock/campaigns/${id}/creatives`, {
      name: 'y',
      format: 'postcard_4x6',
      back_html: '{% endif %}',
    });
    expect(back.status).toBe(400);
    expect(back.body.error.message).toMatch(/^back_html: /);
    const path = `/_mock/creatives/${creatives[0]?.id}`;
    expect((await call(mock, 'PATCH', path, { front_html: '{{ open' })).status).toBe(400);
    expect((await call(mock, 'GET', path)).body.front_html).toBe('{{ fine }}');
    expect((await call(mock, 'PATCH', path, { front_html: '{{ other }}' })).body.revision).toBe(2);
  });

  test.each([
    ['postcard-4x6', 'postcard_4x6'],
    ['postcard_6x4', 'postcard_4x6'],
    ['Postcard 6 × 9', 'postcard_6x9'],
    ['6x11 postcard', 'postcard_6x11'],
    ['postcrad_6x11', 'postcard_6x11'],
    ['letter', 'letter_8.5x11'],
    ['letter 8.5 x 11', 'letter_8.5x11'],
  ])('D03: %s asks whether %s was meant', async (format, meant) => {
    const creatives = [{ name: 'Card', format }];
    await expect(mockAt().campaigns.create({ name: 'x', creatives })).rejects.toThrow(`did you mean ${meant}?`);
  });

  test.each(['postcard_4x6', 'postcard_5x7', 'letter_8.5x14', 'letter_legal', 'self_mailer_6x9', 'snap_pack', 'x'])(
    'D03: %s is taken as it is',
    async (format) => {
      const { creatives } = await mockAt().campaigns.create({ name: 'x', creatives: [{ name: 'Card', format }] });
      expect(creatives[0]?.format).toBe(format);
    },
  );

  test('D03: what draws refuses the same names, each a 400', async () => {
    const artwork = { format: 'postcard_6×9', front_html: '<p>x</p>' };
    for (const path of ['/_mock/artwork/check', '/_mock/artwork/preview']) {
      const response = await call(mockAt(), 'POST', path, artwork);
      expect(response.status).toBe(400);
      expect(response.body.error.message).toBe('format: there is no format "postcard_6×9"; did you mean postcard_6x9?');
    }
  });
});

describe('D61: one rule for names', () => {
  const front_html =
    '<p>{{ recipient.first_name }}|{{ first_name }}|{{ recipient.last_name }}|{{ recipient.full_name }}</p>';

  test('D61: a draft for a full name has no other first name', async () => {
    const draw = (recipient: Record<string, string>) =>
      mockAt().creatives.preview({ format: 'postcard_4x6', front_html, recipient });
    const whole = await draw({ full_name: 'Mary Ann Smith' });
    const parts = await draw({ full_name: 'Mary Ann Smith', first_name: 'Mary Ann', last_name: 'Smith' });
    expect(whole.front).toBe(parts.front);
  });

  test('D61: a served preview derives the first name as a draft does', async () => {
    const mock = mockAt();
    const { id } = await mock.campaigns.create({
      name: 'x',
      creatives: [{ name: 'Card', format: 'postcard_4x6', front_html }],
    });
    const address = { address_1: '1 Main St', city: 'Springfield', state: 'IL', postal_code: '62701' };
    const fetched = async (recipient: object) => {
      const { body } = await call(mock, 'POST', '/v1/mailing', {
        campaign_id: id,
        recipient: { ...address, ...recipient },
      });
      await mock.clock.advance({ minutes: 1 });
      return (await mock.fetch(body.front_url)).headers.get('etag');
    };
    const whole = await fetched({ full_name: 'Mary Ann Smith' });
    expect(whole).toBe(await fetched({ full_name: 'Mary Ann Smith', first_name: 'Mary Ann', last_name: 'Smith' }));
    expect(whole).not.toBe(await fetched({ full_name: 'Mary Ann Smith', first_name: 'Mary', last_name: 'Smith' }));
  });
});

describe('Artwork is looked over before it is printed', () => {
  const body = '<body style="width:6.25in;height:4.25in;margin:0">';

  test('both sides, each with its findings and guides, and nothing changes', async () => {
    const mock = mockAt();
    const found = await mock.creatives.check({
      format: 'postcard_4x6',
      front_html: `${body}\n<h1 style="padding:1in">Hi {{ frist_name }}</h1>`,
      back_html: `${body}<p style="position:absolute;left:4in;top:3in">Under the address</p>`,
      data: { first_name: 'Ada' },
    });
    expect(found.ok).toBe(false);
    expect(found.findings.map(({ code, side, line }) => [code, side, line])).toEqual([
      ['merge-tag-unfilled', 'front', 2],
      ['text-under-address', 'back', 1],
    ]);
    expect(found.findings[0]?.remedy).toMatch(/first_name/);
    expect(found.overlays.front?.address_zone).toBeNull();
    expect(found.overlays.back?.trim).toEqual({ left: 0, top: 0, width: 6, height: 4 });
    expect(JSON.stringify(found)).not.toContain('Ada');
    expect(await mock.campaigns.list()).toEqual([]);
  });

  test('the longest value of a list is laid out, and its row named', async () => {
    const { findings } = await mockAt().creatives.check({
      format: 'postcard_4x6',
      front_html: `${body}<p style="margin:1in;width:2in;height:.3in;overflow:hidden">{{ offer }}</p>`,
      rows: [{ offer: 'Ten off' }, { offer: 'An offer that is far too long for the little box that it is printed in' }],
    });
    expect(findings).toMatchObject([{ code: 'text-cut', row: 2, key: 'offer' }]);
  });

  test('a field that is not known is refused', async () => {
    const { status, body: refusal } = await call(mockAt(), 'POST', '/_mock/artwork/check', { format: 'x', html: '' });
    expect(status).toBe(400);
    expect(refusal.error.message).toContain('html');
  });
});
