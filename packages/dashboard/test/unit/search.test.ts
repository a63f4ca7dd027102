import { mailingStates } from '@direct-mail/contract/control/generated/values';
import { describe, expect, test } from 'vitest';
import { parseSearch, withField } from '../../src/api/search.ts';
import { problemsIn, suggestionsFor } from '../../src/api/search-hints.ts';
import { ratioOf } from '../../src/components/mail/sheet-size.ts';
import { distance } from '../../src/components/time/time.tsx';

describe('parseSearch', () => {
  test.each([
    ['', {}],
    ['ada  lovelace', { to: 'ada lovelace' }],
    ['campaign:"First loaf" ada', { campaign: 'First loaf', to: 'ada' }],
    ['state:delivery-exception zip:94', { state: 'delivery_exception', zip: '94' }],
    ['to:ada lovelace', { to: 'ada lovelace' }],
    ['created:>2026-11-01', { created_after: '2026-11-01' }],
    ['created:<=2026-11-01', { created_before: '2026-11-01' }],
    ['state: ada', { to: 'ada' }],
    ['price:5', { to: 'price:5' }],
    ['-state:delivered', { not_state: ['delivered'] }],
    ['-state:delivered -state:in-transit ada', { not_state: ['delivered', 'in_transit'], to: 'ada' }],
    ['-campaign:"First loaf" -zip:101 -to:ada', { not_campaign: ['First loaf'], not_zip: ['101'], not_to: ['ada'] }],
    ['state:mailed -zip:94', { state: 'mailed', not_zip: ['94'] }],
    ['-created:>2026-11-01', { created_before: '2026-11-01T00:00:00.001Z' }],
    ['-created:<2026-11-01', { created_after: '2026-10-31T23:59:59.999Z' }],
    ['-created:then', { created_before: 'then' }],
    ['-5 apt-state:9', { to: '-5 apt-state:9' }],
    ['-state:', {}],
  ])('%s', (text, search) => {
    expect(parseSearch(text)).toEqual(search);
  });
});

test('withField sets, replaces and removes a field, and quotes values with spaces', () => {
  expect(withField('state:mailed ada', 'state', 'delivered')).toBe('state:delivered ada');
  expect(withField('ada', 'campaign', 'First loaf')).toBe('campaign:"First loaf" ada');
  expect(withField('campaign:"First loaf" ada', 'campaign', null)).toBe('ada');
});

test.each([
  ['postcard_4x6', '6 / 4'],
  ['postcard_6x11', '11 / 6'],
  ['letter_8.5x11', '8.5 / 11'],
  ['something else', '6 / 4'],
])('the sheet of %s is %s', (format, ratio) => {
  expect(ratioOf(format)).toBe(ratio);
});

test.each([
  [0, 'now'],
  [-4_000, 'now'],
  [-90_000, '1 min ago'],
  [7_200_000, 'in 2 h'],
  [-3 * 86_400_000, '3 d ago'],
])('%i ms is %s', (milliseconds, words) => {
  expect(distance(milliseconds)).toBe(words);
});

describe('hints for a search', () => {
  test.each([
    ['st', ['state:']],
    ['ada state:deliv', ['ada state:delivered', 'ada state:delivery_exception']],
    ['campaign:loaf', ['campaign:"First loaf"']],
    ['created:', ['created:>', 'created:<']],
    ['-st', ['-state:']],
    ['ada -state:deliv', ['ada -state:delivered', 'ada -state:delivery_exception']],
    ['-campaign:back', ['-campaign:"Come back"']],
    ['-', ['-state:', '-campaign:', '-to:', '-zip:', '-created:']],
    ['ada', []],
    ['', []],
  ])('%j may become %j', (text, expected) => {
    expect(suggestionsFor(text, ['First loaf', 'Come back'])).toEqual(expected);
  });

  test('every state is offered, those of a delivered piece first', () => {
    const offered = suggestionsFor('state:', []);
    expect(offered.slice(0, 4)).toEqual(['state:processing', 'state:production', 'state:mailed', 'state:delivered']);
    expect(offered.toSorted()).toEqual(mailingStates.map((state) => `state:${state}`).toSorted());
  });

  test.each([
    ['state:deliverd', 'There is no state deliverd: did you mean state:delivered?'],
    ['sate:mailed', 'There is no field sate: use one of state, campaign, to, zip, created.'],
    ['-state:deliverd', 'There is no state deliverd: did you mean state:delivered?'],
    ['-sate:mailed', 'There is no field sate: use one of state, campaign, to, zip, created.'],
    ['created:>yesterday', '>yesterday is not a date: write created:>2026-11-01.'],
  ])('%j is said to be unclear', (text, problem) => {
    expect(problemsIn(text)).toEqual([problem]);
  });

  test.each([
    ['campaign:"First loaf', 'campaign:"First loaf"'],
    ['ada campaign:"First ', 'campaign:"First"'],
    ['"ada', '"ada"'],
  ])('%j has a quotation mark open', (text, closed) => {
    expect(problemsIn(text)).toEqual([`A quotation mark is not closed: write ${closed}.`]);
  });

  test.each(['ada', 'state:mailed zip:9', 'campaign:"a: b" created:<2026-11-01', 'state:', '-state:mailed -zip:9', ''])(
    '%j is clear',
    (text) => {
      expect(problemsIn(text)).toEqual([]);
    },
  );
});
