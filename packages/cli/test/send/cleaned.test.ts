import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listWorld } from './list-world.ts';

test('send takes a cleaned list as it was cleaned, without a map, and its rows to fix are the list’s own', async () => {
  const { home, list, campaign, run } = await listWorld(1);
  const raw = [
    'Name,Street,City,State,Zip',
    'Ada Hill,5 elm street,Boston,Massachusetts,2134',
    'Bo Hill,,Portland,OR,97201',
  ];
  writeFileSync(list, `${raw.join('\n')}\n`);
  const without = await run(['send', list, '--campaign', campaign, '--plan-only']);
  // What is certain is cleaned without it, and told.
  expect(JSON.parse(without.out)).toMatchObject({ summary: { pieces: 1, problems: { postal_code_restored: 1 } } });
  const clean = join(home, 'clean.csv');
  await run(['addresses', 'clean', list, '-o', clean]);
  // What cannot be cleaned is not lost.
  expect(readFileSync(clean, 'utf8')).toContain('Bo Hill,,Portland,OR,97201,,,Portland,OR,97201,no,');
  const send = ['send', clean, '--campaign', campaign, '--name', 'cleaned'];
  const plan = JSON.parse((await run([...send, '--plan-only'])).out);
  expect(plan.summary).toMatchObject({
    pieces: 1,
    columns: { fields: { address_1: 'clean_address_1', postal_code: 'clean_postal_code', full_name: 'Name' } },
  });
  await run([...send, '--approve', plan.hash, '--yes']);
  const report = join(home, 'report.csv');
  await run(['runs', 'report', plan.run, '-o', report]);
  const failed = join(home, 'report.failed.csv');
  expect(readFileSync(failed, 'utf8')).toMatch(
    /^Name,Street,City,State,Zip,mail_row,mail_reason\nBo Hill,,Portland,OR,97201,3,/,
  );
  // Corrected where the list says it, and planned again.
  writeFileSync(failed, readFileSync(failed, 'utf8').replace('Bo Hill,,', 'Bo Hill,7 Main St,'));
  const again = await run(['send', failed, '--campaign', campaign, '--name', 'cleaned', '--plan-only']);
  expect(JSON.parse(again.out).summary).toMatchObject({ columns: { fields: { address_1: 'Street' } } });
  expect(JSON.parse(again.out).summary.pieces).toBe(1);
});
