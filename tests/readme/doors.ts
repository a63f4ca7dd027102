/** One call of each published package, run in a project that has installed the packed ones. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { Bulk, sqliteLedger } from '@direct-mail/bulk';
import { runCommand } from '@direct-mail/conformance';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { createPreviewer } from '@direct-mail/previews';
import { fonts, read } from '@direct-mail/previews-world';
import { DirectMail } from '@direct-mail/sdk';
import { standardize } from '@direct-mail/us-address';

const recipient = {
  full_name: 'Ada Lovelace',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};
const mock = createMock({ fixtures: 'demo' });
const { url, close } = await serve(mock);
const token = mock.tokens.production;
const mail = new DirectMail({ token, baseUrl: url });
const [campaign] = await mock.campaigns.list();
assert.ok(campaign !== undefined);
const campaign_id = campaign.id;

const doors: Readonly<Record<string, () => Promise<void>>> = {
  async bulk() {
    const bulk = new Bulk({ client: mail, ledger: sqliteLedger('doors.ledger') });
    const { summary, blocked } = await bulk.plan({
      campaignId: campaign_id,
      rows: [{ ...recipient, promo_code: 'HELLO10' }],
    });
    assert.deepEqual([summary.pieces, blocked], [1, []]);
  },
  async cli() {
    const env = { ...process.env, DIRECT_MAIL_BASE_URL: url, DIRECT_MAIL_TOKEN: token };
    const { stdout } = await promisify(execFile)('node_modules/.bin/direct-mail', ['campaigns', 'list'], { env });
    assert.equal(JSON.parse(stdout)[0].id, campaign_id);
  },
  async conformance() {
    const lines: string[] = [];
    const output = { out: (line: string) => lines.push(line), err: (line: string) => lines.push(line) };
    const given = ['server', '--base-url', url, '--token', token];
    assert.equal(await runCommand(given, {}, output), 0, lines.join('\n'));
  },
  async mock() {
    const response = await mock.fetch(
      new Request(`${mock.connection.baseUrl}/v1/me`, { headers: { authorization: `Bearer ${token}` } }),
    );
    assert.equal(response.status, 200);
  },
  async previews() {
    const piece = {
      id: 'm1',
      format: 'postcard_4x6',
      front_html: '<h1>{{ full_name }}</h1>',
      recipient,
      now: '2026-12-01T09:00:00Z',
    };
    const { bytes } = await createPreviewer().render(piece, 'front');
    assert.equal(Buffer.from(bytes).toString('latin1', 1, 4), 'PNG');
  },
  async 'previews-world'() {
    assert.ok(fonts[0] !== undefined);
    assert.equal(Buffer.from(await read(fonts[0])).toString('latin1', 0, 4), 'wOF2');
  },
  async sdk() {
    const { state } = await mail.mailings.create({ campaign_id, recipient, merge_tags: { promo_code: 'HELLO10' } });
    assert.equal(state, 'processing');
  },
  async 'us-address'() {
    assert.equal(standardize({ full_address: '1600 amphitheatre parkway, mtn view california' }).zip_code, '94043');
  },
};

const installed = readdirSync('node_modules/@direct-mail');
assert.deepEqual(
  Object.keys(doors).sort(),
  installed.sort(),
  'each installed package is called, and each is installed',
);
for (const [name, call] of Object.entries(doors)) {
  await call();
  console.log(`@direct-mail/${name}: works`);
}
await close();
