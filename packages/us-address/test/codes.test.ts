import { describe, expect, test } from 'vitest';
import { codes, describeCode, syntheticFields } from '../src/codes.ts';
import { type AddressInput, magicAddresses, standardize } from '../src/index.ts';

const springfield = { city: 'Springfield', state: 'IL', zip_code: '62701' };
const at = (address_line1: string, rest: object = springfield) =>
  standardize({ address_line1, ...rest } as AddressInput);

describe('codes', () => {
  test('AABB is two codes, AN two', () => {
    expect(describeCode('dpv_footnotes', 'AABB').map((c) => c.code)).toEqual(['AA', 'BB']);
    expect(describeCode('ame_footnotes', 'AN').map((c) => c.code)).toEqual(['A', 'N']);
    expect(describeCode('dpv_return_code', 'D')).toEqual([{ code: 'D', meaning: codes.dpv_return_code?.['D'] }]);
    expect(describeCode('rdi', '?')).toEqual([{ code: '?', meaning: '' }]);
  });

  test('every code that a result or a magic phrase holds is explained', () => {
    const lines = [
      '101 Main Street',
      '101 Main St Apt',
      'Main St',
      'PO Box 1',
      'RR 1',
      'General Delivery',
      '1 Main St PMB 2',
      'Acme',
      '1 Main St PO Box 2',
    ];
    const forced = magicAddresses.map((m) => standardize({ address_line1: m.phrase, ...springfield }, { magic: true }));
    const results = [...lines.map((line) => at(line)), ...forced];
    for (const { usps_analysis } of results) {
      for (const [field, value] of Object.entries(usps_analysis)) {
        for (const { code, meaning } of describeCode(field as keyof typeof usps_analysis, String(value)))
          expect(meaning, `${field} ${code}`).not.toBe('');
      }
    }
  });

  test('the synthetic fields exist', () => {
    const result: Record<string, unknown> = { ...at('101 Main St') };
    for (const path of syntheticFields) {
      const [group = '', field = ''] = path.split('.');
      expect(result[group]).toHaveProperty(field);
    }
  });
});
