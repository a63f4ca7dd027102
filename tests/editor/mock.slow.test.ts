import { describe, expect, test } from 'vitest';
import { startEditor } from './editor.ts';

const editor = startEditor();
const head = `import { createMock } from '@direct-mail/mock';\nconst mock = createMock();\n`;
const mistakes = (code: string) => editor.open(head + code).mistakes();

const file = editor.open(`${head}
const campaign = await mock.campaigns.create({ name: 'Welcome', creatives: [{ name: 'Card', format: 'postcard_4x6' }] });
const mailing = await mock.mailings.transition('m', 'delivered');
const rule = await mock.faults.add({ operation: 'createMailing', nth: 2, probability: 0.5, connection: 'reset', after: true });
const webhook = await mock.webhooks.create({ receiver: () => 200 });
const [delivery] = await mock.webhooks.deliveries(webhook.id);
const entry = await mock.requests.waitFor({ operation: 'createMailing', timeout: 100 });
const report = await mock.clock.advance({ days: 3 });
const snapshot = await mock.snapshot();
const fixtures = await mock.fixtures();
const settings = await mock.settings.update({ durations: { processing: 60 } });
const sandbox = await mock.sandboxes.create();
console.log(campaign.settings.holdout_percent, mailing.total_cost, mailing.state, rule.triggered, delivery, entry, report, snapshot, fixtures, settings, sandbox);
`);

describe('the mock in an editor: a hover', () => {
  test.each([
    ['const moc|k', 'const mock: Mock'],
    ['const campai|gn', 'const campaign: Campaign'],
    ['const maili|ng', 'const mailing: Mailing'],
    ['const rul|e', 'const rule: ActiveFaultRule'],
    ['const webho|ok', 'const webhook: Webhook'],
    ['const [deliver|y]', 'const delivery: Delivery'],
    ['const ent|ry', 'const entry: JournalEntry'],
    ['const repor|t', 'const report: AdvanceReport'],
    ['const snapsho|t', 'const snapshot: Snapshot'],
    ['const fixture|s', 'const fixtures: FixtureFile'],
    ['const setting|s', 'const settings: MockSettings'],
    ['const sandbo|x', 'const sandbox: Sandbox'],
    ['mock.faults.ad|d', '(method) FaultControl.add(rule: FaultRule): Promise<ActiveFaultRule>'],
    ['mailing.sta|te', '(property) Mailing.state: MailingState'],
  ])('on %s says %s', (place, text) => {
    expect(file.hover(place).text).toBe(text);
  });

  test.each([
    ['nt|h: 2', 'only on the nth match, from 1'],
    ['probabilit|y', '0 to 1'],
    ['connectio|n:', '`hang` never responds'],
    ['afte|r: true', 'Default: false'],
    ['timeou|t: 100', 'Default: 5,000'],
    ['day|s: 3', 'Days of 24 hours'],
    ['processin|g: 60', 'Default: 3,600 (1 hour)'],
    ['settings.holdout_percen|t', 'Percentage of recipients'],
    ['mailing.total_cos|t', 'Dollars with two decimals'],
    ['forma|t:', '`postcard_4x6`'],
  ])('on %s names unit, limit or default: %s', (place, documentation) => {
    expect(file.hover(place).documentation).toContain(documentation);
  });

  test('shows nothing of how the types are made', () => {
    const code = file.hover('mock.faults.ad|d').text + file.hover('mock.mailings.transitio|n').text;
    expect(code).not.toMatch(/zod|Zod|ControlAnswer|infer/);
    expect(file.mistakes()).toEqual([]);
  });
});

describe('the mock in an editor: completions', () => {
  test.each([
    ['mock.|', ['campaigns', 'clock', 'faults', 'fixtures', 'requests', 'snapshot', 'webhooks']],
    ['mock.faults.add({ | });', ['operation', 'probability', 'status', 'times', 'connection']],
    ["mock.faults.add({ operation: '|' });", ['createMailing', 'standardizeAddresses']],
    ["mock.mailings.transition('m', '|');", ['delivered', 'delivery_exception', 'production']],
    ['createMock({ | });', ['seed', 'now', 'fixtures', 'settings', 'clock']],
    ['mock.settings.update({ | });', ['probabilities', 'durations', 'testTokens']],
    [
      "mock.campaigns.create({ name: 'A', creatives: [{ name: 'C', format: '|' }] });",
      ['postcard_4x6', 'letter_8.5x11'],
    ],
  ])('after %s', (place, expected) => {
    const offered = editor.open(head + place.replace('|', '')).completions(place);
    expect(offered).toEqual(expect.arrayContaining(expected));
  });
});

describe('the mock in an editor: a mistake names the field, in under 160 characters', () => {
  test.each([
    ["mock.faults.add({ operation: 'createMailing', statsu: 503 });", 'status'],
    ['mock.faults.add({ chance: 0.5, status: 503 });', 'chance'],
    ["mock.campaigns.create({ name: 'A', creativs: [] });", 'creatives'],
    ["mock.campaigns.create({ name: 'A', creatives: [{ name: 'C', format: 'x', frontHtml: '' }] });", 'front_html'],
    ["mock.webhooks.create({ uri: 'http://x' });", 'uri'],
    ['mock.clock.advance({ day: 3 });', 'days'],
    ["mock.mailings.list({ stat: 'delivered' });", 'state'],
    ["mock.mailings.list({ state: 'deliverd' });", 'delivered'],
    ['createMock({ sed: 5 });', 'seed'],
    ['createMock({ settings: { chances: {} } });', 'chances'],
    ['mock.campaign.list();', 'campaigns'],
  ])('%s', (code, named) => {
    const [mistake] = mistakes(code);
    const said = [mistake?.message ?? '', ...(mistake?.hints ?? [])].join(' ');
    expect(said).toContain(named);
    expect(mistake?.message.length).toBeLessThan(160);
  });
});
