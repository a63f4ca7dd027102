import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listWorld } from './list-world.ts';

const address = ['--address-1', '100 Main St', '--city', 'Mountain View', '--state', 'CA', '--postal-code', '94041'];
const person = ['--first-name', 'Person', '--last-name', 'A0', ...address];

test('privacy erase is one act: the ledgers, the service, and the files that are left to do by hand', async () => {
  const { mock, list, planned, run, send } = await listWorld(3);
  const { run: id, hash } = await planned();
  await run([...send, '--approve', hash, '--yes']);
  const shown = JSON.parse((await run(['privacy', 'erase', ...person, '--dry-run'])).out);
  expect(shown).toMatchObject({ dry_run: true, ledgers: [expect.stringContaining('.ledger')] });
  expect(await run(['privacy', 'erase', ...person])).toMatchObject({ code: 2, out: '' });
  const fields = 'result,ledgers,files';
  const erased = await run(['privacy', 'erase', ...person, '--yes', '--fields', fields]);
  expect(erased.code).toBe(0);
  expect(JSON.parse(erased.out)).toMatchObject({
    ledgers: [{ rows: 1 }],
    files: [{ path: list, kind: 'list', runs: [id] }],
  });
  expect(await mock.dataSubjectRequests.list()).toHaveLength(1);
  // At a terminal the files are in the note.
  const again = await run(['privacy', 'erase', ...person, '--yes'], { terminal: true });
  expect(again.err).toContain(`${list} (list of run ${id})`);
  expect((await run(['runs', 'audit', id])).code).toBe(0);
});

test('privacy erase with a test token asks, too, since a ledger takes nothing back, and tells what was done before a refusal', async () => {
  const { planned, run, testing } = await listWorld(2);
  await planned();
  const unasked = await run(['privacy', 'erase', ...person], { env: testing });
  expect(unasked).toMatchObject({ code: 2, out: '' });
  expect(unasked.err).toContain('This cannot be undone. Not confirmed');
  const refused = await run(['privacy', 'erase', ...person, '--yes'], { env: testing });
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(
    /erased from the ledgers; the service has not confirmed\. Repeat it with --id [\da-f-]{36}/,
  );
});

test('a report without its list says so first, numbers the rows as the list did, and ends with exit code 4', async () => {
  const { home, list, planned, run, send } = await listWorld(2);
  const { run: id, hash } = await planned();
  await run([...send, '--approve', hash, '--yes']);
  const moved = join(home, 'moved.csv');
  renameSync(list, moved);
  const report = join(home, 'report.csv');
  const without = await run(['runs', 'report', id, '-o', report]);
  expect(without.code).toBe(4);
  expect(without.err).toMatch(/^The list is not where it was: .*--list FILE\n/);
  expect(readFileSync(report, 'utf8').match(/^\d+/gm)).toEqual(['2', '3']);
  expect((await run(['runs', 'report', id, '-o', report, '--replace', '--list', moved])).code).toBe(0);
});
