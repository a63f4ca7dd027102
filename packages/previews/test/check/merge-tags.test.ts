import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PreviewPiece } from '../../src/index.ts';
import { money } from '../../src/merge-tags/money.ts';
import { templateVariables } from '../../src/merge-tags/template-variables.ts';
import { fillTemplate, parseTemplate } from '../../src/merge-tags/templates.ts';
import { front, pieceOf } from '../support.ts';
import { NOW } from '../templates.ts';

function filled(template: string, merge_tags: unknown = {}, piece: Partial<PreviewPiece> = {}): string {
  return fillTemplate(parseTemplate(template), templateVariables(pieceOf({ merge_tags, ...piece })), NOW);
}

describe('D62: what templates see', () => {
  test('D62: a merge tag is seen at the top level, under custom. and under promotion.', () => {
    const tags = { promo_code: 'SAVE' };
    expect(filled('{{ promo_code }} {{ custom.promo_code }} {{ promotion.promo_code }}', tags)).toBe('SAVE SAVE SAVE');
  });

  test('D62: every key, whatever its name, is the same in all three scopes', () => {
    const key = fc
      .string({ minLength: 1, unit: 'grapheme-ascii' })
      .filter((name) => !/["'[\]{}%\\]/.test(name) && !['recipient', 'location', 'custom', 'promotion'].includes(name));
    fc.assert(
      fc.property(key, fc.string(), (name, value) => {
        const scope = templateVariables({ merge_tags: { [name]: value }, recipient: {}, address: null });
        expect(scope[name]).toBe(value);
        for (const part of ['custom', 'promotion']) expect((scope[part] as Record<string, unknown>)[name]).toBe(value);
      }),
    );
  });

  test('D62: merge_tags may be any JSON value', () => {
    for (const value of [null, 5, 'text', true, [1, 2], [], {}]) expect(filled('a{{ custom.x }}b', value)).toBe('ab');
  });

  test('D62: recipient. and location. come from the recipient, and no merge tag replaces them', () => {
    const tags = { recipient: { first_name: 'Mallory' }, location: 'nowhere' };
    expect(
      filled('{{ recipient.first_name }} in {{ location.city }}, {{ location.state }} {{ location.zip }}', tags),
    ).toBe('Grace in Arlington, VA 22201');
  });

  test('D61: templates see all three names, the missing ones derived', () => {
    const names = '{{ recipient.first_name }}|{{ recipient.last_name }}|{{ recipient.full_name }}';
    expect(filled(names, {}, { recipient: { full_name: 'Ada King Lovelace' } })).toBe(
      'Ada King|Lovelace|Ada King Lovelace',
    );
    expect(filled(names, {}, { recipient: { first_name: 'Ada', last_name: 'Lovelace' } })).toBe(
      'Ada|Lovelace|Ada Lovelace',
    );
    expect(filled(names, {}, { recipient: {} })).toBe('||');
  });

  test('D62: fields of the recipient are seen at the top level too, and a merge tag of that name wins', () => {
    const both = '{{ first_name }}|{{ full_name }}|{{ city }}|{{ postal_code }}|{{ email }}';
    expect(filled(both)).toBe('Grace|Grace Hopper|Arlington|22201|');
    expect(filled(both, { first_name: 'Admiral', city: '' })).toBe('Admiral|Grace Hopper||22201|');
    expect(filled('{{ custom.first_name }}{{ promotion.city }}')).toBe('');
  });

  test('D73: recipient.email is empty', () => {
    expect(filled('[{{ recipient.email }}]', {}, { recipient: { email: 'ada@example.com' } })).toBe('[]');
  });

  test('an unknown tag is empty', () => {
    expect(filled('[{{ nothing }}{{ custom.nothing.at.all }}]')).toBe('[]');
  });

  test('inherited properties are no merge tags', () => {
    expect(filled('[{{ constructor }}{{ custom.__proto__ }}{{ custom.toString }}]')).toBe('[]');
  });
});

describe('Liquid as designers write it', () => {
  test('defaults, conditions and loops', () => {
    expect(filled('{{ recipient.first_name | default: "Friend" }}', {}, { recipient: {} })).toBe('Friend');
    expect(filled('{% if custom.vip %}gold{% else %}all{% endif %}', { vip: true })).toBe('gold');
    expect(filled('{% for x in list %}{{ x }};{% endfor %}', { list: ['a', 'b'] })).toBe('a;b;');
  });

  test('dates are those of the mock’s clock, in UTC', () => {
    expect(filled('{{ "now" | date: "%B %-d, %Y %H:%M" }}, {{ "today" | date: "%Y" }}')).toBe(
      'March 5, 2027 15:00, 2027',
    );
    expect(filled('{{ custom.expires | date: "%b %-d" }}', { expires: '2027-07-04' })).toBe('Jul 4');
  });

  test.each([
    [1234.5, '$1,234.50'],
    ['1234.5', '$1,234.50'],
    ['$1,234', '$1,234.00'],
    [0, '$0.00'],
    [-3, '-$3.00'],
    ['soon', 'soon'],
    ['', ''],
    [null, null],
  ])('money: %j → %j', (value, expected) => {
    expect(money(value)).toBe(expected);
  });

  test('money takes a currency', () => {
    expect(filled('{{ 5 | money: "EUR" }}')).toBe('€5.00');
    expect(filled('{{ 5 | money: "no such" }}')).toBe('$5.00');
  });

  test('values are escaped, once, whether or not the designer escapes by hand', () => {
    const tags = { x: '<b>&"' };
    for (const tag of ['{{ x }}', '{{ x | escape }}', '{{ x | escape_once }}', '{{ x | append: "" }}']) {
      expect(filled(tag, tags).replace('&#34;', '&quot;')).toBe('&lt;b&gt;&amp;&quot;');
    }
    expect(filled('{{ x | newline_to_br }}', { x: '<i>\nb' })).toBe('&lt;i&gt;<br>b');
  });

  test('no value opens a tag', () => {
    const template = parseTemplate('{{ custom.x }}');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (x) => {
        expect(fillTemplate(template, { custom: { x } }, NOW)).not.toMatch(/[<>]/);
      }),
    );
  });

  test('chance has no place: sample takes the first, shuffle nothing', () => {
    expect(filled('{{ list | sample }}{{ list | shuffle | join: "" }}', { list: [1, 2, 3] })).toBe('1123');
  });

  test('a filter that does not exist leaves the value', () => {
    expect(filled('{{ x | sparkle }}', { x: 'y' })).toBe('y');
  });
});

describe('what goes wrong is said on the piece', () => {
  test('what the template needs and was not sent is named, without a value', async () => {
    const { warnings } = await front({
      front_html: '<p>{{ custom.code }} {{ promotion.code | default: "X" }}{{ custom.seen }}</p>',
      merge_tags: { seen: 'secret' },
    });
    expect(warnings).toEqual([
      '{{ custom.code }} is empty: no merge tag “code”',
      '{{ promotion.code }} is empty: no merge tag “code”',
    ]);
  });

  test.each([
    '{% if %}',
    '{{#if a}}x{{/if}}',
    '{% include "header" %}',
    '{% render "x" %}',
    '{% layout "x" %}',
    '{% nonsense %}',
  ])('%s gives a fallback page', async (html) => {
    const { picture, warnings } = await front({ front_html: html });
    expect(warnings.join()).toMatch(/merge tags cannot be/);
    expect(picture.at(0, 0)).toBe('#d9d4ca');
  });
});
