import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

export function resilience(bench: Bench): void {
  test('a lost connection is shown, and everything is updated when it is back', async () => {
    const { page } = await bench.open('/');
    await page.getByRole('img', { name: /^Live/ }).waitFor();
    await bench.silence();
    await page.getByRole('alert').getByText('Connection lost').waitFor();
    await bench.listen();
    await bench.mail();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor();
  });

  test('a page that cannot be loaded says so, and appears when the mock is back', async () => {
    const { page } = await bench.open('/');
    await page.getByRole('img', { name: /^Live/ }).waitFor();
    await bench.silence();
    await page.getByRole('link', { name: 'Campaigns' }).click();
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The mock does not respond. Is it still running?').waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('alert').getByText('Connection lost').waitFor();
    await bench.listen();
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
  });

  test('a page whose file is gone after a new build reloads automatically', async () => {
    const { page } = await bench.open('/');
    await page.getByRole('img', { name: /^Live/ }).waitFor();
    // The missing file contains its own name, so it is intercepted by that: the first request fails, as after a new
    // build.
    await page.route(/\/assets\/campaigns-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.getByRole('link', { name: 'Campaigns' }).click();
    await page.getByRole('heading', { name: 'Campaigns', exact: true }).waitFor();
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).type),
      ),
    ).toEqual(['reload']);
  });

  test('a page in the back/forward cache holds no connection, and is updated when shown again', async () => {
    const { page } = await bench.open('/');
    await page.getByRole('img', { name: /^Live/ }).waitFor();
    const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/_mock/events'));
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await closed;
    await page.getByRole('img', { name: /^Paused/ }).waitFor();
    await bench.mail();
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.getByRole('img', { name: /^Live/ }).waitFor();
    await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor();
  });

  test('eight windows share one stream, all are live, and another takes over when its window closes', {
    timeout: 600_000,
  }, async () => {
    const { page: first } = await bench.open('/');
    await first.getByRole('img', { name: /^Live/ }).waitFor();
    const streams: Request[] = [];
    first.context().on('request', (request) => {
      if (request.url().endsWith('/_mock/events')) streams.push(request);
    });
    const pages = [first];
    for (let n = 1; n < 8; n += 1) {
      const page = await first.context().newPage();
      await page.goto('/');
      await page.getByRole('img', { name: /^Live/ }).waitFor();
      pages.push(page);
    }
    expect(streams).toEqual([]);
    await bench.mail();
    for (const page of pages) await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor();
    await first.close();
    await expect.poll(() => streams.length).toBe(1);
    await bench.mail({ last_name: 'Byron' });
    for (const page of pages.slice(1)) await page.getByRole('link', { name: 'Ada Byron' }).waitFor();
    await bench.silence();
    for (const page of pages.slice(1)) await page.getByRole('alert').getByText('Connection lost').waitFor();
    await bench.listen();
    for (const page of pages.slice(1)) await page.getByRole('alert').waitFor({ state: 'hidden' });
  });

  test('thousands of simultaneous changes arrive as counts, and no connection counts as lost', {
    timeout: 600_000,
  }, async () => {
    const { id } = await bench.mock.audiences.create({ name: 'Everybody' });
    const people = Array.from({ length: 20_000 }, (_, n) => `Person ${n},${n + 1} Main St,Springfield,IL,62701`);
    await bench.mock.audiences.import(id, ['name,address,city,state,zip', ...people].join('\n'));
    const [campaign] = await bench.mock.campaigns.list();
    await bench.mock.campaigns.send(campaign?.id ?? '', id);
    const { page } = await bench.open('/');
    await page.getByText('20,000 mailings').waitFor();
    await page.getByRole('img', { name: /^Live/ }).waitFor();
    const ended: string[] = [];
    page.on('requestfailed', (request) => ended.push(request.url()));
    await page.evaluate(() => {
      const seen = globalThis as unknown as { wasLost: boolean };
      new MutationObserver(() => {
        if (document.querySelector('.lost') !== null) seen.wasLost = true;
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: '+1 week' }).click();
    await page.getByText(/changes of state/).waitFor();
    await page.getByTestId('mailing').getByText('delivered').first().waitFor();
    expect(await page.evaluate(() => (globalThis as unknown as { wasLost?: boolean }).wasLost)).toBeUndefined();
    expect(ended).toEqual([]);
  });

  test('the journal says why a call failed, and copies it for the SDK and the shell', async () => {
    await bench.call('POST', '/v1/mailing', { campaign_id: 'x' }).catch(() => undefined);
    const { page } = await bench.open('/requests');
    await page.getByText('ValidationError: ').first().waitFor();
    await page.getByRole('link', { name: 'POST /v1/mailing' }).first().click();
    await page.getByRole('button', { name: 'Copy as TypeScript' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'await mail.mailings.create({\n  campaign_id: "x"\n})',
    );
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl -X POST 'http:.*\/v1\/mailing'/);
  });

  test('faults are added, shown in the top bar, and removed', async () => {
    const { page } = await bench.open('/faults');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: '1 fault' }).waitFor();
    await page.getByRole('button', { name: 'Remove all' }).click();
    await page.getByText('No rule is set').waitFor();
  });

  test('reset asks for confirmation, and then restores the account', async () => {
    await bench.mail();
    const { page } = await bench.open('/');
    await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor();
    await page.getByRole('button', { name: 'Reset the account' }).click();
    await page.getByRole('menuitem', { name: 'Start again with the demo data' }).click();
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await page.getByText('No mail yet').waitFor();
  });

  test('the first load is less than 200 kB of JavaScript, gzipped', () => {
    const html = readFileSync(`${bench.folder}/index.html`, 'utf8');
    const scripts = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path);
    const size = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(`${bench.folder}/${path}`)).length, 0);
    console.log(`first load: ${(size / 1000).toFixed(0)} kB of JavaScript, gzipped`);
    expect(size).toBeLessThan(200_000);
  });

  test('every component in use has its styles', () => {
    const read = (ending: string): string =>
      readdirSync(`${bench.folder}/assets`)
        .filter((name) => name.endsWith(ending))
        .map((name) => readFileSync(`${bench.folder}/assets/${name}`, 'utf8'))
        .join('\n');
    const classesIn = (text: string): Set<string> => new Set(text.match(/\bm_[0-9a-f]{6,8}\b/g));
    const all = classesIn(readFileSync(createRequire(import.meta.url).resolve('@mantine/core/styles.css'), 'utf8'));
    const styled = classesIn(read('.css'));
    expect([...classesIn(read('.js'))].filter((name) => all.has(name) && !styled.has(name))).toEqual([]);
  });

  test('the page may run only its own scripts', async () => {
    const policy = (await fetch(`${bench.url}/mailings/x`, { headers: { accept: 'text/html' } })).headers.get(
      'content-security-policy',
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
  });
}
