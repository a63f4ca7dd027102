import { createHash } from 'node:crypto';
import type {
  AudienceAddress,
  AudienceMemberBase,
  CreateMailingRequest,
  OrderAddress,
  OrderBase,
  OrderItem,
  RecipientBase,
} from '@direct-mail/contract';
import type { Mock } from '@direct-mail/mock';
import { expect, test } from 'vitest';
import { call, mockAt } from './support.ts';

/** Every field of the document, with a value of its own: one that the document gets is missing here, and does not compile. */
type Every<Model, Nested extends object = object> = {
  readonly [Field in keyof Model]-?: Field extends keyof Nested ? Nested[Field] : NonNullable<Model[Field]>;
};

const sha256 = (email: string): string => createHash('sha256').update(email).digest('hex');

/** What is kept in another form than it was sent. */
const keptAs: Readonly<Record<string, (sent: string) => string>> = {
  email: sha256,
  customer_email: sha256,
  send_at: (sent) => String(Date.parse(sent)),
};

function leaves(
  value: unknown,
  path: string,
): { readonly path: string; readonly name: string; readonly value: string }[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path === '' ? name : `${path}.${name}`));
  return [{ path, name: path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '', value: String(value) }];
}

/** The paths of what was sent and is not in the account's rows. */
async function dropped(mock: Mock, body: object): Promise<string[]> {
  const { tables } = await mock.snapshot();
  const kept = JSON.stringify(tables);
  return leaves(body, '')
    .filter(({ name, value }) => !kept.includes((keptAs[name] ?? String)(value)))
    .map(({ path }) => path);
}

const street = { address_1: '17 MARKER ST', address_2: 'APT 9K', city: 'AUSTIN', state: 'TX', postal_code: '78701' };

test('every field of a mailing that the document has is kept', async () => {
  const mock = mockAt();
  const creative = { name: 'Card', format: 'postcard_4x6', front_html: '{{ custom.code }}' };
  const campaign = await mock.campaigns.create({ name: 'Spring', creatives: [creative] });
  const recipient: Every<RecipientBase> = {
    ...street,
    full_name: 'Zed Whole',
    first_name: 'Zedfirst',
    last_name: 'Zedlast',
    company: 'Markco',
    email: 'zed@x.test',
    identifier: 'zed-7',
  };
  const body: Every<CreateMailingRequest, { recipient: typeof recipient }> = {
    campaign_id: campaign.id,
    creative_id: campaign.creatives[0]?.id ?? '',
    merge_tags: { code: 'SPRING-5' },
    send_at: '2026-12-24T07:08:09.123Z',
    recipient,
  };
  expect((await call(mock, 'POST', '/v1/mailing', body)).status).toBe(201);
  expect(await dropped(mock, body)).toEqual([]);
});

test('every field of an order and its items that the document has is kept', async () => {
  const mock = mockAt();
  const address = (name: string, address_1: string): Every<OrderAddress> => ({
    ...street,
    name,
    address_1,
    country: 'USA',
  });
  const item: Every<OrderItem> = {
    identifier: 'sku-31',
    description: 'A brass lamp',
    quantity: 37,
    total: 811.75,
    price: 43.25,
    category: ['Lampware'],
    metadata: { shelf: 'K-12' },
  };
  const body: Every<OrderBase> = {
    order_id: 'order-53',
    order_date: '2026-10-09',
    currency: 'EUR',
    total: 977.5,
    customer_id: 'customer-61',
    customer_email: 'zed@x.test',
    customer_email_sha256: sha256('zed@x.test'),
    shipping_address: address('Zed Shipping', '17 MARKER ST'),
    billing_address: address('Zed Billing', '19 MARKER ST'),
    order_items: [item],
    metadata: { channel: 'Kiosk' },
  };
  expect((await call(mock, 'POST', '/v1/order', body)).status).toBe(201);
  expect(await dropped(mock, body)).toEqual([]);
});

test('every field of a member that the document has is kept', async () => {
  const mock = mockAt();
  const { id } = await mock.audiences.create({ name: 'Friends' });
  const address: Every<AudienceAddress> = { ...street, name: 'Zed Whole' };
  const body: Every<AudienceMemberBase> = {
    address,
    identifier: 'zed-7',
    email: 'zed@x.test',
    email_sha256: sha256('zed@x.test'),
  };
  expect((await call(mock, 'POST', `/v1/audience/${id}`, body)).status).toBeLessThan(300);
  expect(await dropped(mock, body)).toEqual([]);
});
