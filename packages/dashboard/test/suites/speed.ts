import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';
import { Presses } from '../support/presses.ts';
import { fill } from '../support/scene.ts';

/** The long form: creating an account of 50,000 mailings takes half a minute. */
const isLong = process.env['DASHBOARD_PROOF'] === 'long';

const MAILINGS = 50_000;

export function speed(bench: Bench): void {
  test('less than 250 kB are loaded before the first paint, compressed, and the frame is in the HTML', async () => {
    const { page } = await bench.open('/campaigns');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => /\.(js|css|woff2)$/.test(entry.name))
        .map((entry) => ({ name: entry.name, size: (entry as PerformanceResourceTiming).encodedBodySize })),
    );
    const size = files.reduce((sum, file) => sum + file.size, 0);
    console.log(`before the first paint: ${(size / 1000).toFixed(0)} kB compressed in ${files.length} files`);
    expect(size).toBeLessThan(250_000);
    const html = await (await fetch(bench.url, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('class="first-head"');
  });

  test.skipIf(!isLong)('over a line of 200 kB/s the frame is painted within 2 s', async () => {
    await bench.mail();
    const { page } = await bench.open('/connect');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 200_000,
      uploadThroughput: 200_000,
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor();
    const [frame, list] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      performance.now(),
    ]);
    console.log(`at 200 kB/s: the frame after ${frame?.toFixed(0)} ms, the list after ${list?.toFixed(0)} ms`);
    expect(frame).toBeLessThan(2000);
  });

  test('the layout shift is under 0.05 on every page', { timeout: 600_000 }, async () => {
    const paths = await fill(bench);
    for (const [name, path] of Object.entries(paths)) {
      const { page } = await bench.open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
            });
            observer.observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      );
      expect.soft(shift, name).toBeLessThan(0.05);
    }
  });

  test.skipIf(!isLong)(
    'with 50,000 mailings every interaction takes the page less than 100 ms to the next paint',
    { timeout: 600_000 },
    async () => {
      await bench.mock.reset();
      await bench.mock.webhooks.create({ url: `${bench.url}/_receiver/200` });
      for (let n = 0; n < MAILINGS; n += 1) await bench.mail({ first_name: `Ada ${n}` });
      await bench.mock.clock.advance({ days: 2 });
      const { page } = await bench.open('/');
      const newest = page.getByRole('link', { name: `Ada ${MAILINGS - 1}` });
      await newest.waitFor();
      const presses = await Presses.record(page);
      const press = async (name: string, act: () => Promise<unknown>): Promise<void> => {
        await Presses.name(page, name);
        await act();
        await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      };
      await press('a search', async () => {
        await page.keyboard.press('/');
        await page.keyboard.type('49');
      });
      await page.waitForURL('**/?q=49');
      await page.getByRole('link', { name: 'Ada 49' }).first().waitFor();
      // The second time, each page is cached and has its rows immediately.
      for (const time of ['first', 'again']) {
        for (const name of visited) {
          await press(`to ${name}, ${time}`, async () => {
            await page.getByRole('navigation', { name: 'Pages' }).getByText(name, { exact: true }).click();
            await page.getByRole('heading', { name, level: 1 }).waitFor();
          });
          for (const [what, act] of Object.entries(within[name] ?? {})) await press(what, () => act(page));
        }
      }
      await newest.waitFor();
      await press('End', () => page.keyboard.press('End'));
      await page.getByRole('link', { name: 'Ada 7 Lovelace', exact: true }).waitFor();
      await press('Home', () => page.keyboard.press('Home'));
      await press('open a mailing', () => newest.click());
      await press('turn over', () => page.getByRole('button', { name: /Turn over/ }).click());
      await press('+1 day', () => page.getByRole('button', { name: '+1 day' }).click());
      await page.getByText(/changes of state/).waitFor();
      const all = await presses.end();
      expect(all.length).toBeGreaterThan(60);
      const table = all
        .slice(0, 20)
        .map(({ of, cpuMs, wallMs }) => `${cpuMs.toFixed(0).padStart(5)} ms, ${wallMs.toFixed(0).padStart(5)}  ${of}`);
      const load = `${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`;
      console.log(
        `the slowest of ${all.length} interactions at 50,000 mailings, input to next paint: what the page's main thread computed,\n` +
          `and what passed by the clock; load of the machine ${load}\n${table.join('\n')}`,
      );
      // By processor time: the elapsed time is printed, but depends on the machine as much as on the page.
      expect(all[0]?.cpuMs).toBeLessThan(100);
    },
  );
}

const visited = [
  'Statistics',
  'Activity',
  'Time',
  'Requests',
  'Orders',
  'Audiences',
  'Campaigns',
  'Webhooks',
  'Faults',
  'Mailings',
] as const;

/** Further interactions within a page. */
const within: Readonly<Record<string, Readonly<Record<string, (page: Page) => Promise<void>>>>> = {
  Statistics: { 'seven days': (page) => page.getByRole('button', { name: '7 days' }).click() },
  Activity: {
    'webhook attempts': (page) => page.getByRole('button', { name: /^Webhook attempts/ }).click(),
    'what went wrong': (page) => page.getByRole('button', { name: /^Failed only/ }).click(),
  },
  Time: {
    'six weeks': (page) => page.getByText('Six weeks', { exact: true }).click(),
    'the handle of the line': (page) =>
      page.getByRole('slider', { name: 'Advance the clock to' }).press('Shift+ArrowRight'),
  },
  Webhooks: {
    'open a webhook': (page) => page.getByRole('row').getByRole('link').first().click(),
    'only what was accepted': (page) => page.getByRole('button', { name: /^accepted/ }).click(),
  },
};
