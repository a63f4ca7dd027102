import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

export function time(bench: Bench): void {
  test('the handle of the timeline is dragged to a day, and the report has links', async () => {
    const { id } = await bench.mail();
    const { page } = await bench.open('/time');
    await page.getByText('Two weeks', { exact: true }).click();
    const handle = page.getByRole('slider', { name: 'Advance the clock to' });
    const line = await page.locator('.line').boundingBox();
    const grip = await handle.boundingBox();
    if (line === null || grip === null) throw new Error('there is no line');
    await page.mouse.move(grip.x + 1, line.y + 150);
    await page.mouse.down();
    await page.mouse.move(line.x + (line.width / 14) * 7.5, line.y + 150, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => handle.getAttribute('aria-valuetext')).toContain('Sat, Nov 28');
    await page.getByRole('button', { name: /^Advance to Sat, Nov 28/ }).click();
    await page
      .getByText(/changes? of state/)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    await page.getByRole('link', { name: 'Ada Lovelace' }).first().click();
    await page.waitForURL(`**/mailings/${id}`);
    expect((await bench.mock.mailings.retrieve(id)).state).toBe('delivered');
  });

  test('the keyboard moves the handle by hours, days and weeks, and Enter advances the clock', async () => {
    const { page } = await bench.open('/time');
    await page.getByText('Two weeks', { exact: true }).click();
    const handle = page.getByRole('slider', { name: 'Advance the clock to' });
    await handle.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('PageUp');
    await expect.poll(() => handle.getAttribute('aria-valuetext')).toContain('Sun, Nov 29, 10:00');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await bench.mock.clock.now()).toISOString()).toBe('2026-11-29T10:00:00.000Z');
  });

  test('a step of more than a year is rejected with a reason, and a day of another year is shown with its year', async () => {
    const { page } = await bench.open('/time');
    const date = page.getByLabel('To a date');
    await date.fill('9999-01-01');
    await page.getByRole('alert').getByText('more than a year away').waitFor();
    expect(await page.getByRole('button', { name: /^Advance to/ }).isDisabled()).toBe(true);
    await date.fill('2027-01-05');
    await page.getByLabel('Time, UTC').fill('14:30');
    await page.getByRole('button', { name: 'Advance to Tue, Jan 5, 2027, 14:30' }).click();
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    await page.getByTestId('now').getByText('Tue, Jan 5, 2027').waitFor();
    expect((await bench.mock.clock.now()).toISOString()).toBe('2027-01-05T14:30:00.000Z');
  });

  test('a date that is typed while a step runs keeps the time of day from before it', async () => {
    const { page } = await bench.open('/time');
    await page.getByText('To a date').waitFor();
    const held = Promise.withResolvers<void>();
    await page.route('**/_mock/clock/advance', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'By a week' }).click();
    // Half of the step, as the live stream reports it.
    await bench.mock.clock.advance({ hours: 11, minutes: 12 });
    await page.getByTestId('now').getByText('20:12').waitFor();
    await page.getByLabel('To a date').fill('2026-12-06');
    expect(await page.getByLabel('Time, UTC').inputValue()).toBe('09:00');
    held.resolve();
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    await page.getByRole('button', { name: 'Advance to Sun, Dec 6, 09:00' }).waitFor();
  });

  test('the report separates the outcomes of attempts from the names of their events', async () => {
    await bench.mock.webhooks.create({ url: `${bench.url}/_receiver/500` });
    await bench.mail();
    const { page } = await bench.open('/time');
    await page.getByRole('button', { name: 'By a week' }).click();
    const line = page
      .getByRole('list', { name: 'Counts by kind' })
      .getByRole('listitem')
      .filter({ hasText: 'Webhook' });
    await line.getByRole('link', { name: /^[1-9]\d* failed$/ }).waitFor();
    expect(await line.textContent()).toMatch(/^Webhook attempts (\d+): 0 accepted, \1 failed; by event: /);
  });

  test('the clock bar shows its result on every page, with a link to it', async () => {
    await bench.mail();
    const { page } = await bench.open('/campaigns');
    await page.getByRole('button', { name: '+1 week' }).click();
    const note = page.getByRole('status').filter({ hasText: 'changes of state' });
    await note.getByRole('link', { name: 'What happened' }).click();
    await page.getByRole('heading', { name: 'Activity', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Ada Lovelace' }).first().waitFor();
  });
}
