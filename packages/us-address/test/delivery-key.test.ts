import { describe, expect, test } from 'vitest';
import { type AddressInput, deliveryKey, standardize } from '../src/index.ts';

const springfield = { city: 'Springfield', state: 'IL', zip_code: '62701' };
const key = (address_line1: string, rest: Partial<AddressInput> = springfield) =>
  deliveryKey({ address_line1, ...rest });

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
