import { describe, expect, test } from 'vitest';
import { demoArtwork } from '../../../mock/src/fixtures/artwork/index.ts';
import { createPreviewer } from '../../src/index.ts';
import { previewer } from '../support.ts';

const guide = (front_html: string, back_html: string | null = null) =>
  previewer.dataGuide({ format: 'postcard_4x6', front_html, back_html });

describe('a per-creative Data Guide lists the keys that the creative needs', () => {
  test('D62: the three ways to write a merge tag are one key', async () => {
    const { keys } = await guide('{{ code }}{{ custom.code }}', '{{ promotion.code }}');
    expect(keys).toEqual([
      {
        key: 'code',
        source: 'merge_tags',
        expressions: ['code', 'custom.code', 'promotion.code'],
        required: true,
        default: null,
        items: null,
        used_on: ['front', 'back'],
      },
    ]);
  });

  test('a key with a default, or only asked about, is not required', async () => {
    const { keys } = await guide(
      '{{ custom.a | upcase | default: "A" }}{% if custom.b %}{{ custom.b }}{% endif %}{{ custom.c }}{{ custom.d | default: 5 }}',
    );
    expect(keys.map(({ key, required, default: fallback }) => [key, required, fallback])).toEqual([
      ['a', false, 'A'],
      ['b', false, null],
      ['c', true, null],
      ['d', false, '5'],
    ]);
  });

  test('what the recipient brings is listed as such', async () => {
    const { keys } = await guide('{{ recipient.first_name | default: "Friend" }}{{ location.city }}');
    expect(keys.map(({ key, source }) => [key, source])).toEqual([
      ['first_name', 'recipient'],
      ['city', 'recipient'],
    ]);
  });

  test('D62: a bare name of a recipient field is the recipient’s, and its sample holds no value for it', async () => {
    const { keys, sample } = await guide('Hi {{ first_name }}, {{ custom.city }} {{ city }} {{ first_name.last }}');
    expect(keys.map(({ key, source }) => [key, source])).toEqual([
      ['first_name', 'recipient'],
      ['city', 'merge_tags'],
      ['city', 'recipient'],
      ['first_name.last', 'merge_tags'],
    ]);
    expect(sample).not.toHaveProperty('first_name', 'Ada');
  });

  test('loop variables and assigned names are no keys', async () => {
    const { keys } = await guide(
      '{% assign x = custom.y %}{{ x }}{% for item in custom.items %}{{ item.name }}{% endfor %}{% capture z %}{{ w }}{% endcapture %}{{ z }}',
    );
    expect(keys.map(({ key }) => key)).toEqual(['y', 'items', 'w']);
  });

  test('a list is listed with the fields of its entries, and its sample is one', async () => {
    const { keys, sample } = await guide(
      '{% for home in custom.homes %}{{ home.street }} {{ home.price | money }}{% endfor %}{{ custom.homes | size }}{% for word in words %}{{ word }}{% endfor %}',
    );
    expect(keys.map(({ key, items }) => [key, items])).toEqual([
      ['homes', ['street', 'price']],
      ['words', []],
    ]);
    expect(sample['homes']).toHaveLength(3);
    expect((sample['homes'] as unknown[])[0]).toEqual({ street: 'Street', price: 25 });
    expect(sample['words']).toEqual(['Item 1', 'Item 2', 'Item 3']);
  });

  test('D73: recipient.email is named as never filled', async () => {
    expect((await guide('{{ recipient.email }}')).problems.join()).toContain('stored only as hashes');
  });

  test('unknown tags and filters and syntax errors are problems, with their side and line', async () => {
    expect((await guide('a\n{% sparkle %}')).problems.join()).toMatch(/front_html: .*"sparkle" not found, line:2/);
    const { problems, keys } = await guide('{{ x | sparkle }}');
    expect(problems.join()).toContain('undefined filter: sparkle');
    expect(keys.map(({ key }) => key)).toEqual(['x']);
    expect((await guide('fine', '{% if %}')).problems.join()).toMatch(/^back_html/);
  });

  test('its sample fills the creative', async () => {
    const html = '{{ custom.promo_code }} {{ credit | money }} {{ offer.title }} {{ custom["Store Name"] }}';
    const { sample } = await guide(html);
    const { warnings } = await previewer.render(
      { id: 'x', format: 'postcard_4x6', front_html: html, merge_tags: sample, now: '2027-01-01T00:00:00Z' },
      'front',
    );
    expect(warnings).toEqual([]);
  });

  test('keys such as __proto__ stay out of the sample', async () => {
    const { sample } = await guide('{{ custom.__proto__.polluted }}{{ __proto__.x }}');
    expect(sample).toEqual({});
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('a creative without HTML needs nothing', async () => {
    expect(await createPreviewer().dataGuide({ format: 'postcard_4x6', front_html: null })).toEqual({
      keys: [],
      problems: [],
      sample: {},
    });
  });

  test.each(demoArtwork)('the demo artwork $name lists its own keys', async (artwork) => {
    const { keys, problems } = await previewer.dataGuide(artwork);
    expect(problems).toEqual([]);
    const own = keys.filter(({ source }) => source === 'merge_tags').map(({ key, required }) => ({ key, required }));
    expect(own).toEqual(artwork.data_guide);
    for (const { key } of own) expect(artwork.merge_tags).toHaveProperty(key);
  });
});
