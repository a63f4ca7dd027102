import { exec, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

const hasCurl = spawnSync('curl', ['--version']).status === 0;

export function newcomer(bench: Bench): void {
  test.skipIf(!hasCurl)(
    'a newcomer sends what the empty page says, sees it appear, opens it, turns it over, and moves the time on',
    async () => {
      await bench.call('POST', '/_mock/webhooks', { url: `${bench.url}/_receiver/200` });
      const { page } = await bench.open('/');
      const command = await page.getByRole('region', { name: 'Command' }).innerText();
      await runShell(command);
      expect((await bench.mock.mailings.list())[0]).toMatchObject({ merge_tags: { promo_code: 'WELCOME20' } });
      await page.getByRole('link', { name: 'Ada Lovelace' }).click();
      await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
      await page.getByRole('button', { name: '+1 h' }).click();
      await page.getByRole('img', { name: 'Front of the postcard to Ada Lovelace', exact: true }).waitFor();
      await page.getByRole('button', { name: /Turn over; the front is shown/ }).click();
      await page.getByRole('img', { name: 'Back of the postcard to Ada Lovelace', exact: true }).waitFor();
      await page.getByText('Nothing to fix in the artwork.').waitFor();
      await page.getByRole('button', { name: '+1 day' }).click();
      const timeline = page.getByRole('listitem').filter({ hasText: 'mailed' });
      await timeline.getByText('accepted · 200 · 1 attempt').first().waitFor();
      expect(await page.title()).toContain('Ada Lovelace');
    },
  );

  test('an empty account has one button that sends a piece, and the code for a program', async () => {
    await bench.mock.reset({ fixtures: 'empty' });
    const { page } = await bench.open('/');
    const lines = page.getByRole('region', { name: 'The first lines of code' });
    await expect.poll(() => lines.innerText()).toContain(`baseUrl: '${bench.url}'`);
    expect(await lines.innerText()).toContain("token: 'live_mock'");
    await page.getByRole('button', { name: 'Send the first piece' }).click();
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    expect(await bench.mock.mailings.list()).toHaveLength(1);
  });

  test('a test mailing is sent from the form built from the Data Guide', async () => {
    const [campaign] = await bench.mock.campaigns.list();
    const { page } = await bench.open(`/creatives/${campaign?.creatives[0]?.id}`);
    await page.getByLabel('promo_code').fill('TRY-ME');
    await page.getByLabel('Name').last().fill('Grace Hopper');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('link', { name: 'Open the mailing' }).click();
    await page.getByRole('heading', { name: 'Grace Hopper' }).waitFor();
    await page.getByText('test token, costs nothing').waitFor();
    await page.getByRole('cell', { name: 'TRY-ME' }).waitFor();
  });

  test('artwork is drawn while it is typed, and stored when it is saved', async () => {
    const [campaign] = await bench.mock.campaigns.list();
    const id = campaign?.creatives[0]?.id ?? '';
    const { page } = await bench.open(`/creatives/${id}`);
    const picture = page.getByRole('img', { name: 'Preview of the front' });
    const before = await picture.getAttribute('src');
    await page.getByLabel('HTML of the front').fill('<h1>Hi {{ nickname }}</h1>');
    await page.getByRole('cell', { name: 'nickname' }).waitFor();
    expect(await picture.getAttribute('src')).not.toBe(before);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('· revision 2 ·').waitFor();
    expect((await bench.mock.creatives.retrieve(id)).front_html).toBe('<h1>Hi {{ nickname }}</h1>');
  });
}

/** Runs the command in a shell; asynchronous, since the server is in this process. */
function runShell(command: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    exec(command, (error) => (error === null ? resolve() : reject(error)));
  });
}
