import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cli } from '../support.ts';
import { listWorld } from './list-world.ts';

test('the password of a database is shown nowhere', async () => {
  const { run } = await listWorld(1);
  const place = 'postgres://mail:correct-horse-battery@127.0.0.1:1/mail';
  const ran = await run(['runs', 'list', '--ledger', place], { terminal: { err: true } });
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).not.toContain('correct-horse');
});

test('what is given wrongly ends with 2, names the option, and sends nothing', async () => {
  const { mock, home, list, campaign, run } = await listWorld(2);
  const array = join(home, 'list.json');
  writeFileSync(array, '[{"name":"Ada"}]');
  const lines: [string[], string][] = [
    [['send', join(home, 'none.csv'), '--campaign', campaign, '--plan-only'], 'none.csv'],
    [['send', home, '--campaign', campaign, '--plan-only'], home],
    [['send', '-', '--campaign', campaign, '--plan-only'], 'not standard input'],
    [['send', list, '--plan-only'], '--campaign <id> is required'],
    [['send', array, '--campaign', campaign, '--plan-only'], 'got an array: write one object on each line'],
    [['send', list, '--campaign', 'x', '--plan-only'], 'there is no campaign with the id x'],
    [['send', list, '--campaign', 'spring', '--plan-only'], `a campaign is given by its id: ${campaign} is named`],
    [['send', list, '--campaign', campaign, '--plan-only', '--map', 'city'], '--map: expected field=column'],
    [['send', list, '--campaign', campaign, '--plan-only', '--map', 'city=Town'], '--map names the column "Town"'],
    [['send', list, '--campaign', campaign, '--plan-only', '--holdout', '5'], '--holdout: expected a share'],
    [['send', list, '--campaign', campaign, '--plan-only', '--max-cost', 'ten'], '--max-cost must be an amount'],
    [['send', list, '--campaign', campaign, '--plan-only', '--ledger', home], 'is a folder'],
    [['send', list, '--campaign', campaign, '--rate', 'fast', '--plan-only'], '--rate: expected auto'],
    [['send', list, '--campaign', campaign, '--plan-only', '--settle', 'x'], '--settle: expected a span'],
    [['send', list, '--campaign', campaign, '--plan-only', '--report', list], 'is an input file'],
    [['send', list, '--campaign', campaign, '--plan-only', '--approve', 'x'], 'either --plan-only or --approve'],
    [['work', '--ledger', 'postgres://x@127.0.0.1:1/x', '--metrics', 'nine'], '--metrics: expected PORT or HOST:PORT'],
    [['runs', 'status', 'x', '--ledger', join(home, 'none.ledger')], 'there is no ledger'],
    [['work', '--ledger', list], 'expected --ledger postgres://'],
    [['work'], 'which ledger?'],
  ];
  for (const [argv, said] of lines) {
    const ran = await run(argv);
    expect(ran.err, argv.join(' ')).toContain(said);
    expect({ argv, ...ran }).toMatchObject({ code: 2, out: '' });
  }
  expect(existsSync(join(home, 'none.ledger'))).toBe(false);
  expect(await mock.mailings.list()).toEqual([]);
});

test('a blocked plan says why in the words of the options, and ends with 1', async () => {
  const { send, run } = await listWorld(3);
  const blocked = await run([...send, '--plan-only', '--max-cost', '1'], { terminal: { out: true } });
  expect(blocked.code).toBe(1);
  const hash = await run([...send, '--plan-only', '--max-cost', '1', '--fields', 'hash']);
  expect(hash.code).toBe(1);
  expect(hash.err).toContain('error: the plan cannot be sent: --max-cost needs --price');
  expect(blocked.out).toContain('It cannot be sent\n- --max-cost needs --price: the cost of a piece is unknown');
});

test('the password of a misspelt connection string is not repeated', async () => {
  const places = ['postgresq://u:SECRETPW@h/db', 'postgres:/u:SECRETPW@h/db', 'u:SECRETPW@h/db'];
  for (const ledger of places) {
    for (const world of [{ argv: ['--ledger', ledger] }, { argv: [], env: { DIRECT_MAIL_LEDGER: ledger } }]) {
      const ran = await cli(['runs', 'list', ...world.argv], { env: world.env ?? {} });
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toContain('expected a file, or postgres://user@host/database');
      expect(ran.err).not.toContain('SECRETPW');
    }
  }
});
