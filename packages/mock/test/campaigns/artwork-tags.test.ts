import { describe, expect, test } from 'vitest';
import { tagsOf } from '../../src/account/campaigns/artwork-tags.ts';
import { send } from '../rules.ts';
import { mockAt } from '../support.ts';

const tags = (front_html: string, back_html: string | null = null) => tagsOf({ id: 'x', front_html, back_html });

describe("a creative's merge tags", () => {
  test.each([
    ['<h1>{{ code }}</h1>', { code: '' }],
    ["{{ code | default: 'HELLO10' }} {{code}}", { code: 'HELLO10' }],
    ['{{code}} {{- code | upcase | default: "HI" -}}', { code: 'HI' }],
    ['{{ amount | default: 10 | money }}', { amount: '10' }],
    ['{{ custom.code }}{{ promotion.ends }}', { code: '', ends: '' }],
    ['{{ shop.name | default: "Bakery" }} {{ shop.city }}', { shop: { name: 'Bakery', city: '' } }],
    ['{{ recipient.first_name }} {{ location.city }} {{ first_name }}', {}],
    [
      '{% if vip and code == "x" %}{{ vip }}{% endif %}{% unless quiet %}{% endunless %}',
      { vip: '', code: '', quiet: '' },
    ],
    ['{% for item in items limit: 3 %}{{ item.name }}{{ forloop.index }}{% endfor %}', { items: '' }],
    ['{% assign x = offer | upcase %}{{ x }}{% capture y %}{% endcapture %}{{ y }}', { offer: '' }],
    ['{{ "text" }} {{ 7 }} {{ constructor }} {{ a.__proto__.b }} {{', {}],
  ])('D114: of %s they are %j', (html, expected) => {
    expect(tags(html)).toEqual(expected);
  });

  test('D114: both sides count, and a text of nothing but braces costs no time', () => {
    expect(tags('{{ a }}', '{{ b }}')).toEqual({ a: '', b: '' });
    expect(tags('{{ '.repeat(80_000))).toEqual({});
    expect(tags('{% '.repeat(80_000))).toEqual({});
  });

  test('D114: the API lists them; what the control API was given wins, until it is taken back', async () => {
    const mock = mockAt();
    const { id, creatives } = await mock.campaigns.create({
      name: 'Welcome',
      creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: '{{ code | default: "HI" }}' }],
    });
    const listed = async () => (await send(mock, 'listCreatives', { id })).body[0].merge_tags;
    expect(await listed()).toEqual({ code: 'HI' });
    const creative = creatives[0]?.id as string;
    await mock.creatives.update(creative, { merge_tags: { code: 'HELLO10', offer: '10% off' } });
    expect(await listed()).toEqual({ code: 'HELLO10', offer: '10% off' });
    await mock.creatives.update(creative, { merge_tags: null });
    expect(await listed()).toEqual({ code: 'HI' });
  });

  test('D115: a default creative has artwork: making it default without any, and taking it away, are refused', async () => {
    const mock = mockAt();
    const blank = { name: 'Card', format: 'postcard_4x6', front_html: ' ' };
    await expect(mock.campaigns.create({ name: 'A', creatives: [{ ...blank, default: true }] })).rejects.toThrow(
      'the default creative needs artwork',
    );
    const campaign = await mock.campaigns.create({ name: 'B', creatives: [blank] });
    const id = campaign.creatives[0]?.id as string;
    await expect(mock.creatives.update(id, { default: true })).rejects.toThrow('the default creative needs artwork');
    await mock.creatives.update(id, { default: true, front_html: '<h1>Hello</h1>' });
    await expect(mock.creatives.update(id, { front_html: '' })).rejects.toThrow('the default creative needs artwork');
    expect((await mock.creatives.retrieve(id)).front_html).toBe('<h1>Hello</h1>');
    await mock.creatives.update(id, { default: false, front_html: '' });
  });
});
