import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AddressFields, type AddressInput, deliveryKey, standardize } from '../src/index.ts';
import { addressInput } from './arbitrary.ts';

const springfield = { city: 'Springfield', state: 'IL', zip_code: '62701' };
const key = (address_line1: string, rest: AddressFields = springfield) =>
  deliveryKey({ address_line1, ...rest } as AddressInput);

describe('D36: matching by delivery line, unit and five-digit ZIP', () => {
  test.each([
    ['101 N Main St Apt 4', '101 North Main Street, #4'],
    ['101 N Main St Apt 4', '101 N. MAIN ST UNIT 4'],
    ['PO Box 12', 'P.O. Drawer 12'],
    ['RR 2 Box 12', 'Rural Route 02, Box 12'],
    ['12 Highway 64', '12 Hwy 64'],
  ])('"%s" is "%s"', (a, b) => expect(key(a)).toBe(key(b)));

  test.each([
    ['101 Main St', '101 Main St Apt 4'],
    ['101 Main St Apt 4', '101 Main St Apt 5'],
    ['101 Main St', '103 Main St'],
    ['101 N Main St', '101 S Main St'],
    ['101 Main St', '101 Main Ave'],
    ['101 Main St Fl 2', '101 Main St Apt 2'],
    ['101 Main St Uppr', '101 Main St Lowr'],
    ['10 Main St PMB 1', '10 Main St PMB 2'],
  ])('"%s" is not "%s"', (a, b) => expect(key(a)).not.toBe(key(b)));

  const units = 'Apt PH1,Apt PH2,Villa 1,Villa 2,Apt Two,Apt Three,Loft 1,Townhouse 2,Tower A Apt 1,Tower B Apt 1,Apt 1'
    .concat(',Cond X Apt 502,Cond Y Apt 502,West Tower,East Tower,')
    .split(',');
  test('no two units have one key, in whatever words they are', () => {
    for (const form of [
      (unit: string) => deliveryKey({ address_line1: '45 Main St', address_line2: unit, ...springfield }),
      (unit: string) => key(`45 Main St${unit === '' ? '' : `, ${unit}`}`),
      (unit: string) => deliveryKey({ full_address: `45 Main St, ${unit}, Springfield, IL 62701` }),
    ]) {
      expect(new Set(units.map(form)).size).toBe(units.length);
      expect(form('Apt Two')).toBe(form('Unit 2'));
      for (const name of ['Attn: Bob', 'c/o Studio 5', 'Acme Inc', 'PO Box 12']) expect(form(name)).toBe(form(''));
    }
  });

  test('the ZIP counts with five digits, the name of the city does not', () => {
    expect(key('12 Main St', { city: 'Evanston', state: 'IL', zip_code: '60076-1234' })).toBe(
      key('12 Main St', { zip_code: '60076' }),
    );
    expect(key('12 Main St', { zip_code: '60076' })).not.toBe(key('12 Main St', { zip_code: '60077' }));
  });

  test('two urbanizations with the same street are two addresses', () => {
    const bayamon = { city: 'Bayamon', state: 'PR', zip_code: '00956' };
    const urb = (name: string) =>
      deliveryKey({ address_line1: '123 Calle 1', address_line2: `URB ${name}`, ...bayamon });
    expect(urb('Royal Oak')).not.toBe(urb('Santa Rosa'));
  });

  test('a result of standardize has the key of its address', () => {
    const input = { address_line1: '101 North Main Street', address_line2: 'Apt 4', ...springfield };
    expect(deliveryKey(standardize(input))).toBe(deliveryKey(input));
    expect(deliveryKey(input)).toBe('62701|101|N|MAIN|ST||4||');
  });
});

test('D36: whatever the address, its result, and that as fields, has its key; lower case and more spaces too', () => {
  fc.assert(
    fc.property(addressInput, (input) => {
      const result = standardize(input);
      expect(deliveryKey(result)).toBe(deliveryKey(input));
      const { address_line1, address_line2, city, state, zip_code } = result;
      if (address_line1 !== '' && zip_code !== '')
        expect(deliveryKey({ address_line1, address_line2, city, state, zip_code })).toBe(deliveryKey(result));
      const spelt = Object.entries(input).map(([field, text]) => [field, text.toLowerCase().replaceAll(' ', '  ')]);
      expect(deliveryKey(Object.fromEntries(spelt))).toBe(deliveryKey(input));
    }),
    { seed: 36, numRuns: 500 },
  );
});
