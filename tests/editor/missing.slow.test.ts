import { describe, expect, test } from 'vitest';
import { startEditor } from './editor.ts';

const editor = startEditor();
const head = `import { Bulk } from '@direct-mail/bulk';
import { createMock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { createWebhookHandler, verifyWebhook } from '@direct-mail/sdk/webhooks';
import { deliveryKey, standardize } from '@direct-mail/us-address';
declare const mail: DirectMail;
const mock = createMock();
`;
const address = `address_1: '1 Main St', city: 'Austin', state: 'TX'`;

/**
 * Of an argument that lacks a field TypeScript writes two lines: the argument's type, which is the caller's own code, then the
 * field. No declaration shortens the first one, so it is the second that is held to name the field within 160 characters.
 */
describe('a field that is missing is named in the last line of the message, within 160 characters', () => {
  test.each([
    [`mail.mailings.create({ campaign_id: 'c' });`, ['recipient']],
    [`mail.mailings.create({ recipient: { email: 'a@b.c' } });`, ['campaign_id']],
    [`mail.mailings.create({ campaign_id: 'c', recipient: { ${address} } });`, ['postal_code']],
    [
      `mail.mailings.create({ campaign_id: 'c', recipient: { full_name: 'Ada' } });`,
      ['address_1', 'city', 'state', 'postal_code'],
    ],
    [`mail.orders.create({ order_id: 'o', order_date: 'd', total: 5 });`, ['customer_email']],
    [`mail.orders.create({});`, ['order_id', 'order_date']],
    [`mail.audiences.addMember('a', {});`, ['email']],
    [`mail.addresses.standardize({ address_line1: '1 Main St' });`, ['zip_code']],
    [`mail.addresses.standardize({ city: 'Austin' });`, ['address_line1']],
    [`mail.addresses.standardize({});`, ['full_address']],
    [`mail.orders.create({ order_id: 'o', order_date: 'd', shipping_address: { ${address} } });`, ['postal_code']],
    [`mail.orders.create({ order_date: 'd', customer_email: 'a@b.c' });`, ['order_id']],
    [`mail.dataSubjectRequests.create({});`, ['regulation', 'subject_request_id', 'subject_request_type']],
    [`new Bulk({ client: mail });`, ['ledger']],
    [`new Bulk({ client: mail, ledger: {} as never }).plan({ campaignId: 'c' });`, ['rows']],
    [`createWebhookHandler({ secret: 's' });`, ['onEvent']],
    [`createWebhookHandler({});`, ['onEvent', 'secret']],
    [`verifyWebhook({ secret: 's' });`, ['body']],
    [`standardize({ address_line1: '1 Main St' });`, ['zip_code']],
    [`deliveryKey({ city: 'Austin', state: 'TX' });`, ['address_line1']],
    [`mock.campaigns.create({});`, ['name']],
    [`mock.faults.add({ operation: 'createMailing', nth: '2' });`, ['number']],
  ])('%s', (code, fields) => {
    const [mistake, ...more] = editor.open(head + code).mistakes();
    const lines = mistake?.message.split('\n') ?? [];
    expect(lines.length).toBeLessThan(3);
    for (const field of fields) expect(lines.at(-1)?.slice(0, 160)).toContain(field);
    expect(mistake?.message).not.toMatch(/components|WithRequired|schemas/);
    expect(more).toEqual([]);
  });

  test('an empty address names the type whose hover lists the combinations', () => {
    for (const call of ['standardize', 'deliveryKey']) {
      const [{ message } = { message: '' }] = editor.open(`${head}${call}({});`).mistakes();
      expect(message).toContain("'AddressInput'");
      expect(message.length).toBeLessThan(160);
    }
    const file = editor.open(
      `${head}import type { AddressInput } from '@direct-mail/us-address';\nlet sent: AddressInput;`,
    );
    expect(file.hover('let sent: Address|Input').documentation).toContain('`address_line1` with `zip_code`');
  });
});
