import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

export function webhooks(bench: Bench): void {
  test('the eleventh webhook is rejected with a reason', async () => {
    for (let i = 0; i < 10; i += 1) await bench.call('POST', '/_mock/webhooks', { url: `${bench.url}/_receiver/200` });
    const { page } = await bench.open('/webhooks');
    await page.getByText('10 of 10').waitFor();
    await page.getByRole('button', { name: 'Use the built-in receiver' }).click();
    await page.getByRole('button', { name: 'Create and ping' }).click();
    await page.getByRole('alert').getByText('409').waitFor();
    expect(await bench.mock.webhooks.list()).toHaveLength(10);
  });

  test('a failed delivery shows its attempts, and is delivered when resent', async () => {
    const webhook = await bench.mock.webhooks.create({ url: `${bench.url}/_receiver/500` });
    await bench.mail();
    await bench.mock.clock.advance({ days: 3 });
    const { page } = await bench.open(`/webhooks/${webhook.id}`);
    const row = page
      .getByRole('row')
      .filter({ hasText: 'the built-in receiver returns 500' })
      .filter({ hasText: '11' });
    await row.getByText('failed', { exact: true }).first().waitFor();
    await row.getByText('✓ right').first().waitFor();
    await page.getByLabel('The built-in receiver responds with').selectOption('200');
    await page.getByText('/_receiver/200').first().waitFor();
    await row.first().getByRole('link').first().click();
    const drawer = page.getByRole('dialog', { name: 'Delivery' });
    await drawer.getByText('the built-in receiver returns 500').first().waitFor();
    await drawer.getByRole('button', { name: 'Resend' }).click();
    await drawer.getByText('accepted · 200').waitFor();
  });

  test('a webhook created with the built-in receiver is pinged', async () => {
    const { page } = await bench.open('/webhooks');
    await page.getByRole('button', { name: 'Use the built-in receiver' }).click();
    await page.getByRole('button', { name: 'Create and ping' }).click();
    await page.getByRole('link', { name: /_receiver\/200/ }).click();
    await page.getByRole('row').filter({ hasText: 'ping' }).getByText('accepted').waitFor();
  });

  test('a failed ping of a new webhook is shown where it was created', async () => {
    const { page } = await bench.open('/webhooks');
    await page.getByLabel('URL of the receiver').fill(`${bench.url}/_receiver/500`);
    await page.getByRole('button', { name: 'Create and ping' }).click();
    await page.getByRole('alert').getByText('its ping failed: status 500').waitFor();
    await page.getByRole('row').filter({ hasText: '_receiver/500' }).getByText('failing').waitFor();
  });

  test('the list of webhooks and the page of one count events and attempts in the same way', async () => {
    const { id } = await bench.mock.webhooks.create({ url: `${bench.url}/_receiver/500` });
    await bench.mock.clock.advance({ minutes: 1 });
    await bench.mock.webhooks.update(id, { url: `${bench.url}/_receiver/200` });
    const { page } = await bench.open('/webhooks');
    const row = page.getByRole('row').filter({ hasText: '_receiver' });
    await row.getByText('0 % of 1 answered 200').waitFor();
    await page.getByRole('columnheader', { name: 'Events' }).waitFor();
    await row.getByRole('link').click();
    const figure = (name: string) => page.locator('.figures div').filter({ hasText: name });
    await figure('Events failed').getByText('1', { exact: true }).waitFor();
    await figure('Attempts with a 200').getByText('0 of 1 attempt', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Resend all failed' }).click();
    await page.getByRole('status').getByText('failed pings are left out').waitFor();
    await page.getByRole('button', { name: 'Ping', exact: true }).click();
    await figure('Events accepted').getByText('1 of 2').waitFor();
    await figure('Attempts with a 200').getByText('1 of 2 attempts').waitFor();
  });

  test('at every width the deliveries fit the page, with all buttons and headings visible', async () => {
    const webhook = await bench.mock.webhooks.create({ url: `${bench.url}/_receiver/500` });
    for (let i = 0; i < 24; i += 1) await bench.mail();
    await bench.mock.clock.advance({ days: 4 });
    await bench.call('POST', `/_mock/webhooks/${webhook.id}/test`, { event: 'credit_balance_exceeded' });
    const { page } = await bench.open(`/webhooks/${webhook.id}`);
    const table = page.getByRole('table', { name: 'Deliveries' });
    for (const width of [1280, 1200, 1024, 992, 768, 620]) {
      await page.setViewportSize({ width, height: 840 });
      await table.getByRole('button', { name: 'Resend' }).nth(20).scrollIntoViewIfNeeded();
      const found = await table.evaluate((element) => {
        const paper = element.parentElement as HTMLElement;
        const right = paper.getBoundingClientRect().right;
        const buttons = [...element.querySelectorAll('button')].map((each) => each.getBoundingClientRect().right);
        return {
          wider: element.scrollWidth - paper.clientWidth,
          cut: buttons.filter((edge) => edge > right).length,
          overflow: document.documentElement.scrollWidth - window.innerWidth,
          heading: Math.round(element.querySelector('th')?.getBoundingClientRect().top ?? 0),
        };
      });
      expect(found, `${width} px`).toEqual({ wider: 0, cut: 0, overflow: 0, heading: 64 });
    }
  });

  test('a test event of any type is sent, is the first row, and is resent there; filters are in the URL', async () => {
    const webhook = await bench.mock.webhooks.create({ url: `${bench.url}/_receiver/200` });
    const { page } = await bench.open(`/webhooks/${webhook.id}`);
    await page.getByRole('button', { name: 'Test event' }).click();
    const form = page.getByRole('dialog', { name: 'Test event' });
    await form.getByLabel('Event', { exact: true }).selectOption('delivery_exception');
    await form.getByRole('button', { name: 'Send a test event' }).click();
    await form.getByText('Sent; it is the first row of the deliveries').waitFor();
    await page.keyboard.press('Escape');
    const row = page.getByRole('row').filter({ hasText: 'delivery exception' });
    await row.getByText('accepted').waitFor();
    await row.getByRole('button', { name: 'Resend' }).click();
    await row.getByRole('cell', { name: /^2\s*last/ }).waitFor();
    await page.goto(`/webhooks/${webhook.id}?status=delivered&event=ping`);
    await page.getByRole('row').filter({ hasText: 'ping' }).waitFor();
    expect(await row.count()).toBe(0);
  });
}
