import { describe, expect, test } from 'vitest';
import { startEditor } from './editor.ts';

const editor = startEditor();
const head = `import { Bulk, readCsv, sqliteLedger } from '@direct-mail/bulk';
import { runServer } from '@direct-mail/conformance';
import { checkArtwork, createPreviewer } from '@direct-mail/previews';
import { DirectMail } from '@direct-mail/sdk';
import { createWebhookHandler, verifyWebhook } from '@direct-mail/sdk/webhooks';
import { clean, explain, standardize } from '@direct-mail/us-address';
declare const mail: DirectMail;
`;

const file = editor.open(`${head}
const bulk = new Bulk({ client: mail, ledger: sqliteLedger('mail.db'), patience: 5 });
const plan = await bulk.plan({ campaignId: 'c', rows: readCsv('list.csv'), limits: { maxCost: 5 } });
const run = await bulk.send(plan.hash, { canary: 50 });
const progress = await run.settled();
const summary = plan.summary;
const event = verifyWebhook({ body: '', secret: 's' });
const name = event.event;
if (event.event === 'delivered') { const known = event; console.log(known); }
const handler = createWebhookHandler({ secret: 's', onEvent: (received) => console.log(received) });
const standardized = standardize({ full_address: '1 Main St, Austin TX' });
const explained = explain({ full_address: '1 Main St, Austin TX' });
const cleaned = clean([{ full_address: '' }]);
const previewer = createPreviewer();
const checked = await checkArtwork('<p>Hi</p>', { format: 'postcard_4x6', side: 'front' });
declare const asked: Parameters<typeof runServer>[0];
const report = await runServer(asked);
console.log(progress, summary, name, handler, standardized, explained, cleaned, previewer, checked, report);
`);

describe('bulk, previews, us-address, conformance and webhooks in an editor: a hover', () => {
  test.each([
    ['const bul|k', 'const bulk: Bulk'],
    ['const pla|n', 'const plan: Plan'],
    ['const ru|n', 'const run: Run'],
    ['const progres|s', 'const progress: Progress'],
    ['const summar|y', 'const summary: PlanSummary'],
    ['const even|t', 'const event: WebhookEvent'],
    ['const nam|e', 'const name: MailingEventName | "ping" | UnknownEventName'],
    ['const know|n', 'const known: MailingEvent'],
    ['const handle|r', 'const handler: WebhookHandler'],
    ['const standardize|d', 'const standardized: StandardizedAddress'],
    ['const explaine|d', 'const explained: AddressExplanation'],
    ['const previewe|r', 'const previewer: Previewer'],
    ['const checke|d', 'const checked: ArtworkCheck'],
    ['const repor|t', 'const report: RunResult'],
  ])('on %s says %s', (place, text) => {
    expect(file.hover(place).text).toBe(text);
  });

  test.each([
    ['patienc|e: 5', 'in milliseconds'],
    ['maxCos|t: 5', 'Dollars'],
    ['canar|y: 50', 'waits in state `canary`'],
    ['limit|s: {', 'Default: none.'],
    ['const name = event.even|t', 'The name of the event.'],
  ])('on %s names unit, limit, default or meaning: %s', (place, documentation) => {
    expect(file.hover(place).documentation).toContain(documentation);
  });

  test('the name of an event is documented once', () => {
    expect(file.hover('const name = event.even|t').documentation.trim()).toBe('The name of the event.');
    expect(file.mistakes()).toEqual([]);
  });
});

describe('their completions', () => {
  test.each([
    [
      "new Bulk({ client: mail, ledger: sqliteLedger('x'), | });",
      ['keep', 'lookupClient', 'mock', 'now', 'patience', 'sleep', 'timing'],
    ],
    ["verifyWebhook({ body: '', secret: '' }).event === '|';", ['delivered', 'ping', 'mailed']],
    ['standardize({ | });', ['full_address', 'address_line1', 'zip_code']],
    ["checkArtwork('', { format: 'postcard_4x6', side: '|' });", ['front', 'back']],
  ])('after %s', (place, expected) => {
    const offered = editor.open(head + place.replace('|', '')).completions(place);
    expect(offered).toEqual(expect.arrayContaining(expected));
  });
});

describe('a mistake of theirs names the field, in under 160 characters', () => {
  test.each([
    [`new Bulk({ client: mail, ledger: sqliteLedger('x'), patienc: 5 });`, 'patience'],
    [`standardize({ address_line_1: '1 Main St', city: 'Austin' });`, 'address_line1'],
    [`standardize({ full_adress: 'x' });`, 'full_adress'],
    [`createWebhookHandler({ secret: 's', onEvents: () => {} });`, 'onEvent'],
    [`verifyWebhook({ body: '', secret: 's', maxAg: 5 });`, 'maxAge'],
    [`checkArtwork('', { format: 'postcard_4x6', sid: 'front' });`, 'side'],
    [`checkArtwork('', { format: 'postcard_4x6', side: 'frnt' });`, 'front'],
  ])('%s → %s', (code, named) => {
    const [{ message } = { message: '' }] = editor.open(head + code).mistakes();
    expect(message).toContain(named);
    expect(message.length).toBeLessThan(160);
  });
});
