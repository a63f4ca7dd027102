/** What every flow starts from: `node flow.ts <base address> <address service's address> <token>`. */
export const [baseUrl = '', addressUrl = '', token = '', campaign = '', audience = ''] = process.argv.slice(2);

let count = 0;

/** Ends the flow at the first thing that is not as the document says. */
export function must(what: string, isSo: boolean | undefined): asserts isSo {
  if (isSo !== true) throw new Error(`not so: ${what}`);
  count += 1;
}

export const done = (): void => console.log(`${count} steps`);

export const recipient = {
  full_name: 'Ada Lovelace',
  address_1: '22 Spruce St',
  city: 'Portland',
  state: 'ME',
  postal_code: '04101',
};
export const order = { order_id: 'A-1815', order_date: '2026-11-20', shipping_address: recipient };
export const request = {
  regulation: 'cpra',
  subject_request_id: '6f1f3a52-9d4b-4d0a-8f55-2f6f0f3b7c11',
  subject_request_type: 'access',
  submitted_time: '2026-11-20T09:00:00Z',
  subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.org' }],
} as const;
