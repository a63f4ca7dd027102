import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

/** Messages of forms: all problems at once, in plain words, and beside their fields. */
export function forms(bench: Bench): void {
  test('a new mailing marks empty fields, and the field that the service rejects', async () => {
    await bench.mail();
    const { page } = await bench.open('/');
    await page.getByRole('button', { name: 'New mailing' }).click();
    const form = page.getByRole('dialog', { name: 'New mailing' });
    for (const label of ['Address', 'City', 'State', 'ZIP']) await form.getByLabel(label, { exact: true }).fill('');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await form.getByRole('alert').getByText('fill in Address, City, State and ZIP').waitFor();
    const wrong = form.locator('input[aria-invalid="true"], input[data-error]');
    expect(await wrong.count()).toBe(4);
    for (const label of ['Address', 'City', 'State']) await form.getByLabel(label, { exact: true }).fill('CA');
    await form.getByLabel('ZIP', { exact: true }).fill('1');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await form.getByRole('alert').getByText('Rejected').waitFor();
    expect(await wrong.count()).toBe(1);
    expect(await bench.mock.mailings.list()).toHaveLength(1);
  });

  test('an empty address is not sent, and no regular expression is shown', async () => {
    const { page } = await bench.open('/addresses');
    await page.getByLabel('Whole address').fill('');
    await page.getByRole('button', { name: 'Standardize' }).click();
    await page.getByRole('alert').getByText('fill in Whole address').waitFor();
    await page.goto('/connect');
    await page.getByRole('textbox', { name: 'Token' }).fill('my token');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('alert').getByText('A token cannot contain spaces').waitFor();
    await page.goto('/sandboxes');
    await page.getByLabel('Name').fill('a/b');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('alert').getByText('A name has no “/”').waitFor();
    await page.getByLabel('Name').fill('default');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('alert').getByText('There is already a sandbox “default”').waitFor();
    await page.goto('/webhooks');
    await page.getByLabel('URL of the receiver').fill('not a url');
    await page.getByRole('button', { name: 'Create and ping' }).click();
    await page.getByRole('alert').getByText('“not a url” is not a complete URL').waitFor();
    expect(await bench.mock.webhooks.list()).toEqual([]);
  });

  test('an entry of the append table shows all of its problems at once', async () => {
    const { page } = await bench.open('/append-table');
    await page.getByRole('button', { name: 'New entry' }).click();
    const fill = async (values: Record<string, string>): Promise<void> => {
      for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
    };
    await fill({ 'E-mail': 'nomail', State: 'Texas', ZIP: '1' });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const alert = page.getByRole('alert');
    for (const part of [
      'fill in Address and City',
      '“nomail” is not an e-mail',
      '“Texas” is not a state',
      '“1” is not a ZIP',
    ]) {
      await alert.getByText(part).waitFor();
    }
  });

  test('two audiences with one name are distinguishable, and the second one causes a remark', async () => {
    const first = await bench.mock.audiences.create({ name: 'Bread Club' });
    const { page } = await bench.open('/audiences');
    await page.getByRole('button', { name: 'New audience' }).click();
    await page.getByLabel('Name').fill('bread club');
    await page.getByRole('status').getByText('already').waitFor();
    await page.getByLabel('Name').fill('Bread Club');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(/audiences\/[0-9a-f-]{36}/);
    const [campaign] = await bench.mock.campaigns.list();
    await page.goto(`/campaigns/${campaign?.id}`);
    await page.getByLabel(`(${first.id.slice(0, 8)})`).waitFor();
    expect(await page.getByRole('checkbox', { name: /Bread Club/ }).count()).toBe(2);
  });

  test('an erasure by an address without a unit says what it does not find, before and after', async () => {
    await bench.mail({
      address_1: '350 5th Ave',
      address_2: 'Ste 7',
      city: 'New York',
      state: 'NY',
      postal_code: '10118',
    });
    const { page } = await bench.open('/privacy');
    await page.getByRole('button', { name: 'New request' }).click();
    const form = page.getByRole('dialog');
    await form.getByText('Erasure', { exact: true }).click();
    const typed = { Name: 'Ada Lovelace', Address: '350 5th Ave', City: 'New York', State: 'NY', ZIP: '10118' };
    for (const [label, value] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByRole('status').getByText('records that have one count as another address').waitFor();
    await form.getByRole('button', { name: 'Submit' }).click();
    await bench.mock.clock.advance({ days: 40 });
    await page.getByText('No records were found for this e-mail address or postal address').first().waitFor();
    await page.getByText('Addresses are compared with their apartment or suite').waitFor();
  });

  test('a file that is not a picture is rejected with the expected formats', async () => {
    const { page } = await bench.open('/pictures');
    await page.getByRole('button', { name: 'Register a picture' }).click();
    const buffer = Buffer.from(Array.from({ length: 3000 }, (_, n) => (n * 193 + 71) % 256));
    await page.locator('input[type="file"]').setInputFiles({ name: 'rnd.png', mimeType: 'image/png', buffer });
    await page.getByLabel('URL in the artwork').fill('hero image.png');
    await page.getByRole('alert').getByText('The file cannot be shown as a picture').waitFor();
    expect(await page.getByRole('button', { name: 'Register', exact: true }).isDisabled()).toBe(true);
    expect(await bench.mock.images.list()).toEqual([]);
  });

  test('text typed right after the palette’s shortcut is searched for, and is not a shortcut', async () => {
    const { page } = await bench.open('/campaigns');
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gaw? j');
    const box = page.getByLabel('Search everything');
    await expect.poll(() => box.inputValue()).toBe('gaw? j');
    expect(new URL(page.url()).pathname).toBe('/campaigns');
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('webh');
    await expect.poll(() => box.inputValue()).toBe('webh');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Webhooks', level: 1 }).waitFor();
  });

  test('a return address of six lines is rejected but kept in the field, and saved with four', async () => {
    const [campaign] = await bench.mock.campaigns.list();
    const { page } = await bench.open(`/campaigns/${campaign?.id}`);
    const box = page.getByLabel('Return address');
    await box.fill('1\n2\n3\n4\n5\n6');
    await page.getByText('At most four lines; there are 6').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect(await box.inputValue()).toBe('1\n2\n3\n4\n5\n6');
    await box.fill('1\n2\n\n3\n4');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    const saved = await bench.mock.campaigns.retrieve(campaign?.id ?? '');
    expect(saved.settings.return_address).toEqual(['1', '2', '3', '4']);
  });

  test('the id of a mailing is copied', async () => {
    const { id } = await bench.mail();
    const { page } = await bench.open(`/mailings/${id}`);
    await page.locator('.identity').getByRole('button', { name: 'Copy' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  });
}
