import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

export function webhooks(bench: Bench): void {
  test('the eleventh webhook is refused, with the reason', async () => {
    for (let i = 0; i < 10; i += 1) await bench.call('POST', '/_mock/webhooks', { url: `${bench.url}/_receiver/200` });
    const { page } = await bench.open('/webhooks');
    await page.getByText('10 of 10').waitFor();
    await page.getByRole('button', { name: 'Use the built-in receiver' }).click();
    await page.getByRole('button', { name: 'Create and ping' }).click();
    await page.getByRole('alert').getByText('409').waitFor();
    expect(await bench.mock.webhooks.list()).toHaveLength(10);
  });

  test('a failed delivery shows its attempts, and is delivered when it is sent again', async () => {
    const webhook = await bench.mock.webhooks.create({ url: `${bench.url}/_receiver/500` });
    await bench.mail();
    await bench.mock.clock.advance({ days: 3 });
    const { page } = await bench.open(`/webhooks/${webhook.id}`);
    await page.getByText('failed · 500 · 11 attempts').first().waitFor();
    await page.getByLabel('It answers').selectOption('200');
    await page.getByText('/_receiver/200').first().waitFor();
    await page.getByRole('row').filter({ hasText: '11 attempts' }).getByRole('link').first().click();
    const drawer = page.getByRole('dialog', { name: 'Delivery' });
    await drawer.getByText('the built-in receiver answers 500').first().waitFor();
    await drawer.getByRole('button', { name: 'Redeliver' }).click();
    await drawer.getByText('delivered · 200').waitFor();
  });

  test('a webhook that is made with the built-in receiver is pinged', async () => {
    const { page } = await bench.open('/webhooks');
    await page.getByRole('button', { name: 'Use the built-in receiver' }).click();
    await page.getByRole('button', { name: 'Create and ping' }).click();
    await page.getByRole('link', { name: /_receiver\/200/ }).click();
    await page.getByText('delivered · 200 · 1 attempt').waitFor();
  });
}
