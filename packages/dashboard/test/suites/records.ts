import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exampleOrder } from '../../src/pages/orders/example.ts';
import type { Bench } from '../support/bench.ts';
import { ada } from '../support/bench.ts';

const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

const order = {
  ...exampleOrder,
  order_id: 'NO-1',
  order_items: [{ identifier: 'rye', description: 'Rye loaf', quantity: 2, total: 20 }],
  metadata: { promo_code: 'WARM-20' },
};

export function records(bench: Bench): void {
  test('orders are searched, and an order shows its effect on mailings and its customer’s mail', async () => {
    await bench.call('POST', '/v1/order', order);
    await bench.call('POST', '/v1/order', { ...order, order_id: 'NO-2', metadata: {}, order_items: [] });
    const mailing = await bench.mail({ address_1: '350 5th Ave', city: 'New York', state: 'NY', postal_code: '10118' });
    await bench.mock.clock.advance({ hours: 2 });
    const { page } = await bench.open('/orders');
    await page.getByText('2 orders').waitFor();
    await page.getByRole('searchbox').fill('rye warm-20');
    await page.getByText('1 order', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=rye+warm-20');
    await page.getByRole('link', { name: 'NO-1' }).click();
    const drawer = page.getByRole('dialog', { name: 'Order' });
    await drawer.getByText('No campaign leaves customers out yet').waitFor();
    await drawer.getByRole('link', { name: 'Ada Lovelace' }).click();
    await page.waitForURL(`**/mailings/${mailing.id}`);
  });

  test('D26: orders come from a file, each row a call; those that are refused are named by their line', async () => {
    await bench.call('POST', '/v1/order', order);
    const { page } = await bench.open('/orders');
    await page.getByRole('button', { name: 'Import a file' }).click();
    await pick(
      page,
      'Order;Date;Amount;E-Mail;Name;Street;City;ST;ZIP;promo_code\nNO-1;2026-11-20;1;a@b.example;A;1 Main St;Springfield;IL;62701;X\nNO-9;2026-11-21;12.5;c@d.example;Grace Hopper;350 5th Ave;New York;NY;10118;COLD\n',
    );
    await page.getByRole('button', { name: 'Send 2 orders' }).click();
    await page.getByText('2 of 2 sent, 1 rejected').waitFor();
    await page.getByText(/^Line 2: /).waitFor();
    await page.getByRole('button', { name: 'Show the orders' }).click();
    await page.getByRole('table', { name: 'Orders' }).getByText('COLD').waitFor();
    const made = (await bench.mock.orders.list()).find(({ order_id }) => order_id === 'NO-9');
    expect(made).toMatchObject({ order_id: 'NO-9', total: 12.5, metadata: { promo_code: 'COLD' } });
  });

  test('recipients from a file are mailed, with unmapped columns as merge tags', async () => {
    const [campaign] = await bench.mock.campaigns.list();
    const { page } = await bench.open(`/campaigns/${campaign?.id}`);
    await page.getByRole('button', { name: 'Mail a list' }).click();
    await pick(
      page,
      'Name,Street,City,State,ZIP,promo_code,expires\nGrace Hopper,350 5th Ave,New York,NY,10118,FILE-1,2030-01-01\n',
    );
    await page.getByRole('button', { name: 'Send 1 mailing' }).click();
    await page.getByText('1 of 1 sent, 0 rejected').waitFor();
    const [mailing] = await bench.mock.mailings.list();
    expect(mailing).toMatchObject({ mode: 'test', merge_tags: { promo_code: 'FILE-1', expires: '2030-01-01' } });
  });

  test('a list is exported with its filter, and nothing in the file is a formula', async () => {
    await bench.call('POST', '/v1/order', { ...order, customer_id: '=1+1' });
    await bench.call('POST', '/v1/order', { ...order, order_id: 'NO-2', metadata: {} });
    const { page } = await bench.open('/orders?q=warm-20');
    await page.getByText('1 order', { exact: true }).waitFor();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const lines = readFileSync(await (await coming).path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("NO-1,2026-11-20,USD,42.5,'=1+1,");
  });

  test('D33, D35: a data request is made on its page, moved on from there, and says what it does', async () => {
    await bench.mail({ address_2: 'Ste 300' });
    const { page } = await bench.open('/privacy');
    await page.getByRole('button', { name: 'New request' }).click();
    const form = page.getByRole('dialog', { name: 'New data request' });
    await form.getByText('Erasure', { exact: true }).click();
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByLabel('Address').fill(ada.address_1);
    await form.getByLabel('Apt, suite').fill('Ste 300');
    await form.getByLabel('City').fill(ada.city);
    await form.getByLabel('State').fill(ada.state);
    await form.getByLabel('ZIP').fill(ada.postal_code);
    await form.getByRole('button', { name: 'Submit' }).click();
    const drawer = page.getByRole('dialog', { name: 'Data request' });
    await drawer.getByRole('link', { name: 'Do Not Mail' }).waitFor();
    await drawer.getByRole('button', { name: 'Advance the clock to then' }).click();
    await drawer.getByText('In progress now').waitFor();
    await drawer.getByRole('button', { name: 'Advance the clock to then' }).click();
    await drawer.getByText('Records of the person were erased').waitFor();
    expect((await bench.mock.mailings.list())[0]?.recipient).toBeNull();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Open/ }).click();
    await page.getByText('No request matches these filters').waitFor();
  });

  test('the form of a data request says what is missing before anything is sent', async () => {
    const { page } = await bench.open('/privacy');
    await page.getByRole('button', { name: 'New request' }).click();
    const form = page.getByRole('dialog', { name: 'New data request' });
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('Enter an e-mail address, or a postal address').waitFor();
    await form.getByLabel('E-mail').fill('ada');
    await form.getByText('“ada” is not an e-mail address: write name@example.com.').waitFor();
    await form.getByLabel('E-mail').fill('ada@example.com');
    await form.getByRole('alert').waitFor({ state: 'hidden' });
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByLabel('ZIP').fill('10118');
    await form.getByText('An address must be complete: fill in Address, City and State too.').waitFor();
    expect(await bench.mock.requests.list()).toEqual([]);
    for (const label of ['Name', 'ZIP']) await form.getByLabel(label).fill('');
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog', { name: 'Data request', exact: true }).getByText('Received now').waitFor();
  });

  test('a fault rule is created from a preset, changed, and links to the affected calls', async () => {
    const { page } = await bench.open('/faults');
    await page.getByText('No rule is set').waitFor();
    await page.getByRole('button', { name: /^Done, and the response is lost/ }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const rules = page.getByRole('table', { name: 'Fault rules' });
    await rules.getByText('once').waitFor();
    await rules.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('How often').fill('2');
    await page.getByRole('button', { name: /^429, too many requests/ }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).last().click();
    await rules.getByText('2 times').waitFor();
    expect(await bench.mock.faults.list()).toMatchObject([{ status: 429, times: 2, operation: 'createMailing' }]);
    await bench.mail().catch(() => undefined);
    await rules.getByText('1 of 1').waitFor();
    await rules.getByRole('link', { name: 'the requests' }).click();
    await page.getByRole('table', { name: 'Requests' }).getByText('429').first().waitFor();
  });

  test('hostile orders, members, campaigns and merge tags are text on every page that shows them', async () => {
    const [campaign] = await bench.mock.campaigns.list();
    await bench.mock.campaigns.update(campaign?.id ?? '', { name: HOSTILE });
    const name = HOSTILE.slice(0, 60);
    await bench.call('POST', '/v1/order', {
      ...order,
      customer_id: HOSTILE,
      shipping_address: { ...order.shipping_address, name },
      order_items: [{ identifier: HOSTILE, description: HOSTILE, total: 1 }],
      metadata: { promo_code: HOSTILE.slice(0, 80) },
    });
    const list = await bench.mock.audiences.create({ name: HOSTILE, description: HOSTILE });
    await bench.mock.audiences.addMember(list.id, { identifier: HOSTILE });
    const { id } = await bench.mail(
      { first_name: HOSTILE },
      { merge_tags: { promo_code: HOSTILE, [HOSTILE]: HOSTILE } },
    );
    await bench.mock.faults.add({ operation: 'createMailing', status: 503, message: HOSTILE });
    const { page } = await bench.open('/');
    const orderId = (await bench.mock.orders.list())[0]?.id ?? '';
    for (const path of [
      `/orders?order=${orderId}`,
      '/audiences',
      `/audiences/${list.id}`,
      '/campaigns',
      `/campaigns/${campaign?.id}`,
      `/mailings/${id}`,
      '/activity',
      '/faults',
      '/statistics',
    ]) {
      await page.goto(path);
      await page.getByText('<img src=x').filter({ visible: true }).first().waitFor();
      expect(await page.title(), path).not.toMatch(/^[12]/);
      expect(await page.locator('img[src="x"], main script').count(), path).toBe(0);
    }
  });
}

async function pick(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'CSV file' }).click();
  await (await chooser).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}
