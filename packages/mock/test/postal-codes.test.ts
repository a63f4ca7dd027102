import { describe, expect, test } from 'vitest';
import { ada, call, mockAt } from './support.ts';

const notZips = [
  '1234567',
  '12345-67',
  '12345-678',
  '12345 6789',
  '123456',
  'M5V 2T6',
  '1234',
  '１２３０５',
  '12345-67890',
];
const zips = ['12345', '12345-6789', '123456789', ' 12345 '];
const place = { ...ada, city: 'Schenectady', state: 'NY', address_1: '1 Main St' };

describe('D119: a postal code is never cut', () => {
  test('what is no ZIP code is kept as it came, and the mailing is address_invalid', async () => {
    const mock = mockAt();
    const creative = { name: 'Card', format: 'postcard_4x6', front_html: 'Hi' };
    const { id: campaign_id } = await mock.campaigns.create({ name: 'Spring', creatives: [creative] });
    for (const postal_code of notZips) {
      const sent = await call(mock, 'POST', '/v1/mailing', { campaign_id, recipient: { ...place, postal_code } });
      expect([postal_code, sent.status]).toEqual([postal_code, 201]);
      await mock.clock.advance({ hours: 2 });
      const mailing = await mock.mailings.retrieve(String(sent.body.id));
      expect([postal_code, mailing.state, mailing.address?.postal_code]).toEqual([
        postal_code,
        'address_invalid',
        postal_code,
      ]);
    }
  });

  test('five digits and ZIP+4 are mailed', async () => {
    const mock = mockAt();
    const creative = { name: 'Card', format: 'postcard_4x6', front_html: 'Hi' };
    const { id: campaign_id } = await mock.campaigns.create({ name: 'Spring', creatives: [creative] });
    for (const postal_code of zips) {
      const sent = await call(mock, 'POST', '/v1/mailing', { campaign_id, recipient: { ...place, postal_code } });
      await mock.clock.advance({ days: 2 });
      const { state, address } = await mock.mailings.retrieve(String(sent.body.id));
      expect([postal_code, state, address?.postal_code]).toEqual([postal_code, 'mailed', '12345']);
    }
  });

  test('orders and members keep it, in the United States and abroad', async () => {
    const mock = mockAt();
    const { id } = await mock.audiences.create({ name: 'Friends' });
    const address = {
      name: 'Bo King',
      address_1: '1 Front St W',
      city: 'Toronto',
      state: 'ON',
      postal_code: 'M5V 2T6',
    };
    for (const country of [undefined, 'CAN']) {
      const order = { order_id: `o-${country}`, order_date: '2026-11-01', shipping_address: { ...address, country } };
      const { body, status } = await call(mock, 'POST', '/v1/order', order);
      expect([status, body.shipping_address.postal_code]).toEqual([201, 'M5V 2T6']);
    }
    await call(mock, 'POST', `/v1/audience/${id}`, { address });
    expect((await mock.audiences.members(id))[0]?.address?.postal_code).toBe('M5V 2T6');
  });

  test('v1/standardize refuses it in its own shape, alone and in a batch', async () => {
    const mock = mockAt();
    for (const zip_code of notZips) {
      const query = new URLSearchParams({ address_line1: '1 Main St', city: 'Schenectady', state: 'NY', zip_code });
      const alone = await call(mock, 'GET', `/v1/standardize?${query.toString()}`);
      expect([zip_code, alone.status, alone.body.error.status]).toEqual([zip_code, 400, 400]);
      expect(alone.body.message).toContain('zip_code must be a ZIP code: five digits, or ZIP+4');
      const batch = [{ full_address: '1 Main St, Austin TX' }, { address_line1: '1 Main St', zip_code }];
      const both = await call(mock, 'POST', '/v1/standardize', batch);
      expect([both.status, both.body.message]).toEqual([400, expect.stringContaining('address 1: zip_code must be')]);
    }
  });
});
