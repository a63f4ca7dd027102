import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { people } from '../../../bulk/test/world.ts';
import { listWorld } from './list-world.ts';

test('--report finds every fault of its files before anything is sent, and replaces a file with --replace only', async () => {
  const { mock, home, list, campaign, live, run, planned } = await listWorld(3);
  const file = (name: string, text: string): string => {
    writeFileSync(join(home, name), text);
    return join(home, name);
  };
  const crm = file('crm.csv', 'my other customers');
  file('old.failed.csv', 'keep');
  const old = join(home, 'old.csv');
  const token = file('token', live.DIRECT_MAIL_TOKEN);
  const left = file('left.failed.csv', people(3));
  const out = file('out.failed.csv', 'Full Name,Address,City,State,Zip\n');
  const rules = file('rules.csv', 'row,decision\n');
  const ledger = join(home, 'own.ledger');
  const nowhere = join(home, 'none', 'x.csv');
  const faults: [string[], string, string][] = [
    [[list, '--report', crm], `${crm} already exists`, 'add --replace'],
    [[list, '--report', old], 'old.failed.csv already exists', 'add --replace'],
    [[list, '--report', list, '--replace'], 'people.csv is an input file', 'another file'],
    [[list, '--token-file', token, '--report', token, '--replace'], 'token is an input file', 'another file'],
    [[left, '--report', join(home, 'left.csv'), '--replace'], 'left.failed.csv is an input file', 'another file'],
    [[list, '--suppress', out, '--report', join(home, 'out.csv'), '--replace'], 'is an input file', 'another file'],
    [[list, '--overrides', rules, '--report', rules, '--replace'], 'rules.csv is an input file', 'another file'],
    [[list, '--ledger', ledger, '--report', ledger, '--replace'], 'is a file of the ledger', 'another file'],
    [[list, '--ledger', ledger, '--report', `${ledger}-wal`], 'is a file of the ledger', 'another file'],
    [[list, '--report', '-'], '--report: expected a file', 'runs report RUN -o -'],
    [[list, '--report', nowhere], `${join(home, 'none')}: there is no such folder`, 'another folder'],
    [[list, '--report', join(list, 'x.csv')], 'people.csv: it is not a folder', 'another folder'],
    [[list, '--report', home, '--replace'], 'it is a folder', ''],
    [[list, '--report', '/dev/null', '--replace'], 'it is a device or a pipe', ''],
    [[list, '--report', join(home, `${'x'.repeat(240)}.csv`)], 'is too long', 'another file'],
  ];
  const { hash, run: id } = await planned();
  const ledgers = join(home, 'state', 'direct-mail', 'ledgers');
  const standard = join(ledgers, readdirSync(ledgers).find((name) => name.endsWith('.ledger')) ?? '');
  for (const [words, said, hint] of [
    ...faults,
    [[list, '--report', standard, '--replace'], 'is a file of the ledger', 'another file'] as const,
  ]) {
    const ran = await run(['send', ...words, '--campaign', campaign, '--approve', hash, '--yes']);
    expect({ words, ...ran }).toMatchObject({ code: 2, out: '' });
    expect(ran.err, words.join(' ')).toContain(said);
    expect(ran.err).toContain(hint);
    expect(ran.err).not.toContain('report(');
  }
  for (const [path, said] of [
    [crm, 'already exists'],
    [old, 'already exists'],
    [nowhere, 'there is no such folder'],
    [list, 'already exists'],
  ] as const) {
    const ran = await run(['runs', 'resume', id, '--yes', '--report', path]);
    expect({ path, ...ran }).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(said);
  }
  const over = await run(['runs', 'resume', id, '--yes', '--report', list, '--replace']);
  expect(over).toMatchObject({ code: 2, out: '' });
  expect(over.err).toContain('people.csv, the list that the run was made from: name another file');
  expect(readFileSync(crm, 'utf8')).toBe('my other customers');
  expect(readFileSync(token, 'utf8')).toBe(live.DIRECT_MAIL_TOKEN);
  expect(readFileSync(list, 'utf8')).toBe(people(3));
  expect(existsSync(ledger)).toBe(false);
  expect(await mock.mailings.list()).toEqual([]);
  const approved = ['send', list, '--campaign', campaign, '--approve', hash, '--yes', '--report', crm];
  expect(await run([...approved, '--replace'])).toMatchObject({ code: 0 });
  expect(readFileSync(crm, 'utf8')).toContain('mail_state');
  // Its own report too: it may have been worked on since.
  expect(await run(approved)).toMatchObject({ code: 2, out: '' });
  const resumed = ['runs', 'resume', id, '--yes', '--report', crm];
  expect(await run(resumed)).toMatchObject({ code: 2, out: '' });
  expect(await run([...resumed, '--replace'])).toMatchObject({ code: 0 });
  expect(await mock.mailings.list({ per_page: 100 })).toHaveLength(3);
});

test('a report that cannot be written after sending loses nothing: the result, 4, and how to write it', async () => {
  const { home, send, planned, run } = await listWorld(3);
  const { hash, run: id } = await planned();
  const folderOf = join(home, 'reports');
  mkdirSync(folderOf);
  const report = join(folderOf, 'report.csv');
  const gone: typeof fetch = (input, init) => {
    if (init?.method === 'POST') rmSync(folderOf, { recursive: true, force: true });
    return fetch(input, init);
  };
  const sent = await run([...send, '--approve', hash, '--yes', '--report', report], { fetch: gone });
  expect(sent).toMatchObject({ code: 4 });
  expect(JSON.parse(sent.out)).toMatchObject({ run: id, state: 'finished', sent: 3 });
  expect(sent.err).toContain(`the report could not be written; run ${id} is finished all the same`);
  expect(sent.err).toContain(`direct-mail runs report ${id} -o ${report}`);
  expect(sent.err).not.toContain('report(');
  mkdirSync(folderOf);
  expect(await run(['runs', 'report', id, '-o', report])).toMatchObject({ code: 0 });
  expect(existsSync(report)).toBe(true);
});
