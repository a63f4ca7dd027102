import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listWorld } from './list-world.ts';

test('runs results: what it cost, what arrived, and who ordered of the mailed and of the held out; without a token', async () => {
  const { home, send, planned, run } = await listWorld(40);
  const offline = { DIRECT_MAIL_TOKEN: '', DIRECT_MAIL_BASE_URL: '' };
  const { hash, run: id } = await planned(['--holdout', '40%']);
  const never = await run(['runs', 'results', id, '--orders', 'none.csv'], { env: offline });
  expect(never).toMatchObject({ code: 1, out: '' });
  expect(never.err).toContain('the plan was never sent');
  await run([...send, '--holdout', '40%', '--approve', hash, '--yes']);
  const first = await run(['runs', 'results', id], { env: offline });
  expect(JSON.parse(first.out)).toMatchObject({
    run: id,
    cost: { total: expect.any(Number) },
    excluded: { holdout: expect.any(Number) },
  });
  const orders = join(home, 'orders.csv');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  writeFileSync(orders, `Bought,Customer Email,Amount\n${tomorrow},zoe@example.com,12.50\n`);
  const call = ['runs', 'results', id, '--orders', orders, '--map', 'date=Bought', '--window', '30d'];
  const counted = await run(call, { env: offline });
  expect(counted.code).toBe(0);
  const results = JSON.parse(counted.out) as { mailed: { people: number }; held_out: { people: number } };
  expect(results).toMatchObject({
    mailed: { buyers: 0, orders: 0 },
    held_out: { buyers: 0, orders: 0 },
    verdict: 'unclear',
    not_counted: { outside: 0, others: 1, ambiguous: 0 },
  });
  expect(results.mailed.people + results.held_out.people).toBe(40);
  expect(await run(['runs', 'results', id, '--window', '30d'], { env: offline })).toMatchObject({ code: 2, out: '' });
  const page = join(home, 'results.html');
  const parts = [...call, '--by', 'state', '--report', page];
  const reported = await run(parts, { env: offline });
  expect(JSON.parse(reported.out)).toMatchObject({
    file: page,
    by: { segments: [{ value: 'CA', people: expect.any(Number) }] },
  });
  expect(readFileSync(page, 'utf8')).toContain('<h2>Did it work?</h2>');
  expect(readFileSync(page, 'utf8')).not.toMatch(/<script|https?:|Person|Main St|@example/);
  const again = await run(parts, { env: offline });
  expect(again).toMatchObject({ code: 2, out: '' });
  expect(again.err).toContain('already exists');
  const text = await run([...call, '--report', join(home, 'results.txt')], { env: offline });
  expect(text.err).toContain('--report: expected the name of a page to write, such as results.html');
  expect((await run([...call, '--final'], { env: offline })).err).toContain('the window of orders is open until');
  const wrong = await run([...call, '--by', 'colour'], { env: offline });
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(wrong.err).toContain('the list has no column colour; the columns are');
  writeFileSync(orders, 'Bought,Amount\n2026-12-01,5\n');
  const nobody = await run(call, { env: offline });
  expect(nobody).toMatchObject({ code: 2, out: '' });
  expect(nobody.err).toContain('no column says who ordered');
});
