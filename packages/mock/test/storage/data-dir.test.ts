import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createMock } from '@direct-mail/mock';
import { connectMock, serve } from '@direct-mail/mock/node';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFile } from '../../src/storage/file.ts';
import { ada } from '../support.ts';

const now = '2026-11-20T09:00:00.000Z';
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'direct-mail-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = () => serve(createMock({ now }), { dataDir });
const file = () => join(dataDir, 'direct-mail-mock.sqlite');

async function mailTo(url: string, campaignId: string) {
  const response = await fetch(`${url}/v1/mailing`, {
    method: 'POST',
    headers: { authorization: 'Bearer live_mock', 'content-type': 'application/json' },
    body: JSON.stringify({ campaign_id: campaignId, recipient: ada }),
  });
  return (await response.json()) as { id: string };
}

describe('--data-dir', () => {
  test('M1: a folder whose first start was ended before it was written is a new one', async () => {
    writeFileSync(file(), '');
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { close } = await start();
    await close();
    expect(told.mock.calls.map(([line]) => line)).toEqual([
      `direct-mail-mock: ${file()} was empty; starting a new account\n`,
    ]);
    told.mockRestore();
    expect(openFile(dataDir).prepare('SELECT count(*) AS n FROM accounts').get()).toEqual({ n: 1 });
  });

  test('M4: an advance and a sleep on whose way nothing changes are kept', async () => {
    const first = await start();
    await connectMock(first.url).clock.advance({ days: 10 });
    await first.close();
    const second = await serve(createMock({ now }), { dataDir });
    expect(await connectMock(second.url).clock.retrieve()).toMatchObject({ now: '2026-11-30T09:00:00.000Z' });
    await second.close();
  });

  test('M3: a damaged row is named at the start, and the file is left as it is', async () => {
    const { url, close } = await start();
    await connectMock(url).webhooks.create({ url: 'http://127.0.0.1:9/' });
    await close();
    const database = new DatabaseSync(file());
    database.exec(`UPDATE rows SET json = json_set(json, '$.url', null) WHERE name = 'webhooks'`);
    database.close();
    await expect(start()).rejects.toThrow(
      /the data is damaged .*tables\.webhooks\[0\]\.url must be a text.*has not been changed/,
    );
  });

  describe('M5: a full disk', () => {
    async function fullDisk() {
      const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
      const { url, close } = await start();
      const database = exec.mock.contexts.at(-1) as DatabaseSync;
      exec.mockRestore();
      const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      const mock = connectMock(url);
      await mock.campaigns.create({ name: 'kept' });
      const full = (is: boolean) => database.exec(`PRAGMA max_page_count = ${is ? 1 : 1073741823}`);
      full(true);
      return { url, close, mock, full, told };
    }
    afterEach(() => vi.restoreAllMocks());
    const refused = {
      status: 503,
      message: expect.stringMatching(
        /cannot write to the data folder: .*full; nothing has changed; free some space and send the request again/,
      ),
    };
    const big = 'x'.repeat(100_000);

    test('what it does not take is refused and undone, and what is kept is answered', async () => {
      const { close, mock, full, told } = await fullDisk();
      await expect(mock.campaigns.create({ name: big })).rejects.toMatchObject(refused);
      expect((await mock.campaigns.list()).map(({ name }) => name)).toEqual(['kept']);
      await expect(mock.campaigns.create({ name: big })).rejects.toMatchObject(refused);
      full(false);
      await mock.campaigns.create({ name: 'later' });
      expect((await mock.campaigns.list()).map(({ name }) => name)).toEqual(['kept', 'later']);
      await close();
      expect(told.mock.calls.filter(([line]) => String(line).includes('cannot write to the data folder'))).toHaveLength(
        1,
      );
      const again = await start();
      expect(await connectMock(again.url).campaigns.list()).toHaveLength(2);
      await again.close();
    });

    test('an advance that it does not take leaves the clock and everything due as it was', async () => {
      const { url, close, mock, full } = await fullDisk();
      full(false);
      const { id } = await mock.campaigns.create({ name: 'c', creatives: [{ name: 'p', format: 'postcard_4x6' }] });
      for (let i = 0; i < 40; i += 1) await mailTo(url, id);
      // A paused webhook queues the events: the advance needs room for them.
      const webhook = await mock.webhooks.create({ url: 'http://127.0.0.1:9/' });
      await mock.webhooks.update(webhook.id, { paused: true });
      full(true);
      const before = await mock.clock.retrieve();
      await expect(mock.clock.advance({ days: 3 })).rejects.toMatchObject(refused);
      expect(await mock.clock.retrieve()).toEqual(before);
      const states = async () => new Set((await mock.mailings.list()).map(({ state }) => state));
      expect(await states()).toEqual(new Set(['processing']));
      full(false);
      await mock.clock.advance({ days: 3 });
      expect(await states()).toEqual(new Set(['mailed']));
      await close();
    });

    test('the server ends well on it: everything that was answered is kept', async () => {
      const { close, mock } = await fullDisk();
      await expect(mock.campaigns.create({ name: big })).rejects.toMatchObject(refused);
      await close();
      const again = await start();
      expect((await connectMock(again.url).campaigns.list()).map(({ name }) => name)).toEqual(['kept']);
      await again.close();
    });
  });

  test('D35: an erased person is not left in free pages of the file', async () => {
    const { url, close } = await start();
    const mock = connectMock(url);
    const { id } = await mock.campaigns.create({ name: 'x', creatives: [{ name: 'c', format: 'postcard_4x6' }] });
    const post = (path: string, body: unknown) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer live_mock', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const recipient = { ...ada, full_name: 'Xaverina Quixley', email: 'x@example.com' };
    expect((await post('/v1/mailing', { campaign_id: id, recipient })).status).toBe(201);
    const request = await post('/v1/dsr/request', {
      regulation: 'cpra',
      subject_request_id: '6f1f3a52-9d4b-4d0a-8f55-2f6f0f3b7c12',
      subject_request_type: 'erasure',
      submitted_time: '2026-11-20T08:00:00Z',
      subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'x@example.com' }],
    });
    expect(request.status).toBe(201);
    await mock.clock.advance({ days: 10 });
    // While it is running, too: the write-ahead log was emptied.
    expect(readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes('Quixley'))).toEqual([]);
    await close();
    expect(readFileSync(file()).includes('Quixley')).toBe(false);
    expect(readdirSync(dataDir)).toEqual(['direct-mail-mock.sqlite']);
  });

  test('the folder and its file are for this user of the machine alone', async () => {
    const folder = join(dataDir, 'new');
    const { close } = await serve(createMock({ now }), { dataDir: folder });
    await close();
    expect([folder, join(folder, 'direct-mail-mock.sqlite')].map((path) => statSync(path).mode & 0o777)).toEqual([
      0o700, 0o600,
    ]);
  });

  test('D73: no file of it holds a clear e-mail address, whatever was sent', async () => {
    const { url, close } = await start();
    const mock = connectMock(url);
    const creatives = [{ name: 'Card', format: 'postcard_4x6' as const }];
    const { id } = await mock.campaigns.create({ name: 'Welcome', creatives });
    const { id: audience } = await mock.audiences.create({ name: 'Club' });
    const email = 'Secret.Person@Clear.Example';
    const post = async (path: string, body: unknown) => {
      const headers = { authorization: 'Bearer live_mock', 'content-type': 'application/json' };
      return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    expect(await post('/v1/mailing', { campaign_id: id, recipient: { ...ada, email } })).toBe(201);
    expect(await post('/v1/order', { order_id: 'o', order_date: '2026-11-20', customer_email: email })).toBe(201);
    expect(await post(`/v1/audience/${audience}`, { email })).toBe(201);
    await mock.audiences.import(audience, `email\n${email}\n`);
    const request = {
      regulation: 'cpra',
      subject_request_id: '6f1f3a52-9d4b-4d0a-8f55-2f6f0f3b7c11',
      subject_request_type: 'access',
      submitted_time: '2026-11-20T08:00:00Z',
      subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: email }],
    };
    expect(await post('/v1/dsr/request', request)).toBe(201);
    const text = () =>
      readdirSync(dataDir)
        .map((name) => readFileSync(join(dataDir, name)).toString('latin1').toLowerCase())
        .join('');
    expect(text()).not.toContain('clear.example');
    await close();
    expect(text()).toContain('lovelace');
    expect(text()).not.toContain('clear.example');
  });

  test('keeps the account and its time, and what was due continues', async () => {
    const first = await start();
    const mock = connectMock(first.url);
    const campaign = await mock.campaigns.create({
      name: 'Welcome',
      creatives: [{ name: 'Card', format: 'postcard_4x6' }],
    });
    const { id } = await mailTo(first.url, campaign.id);
    await mock.clock.advance({ hours: 2 });
    await first.close();

    const second = await start();
    const again = connectMock(second.url);
    expect(await again.mailings.retrieve(id)).toMatchObject({ state: 'production', campaign_name: 'Welcome' });
    expect((await again.clock.now()).toISOString()).toBe('2026-11-20T11:00:00.000Z');
    await again.clock.advance({ days: 6 });
    expect((await again.mailings.retrieve(id)).state).toBe('delivered');
    expect((await mailTo(second.url, campaign.id)).id).not.toBe(id);
    await second.close();
  });

  test('keeps sandboxes with their tokens, and forgets the ones that were removed', async () => {
    const first = await start();
    const mock = connectMock(first.url);
    const kept = await mock.sandboxes.create();
    const gone = await mock.sandboxes.create();
    await connectMock(first.url, { sandbox: kept.id }).campaigns.create({ name: 'Apart' });
    await mock.sandboxes.delete(gone.id);
    await first.close();

    const second = await start();
    expect((await connectMock(second.url).sandboxes.list()).map(({ id }) => id)).toEqual(['default', kept.id]);
    const me = await fetch(`${second.url}/v1/campaigns`, {
      headers: { authorization: `Bearer ${kept.production_token}` },
    });
    expect(await me.json()).toMatchObject([{ name: 'Apart' }]);
    await second.close();
  });

  test('a reset and a restore are kept like everything else', async () => {
    const first = await start();
    const mock = connectMock(first.url);
    await mock.campaigns.create({ name: 'Kept' });
    const snapshot = await mock.snapshot();
    await mock.reset();
    await mock.campaigns.create({ name: 'Lost' });
    await mock.restore(snapshot);
    await first.close();
    const second = await start();
    expect(await connectMock(second.url).campaigns.list()).toMatchObject([{ name: 'Kept' }]);
    await second.close();
  });

  test('a second process on the same folder is refused', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(/another process is using this folder/);
    await first.close();
  });

  test('a damaged file is refused and never overwritten', async () => {
    await (await start()).close();
    truncateSync(file(), 6000);
    const damaged = readFileSync(file());
    const error = await start().then(
      () => 'it started',
      ({ message }: Error) => message,
    );
    expect(error).toMatch(/damaged/);
    expect([error.startsWith(`${dataDir}: `), error.includes('\n')]).toEqual([true, false]);
    expect(readFileSync(file())).toEqual(damaged);
  });

  test('a file in the place of the folder is named', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    const dir = join(dataDir, 'file');
    await expect(serve(createMock({ now }), { dataDir: dir })).rejects.toThrow(`${dir}: this is a file or inside one`);
  });

  test('a file that is no database, or that another program wrote, is refused and never overwritten', async () => {
    writeFileSync(file(), 'my novel');
    await expect(start()).rejects.toThrow(/damaged or not from this mock/);
    expect(readFileSync(file(), 'utf8')).toBe('my novel');
    rmSync(file());
    new DatabaseSync(file()).exec('CREATE TABLE chapters (text)');
    await expect(start()).rejects.toThrow(/does not contain mock data/);
  });

  test('a newer file is refused, an older one is brought up to date', async () => {
    const older = openFile(dataDir);
    older.close();
    const upgrade = (database: DatabaseSync): void => database.exec('CREATE TABLE later (text TEXT)');
    const upgraded = openFile(dataDir, [upgrade]);
    expect(upgraded.prepare('SELECT count(*) AS n FROM later').get()).toEqual({ n: 0 });
    upgraded.close();
    await expect(start()).rejects.toThrow(/version 2, but this mock supports 1/);
    openFile(dataDir, [upgrade]).close();
  });
});
