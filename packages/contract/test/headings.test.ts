import { describe, expect, test } from 'vitest';
import { columnsByHeading, memberHeadings, personHeadings } from '../src/words/headings.ts';
import { separatorOf } from '../src/words/separator.ts';

const read = (headings: string, given: Record<string, string> = {}) =>
  columnsByHeading(headings.split(','), personHeadings, given);

/** Headings of exports as these programs write them, without the columns that a person does not have. */
const exports_: [program: string, headings: string, fields: Record<string, string>][] = [
  [
    'Shopify, customers',
    'Customer ID,First Name,Last Name,Email,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Total Spent,Note',
    {
      first_name: 'First Name',
      last_name: 'Last Name',
      company: 'Default Address Company',
      address_1: 'Default Address Address1',
      address_2: 'Default Address Address2',
      city: 'Default Address City',
      state: 'Default Address Province Code',
      postal_code: 'Default Address Zip',
      identifier: 'Customer ID',
      email: 'Email',
    },
  ],
  [
    'Klaviyo',
    'Email,Klaviyo ID,First Name,Last Name,Organization,Title,Address,Address 2,City,State / Region,Country,Zip Code',
    {
      first_name: 'First Name',
      last_name: 'Last Name',
      company: 'Organization',
      address_1: 'Address',
      address_2: 'Address 2',
      city: 'City',
      state: 'State / Region',
      postal_code: 'Zip Code',
      email: 'Email',
    },
  ],
  [
    'HubSpot',
    'Record ID,First Name,Last Name,Email,Street Address,City,State/Region,Postal Code,Country/Region,Lead Status',
    {
      first_name: 'First Name',
      last_name: 'Last Name',
      address_1: 'Street Address',
      city: 'City',
      state: 'State/Region',
      postal_code: 'Postal Code',
      identifier: 'Record ID',
      email: 'Email',
    },
  ],
  [
    'Salesforce',
    'Contact ID,Salutation,First Name,Last Name,Account Name,Mailing Street,Mailing City,Mailing State/Province,Mailing Zip/Postal Code,Mailing Country,Email',
    {
      first_name: 'First Name',
      last_name: 'Last Name',
      address_1: 'Mailing Street',
      city: 'Mailing City',
      state: 'Mailing State/Province',
      postal_code: 'Mailing Zip/Postal Code',
      identifier: 'Contact ID',
      email: 'Email',
    },
  ],
  [
    'Stripe',
    'id,Description,Email,Name,Created (UTC),Shipping Name,Shipping Address Line1,Shipping Address Line2,Shipping Address City,Shipping Address State,Shipping Address Country,Shipping Address Postal Code',
    {
      full_name: 'Shipping Name',
      address_1: 'Shipping Address Line1',
      address_2: 'Shipping Address Line2',
      city: 'Shipping Address City',
      state: 'Shipping Address State',
      postal_code: 'Shipping Address Postal Code',
      identifier: 'id',
      email: 'Email',
    },
  ],
  [
    'WooCommerce',
    'Customer User ID,User Email,Username,Billing First Name,Billing Last Name,Billing Address 1,Billing Address 2,Billing City,Billing State,Billing Postcode,Billing Country',
    {
      first_name: 'Billing First Name',
      last_name: 'Billing Last Name',
      address_1: 'Billing Address 1',
      address_2: 'Billing Address 2',
      city: 'Billing City',
      state: 'Billing State',
      postal_code: 'Billing Postcode',
      identifier: 'Customer User ID',
      email: 'User Email',
    },
  ],
  [
    'Amazon',
    'order-id,purchase-date,buyer-email,buyer-name,recipient-name,ship-address-1,ship-address-2,ship-city,ship-state,ship-postal-code',
    {
      full_name: 'recipient-name',
      address_1: 'ship-address-1',
      address_2: 'ship-address-2',
      city: 'ship-city',
      state: 'ship-state',
      postal_code: 'ship-postal-code',
      email: 'buyer-email',
    },
  ],
  [
    'Google Contacts',
    'First Name,Last Name,E-mail 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country',
    {
      first_name: 'First Name',
      last_name: 'Last Name',
      address_1: 'Address 1 - Street',
      city: 'Address 1 - City',
      state: 'Address 1 - Region',
      postal_code: 'Address 1 - Postal Code',
      email: 'E-mail 1 - Value',
    },
  ],
  [
    'Etsy, whose street has no prefix',
    'Order ID,Full Name,Street 1,Street 2,Ship City,Ship State,Ship Zipcode',
    {
      full_name: 'Full Name',
      address_1: 'Street 1',
      address_2: 'Street 2',
      city: 'Ship City',
      state: 'Ship State',
      postal_code: 'Ship Zipcode',
    },
  ],
];

