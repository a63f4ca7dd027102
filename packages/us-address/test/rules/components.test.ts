import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AddressComponents, standardize } from '../../src/index.ts';

/** The components in the order of a delivery line. */
const order = [
  'primary_num',
  'pre_dir',
  'primary_name',
  'suffix',
  'post_dir',
  'unit_des',
  'secndry_num',
  'unit_des2',
  'secndry_num2',
  'pmb_des',
  'pmb_num',
] as const satisfies readonly (keyof AddressComponents)[];

/** All components that are not empty, and what is left for the second line. */
function componentsOf(sent: string): string {
  const { address_components: components, address_line2: second } = standardize({
    address_line1: sent,
    city: 'Springfield',
    state: 'IL',
    zip_code: '62701',
  });
  const named = order.filter((name) => components[name] !== '').map((name) => `${name}=${components[name]}`);
  return [...named, ...(second === '' ? [] : [`line2=${second}`])].join(', ');
}

/** Lines in Springfield, and what is in them: what the tests of the rules compare, they compare as lines. */
const table = JSON.parse(readFileSync(new URL('../fixtures/components.json', import.meta.url), 'utf8')) as [
  sent: string,
  components: string,
][];

test.each(table)('Standardize: the address_components of "%s"', (sent, components) => {
  expect(componentsOf(sent)).toBe(components);
});
