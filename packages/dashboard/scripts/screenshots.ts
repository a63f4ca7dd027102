/**
 * Takes the screenshots of the documents, in docs/screenshots, from the demo account with a fixed clock: `npm run screenshots -w
 * packages/dashboard`. For review, `--out FOLDER` takes every page, with `--widths 1440,1024,390`, `--schemes light,dark` and `--only
 * name,name`; `--empty` uses an empty account, and `--full` the full height of each page.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openBrowser, openPage } from '../test/support/browser.ts';
import { buildDashboard } from '../test/support/build.ts';
import { pagesOf } from '../test/support/pages.ts';
import { settled } from '../test/support/settled.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    widths: { type: 'string', default: '1280' },
    schemes: { type: 'string', default: 'light' },
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
});
/** Those that documents show. */
const shown = ['mailings', 'mailing', 'compare-creatives', 'time'];
const isDocs = values.out === undefined;
const out = values.out ?? fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));

if (!values.built) buildDashboard();
const main = fileURLToPath(new URL('../../mock/src/cli/main.ts', import.meta.url));
const flags = [
  values.empty ? '--fixtures=empty' : '--demo',
  '--port',
  '0',
  '--clock',
  'manual',
  '--now',
  '2026-11-22T09:00:00Z',
  '--json',
];
const server = spawn(process.execPath, ['--conditions=direct-mail-source', main, ...flags], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise<string>((resolve) => {
  createInterface({ input: server.stdout }).once('line', (line) => resolve((JSON.parse(line) as { url: string }).url));
});
const browser = await openBrowser();
try {
  if (!values.empty) await seed();
  const pages = await pagesOf(url);
  const wanted = values.only?.split(',') ?? (isDocs ? shown : undefined);
  mkdirSync(out, { recursive: true });
  for (const [name, path] of Object.entries(pages)) {
    if (wanted !== undefined && !wanted.includes(name)) continue;
    if (name === 'faults' && !values.empty) await setFaults(true);
    for (const scheme of values.schemes.split(',') as ('light' | 'dark')[]) {
      for (const width of values.widths.split(',').map(Number)) {
        await picture(path, scheme, width, isDocs ? name : `${name}-${scheme}-${width}`);
      }
    }
    if (name === 'faults') await setFaults(false);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}

/** A program that calls the account: successfully, with a wrong token, and with a test token. */
async function seed(): Promise<void> {
  const call = (method: string, path: string, token: string, agent: string, body?: object): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'user-agent': agent },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const sdk = 'direct-mail-sdk/1.4.0';
  await call('GET', '/v1/campaigns', 'live_mock', sdk);
  const campaigns = (await (await fetch(`${url}/_mock/campaigns`)).json()) as { id: string }[];
  await call('POST', '/v1/mailing', 'live_mock', sdk, {
    campaign_id: campaigns[0]?.id,
    merge_tags: { promo_code: 'WARM-20', expires: '2030-12-31' },
    recipient: {
      full_name: 'Ada Lovelace',
      address_1: '350 5th ave',
      city: 'new york',
      state: 'ny',
      postal_code: '10118',
    },
  });
  await call('POST', '/v1/mailing', 'test_wrong', 'curl/8.11');
  await call('GET', '/v1/me', 'test_mock', 'curl/8.11');
}

/** Only for the pages that show faults: otherwise every page would mention them. */
async function setFaults(on: boolean): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/_mock/faults`, { method: 'DELETE' });
  if (!on) return;
  for (const rule of [
    { operation: 'createMailing', status: 503, times: 2 },
    { delivery: 'duplicate', probability: 0.1 },
  ]) {
    await fetch(`${url}/_mock/faults`, { method: 'POST', headers, body: JSON.stringify(rule) });
  }
}

async function picture(path: string, scheme: 'light' | 'dark', width: number, name: string): Promise<void> {
  const { page, complaints } = await openPage(browser, url, { scheme, width });
  await page.goto(path);
  await settled(page, path);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: values.full });
  await page.context().close();
  for (const complaint of complaints) console.error(`${name}: ${complaint}`);
}
