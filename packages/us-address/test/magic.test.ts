import { describe, expect, test } from 'vitest';
import {
  clean,
  deliverability,
  explain,
  findMagic,
  magicAddresses,
  standardize,
  standardizeLines,
} from '../src/index.ts';

const springfield = { city: 'Springfield', state: 'IL', zip_code: '62701' };

describe('magic addresses', () => {
  test.each(magicAddresses.map((m) => [m.phrase, m] as const))(
    '"%s" sets the result, whatever case and punctuation',
    (phrase, magic) => {
      for (const line of [phrase, phrase.toUpperCase(), ` ${phrase.replace(' ', '  ')}. `]) {
        const input = { address_line1: line, zip_code: '11111' };
        expect(findMagic(input)).toBe(magic);
        const result = standardize(input, { magic: true });
        expect(result).toMatchObject({ address_line1: phrase.toUpperCase(), zip_code: '11111' });
        const { effect } = magic;
        expect(deliverability(result).deliverable).toBe(effect.kind === 'analysis' && effect.deliverable);
        if (effect.kind === 'http') continue;
        const refused = { deliverable: false, reason: 'magic' };
        expect(deliverability(result)).toMatchObject(effect.deliverable ? { deliverable: true } : refused);
        expect(result.usps_analysis).toMatchObject(effect.analysis);
        expect(result.metadata).toMatchObject(effect.metadata);
      }
    },
  );

  test('they keep the last line, and hold beside a real one', () => {
    const result = standardize({ address_line1: 'Vacant', ...springfield }, { magic: true });
    expect(result).toMatchObject({ address_line1: 'VACANT', city: 'SPRINGFIELD', state: 'IL', zip_code: '62701' });
    expect(result.usps_analysis.dpv_vacant).toBe('Y');
    expect(result.metadata.county_num).toBe('167');
    expect(findMagic({ full_address: 'http 503, Springfield IL 62701' })?.effect).toEqual({
      kind: 'http',
      status: 503,
    });
  });

  test.each(magicAddresses.map((m) => m.phrase))(
    'by default "%s" is a line like any other, in a list too',
    async (phrase) => {
      const input = { address_line1: phrase, ...springfield };
      const { usps_analysis, ...lines } = standardizeLines(input);
      expect(deliverability({ usps_analysis, ...lines }).deliverable).toBe(false);
      expect(explain(input).result).toEqual(standardize(input));
      for await (const { address, deliverability: verdict } of clean([input])) {
        expect(address).toEqual({ usps_analysis, ...lines });
        expect(verdict?.deliverable).toBe(false);
      }
      for await (const { address } of clean([input], undefined, { magic: true }))
        expect(address).toEqual(standardizeLines(input, { magic: true }));
      expect(explain(input, { magic: true }).result).toEqual(standardize(input, { magic: true }));
    },
  );

  test('a street that contains a phrase is none; nor is what cannot be read', () => {
    expect(findMagic({ address_line1: '12 Vacant Ln', ...springfield })).toBeUndefined();
    expect(findMagic({ address_line1: 'PO Box', ...springfield })).toBeUndefined();
    expect(findMagic({})).toBeUndefined();
  });
});
