import { existsSync, linkSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { userName } from '../src/bulk/user-name.ts';
import { commands } from '../src/tree/all.ts';
import { responseFields } from '../src/tree/response-fields.ts';
import { ada, cli, folder, servedMock } from './support.ts';

test('a field that is not known is refused before anything is done', async () => {
  const { mock, campaign, live, url } = await servedMock();
  const audience = await mock.audiences.create({ name: 'Friends' });
  const before = (await mock.requests.list()).length;
  const calls: string[][] = [
    ['mailings', 'send', '--campaign', campaign.id, ...ada, '--yes'],
    ['orders', 'submit', '--set', 'order_id=A1', '--set', 'order_date=2026-11-20', '--set', 'customer_email=a@b.c'],
    ['orders', 'delete', 'A1'],
    ['audiences', 'add', audience.id, '--identifier', 'ada'],
    ['privacy', 'erase', '--email', 'ada@example.com', '--yes'],
    ['webhooks', 'trigger', 'ping', '--to', url, '--secret', 's'],
    ['runs', 'cancel', 'x'],
  ];
  for (const call of calls) {
    const ran = await cli([...call, '--fields', 'idd'], { env: live });
    expect({ call, ...ran }).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(/--fields: there is no field idd\nhint: Fields: \w+/);
  }
  expect((await mock.requests.list()).length).toBe(before);
});

test('where the fields cannot be known before, the whole response is shown with a warning, and the exit code is the call’s', async () => {
  const { mock, campaign, live } = await servedMock();
  const recipient = { full_name: 'Ada', address_1: '1600 Amphitheatre Pkwy', city: 'Mountain View', state: 'CA' };
  const body = JSON.stringify({ campaign_id: campaign.id, recipient: { ...recipient, postal_code: '94043' } });
  const ran = await cli(['api', 'POST', '/v1/mailing', '--body', body, '--yes', '--fields', 'idd'], { env: live });
  expect(ran).toMatchObject({ code: 0 });
  expect(ran.err).toContain('warning: --fields: there is no field idd. The whole response is shown');
  expect(JSON.parse(ran.out)).toMatchObject({ id: (await mock.mailings.list())[0]?.id });
});

test('a known field that the response lacks is null', async () => {
  const { mock, live } = await servedMock();
  const ran = await cli(['audiences', 'import', 'x', '--fields', 'dry_run', '--dry-run', await peopleFile()], {
    env: live,
  });
  expect(ran.err).not.toContain('no field');
  const reset = await cli(['privacy', 'access', '--email', 'ada@example.com', '--fields', 'result'], {
    env: live,
    mock,
  });
  expect(JSON.parse(reset.out)).toEqual({ result: expect.any(String) });
});

async function peopleFile(): Promise<string> {
  const path = join(folder(), 'people.csv');
  writeFileSync(path, 'email\nada@example.com\n');
  return path;
}

test('what changes something and writes JSON says its fields beforehand, or is known to answer anything', () => {
  const open = ['api', 'faults add', 'faults clear', 'snapshot save', 'snapshot load', 'mirror', 'webhooks replay'];
  const other = ['completion', 'mcp'];
  const reading =
    /^(list|get|show|find|wait|status|tail|check|standardize|commands|doctor|whoami|stats|creatives|mailings)$/;
  const lacking = commands
    .filter(({ isProgram }) => isProgram !== true)
    .map(({ name }) => name)
    .filter((name) => !responseFields[name] && !open.includes(name) && !other.includes(name))
    .filter((name) => !reading.test(name.split(' ').at(-1) as string));
  expect(lacking).toEqual([]);
});

test('a file of the user is not written over without --replace, and what is read never is', async () => {
  const { live, url } = await servedMock();
  const home = folder();
  const art = join(home, 'art.html');
  writeFileSync(art, '<p>Hi</p>');
  const other = join(home, 'people.csv');
  writeFileSync(other, 'name\nAda\n');
  const same = join(home, 'same.png');
  linkSync(art, same);
  const dangling = join(home, 'dangling.pdf');
  symlinkSync(join(home, 'elsewhere.pdf'), dangling);
  const calls: [string[], string][] = [
    [['creatives', 'preview', art, '-o', art, '--no-open'], 'ends with .png or .pdf'],
    [['creatives', 'preview', art, '-o', same, '--no-open', '--replace'], 'is an input file'],
    [['creatives', 'preview', art, '-o', join(home, 'card.gif'), '--no-open'], 'ends with .png or .pdf, not .gif'],
    [['snapshot', 'save', other, '--mock', url], 'already exists'],
    [['mailings', 'preview', 'x', '-o', art], '-o: expected a file that ends with .pdf or .png, not .html'],
    [['mailings', 'preview', 'x', '-o', join(home, 'card')], 'not one without an ending'],
    [['mailings', 'preview', 'x', '-o', join(home, 'x.pdf'), '--part', 'front'], 'ends with .png, as --part front'],
    [['mailings', 'preview', 'x', '-o', same], 'already exists'],
    [['mailings', 'preview', 'x', '-o', dangling], 'it is a link to a file that does not exist'],
    [['mailings', 'preview', 'x', '-o', join(home, 'none/x.pdf')], 'there is no such folder'],
    [['snapshot', 'save', join(home, 'none/x.json'), '--mock', url], 'there is no such folder'],
    [['mirror', '-o', join(home, 'none/x.json')], 'there is no such folder'],
    [['addresses', 'clean', other, '-o', join(home, 'none/x.csv')], 'there is no such folder'],
    [['runs', 'report', 'x', '-o', other], 'already exists'],
    [['addresses', 'clean', other, '-o', other, '--replace'], 'is an input file'],
  ];
  for (const [call, said] of calls) {
    const ran = await cli(call, { env: live });
    expect({ call, ...ran }).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(said);
  }
  expect(readFileSync(art, 'utf8')).toBe('<p>Hi</p>');
  expect(readFileSync(other, 'utf8')).toBe('name\nAda\n');
  expect(existsSync(join(home, 'card.gif'))).toBe(false);
  const saved = await cli(['snapshot', 'save', other, '--mock', url, '--replace'], { env: live });
  expect(saved.code).toBe(0);
  expect(statSync(other).mode & 0o777).toBe(0o600);
});

test('messages speak of options and commands, not of the library behind them', async () => {
  const { campaign, live, test: token, mock } = await servedMock();
  const missing = await cli(['send', 'people.csv', '--campain', 'x', '--plan-only'], { env: live });
  expect(missing).toMatchObject({ code: 2, out: '' });
  expect(missing.err).toContain('unknown option --campain: did you mean --campaign?');
  const address = await cli(['campaigns', 'list', '--base-url', 'nowhere'], { env: live });
  expect(address.err).not.toMatch(/\bbaseUrl\b/);
  await mock.faults.add({ operation: 'createMailing', connection: 'reset', after: true });
  const lost = await cli(['mailings', 'send', '--campaign', campaign.id, ...ada], { env: token });
  expect(lost.code).toBe(3);
  expect(lost.err).not.toContain('mail.mailings');
});

test('who plans is the account of the system where no variable says it', () => {
  expect(userName({ env: {} })).toBe(userInfo().username);
  expect(userName({ env: { USER: 'grace' } })).toBe('grace');
});
