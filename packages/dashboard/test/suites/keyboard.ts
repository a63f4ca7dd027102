import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

export function keyboard(bench: Bench): void {
  test('the first Tab offers to skip the navigation, and a new page has the focus at its top', async () => {
    const { page } = await bench.open('/campaigns');
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('g');
    await page.keyboard.press('w');
    await page.getByRole('heading', { name: 'Webhooks', level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('going back puts the focus on the row that was opened', async () => {
    for (const last_name of ['One', 'Two', 'Three']) await bench.mail({ last_name });
    const { page } = await bench.open('/');
    await page.getByRole('link', { name: 'Ada Two' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ada Two' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ada Two');
  });

  test('both sides of a card are edited together, and a finding leads to its line', async () => {
    const [campaign] = await bench.mock.campaigns.list();
    const { page } = await bench.open(`/creatives/${campaign?.creatives[0]?.id}`);
    await page.getByLabel('HTML of the front').fill('<h1>Hi {{ nick }}</h1>');
    await page.getByLabel('HTML of the back').fill('<p>one</p>\n<p>{{ other }}</p>');
    await page.getByRole('cell', { name: 'nick' }).waitFor();
    await page.getByRole('cell', { name: 'other' }).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('· revision 2 ·').waitFor();
    const [saved] = (await bench.mock.campaigns.list())[0]?.creatives ?? [];
    expect([saved?.front_html, saved?.back_html]).toEqual(['<h1>Hi {{ nick }}</h1>', '<p>one</p>\n<p>{{ other }}</p>']);
  });

  test('a preview that waits for a stopped clock has a button to advance it', async () => {
    const { id } = await bench.mail();
    const { page } = await bench.open(`/mailings/${id}`);
    await page.getByRole('button', { name: /^Advance the clock by \d+ s$/ }).click();
    await page.getByRole('img', { name: 'Front of the postcard to Ada Lovelace', exact: true }).waitFor();
  });
}
