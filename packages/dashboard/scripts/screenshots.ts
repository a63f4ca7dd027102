/**
 * Makes the pictures of docs/screenshots, from the demo account on a clock that is set: `npm run screenshots -w packages/dashboard`.
 * `--out FOLDER`, `--widths 1440,1024,390`, `--schemes light,dark` and `--only name,name` make others, to look at.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { openBrowser, openPage } from '../test/support/browser.ts';
import { buildDashboard } from '../test/support/build.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url)) },
    widths: { type: 'string', default: '1280' },
    schemes: { type: 'string', default: 'light' },
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
});
/** Beside the ordinary ones, where nothing else was asked for. */
const also: Readonly<Record<string, readonly [scheme: 'light' | 'dark', width: number, name: string][]>> = {
  mailings: [
    ['dark', 1280, 'mailings-dark'],
    ['light', 390, 'mailings-phone'],
  ],
  mailing: [
    ['dark', 1280, 'mailing-dark'],
    ['light', 390, 'mailing-phone'],
  ],
  creative: [['dark', 1280, 'creative-dark']],
};
const isDocs = values.widths === '1280' && values.schemes === 'light';

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
  server.stdout.once('data', (line: Buffer) =>
    resolve((JSON.parse(String(line).split('\n')[0] ?? '') as { url: string }).url),
  );
});
const browser = await openBrowser();
try {
  const pages = await pagesOf();
  const wanted = values.only?.split(',');
  mkdirSync(values.out, { recursive: true });
  for (const [name, path] of Object.entries(pages)) {
    if (wanted !== undefined && !wanted.includes(name)) continue;
    for (const scheme of values.schemes.split(',') as ('light' | 'dark')[]) {
      for (const width of values.widths.split(',').map(Number)) {
        await picture(path, scheme, width, isDocs ? name : `${name}-${scheme}-${width}`);
      }
    }
    if (isDocs) for (const [scheme, width, file] of also[name] ?? []) await picture(path, scheme, width, file);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}

/** Where each page is, with something on it. */
async function pagesOf(): Promise<Record<string, string>> {
  const get = async <T>(path: string): Promise<T> => (await (await fetch(`${url}/_mock/${path}`)).json()) as T;
  await fetch(`${url}/v1/campaigns`, {
    headers: { authorization: 'Bearer live_mock', 'user-agent': 'direct-mail-sdk/1.4.0' },
  });
  const [campaign] = await get<{ id: string; creatives: { id: string }[] }[]>('campaigns');
  await fetch(`${url}/v1/mailing`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer live_mock',
      'content-type': 'application/json',
      'user-agent': 'direct-mail-sdk/1.4.0',
    },
    body: JSON.stringify({
      campaign_id: campaign?.id,
      merge_tags: { promo_code: 'WARM-20', expires: '2030-12-31' },
      recipient: {
        full_name: 'Ada Lovelace',
        address_1: '350 5th ave',
        city: 'new york',
        state: 'ny',
        postal_code: '10118',
      },
    }),
  });
  await fetch(`${url}/v1/mailing`, {
    method: 'POST',
    headers: { authorization: 'Bearer test_wrong', 'user-agent': 'curl/8.11' },
  });
  await fetch(`${url}/v1/me`, { headers: { authorization: 'Bearer test_mock', 'user-agent': 'curl/8.11' } });
  await fetch(`${url}/_mock/faults`, { method: 'POST', body: '{"operation":"createMailing","status":503,"times":2}' });
  const find = async (search: string): Promise<string> =>
    (await get<{ id: string }[]>(`mailings?per_page=1&${search}`))[0]?.id ?? '';
  const audiences = await get<{ id: string; name: string }[]>('audiences');
  const webhooks = await get<{ id: string }[]>('webhooks');
  return {
    mailings: '/',
    mailing: `/mailings/${await find(`state=delivered&campaign=${campaign?.id}`)}`,
    letter: `/mailings/${await find('state=mailed&campaign=Bread')}`,
    campaigns: '/campaigns',
    campaign: `/campaigns/${campaign?.id}`,
    creative: `/creatives/${campaign?.creatives[0]?.id}`,
    audiences: '/audiences',
    audience: `/audiences/${audiences.find(({ name }) => name === 'Bread Club')?.id}`,
    webhooks: '/webhooks',
    webhook: `/webhooks/${webhooks[1]?.id}`,
    requests: '/requests',
    activity: '/activity',
    orders: '/orders',
    privacy: '/privacy',
    statistics: '/statistics',
    addresses: '/addresses',
    time: '/time',
    faults: '/faults',
    pictures: '/pictures',
    'append-table': '/append-table',
    connect: '/connect',
    settings: '/settings',
    data: '/data',
    sandboxes: '/sandboxes',
  };
}

async function picture(path: string, scheme: 'light' | 'dark', width: number, name: string): Promise<void> {
  const { page, complaints } = await openPage(browser, url, { scheme, width });
  await page.goto(path);
  await settled(page, path);
  await page.screenshot({ path: `${values.out}/${name}.png`, fullPage: values.full });
  await page.context().close();
  for (const complaint of complaints) console.error(`${name}: ${complaint}`);
}

async function settled(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (path === '/addresses') await page.getByRole('button', { name: 'Standardize' }).click();
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      !/Asking for the preview|Drawing …|Looking …/.test(document.body.innerText) &&
      [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  await page.waitForTimeout(400);
}
