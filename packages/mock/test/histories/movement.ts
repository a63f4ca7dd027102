import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { Step } from './steps.ts';
import { people, type Received, type World } from './world.ts';

/** Every row of the account by its table and id, as it is kept; deliveries go out on their own. */
export type Rows = ReadonlyMap<string, string>;

const TABLES = [
  'campaigns',
  'creatives',
  'artwork',
  'mailings',
  'audiences',
  'members',
  'orders',
  'data_subject_requests',
];

export async function rowsOf({ mock }: World): Promise<Rows> {
  const { tables } = await mock.snapshot();
  return new Map(
    TABLES.flatMap((table) =>
      (tables[table] ?? []).map((row) => [`${table}:${(row as { id: string }).id}`, JSON.stringify(row)] as const),
    ),
  );
}

interface Moved {
  readonly table: string;
  readonly id: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

function movedBetween(before: Rows, after: Rows): Moved[] {
  const moved: Moved[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(key) === after.get(key)) continue;
    const [table = '', id = ''] = key.split(/:(.*)/s);
    moved.push({ table, id, before: before.get(key), after: after.get(key) });
  }
  return moved;
}

/** Only what the step is about has changed: refusals and reads change nothing, and no other person's data changes. */
export function checkMovement(world: World, step: Step, response: Received | null, before: Rows, after: Rows): void {
  const moved = movedBetween(before, after);
  const count = (table: string): number => moved.filter((each) => each.table === table).length;
  const only = (...tables: string[]): void => {
    const others = moved.filter(({ table }) => !tables.includes(table));
    assert.deepEqual(others, [], `${step.do} moved rows of other tables`);
  };
  if (response !== null && (response.status >= 400 || step.do === 'read')) {
    assert.deepEqual(moved, [], `${step.do}, answered ${response.status}, moved something`);
    return;
  }
  switch (step.do) {
    case 'mail':
      only('mailings');
      assert.deepEqual(
        moved.map(({ id, before: was }) => [id, was]),
        [[response?.body.id, undefined]],
      );
      return;
    case 'member':
      only('members');
      assert.ok(
        moved.every(({ id }) => id === response?.body.id),
        'another member moved',
      );
      return;
    case 'order':
    case 'edit':
    case 'delete': {
      only('orders', 'members', 'audiences');
      assert.ok(
        count('orders') <= 1 && count('members') <= 2 && count('audiences') <= 1,
        'more than an order and its records',
      );
      const id = response?.body.id as string;
      assert.ok(
        moved.every((row) => row.table === 'audiences' || mentions(row, id)),
        'another order moved',
      );
      return;
    }
    case 'request':
      only('data_subject_requests', 'members');
      assert.ok(count('data_subject_requests') === 1 && count('members') <= 1);
      return;
    case 'advance':
      checkErasures(world, moved, before);
      return;
    case 'move':
      only('mailings');
      assert.ok(moved.length <= 1);
      return;
    case 'restore':
      assert.deepEqual(moved, []);
      return;
    default:
      return;
  }
}

const mentions = ({ before, after }: Moved, text: string): boolean =>
  (before?.includes(text) ?? false) || (after?.includes(text) ?? false);

/** Time moves states on. People are erased only from rows about a person who asked for it. */
function checkErasures(world: World, moved: readonly Moved[], rows: Rows): void {
  const asked = world.requests.filter(({ type }) => type === 'erasure').flatMap(({ person }) => marksOf(person));
  for (const row of moved) {
    assert.ok(
      ['mailings', 'orders', 'members', 'data_subject_requests'].includes(row.table),
      `${row.table} moved by itself`,
    );
    if (row.table === 'data_subject_requests') continue;
    const losesPeople = row.table === 'mailings' ? holdsPeople(row.before) && !holdsPeople(row.after) : true;
    if (losesPeople) {
      // A record of an order belongs to the order's person, also the one without an address (D29).
      const { order_row_id = null } = JSON.parse(row.before ?? '{}') as { order_row_id?: string | null };
      const held = `${row.before} ${order_row_id === null ? '' : rows.get(`orders:${order_row_id}`)}`;
      assert.ok(
        asked.some((mark) => held.includes(mark)),
        `${row.table} ${row.id} was erased for no request`,
      );
    } else assert.equal(peopleIn(row.after), peopleIn(row.before), `the people of mailing ${row.id} changed`);
  }
}

/** What a row of the person can be told by. */
function marksOf(person: number): string[] {
  const { name, identifier, email } = people[person] as (typeof people)[number];
  return [name, identifier, createHash('sha256').update(email).digest('hex')];
}

const holdsPeople = (row: string | undefined): boolean => row !== undefined && JSON.parse(row).recipient !== null;

function peopleIn(row: string | undefined): string {
  const { recipient, person, merge_tags } = JSON.parse(row ?? '{}') as Record<string, unknown>;
  return JSON.stringify([recipient, person, merge_tags]);
}
