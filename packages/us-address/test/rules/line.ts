import { expect } from 'vitest';
import { type AddressComponents, type AddressFields, type AddressInput, standardize } from '../../src/index.ts';

/** What is sent, the delivery line that must come out, and components that matter. */
export type Case = [sent: string, line: string, components?: Partial<AddressComponents> | undefined];

const springfield = { city: 'Springfield', state: 'IL', zip_code: '62701' };

/**
 * Checks the delivery line (and the second line, joined) of one line in Springfield, or elsewhere; and that these lines,
 * standardized again, stay as they are.
 */
export function expectLine([sent, line, components = {}]: Case, elsewhere: AddressFields = springfield): void {
  const result = standardize({ address_line1: sent, ...elsewhere } as AddressInput);
  expect([result.address_line1, result.address_line2].filter(Boolean).join(' | ')).toBe(line);
  expect(result.address_components).toMatchObject(components);
  const { address_line1, address_line2 } = result;
  if (address_line1 === '') return;
  const again = standardize({ ...elsewhere, address_line1, address_line2 } as AddressInput);
  expect(again).toMatchObject({ address_line1, address_line2, address_components: result.address_components });
}
