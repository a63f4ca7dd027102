import { readFileSync } from 'node:fs';
import { createMock, type Mock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';

const page = readFileSync(new URL('people.md', import.meta.url), 'utf8');

/** The rows of the table behind a mark, cell by cell. */
function rowsAfter(mark: string): string[][] {
  const lines = page
    .slice(page.indexOf(`<!-- ${mark} -->`))
    .split('\n')
    .slice(3);
  const rows = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('|')),
  );
  return rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

interface Written {
  readonly name?: string;
  readonly address_1?: string;
  readonly email?: string;
  readonly identifier?: string;
}

const town = { city: 'Mountain View', state: 'CA', postal_code: '94043' };

/** Reads a person as the page writes one. */
function read(cell: string): Written {
  const person: { -readonly [K in keyof Written]: Written[K] } = {};
  for (const part of cell.split('·').map((each) => each.trim())) {
    if (part.startsWith('#')) person.identifier = part.slice(1);
    else if (part.includes('@')) person.email = part;
    else if (/^\d/.test(part)) person.address_1 = part;
    else person.name = part;
  }
  return person;
}

const memberOf = ({ name, address_1, email, identifier }: Written) => ({
  ...(email === undefined ? {} : { email }),
  ...(identifier === undefined ? {} : { identifier }),
  ...(address_1 === undefined ? {} : { address: { ...(name === undefined ? {} : { name }), address_1, ...town } }),
});

function start() {
  const mock = createMock({ seed: 1, now: '2026-11-20T09:00:00Z', settings: { suppressionMatch: 'household' } });
  return { mock, mail: new DirectMail({ ...mock.connection }) };
}

type Sdk = DirectMail;
// biome-ignore lint/suspicious/noExplicitAny: the bodies are made from a page
type Body = any;

async function isMailed(kept: Written, comes: Written): Promise<boolean> {
  const { mock, mail } = start();
  const [optOuts] = await mail.audiences.list();
  await mail.audiences.addMember(optOuts?.id as string, memberOf(kept) as Body);
  const campaign = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'P', format: 'postcard_4x6' }] });
  const { name: full_name, address_1 = '77 Castro St', ...known } = comes;
  const recipient = { ...known, ...(full_name === undefined ? {} : { full_name }), address_1, ...town };
  const { id } = await mail.mailings.create({ campaign_id: campaign.id, recipient });
  await mock.clock.advance({ hours: 1 });
  return (await mail.mailings.retrieve(id)).state !== 'suppressed';
}

async function isSameMember(kept: Written, comes: Written): Promise<boolean> {
  const { mock, mail } = start();
  const { id } = await mock.audiences.create({ name: 'L' });
  const first = await mail.audiences.addMember(id, memberOf(kept) as Body);
  return (await mail.audiences.addMember(id, memberOf(comes) as Body)).id === first.id;
}

let made = 0;

async function ask(mail: Sdk, mock: Mock, type: 'access' | 'erasure', person: Written): Promise<string> {
  made += 1;
  const { name: full_name, address_1, email } = person;
  const identity = (identity_type: string, identity_value: unknown) => ({
    identity_type,
    identity_format: 'raw',
    identity_value,
  });
  const where = { ...(full_name === undefined ? {} : { full_name }), address_1, ...town };
  const identities = [
    ...(email === undefined ? [] : [identity('email', email)]),
    ...(address_1 === undefined ? [] : [identity('address', where)]),
  ];
  const subject_request_id = `4f9d2c1b-8a7e-4b6d-9c5f-${String(made).padStart(12, '0')}`;
  await mail.dataSubjectRequests.create({
    regulation: 'cpra',
    subject_request_id,
    subject_request_type: type,
    submitted_time: '2026-11-20T08:00:00Z',
    subject_identities: identities as Body,
  });
  await mock.clock.advance({ days: 2 });
  return (await mail.dataSubjectRequests.retrieve(subject_request_id)).result;
}

async function isTheirs(kept: Written, comes: Written, others: readonly Written[] = []): Promise<string> {
  const { mock, mail } = start();
  const { id } = await mock.audiences.create({ name: 'L' });
  const elsewhere = await mock.audiences.create({ name: 'M' });
  const member = await mail.audiences.addMember(id, memberOf(kept) as Body);
  for (const other of others) await mail.audiences.addMember(elsewhere.id, memberOf(other) as Body);
  const found = await ask(mail, mock, 'access', comes);
  const erased = await ask(mail, mock, 'erasure', comes);
  const isGone = (await mock.audiences.members(id)).length === 0;
  if (isGone) return `${found}, ${erased}` === 'found, deleted' ? 'yes' : `${found}, ${erased}`;
  expect(found === 'found' ? 'someone else' : erased).not.toBe('deleted');
  return (await mock.dataSubjectRequests.undecided()).some((row) => row.id === member.id) ? 'undecided' : 'no';
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');

describe('docs/people.md', () => {
  test.each(rowsAfter('examples'))(
    'D36, D100, D101: %s and %s: mailed %s, same member %s, theirs %s',
    async (...row) => {
      const [kept, comes] = [read(row[0] as string), read(row[1] as string)];
      const responses = [await isMailed(kept, comes), await isSameMember(kept, comes)].map(yes);
      expect([...responses, await isTheirs(kept, comes)]).toEqual(row.slice(2));
    },
  );

  test.each(rowsAfter('with others'))(
    'D101: %s, with %s, asked by %s: theirs %s',
    async (kept, other, asks, theirs) => {
      expect(await isTheirs(read(kept as string), read(asks as string), [read(other as string)])).toBe(theirs);
    },
  );

  test('both tables are read', () => {
    expect([rowsAfter('examples').length, rowsAfter('with others').length]).toEqual([41, 9]);
  });
});
