import { describe, expect, test } from 'vitest';
import { notFound } from '../../src/account/base/refusal.ts';
import { createCampaign } from '../../src/account/campaigns/campaigns.ts';
import { Account, REPLACED } from '../../src/account/store/account.ts';
import type { ErasedPeople } from '../../src/account/store/rows.ts';
import { takeSnapshot } from '../../src/account/store/snapshot.ts';
import { Table } from '../../src/account/store/table.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const blank = () => new Account({ seed: 1, now: NOON });

describe('What an account writes down', () => {
  test('D86: its tables have the names by which snapshots and data folders know them', () => {
    // A table under another name would leave behind everything that was kept of it.
    expect(blank().tables.map(({ name }) => name)).toEqual([
      'tokens',
      'campaigns',
      'creatives',
      'artwork',
      'mailings',
      'append_table',
      'images',
      'audiences',
      'members',
      'protected_addresses',
      'orders',
      'data_subject_requests',
      'webhooks',
      'deliveries',
    ]);
  });

  test('every row that is written or deleted is handed out once, in order, under the name of its table', () => {
    const account = blank();
    expect(account.takeChanges()).toEqual([]);
    const plain = account.tables.filter((table) => table.constructor === Table);
    const seen = plain.flatMap((table, n) => {
      const row = table.put({ id: `row ${n}` });
      table.delete(row.id);
      table.delete(row.id);
      return [row, null].map((written) => ({ table: table.name, id: row.id, row: written }));
    });
    expect(seen.length).toBeGreaterThan(10);
    expect(account.takeChanges()).toEqual(seen);
    expect(account.takeChanges()).toEqual([]);
    createCampaign(account, { name: 'Welcome', creatives: [{ name: 'Card', format: 'postcard_4x6' }] });
    expect(account.takeChanges().map(({ table }) => table)).toEqual(['campaigns', 'artwork', 'creatives']);
  });

  test('a change of the settings is handed out with all of them', () => {
    const account = blank();
    account.takeChanges();
    account.changeSettings({ organizationName: 'Bread Club' });
    expect(account.takeChanges()).toEqual([
      { table: 'settings', id: 'settings', row: { id: 'settings', ...account.settings } },
    ]);
    expect(account.settings.organizationName).toBe('Bread Club');
  });

  test('an account that becomes another says so, and hands out nothing of what it was', () => {
    for (const how of ['share', 'load'] as const) {
      const [account, other] = [blank(), blank()];
      createCampaign(account, { name: 'Before' });
      account.noteErased({ ids: ['somebody'], people: [] });
      createCampaign(other, { name: 'After' });
      if (how === 'share') account.share(other);
      else account.load(takeSnapshot(other, blank));
      expect(account.takeChanges()).toEqual([REPLACED]);
      expect(REPLACED).toEqual({ table: '*', id: '*', row: null });
      expect(account.takeErased()).toEqual([]);
      expect([...account.campaigns.values()].map(({ name }) => name)).toEqual(['After']);
    }
  });

  test('D86: a document in which tables are missing is an account without them, and time is that of the document', () => {
    const account = blank();
    createCampaign(account, { name: 'Before' });
    account.dueQueue.add({ at: NOON, sequence: 1, kind: 'mailing', id: 'stale' });
    const snapshot = { ...takeSnapshot(blank(), blank), now: '2026-01-01T00:00:00.000Z', tables: {} };
    account.load(snapshot);
    expect(account.campaigns.size).toBe(0);
    expect(account.dueQueue.size).toBe(0);
    expect(account.now).toBe(Date.parse('2026-01-01'));
  });

  test('D35: whom an erasure forgot is handed out once', () => {
    const account = blank();
    const first: ErasedPeople = { ids: ['a'], people: [] };
    const second: ErasedPeople = { ids: ['b'], people: [] };
    account.noteErased(first);
    account.noteErased(second);
    expect(account.takeErased()).toEqual([first, second]);
    expect(account.takeErased()).toEqual([]);
  });
});

describe('Time, sequence and ids of an account', () => {
  test('time never goes back', () => {
    const account = blank();
    for (const [to, now] of [
      [NOON - 1, NOON],
      [NOON + 5, NOON + 5],
      [NOON + 5, NOON + 5],
      [NOON, NOON + 5],
    ] as const) {
      account.moveTo(to);
      expect(account.now).toBe(now);
    }
  });

  test('what falls due has whole milliseconds and a sequence number of its own', () => {
    const account = blank();
    const dues = [0, 1.5, 0.0004, 0.0006].map((seconds) => account.dueAfter(NOON, seconds));
    expect(dues.map(({ at }) => at - NOON)).toEqual([0, 1500, 0, 1]);
    const [first = 0] = dues.map(({ sequence }) => sequence);
    expect(dues.map(({ sequence }) => sequence - first)).toEqual([0, 1, 2, 3]);
  });

  test('D54: ids are counted by kind, and two accounts that continue from one count for themselves', () => {
    const account = blank();
    const ids = ['mailing', 'mailing', 'order'].map((kind) => account.newId(kind));
    expect(new Set(ids).size).toBe(3);
    expect(account.counters).toMatchObject({ mailing: 2, order: 1 });
    const other = blank();
    other.share(account);
    const next = other.newId('mailing');
    expect(account.counters['mailing']).toBe(2);
    expect(account.newId('mailing')).toBe(next);
  });
});

test('what a refusal says about an id that came from outside is short, printable and quoted', () => {
  expect(notFound('order', 'A-1').message).toBe('order "A-1" was not found');
  expect(notFound('order', `"\n${'x'.repeat(100)}`).message).toBe(`order "\\"\\n${'x'.repeat(62)}" was not found`);
  expect(notFound('order', 'A-1').name).toBe('NotFound');
});
