import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

export function account(bench: Bench): void {
  test('a setting is found by its decision and changed', async () => {
    const { page } = await bench.open('/settings');
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('D17');
    await page.getByText('wrong or missing token elsewhere').waitFor();
    await page.getByRole('combobox', { name: 'Unauthorized status' }).selectOption('401');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await bench.mock.settings.retrieve()).unauthorizedStatus).toBe(401);
  });

  test('statistics with reversed dates say so, do not look like loading, and can be swapped', async () => {
    await bench.mail();
    await bench.mock.clock.advance({ days: 3 });
    const { page } = await bench.open('/statistics?from=2026-11-25&to=2026-11-20');
    await page.getByRole('alert').getByText('From is later than To').waitFor();
    expect(await page.locator('.mantine-Skeleton-root, [aria-busy="true"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Swap them' }).click();
    await page.locator('.figures div').filter({ hasText: 'Mailed' }).first().getByText('1', { exact: true }).waitFor();
    await page.getByRole('button', { name: '30 days' }).click();
    await page.waitForURL('**/statistics?from=2026-10-26&to=2026-11-24');
    expect(await page.getByRole('button', { name: '30 days' }).getAttribute('aria-pressed')).toBe('true');
    const days = page.getByRole('figure').filter({ hasText: 'Pieces mailed' }).locator('tbody tr');
    expect(await days.last().locator('th').textContent()).toBe('Nov 24');
  });

  test('statistics can be limited to a campaign or a creative, whose page shows the same funnel', async () => {
    const [first, second] = await bench.mock.campaigns.list();
    for (const campaign_id of [first?.id, first?.id, second?.id]) await bench.mail({}, { campaign_id });
    await bench.mock.clock.advance({ days: 10 });
    const { page } = await bench.open('/statistics');
    const funnel = page.getByRole('table', { name: 'Mailings by state' }).getByRole('row', { name: /processing/ });
    await funnel.getByText('3', { exact: true }).waitFor();
    await page.getByLabel('Campaign', { exact: true }).selectOption(first?.name ?? '');
    await funnel.getByText('2', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('campaign')).toBe(first?.id);
    await page.getByLabel('Creative', { exact: true }).selectOption({ index: 1 });
    await expect.poll(() => new URL(page.url()).searchParams.get('creative')).toBe(first?.creatives[0]?.id);
    await funnel.getByRole('link').click();
    await page.waitForURL((url) => url.searchParams.get('q') === `state:processing campaign:${first?.id}`);
    await page.goto(`/campaigns/${second?.id}`);
    await funnel.getByText('1', { exact: true }).waitFor();
  });

  test('a snapshot is saved in the browser and restored, including its time', async () => {
    const { page } = await bench.open('/data');
    await page.getByLabel('Name').fill('before');
    await page.getByRole('button', { name: 'Save in this browser' }).click();
    await page.getByText('Saved as before').waitFor();
    await bench.mail();
    await bench.mock.clock.advance({ days: 2 });
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Restore the snapshot?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await bench.mock.mailings.list()).toHaveLength(1);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await question.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Restored: before').waitFor();
    expect(await bench.mock.mailings.list()).toEqual([]);
    expect((await bench.mock.clock.now()).toISOString()).toBe('2026-11-21T09:00:00.000Z');
  });

  test('fixtures are exported as a file and imported again', async () => {
    await bench.mail();
    const { page } = await bench.open('/data');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    const path = await file.path();
    await bench.mock.reset({ fixtures: 'empty' });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Empty the account and import' }).click(),
    ]);
    await chooser.setFiles(path);
    const question = page.getByRole('dialog', { name: 'Empty the account?' });
    await question.getByText('All data of the account is deleted').waitFor();
    expect(await bench.mock.campaigns.list()).toEqual([]);
    await question.getByRole('button', { name: 'Empty and import' }).click();
    await page.getByText('The account now contains the data of').waitFor();
    expect(await bench.mock.mailings.list()).toHaveLength(1);
  });

  test('another sandbox is chosen in the header, and every call uses it', async () => {
    await bench.mail();
    const made = await bench.mock.sandboxes.create({ id: 'checkout' });
    try {
      const { page } = await bench.open('/sandboxes');
      await page.getByRole('combobox', { name: 'Account', exact: true }).selectOption('checkout');
      await page.getByRole('button', { name: 'Send the first piece' }).waitFor();
      await page.goto('/connect');
      await page.getByRole('region', { name: 'The first lines of code' }).getByText(made.production_token).waitFor();
    } finally {
      await bench.mock.sandboxes.delete('checkout');
    }
  });

  test('at every width the buttons of the header do not overlap, even with a long sandbox name and two faults', async () => {
    const id = 'checkout-e2e-worker-12';
    await bench.mock.sandboxes.create({ id });
    try {
      const { page } = await bench.open('/sandboxes');
      await page.getByRole('combobox', { name: 'Account', exact: true }).selectOption(id);
      await page.getByRole('button', { name: 'Send the first piece' }).waitFor();
      const statuses = await page.evaluate(async (sandbox) => {
        const headers = { 'x-mock-sandbox': sandbox, 'content-type': 'application/json' };
        const body = JSON.stringify({ operation: 'createOrder', status: 500 });
        const add = () => fetch('/_mock/faults', { method: 'POST', headers, body });
        return [(await add()).status, (await add()).status];
      }, id);
      expect(statuses).toEqual([201, 201]);
      await page.reload();
      const header = page.getByRole('banner');
      await header.getByText('2 faults').waitFor();
      for (const width of [1440, 1280, 1200, 1024, 768, 600, 430, 390, 360]) {
        await page.setViewportSize({ width, height: 840 });
        const boxes = await header.evaluate((element) =>
          [...element.querySelectorAll('button, a, select, time, .live-dot, .brand-mock')]
            .map((each) => ({ className: each.className, box: each.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0)
            .map(({ className, box: { left, right } }) => ({ className, left, right })),
        );
        const outside = boxes.filter(({ left, right }) => left < 0 || right > width);
        expect(outside, `${width} px`).toEqual([]);
        const named = boxes.filter(({ className }) => className !== 'brand');
        const over = named.filter(({ left }, index) => left < (named[index - 1]?.right ?? 0));
        expect(over, `${width} px: one over another`).toEqual([]);
        const account = header.getByRole('combobox', { name: 'Account' }).or(header.locator('.brand-mock'));
        expect(await account.filter({ visible: true }).count(), `${width} px: the sandbox is named once`).toBe(1);
      }
      await page.getByRole('button', { name: 'Navigation' }).click();
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Reset the account' }).click();
      await page.getByRole('menuitem', { name: 'Start again with nothing' }).click();
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await header.getByText('2 faults').waitFor({ state: 'detached' });
    } finally {
      await bench.mock.sandboxes.delete(id);
    }
  });

  test('the palette finds pages and people, and advances the clock', async () => {
    await bench.mail();
    const { page } = await bench.open('/');
    await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByLabel('Search everything').last().fill('lovel');
    await page
      .getByRole('option')
      .or(page.locator('.mantine-Spotlight-action'))
      .filter({ hasText: 'Ada Lovelace' })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    // Typed before the results arrive: Enter waits for them.
    await page.getByRole('link', { name: 'Mailings', exact: true }).click();
    await page.getByRole('heading', { name: 'Mailings', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    const box = page.getByLabel('Search everything');
    await box.fill('ada lovel');
    await box.press('Enter');
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
  });

  test('the palette does what people repeat, and shows the last first', async () => {
    await bench.mail({ first_name: 'José', last_name: 'Sørensen' });
    const { page } = await bench.open('/campaigns');
    await page.getByRole('heading', { name: 'Campaigns', exact: true }).waitFor();
    const box = page.getByLabel('Search everything');
    const first = page.locator('.mantine-Spotlight-action').first();
    const choose = async (text: string, label: string): Promise<void> => {
      await page.keyboard.press('Control+k');
      await box.fill(text);
      await expect.poll(() => first.innerText()).toContain(label);
      await box.press('Enter');
      await box.waitFor({ state: 'detached' });
    };
    await choose('fault 500', 'Add a fault: 500');
    await page.locator('.preset[aria-pressed="true"]', { hasText: '500, internal error' }).waitFor();
    await choose('rate limit setting', 'Setting: Rate limit');
    await page.getByRole('region', { name: 'Rate limit' }).waitFor();
    await choose('dark', 'Dark colors');
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
    await choose('new mailing', 'New mailing');
    await page.getByRole('dialog', { name: 'New mailing' }).waitFor();
    await page.keyboard.press('Escape');
    await choose('sorensen jose', 'José Sørensen');
    await page.getByRole('heading', { name: 'José Sørensen' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByText('Export all mailings as CSV').waitFor();
    const labels = page.locator('.mantine-Spotlight-actionLabel');
    await expect
      .poll(async () => (await labels.allInnerTexts()).slice(0, 3))
      .toEqual(['José Sørensen', 'New mailing', 'Dark colors']);
  });

  test.for(['Control+k', '?'])('keys right after %s and Escape belong to the page', async (opening) => {
    const { page } = await bench.open('/campaigns');
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
    await page.keyboard.press(opening);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('gf');
    await page.waitForURL('**/faults');
  });

  test('a request is repeated from the journal', async () => {
    await bench.mail();
    const { page } = await bench.open('/requests?method=POST&operation=createMailing');
    await page.getByRole('link', { name: 'POST /v1/mailing' }).click();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('Status 201').waitFor();
    expect(await bench.mock.mailings.list()).toHaveLength(2);
  });

  test('the feed is filtered by kind and event, in the URL', async () => {
    await bench.mock.webhooks.create({ url: `${bench.url}/_receiver/200` });
    await bench.mail();
    await bench.mock.clock.advance({ days: 2 });
    const { page } = await bench.open('/activity');
    // Attempts outnumber everything else, and are shown on request only.
    await page.locator('.feed-line').first().waitFor();
    expect(await page.getByText('webhook attempt', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: /^Everything \d/ }).click();
    await page.getByText('webhook attempt', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: /^Mailings \d/ }).click();
    await page.getByRole('button', { name: '1 mailed', exact: true }).click();
    await page.waitForURL('**/activity?kind=mailing&what=mailed');
    await expect.poll(() => page.locator('.feed-line').count()).toBe(1);
    await page.locator('.feed-line').getByRole('link', { name: 'Ada Lovelace' }).click();
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
  });

  test('a link whose times are none filters nothing', async () => {
    await bench.mail();
    const { page } = await bench.open('/activity?kind=none&after=yesterday&until=%00');
    await page.locator('.feed-line').first().waitFor();
  });

  test.for(['/mailings/x', '/campaigns/x', '/creatives/x', '/webhooks/x', '/audiences/x'])(
    'where there is nothing, %s, a page says so and leads on',
    async (path) => {
      const { page } = await bench.open(path);
      await page.getByRole('heading', { name: 'No such page', level: 1 }).waitFor();
      await page.getByRole('link', { name: 'All mailings' }).click();
      await page.getByRole('heading', { name: 'Mailings', level: 1 }).waitFor();
    },
  );
}