describe('columnsByHeading', () => {
  test.each(exports_)('knows the columns of an export of %s', (_, headings, fields) => {
    expect(read(headings)).toEqual({ fields, others: [] });
  });

  test('a whole address without a prefix is the one that is meant', () => {
    const { fields, others } = read(
      'Name,Address,City,State,Zip,Billing Address,Billing City,Billing State,Billing Zip',
    );
    expect(fields).toMatchObject({ full_name: 'Name', address_1: 'Address', postal_code: 'Zip' });
    expect(others).toEqual([]);
  });

  const both =
    'shipping_first_name,shipping_address_1,shipping_city,shipping_state,shipping_postcode,billing_first_name,billing_address_1,billing_city,billing_state,billing_postcode';

  test('of two whole addresses the first kind is read, and the other is said', () => {
    const { fields, others } = read(both);
    expect(fields).toMatchObject({ first_name: 'shipping_first_name', city: 'shipping_city' });
    expect(others).toMatchObject([{ first_name: 'billing_first_name', city: 'billing_city' }]);
  });

  test('a column that is named says which address', () => {
    const { fields, others } = read(both, { address_1: 'billing_address_1' });
    expect(fields).toMatchObject({ first_name: 'billing_first_name', postal_code: 'billing_postcode' });
    expect(others).toEqual([]);
  });

  test('the second line of a street that is named is that of the same address', () => {
    const parts = ['address_1', 'address_2', 'city', 'state', 'postcode'];
    const headings = ['shipping', 'billing'].flatMap((kind) => parts.map((part) => `${kind}_${part}`)).join(',');
    const { fields } = read(headings, { address_1: 'billing_address_1' });
    expect(fields).toMatchObject({ address_2: 'billing_address_2', city: 'billing_city' });
    const swapped = read(headings, { address_1: 'billing_address_2', city: 'billing_city' });
    expect(swapped.fields).not.toHaveProperty('address_2');
    const own = read(`Lane,${headings}`, { address_1: 'Lane', city: 'shipping_city' });
    expect(own.fields).toEqual({
      address_1: 'Lane',
      city: 'shipping_city',
      state: 'shipping_state',
      postal_code: 'shipping_postcode',
    });
  });

  test('no place is made of two addresses: the state of the bill is not that of the parcel', () => {
    const { fields } = read('Name,Street,City,Zip,Billing State');
    expect(fields).toEqual({ full_name: 'Name', address_1: 'Street', city: 'City', postal_code: 'Zip' });
    const { fields: placed } = read('Name,Shipping Street,Shipping City,Shipping Zip,Billing City,Billing State');
    expect(placed).not.toMatchObject({ state: 'Billing State' });
  });

  test('a login is no name, and two names are not mixed', () => {
    expect(read('Username,Email').fields).toEqual({ email: 'Email' });
    expect(read('First Name,Customer Name,Email').fields).toEqual({ first_name: 'First Name', email: 'Email' });
  });

  test('no heading is of two fields', () => {
    const words = Object.values(memberHeadings).flat();
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('separatorOf', () => {
  test.each([
    ['a,b;c,d\n', ','],
    ['Name;Street, number;ZIP\n1;2;3', ';'],
    ['Name\tZIP', '\t'],
    ['Name|ZIP', '|'],
    ['"a;b;c;d",e\n', ','],
    ['email\n', ','],
    ['', ','],
    ['\n  \r\na;b\n1;2', ';'],
  ] as const)('takes %j for a file that is separated by %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });
});
