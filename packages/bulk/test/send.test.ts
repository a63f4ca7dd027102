import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCsv } from '../src/index.ts';
import { createWorld, people } from './world.ts';

describe('a list becomes mail', () => {
  test('a plan is looked at, sent, watched and reported: each row has exactly one mailing', async () => {
    const { bulk, mock, campaign, file, folder } = await createWorld();
    const plan = await bulk.plan({ campaignId: campaign, rows: readCsv(file('people.csv', people(40))), price: 0.85 });
    expect(plan.summary).toMatchObject({ rows: 40, pieces: 40, excluded: {}, cost: { unit: 0.85, total: 34 } });
    expect(plan.summary.columns.fields).toMatchObject({ full_name: 'Name', address_1: 'Street', postal_code: 'ZIP' });
    const run = await bulk.send(plan.hash, { rate: 1000, approvedBy: 'Grace' });
    const seen = [];
    for await (const progress of run.progress({ every: 5 })) seen.push(progress);
    expect(seen.at(-1)).toMatchObject({ state: 'finished', of: 40, sent: 40, unknown: 0, cost: 34 });
    const mailings = await mock.mailings.list();
    const references = mailings.map(({ merge_tags }) =>
      String(merge_tags?.['reference']).split('.').slice(0, 2).join('.'),
    );
    expect(new Set(references).size).toBe(40);
    expect(references.every((reference) => reference.startsWith(run.id))).toBe(true);
    const report = join(folder, 'report.csv');
    expect(await run.report(report)).toEqual({ rows: 40, failed: 0, list: 'read' });
    expect(readFileSync(report, 'utf8').split('\n')[1]).toMatch(
      /^Person A0,100 Main St,Mountain View,CA,94041,2,\w+,[0-9a-f-]{36},0\.85,,100 MAIN ST,/,
    );
    expect(statSync(join(folder, 'spring.ledger')).mode & 0o777).toBe(0o600);
    expect(run.approval).toMatchObject({ approvedBy: 'Grace' });
    expect(await run.reconcile()).toMatchObject({ ledger: 40, listed: 40, differences: [], clean: true });
  });

  test('the same plan is the same run, and never prints again; another name does', async () => {
    const { bulk, mock, campaign, file } = await createWorld();
    const rows = () => readCsv(file('people.csv', people(5)));
    const plan = await bulk.plan({ campaignId: campaign, rows: rows() });
    await (await bulk.send(plan.hash, { rate: 1000 })).settled();
    const again = await bulk.plan({ campaignId: campaign, rows: rows() });
    expect(again.hash).toBe(plan.hash);
    const run = await bulk.send(again.hash);
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: 5 });
    expect(await mock.mailings.list()).toHaveLength(5);
    const second = await bulk.plan({ campaignId: campaign, rows: rows(), name: 'once more' });
    expect(second.hash).not.toBe(plan.hash);
    await (await bulk.send(second.hash, { rate: 1000 })).settled();
    expect(await mock.mailings.list()).toHaveLength(10);
  });
});
