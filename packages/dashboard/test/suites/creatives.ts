import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

export function creatives(bench: Bench): void {
  const open = async () => {
    const [campaign] = await bench.mock.campaigns.list();
    const id = campaign?.creatives[0]?.id ?? '';
    const { page } = await bench.open(`/creatives/${id}`);
    return { id, page, html: page.getByLabel('HTML of the front') };
  };
  const go = (page: Page, name: string) => page.getByRole('navigation', { name: 'Pages' }).getByText(name).click();

  test('a draft survives another page and a reload, until it is discarded', async () => {
    const { page, html } = await open();
    await html.waitFor();
    const before = (await html.innerText()).slice(0, 300);
    await html.fill('<h1>Draft</h1>');
    await page.getByText('Unsaved changes').waitFor();
    await go(page, 'Campaigns');
    await page.getByRole('heading', { name: 'Campaigns', level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => html.innerText()).toBe('<h1>Draft</h1>');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect.poll(() => html.innerText()).toBe('<h1>Draft</h1>');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(async () => (await html.innerText()).slice(0, 300)).toBe(before);
  });

  test('a key pressed in the editor is typed into the artwork and is not a shortcut', async () => {
    const { id, page, html } = await open();
    await html.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    const typed = 'g?/ajk ga gm <p>Hi <b>ok</b> {% if a %}{{ b }}{% endif %}</p>';
    await page.keyboard.type(typed);
    await expect.poll(() => html.innerText()).toBe(typed);
    expect(new URL(page.url()).pathname).toContain(id);
  });

  test('an out-of-range number is rejected with a message, and the campaign is unchanged', async () => {
    const [campaign] = await bench.mock.campaigns.list();
    const { page } = await bench.open(`/campaigns/${campaign?.id}`);
    await page.getByLabel('Holdout, %').fill('200');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(/holdout_percent/).waitFor();
    expect(await bench.mock.campaigns.retrieve(campaign?.id ?? '')).toMatchObject({ settings: { holdout_percent: 0 } });
  });

  test('a change from elsewhere appears in every field that was not edited, also in a draft', async () => {
    const { id, page, html } = await open();
    await html.waitFor();
    await bench.mock.creatives.update(id, { front_html: '<h1>Elsewhere</h1>' });
    await expect.poll(() => html.innerText()).toBe('<h1>Elsewhere</h1>');
    await html.fill('<h1>Mine</h1>');
    await bench.mock.creatives.update(id, { name: 'Renamed elsewhere' });
    await expect.poll(() => page.getByLabel('Name', { exact: true }).first().inputValue()).toBe('Renamed elsewhere');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await bench.mock.creatives.retrieve(id)).toMatchObject({
      name: 'Renamed elsewhere',
      front_html: '<h1>Mine</h1>',
    });
  });

  test('a conflict is shown, and nothing is saved before the user chooses', async () => {
    const { id, page, html } = await open();
    await html.fill('<h1>Mine</h1>');
    await bench.mock.creatives.update(id, { front_html: '<h1>Elsewhere</h1>' });
    const alert = page.getByRole('alert').filter({ hasText: 'Changed elsewhere' });
    await alert.locator('del').getByText('<h1>Elsewhere</h1>').waitFor();
    await alert.locator('ins').getByText('<h1>Mine</h1>').waitFor();
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await alert.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect((await bench.mock.creatives.retrieve(id)).front_html).toBe('<h1>Mine</h1>');
  });

  test('a test says that it does not include unsaved changes, and saves them on request', async () => {
    const [campaign] = await bench.mock.campaigns.list();
    const { page } = await bench.open(`/creatives/${campaign?.creatives[0]?.id}`);
    await page.getByLabel('HTML of the front').fill('<h1>New</h1>');
    await page.getByText('A test uses the last saved artwork').waitFor();
    await page.getByRole('button', { name: 'Save them first' }).click();
    await page.getByText('· revision 2 ·').waitFor();
    await page.getByText('A test uses the last saved artwork').waitFor({ state: 'detached' });
  });

  test('a mailing links to its artwork with its recipient’s data, and a revision is restored', async () => {
    const [campaign] = await bench.mock.campaigns.list();
    const id = campaign?.creatives[0]?.id ?? '';
    await bench.mock.creatives.update(id, { front_html: '<h1>Hi {{ recipient.first_name }}</h1>' });
    await bench.mock.creatives.update(id, { front_html: '<h1>Hello {{ recipient.first_name }}</h1>' });
    const { id: mailing } = await bench.mail({ first_name: 'Augusta' });
    const { page } = await bench.open(`/mailings/${mailing}`);
    await page.getByRole('link', { name: 'Edit the artwork with this recipient’s data' }).click();
    await page.waitForURL(`**/creatives/${id}?as=${mailing}`);
    await expect.poll(() => page.getByLabel('Preview as').inputValue()).toBe(mailing);
    await page.getByText('− revision 2, + revision 3').waitFor();
    await page.getByRole('button', { name: 'Load into the editor' }).click();
    await expect
      .poll(() => page.getByLabel('HTML of the front').innerText())
      .toBe('<h1>Hi {{ recipient.first_name }}</h1>');
  });
}
