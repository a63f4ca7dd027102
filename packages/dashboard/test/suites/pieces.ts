import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

export function pieces(bench: Bench): void {
  test('nothing on the page of a mailing moves while its pictures load', async () => {
    const { id } = await bench.mail();
    await bench.mock.clock.advance({ hours: 1 });
    const { page } = await bench.open('/');
    await page.addInitScript(() => {
      const kept = globalThis as unknown as { shift: number };
      kept.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) kept.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/mailings/${id}`);
    const front = page.getByRole('img', { name: 'Front of the postcard to Ada Lovelace', exact: true });
    await front.waitFor();
    await expect.poll(() => front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.locator('.flip-back img').waitFor({ state: 'attached' });
    const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
    expect(shift).toBeLessThan(0.05);
  });

  test('a piece is zoomed at 300 dpi, both sides, with rulers, the cut and the guides; so is artwork that is edited', async () => {
    const { id } = await bench.mail();
    await bench.mock.clock.advance({ hours: 1 });
    const [campaign] = await bench.mock.campaigns.list();
    for (const [path, title] of [
      [`/mailings/${id}`, 'The piece to Ada Lovelace'],
      [`/creatives/${campaign?.creatives[0]?.id}`, 'The artwork'],
    ] as const) {
      const { page } = await bench.open(path);
      await page.getByRole('button', { name: 'Zoom in' }).click();
      const dialog = page.getByRole('dialog', { name: title });
      const wide = () => dialog.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(wide).toBe(1875);
      await dialog.getByText('6 × 4 in, 0.125 in of bleed, 300 dpi').waitFor();
      const width = async (part: string) => (await dialog.locator(part).first().boundingBox())?.width ?? 0;
      await dialog.getByText('Print size').click();
      await expect.poll(() => width('.proof-sheet')).toBe(600);
      await expect.poll(() => width('.proof-trim')).toBe(576);
      await dialog.getByRole('button', { name: 'Larger' }).click();
      await expect.poll(() => width('.proof-sheet')).toBe(1200);
      await dialog.getByText('Back', { exact: true }).click();
      await dialog.locator('.guide[data-guide="address_zone"]').first().waitFor();
      await expect.poll(wide).toBe(1875);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('creatives are compared with their pictures and figures, and mailings with what differs', async () => {
    const [campaign] = await bench.mock.campaigns.list();
    const body = { name: 'Second', format: 'postcard_4x6', front_html: '<h1>Other</h1>' } as const;
    const second = await bench.mock.creatives.create(campaign?.id ?? '', body);
    const one = await bench.mail();
    const other = await bench.mail(
      { first_name: 'Grace' },
      { creative_id: second.id, merge_tags: { promo_code: 'OTHER' } },
    );
    await bench.mock.clock.advance({ days: 30 });
    const { page } = await bench.open(`/campaigns/${campaign?.id}`);
    await page.getByRole('link', { name: 'Compare creatives' }).click();
    const creatives = page.getByRole('table', { name: 'Creatives side by side' });
    await expect.poll(() => creatives.locator('img').count()).toBe(4);
    const cells = async (table: typeof creatives, name: string) =>
      table
        .getByRole('row', { name: new RegExp(`^${name} `) })
        .getByRole('cell')
        .allInnerTexts();
    await expect.poll(() => cells(creatives, 'Mailed')).toEqual(['1', '1']);
    expect(await cells(creatives, 'Spend')).toEqual(['$0.85', '$0.85']);
    await page.goto(`/mailings/${one.id}`);
    await page.getByRole('link', { name: 'Compare' }).click();
    const mailings = page.getByRole('table', { name: 'Mailings side by side' });
    await expect.poll(() => cells(mailings, 'Name')).toEqual(['Ada Lovelace', 'Grace Lovelace']);
    expect(await cells(mailings, '\\{\\{ promo_code \\}\\}')).toEqual(['WARM-20', 'OTHER']);
    const differs = (name: string) =>
      mailings.getByRole('row', { name: new RegExp(`^${name} `) }).getAttribute('data-differs');
    expect([await differs('Name'), await differs('City')]).toEqual(['', null]);
    await page.getByRole('link', { name: 'Grace Lovelace' }).click();
    await page.waitForURL(`**/mailings/${other.id}`);
  });

  test('in print there are both sides, each with its name and neither mirrored, and no buttons', async () => {
    const { id } = await bench.mail();
    await bench.mock.clock.advance({ hours: 1 });
    const { page } = await bench.open(`/mailings/${id}`, { scheme: 'dark' });
    await page.getByRole('img', { name: 'Front of the postcard to Ada Lovelace', exact: true }).waitFor();
    await page.locator('.flip-back img').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const faces = await page.locator('.flip, .flip-face').evaluateAll((all) =>
      all.map((element) => ({
        transform: getComputedStyle(element).transform,
        caption: getComputedStyle(element, '::before').content,
        top: element.getBoundingClientRect().top,
      })),
    );
    expect(faces.map(({ transform }) => transform)).toEqual(['none', 'none', 'none']);
    expect(faces.map(({ caption }) => caption)).toEqual(['none', '"Front"', '"Back"']);
    expect(faces[2]?.top).toBeGreaterThan((faces[1]?.top ?? 0) + 100);
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  });

  test('the timeline has the request with the lost attempt of its trace, each state with its check, and each delivery', async () => {
    const secret = 'whsec_timeline';
    const webhook = await bench.mock.webhooks.create({ url: `${bench.url}/_receiver/500`, secret });
    const traceparent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
    await bench.mock.faults.add({ operation: 'createMailing', status: 503, times: 1 });
    const [campaign] = await bench.mock.campaigns.list();
    const create = () =>
      fetch(`${bench.url}/v1/mailing`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${bench.mock.tokens.production}`,
          'content-type': 'application/json',
          traceparent,
        },
        body: JSON.stringify({
          campaign_id: campaign?.id,
          recipient: {
            full_name: 'Ada Lovelace',
            address_1: 'Nowhere 1',
            city: 'Xyz',
            state: 'CA',
            postal_code: '00000',
          },
        }),
      });
    await create();
    const { id } = (await (await create()).json()) as { id: string };
    await bench.mock.clock.advance({ hours: 2 });
    const { page } = await bench.open(`/mailings/${id}`);
    const steps = page.locator('.timeline > li');
    await expect.poll(() => steps.count()).toBe(4);
    const texts = await steps.allInnerTexts();
    expect(texts[0]).toMatch(/POST \/v1\/mailing 503[\s\S]*trace a1a1a1a1…/);
    expect(texts[1]).toMatch(/POST \/v1\/mailing 201[\s\S]*Accepted/);
    expect(texts[2]).toMatch(/processing/i);
    expect(texts[3]).toMatch(/address.invalid[\s\S]*_receiver\/500/i);
    await bench.mock.webhooks.delete(webhook.id);
  });

  test('on a phone the events of a piece come right after it', async () => {
    const { id } = await bench.mail();
    const { page } = await bench.open(`/mailings/${id}`, { width: 390 });
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    const tops = await page
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) => all.map((each) => [each.getBoundingClientRect().top, each.textContent] as const));
    const shown = [...tops].sort(([a], [b]) => a - b).map(([, name]) => name);
    expect(shown.slice(0, 3)).toEqual(['Next states', 'Timeline', 'Address']);
  });

  test('on a phone a row of a table is a card of three lines, with nothing cut off or broken within a word', async () => {
    const webhook = await bench.mock.webhooks.create({ url: `${bench.url}/_receiver/500` });
    await bench.mail();
    await bench.mock.clock.advance({ days: 3 });
    const { page } = await bench.open(`/webhooks/${webhook.id}`, { width: 390 });
    const rows = page.getByRole('table', { name: 'Deliveries' }).locator('tbody tr');
    await rows.first().waitFor();
    const found = await rows.evaluateAll((all) =>
      all.map((row) => ({
        height: row.getBoundingClientRect().height,
        cells: [...row.querySelectorAll('td')]
          .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
          .map(({ cell, box }) => ({
            column: cell.cellIndex + 1,
            within: box.left >= 0 && box.right <= innerWidth && cell.scrollWidth <= Math.ceil(box.width),
            width: box.width,
          })),
      })),
    );
    expect(found.length).toBeGreaterThan(1);
    for (const { height, cells } of found) {
      expect(height).toBeLessThan(160);
      expect(cells.map(({ column }) => column)).toEqual([1, 2, 3, 4, 6, 8]);
      expect(cells.filter(({ within, width }) => !within || width < 20)).toEqual([]);
    }
  });
}
