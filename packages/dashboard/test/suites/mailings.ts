import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

export function mailings(bench: Bench): void {
  test('the search box understands words, state:, campaign:, zip:, created: and - before them', async () => {
    await bench.mail();
    await bench.mail({ first_name: 'Grace', last_name: 'Hopper', city: 'New York', state: 'NY', postal_code: '10118' });
    const { page } = await bench.open('/');
    const rows = page.getByTestId('mailing');
    const search = page.getByRole('combobox', { name: 'Search mailings' });
    for (const [text, count] of [
      ['hopper', 1],
      ['zip:940', 1],
      ['state:processing', 2],
      ['state:delivered', 0],
      ['campaign:"no such" hopper', 0],
      ['created:>2026-11-20 to:ada', 1],
      ['-zip:940', 1],
      ['-state:processing', 0],
      ['-state:mailed -state:delivered -created:>2026-11-22', 2],
      ['', 2],
    ] as const) {
      await search.fill(text);
      await expect.poll(() => rows.count(), { message: text }).toBe(count);
    }
    await search.fill('zip:940');
    await expect.poll(() => new URL(page.url()).search).toContain('zip');
  });

  test('a page opened while a search is typed stays open', async () => {
    await bench.mail();
    const { page } = await bench.open('/');
    await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor();
    await page.route('**/assets/statistics-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('49');
    await page.getByRole('navigation', { name: 'Pages' }).getByText('Statistics').click();
    await page.getByRole('heading', { name: 'Statistics', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/statistics');
  });

  test('the keyboard moves through the list: / j k Enter, g and a letter, ? and Escape', async () => {
    await bench.mail();
    await bench.mock.clock.advance({ seconds: 1 });
    await bench.mail({ first_name: 'Grace', last_name: 'Hopper' });
    const { page } = await bench.open('/');
    await page.getByRole('link', { name: 'Grace Hopper' }).waitFor();
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('j');
    expect(await focused()).toBe('Grace Hopper');
    await page.keyboard.press('j');
    expect(await focused()).toBe('Ada Lovelace');
    await page.keyboard.press('k');
    expect(await focused()).toBe('Grace Hopper');
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search mailings');
    await page.keyboard.type('ada');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByTestId('mailing').count()).toBe(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('g');
    await page.keyboard.press('w');
    await page.getByRole('heading', { name: 'Webhooks', exact: true }).waitFor();
  });

  test('D06: each transition that the diagram allows is a button, and no other is', async () => {
    const { id } = await bench.mail();
    await bench.mock.clock.advance({ days: 2 });
    const { page } = await bench.open(`/mailings/${id}`);
    await page.getByRole('button', { name: 'delivery exception' }).click();
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    await expect.poll(async () => (await bench.mock.mailings.retrieve(id)).state).toBe('delivery_exception');
    await page.getByRole('button', { name: 'failed', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'delivery exception' }).count()).toBe(0);
  });

  test('a piece is sent from the list with the chosen artwork and recipient', async () => {
    await bench.mail();
    const [, second] = await bench.mock.campaigns.list();
    const { page } = await bench.open('/');
    await page.getByRole('button', { name: 'New mailing' }).click();
    const form = page.getByRole('dialog', { name: 'New mailing' });
    await form.getByLabel('Artwork').selectOption(second?.creatives[0]?.id ?? '');
    await form.getByLabel('Name').fill('Grace Hopper');
    await form.getByText('Production token', { exact: true }).click();
    await form.getByRole('status').getByText('is real mail of this account').waitFor();
    await form.getByRole('button', { name: 'Send with the production token' }).click();
    await form.getByRole('status').getByText('Sent: one mailing was created').waitFor();
    await form.getByText('production token').waitFor();
    await form.getByRole('link', { name: 'Open the mailing' }).click();
    await page.getByRole('heading', { name: 'Grace Hopper' }).waitFor();
    const [made] = await bench.mock.mailings.list();
    expect(made).toMatchObject({ campaign_id: second?.id, mode: 'production' });
  });

  test('the test token is the default, and the sent piece replaces the form, so that no click sends a second piece', async () => {
    await bench.mail();
    const { page } = await bench.open('/');
    await page.getByRole('button', { name: 'New mailing' }).click();
    const form = page.getByRole('dialog', { name: 'New mailing' });
    await form.getByLabel('Name').fill('Grace Hopper');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await form.getByRole('status').getByText('Sent: one mailing was created').waitFor();
    await form.getByText('test token, costs nothing').waitFor();
    expect(await form.getByRole('button', { name: /^Send/ }).allInnerTexts()).toEqual(['Send another one']);
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Send another one' }).click();
    expect(await form.getByLabel('Name').inputValue()).toBe('Grace Hopper');
    const all = await bench.mock.mailings.list();
    expect(all.map(({ mode }) => mode)).toEqual(['test', 'production']);
  });

  test('an invalid state or ZIP causes a remark before anything is sent, and can still be sent', async () => {
    await bench.mail();
    const { page } = await bench.open('/');
    await page.getByRole('button', { name: 'New mailing' }).click();
    const form = page.getByRole('dialog', { name: 'New mailing' });
    await form.getByLabel('State', { exact: true }).fill('ZZ');
    await form.getByLabel('ZIP', { exact: true }).fill('abc');
    const remark = form.getByRole('status');
    await remark.getByText('“ZZ” is not a state').waitFor();
    await remark.getByText('“abc” is not a ZIP').waitFor();
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await form.getByText('Sent: one mailing was created').waitFor();
  });

  test('right-to-left names do not reorder other text of the page', { timeout: 600_000 }, async () => {
    const turning = 'Ada \u202Eecalevol\u2067 \u05D0\u05D3\u05D4';
    const list = await bench.mock.audiences.create({ name: turning, description: turning });
    await bench.mock.audiences.addMember(list.id, { identifier: turning });
    const campaign = await bench.mock.campaigns.create({
      name: turning,
      creatives: [{ name: `${turning} 2`, format: 'postcard_4x6', default: true }],
    });
    const { id } = await bench.mail(
      { first_name: turning, last_name: turning },
      { campaign_id: campaign.id, merge_tags: { [turning]: turning } },
    );
    const { page } = await bench.open('/');
    for (const path of [
      '/',
      `/mailings/${id}`,
      '/audiences',
      `/audiences/${list.id}`,
      '/campaigns',
      `/campaigns/${campaign.id}`,
      `/creatives/${campaign.creatives[0]?.id}`,
      '/activity',
      '/time',
      '/statistics',
    ]) {
      await page.goto(path);
      await page.getByText('ecalevol').filter({ visible: true }).first().waitFor();
      expect(await turnedTexts(page), path).toEqual([]);
    }
  });

  test('hostile names and merge tags are only text', async () => {
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>{{ 7 | times: 6 }}';
    const { id } = await bench.mail(
      { first_name: hostile, last_name: '\'"><b>x' },
      { merge_tags: { [hostile]: hostile } },
    );
    await bench.mock.campaigns.create({ name: hostile, creatives: [{ name: hostile, format: 'postcard_4x6' }] });
    const { page } = await bench.open('/');
    for (const path of ['/', `/mailings/${id}`, '/campaigns', '/requests']) {
      await page.goto(path);
      if (path === '/requests') await page.getByRole('link', { name: 'POST /v1/mailing' }).click();
      await page.getByText('<img src=x').filter({ visible: true }).first().waitFor();
      expect(await page.title()).not.toMatch(/^[12]/);
      expect(await page.locator('img[src="x"], main script, main b:text-is("x")').count()).toBe(0);
    }
  });

  test('of 50,000 mailings only the visible ones are rows, and one key leads to the last', {
    timeout: 600_000,
  }, async () => {
    const [campaign] = await bench.mock.campaigns.list();
    const audience = await bench.mock.audiences.create({ name: 'Everybody' });
    const people = Array.from({ length: 50_000 }, (_, i) => `Person ${i},${i + 1} Main St,Springfield,IL,62701`);
    await bench.mock.audiences.import(audience.id, ['name,address,city,state,zip', ...people].join('\n'));
    await bench.mock.campaigns.send(campaign?.id ?? '', audience.id);
    const { page } = await bench.open('/');
    await page.getByText('50,000 mailings').waitFor();
    await page.getByTestId('mailing').first().waitFor();
    expect(await page.getByTestId('mailing').count()).toBeLessThan(60);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('[aria-posinset="50000"] a').waitFor();
  });
}

/** Left-to-right texts that are drawn right to left: their end is left of their start. */
function turnedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const turned: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const words = text.trim();
      // The hidden side of a card is mirrored.
      if (
        words.length < 2 ||
        node.parentElement?.closest('.flip-back') ||
        /[\u0590-\u05FF\u2066-\u2069\u202A-\u202E]/.test(text)
      )
        continue;
      const at = text.indexOf(words);
      const boxOf = (index: number): DOMRect => {
        range.setStart(node as Text, index);
        range.setEnd(node as Text, index + 1);
        return range.getBoundingClientRect();
      };
      const [first, last] = [boxOf(at), boxOf(at + words.length - 1)];
      const isOneLine = first.width > 0 && last.width > 0 && Math.abs(first.top - last.top) < 4;
      if (isOneLine && last.left < first.left) turned.push(words);
    }
    return turned;
  });
}
