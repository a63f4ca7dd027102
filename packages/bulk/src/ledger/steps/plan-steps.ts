import { hash } from 'node:crypto';
import type { Exclusions, PlanLedger, StagedPiece } from '../interfaces/plans.ts';
import type { PieceView, RunRow } from '../rows.ts';
import { drop, hexOf, isErased, isNamed, lockRun, log, makeChunks, states, UNNAMED } from '../shared.ts';
import type { Sql, Store } from '../sql.ts';
import { forgottenAmong } from './privacy-steps.ts';

const pieceColumns = {
  run: 'bigint',
  n: 'bigint',
  state: 'text',
  reason: 'text',
  body: 'text',
  row_hash: 'bytes',
  person: 'bytes',
  household: 'bytes',
  mailbox: 'bytes',
  who: 'bytes',
  line: 'bigint',
} as const;

const viewColumns = `n, state, reason, body, row_hash, mailing_id, cost, remote, attempt, line, since, CASE WHEN ${isErased} THEN 1 ELSE 0 END AS erased`;

export const planSteps = (store: Store): PlanLedger => ({
  names: (campaign_id) =>
    store.transaction((sql) =>
      sql.all(
        `SELECT DISTINCT campaign_id, name FROM run WHERE lower(campaign_id) = ? AND state <> 'staging' ORDER BY campaign_id, name`,
        [campaign_id.toLowerCase()],
      ),
    ),

  stage: (run) =>
    store.transaction(async (sql) => {
      const no = await nextNumber(sql, store);
      await sql.run(
        `INSERT INTO run (no, id, name, state, campaign_id, plan, options, audit, settle_until, audited_at, chunk_size, created_at,
         planned_by, begun, spent, ${states.join(', ')})
         VALUES (?, ?, ?, 'staging', ?, '', '{}', 'due', 0, 0, 0, ?, ?, 0, 0, ${states.map(() => 0).join(', ')})`,
        [no, run.id, run.name, run.campaign_id, await sql.now(), run.planned_by],
      );
      return no;
    }),

  add: (run, pieces) =>
    store.transaction(async (sql) => {
      const gone = await forgottenAmong(sql, pieces);
      const former = pieces.flatMap((piece) => piece.former ?? []);
      for (const { former: before, key } of former)
        await sql.run('INSERT INTO former_key (former, key) VALUES (?, ?) ON CONFLICT DO NOTHING', [before, key]);
      const isGone = (key: Uint8Array | null) => key !== null && gone.size > 0 && gone.has(hexOf(key));
      await sql.insert(
        'piece',
        pieceColumns,
        pieces.map((piece: StagedPiece) => [
          run,
          piece.n,
          piece.state,
          piece.reason,
          isGone(piece.person) || isGone(piece.mailbox) ? null : piece.body,
          piece.row_hash,
          piece.person,
          piece.household,
          piece.mailbox,
          piece.who ?? null,
          piece.line ?? null,
        ]),
      );
    }),

  suppress: (run, keys) =>
    store.transaction((sql) =>
      sql.insert(
        'suppressed',
        { run: 'bigint', person: 'bytes' },
        keys.map((key) => [run, key]),
      ),
    ),

  exclude: (run, exclusions) =>
    store.long(async (sql) => {
      // Without statistics of the new rows, the query planner compares all pairs: minutes for a thousand rows.
      if (store.dialect.name === 'postgres')
        for (const table of ['piece', 'suppressed']) await sql.run(`ANALYZE ${table}`);
      await takeFormerKeys(sql, run);
      return excludeAll(sql, run, exclusions);
    }),

  recent: (run, exclusions) =>
    store.long(async (sql) => {
      const { which, values } = recently(run, exclusions);
      const [row] = await sql.all<{ found: number }>(
        `SELECT count(*) AS found FROM piece WHERE run = ? AND state = 'pending' AND ${which}`,
        [run, ...values],
      );
      return row?.found ?? 0;
    }),

  rows: (run, { state, reason, erased, after = 0, limit }) =>
    store.transaction((sql) =>
      sql.all<PieceView>(
        `SELECT ${viewColumns} FROM piece
         WHERE run = ? AND n > ?${state === undefined ? '' : ' AND state = ?'}${reason === undefined ? '' : ' AND reason = ?'}${erased ? ` AND ${isErased}` : ''}
         ORDER BY n LIMIT ?`,
        [run, after, ...(state === undefined ? [] : [state]), ...(reason === undefined ? [] : [reason]), limit],
      ),
    ),

  lines: (run, { gone, after, limit }) =>
    store.transaction((sql) =>
      sql.all<PieceView>(
        `SELECT ${viewColumns} FROM piece WHERE run = ? AND line IS NOT NULL AND ${gone ? 'line = 0 AND n > ?' : 'line > ?'}
         ORDER BY ${gone ? 'n' : 'line'} LIMIT ?`,
        [run, after, limit],
      ),
    ),

  households: (run, most) =>
    store.long(async (sql) => {
      const { found, first } = await together(sql, run, ['household'], 'count(*) > 1', most);
      return { found, first: first.map((group) => group.map(({ n }) => n)) };
    }),

  scattered: (run, most) =>
    store.long(
      async (sql) => (await together(sql, run, ['who', 'mailbox'], 'count(DISTINCT household) > 1', most)).first,
    ),

  repeated: (run, campaign_id, account) =>
    store.long(async (sql) => {
      const [row] = await sql.all<{ found: number }>(
        `SELECT count(*) AS found FROM piece WHERE run = ? AND state = 'pending' AND person IN (SELECT person FROM piece
         WHERE run IN (SELECT no FROM run WHERE campaign_id = ? AND no <> ? AND (begun > 0 OR sent > 0)
         AND ${ofAccount(account)}) AND person IS NOT NULL
         AND state IN ('sent', 'sending', 'unknown', 'absent'))`,
        [run, campaign_id, run, ...(isNamed(account) ? [account] : [])],
      );
      return row?.found ?? 0;
    }),

  publish: (run, published) =>
    store.long(async (sql) => {
      const [known] = await sql.all<RunRow>('SELECT * FROM run WHERE hash = ?', [published.hash]);
      await sql.run('DELETE FROM suppressed WHERE run = ?', [run]);
      if (known !== undefined) {
        await drop(sql, run);
        return known;
      }
      const rows = await sql.all<{ state: 'pending' | 'excluded'; found: number }>(
        'SELECT state, count(*) AS found FROM piece WHERE run = ? GROUP BY state',
        [run],
      );
      const found = Object.fromEntries(rows.map((row) => [row.state, row.found]));
      const [last] = await sql.all<{ n: number | null }>('SELECT max(n) AS n FROM piece WHERE run = ?', [run]);
      await makeChunks(sql, run, { chunk: 1, first: 1, last: last?.n ?? 0, size: published.chunk_size });
      for (const id of published.ids ?? []) {
        const taken = await sql.all('SELECT 1 AS one FROM run WHERE id = ?', [id]);
        if (taken.length > 0) continue;
        await sql.run('UPDATE run SET id = ? WHERE no = ?', [id, run]);
        break;
      }
      await sql.run(
        `UPDATE run SET hash = ?, plan = ?, state = 'planned', chunk_size = ?, unit_cost = ?, identity = ?, audited_until = ?,
         pending = ?, excluded = ? WHERE no = ?`,
        [
          published.hash,
          published.plan,
          published.chunk_size,
          published.unit_cost,
          published.identity,
          published.audited_until,
          found['pending'] ?? 0,
          found['excluded'] ?? 0,
          run,
        ],
      );
      const row = await lockRun(sql, store, run);
      await log(sql, run, 'planned', null, null, row.planned_by);
      return row;
    }),

  replan: (run, hash, plan) =>
    store.transaction(async (sql) => {
      await sql.run('UPDATE run SET plan = ? WHERE no = ? AND hash = ?', [plan, run, hash]);
    }),

  discard: (run) => store.long((sql) => drop(sql, run)),
});

type Member = Pick<PieceView, 'n' | 'row_hash'>;
type Key = 'household' | 'who' | 'mailbox';

/** Groups of pieces to send with the same keys: their number, and the first `most`. */
async function together(sql: Sql, run: number, keys: readonly Key[], having: string, most: number) {
  const columns = keys.join(', ');
  const shared = `SELECT ${columns} FROM piece WHERE run = ? AND state = 'pending'
    AND ${keys.map((key) => `${key} IS NOT NULL`).join(' AND ')} GROUP BY ${columns} HAVING ${having}`;
  const [row] = await sql.all<{ found: number }>(`SELECT count(*) AS found FROM (${shared}) AS shared`, [run]);
  const found = row?.found ?? 0;
  const groups = new Map<string, Member[]>();
  if (found === 0) return { found, first: [] };
  // A building may be a household of thousands: list only the first pieces.
  const pieces = await sql.all<Member & Partial<Record<Key, Uint8Array>>>(
    `SELECT n, row_hash, ${columns} FROM piece WHERE run = ? AND state = 'pending'
     AND (${columns}) IN (${shared} ORDER BY min(n) LIMIT ?) ORDER BY n LIMIT ?`,
    [run, run, most, most * 10],
  );
  for (const { n, row_hash, ...of } of pieces) {
    const key = keys.map((name) => hexOf(of[name] ?? new Uint8Array())).join();
    groups.set(key, [...(groups.get(key) ?? []), { n, row_hash }]);
  }
  return { found, first: [...groups.values()].filter((group) => group.length > 1) };
}

/** Never reused, even by two machines at once or after a plan was dropped. */
async function nextNumber(sql: Sql, store: Store): Promise<number> {
  await sql.run(`INSERT INTO meta (name, value) VALUES ('runs', '0') ON CONFLICT DO NOTHING`);
  const [meta] = await sql.all<{ value: string }>(`SELECT value FROM meta WHERE name = 'runs'${store.dialect.lock}`);
  const [last] = await sql.all<{ no: number }>('SELECT coalesce(max(no), 0) AS no FROM run');
  const no = Math.max(Number(meta?.value ?? 0), last?.no ?? 0) + 1;
  await sql.run(`UPDATE meta SET value = ? WHERE name = 'runs'`, [String(no)]);
  return no;
}

/**
 * Test mailings reach no one. A token with an unknown organization counts runs of any, and of other such tokens those
 * that cost money.
 */
const ofAccount = (account: string | undefined): string =>
  isNamed(account) ? `(account = ? OR (account = '${UNNAMED}' AND spent > 0))` : '1 = 1';

/**
 * Gives people whom an older ledger knows, and who are in the list, their present keys: what was sent to them is then found by all
 * that looks for it. One that is a present key in the list stays: a former one could be that of two people.
 */
async function takeFormerKeys(sql: Sql, run: number): Promise<void> {
  const [any] = await sql.all('SELECT 1 AS one FROM former_key LIMIT 1');
  if (any === undefined) return;
  for (const key of ['person', 'who'])
    await sql.run(
      `UPDATE piece SET ${key} = (SELECT f.key FROM former_key f WHERE f.former = piece.${key})
       WHERE run <> ? AND ${key} IN (SELECT former FROM former_key)
       AND ${key} NOT IN (SELECT ${key} FROM piece WHERE run = ? AND ${key} IS NOT NULL)`,
      [run, run],
    );
  await sql.run('DELETE FROM former_key');
}

/** Exclusions in order; the first reason wins. Set-based SQL, because lists can have millions of rows. */
async function excludeAll(sql: Sql, run: number, exclusions: Exclusions): Promise<Record<string, number>> {
  const out = (reason: string, which: string, values: readonly (string | number)[]) =>
    sql.run(`UPDATE piece SET state = 'excluded', reason = ? WHERE run = ? AND state = 'pending' AND ${which}`, [
      reason,
      run,
      ...values,
    ]);
  const found: Record<string, number> = {};
  found['duplicate'] = await out(
    'duplicate',
    `n IN (SELECT p.n FROM piece p, (SELECT person, min(n) AS first FROM piece
       WHERE run = ? AND state = 'pending' AND person IS NOT NULL GROUP BY person HAVING count(*) > 1) AS twice
       WHERE p.run = ? AND p.person = twice.person AND p.n > twice.first)`,
    [run, run],
  );
  // Rows whose address cannot be parsed match only if they are identical.
  found['duplicate'] += await out(
    'duplicate',
    `person IS NULL AND n IN (SELECT p.n FROM piece p, (SELECT row_hash, min(n) AS first FROM piece
       WHERE run = ? AND state = 'pending' AND person IS NULL GROUP BY row_hash HAVING count(*) > 1) AS twice
       WHERE p.run = ? AND p.person IS NULL AND p.row_hash = twice.row_hash AND p.n > twice.first)`,
    [run, run],
  );
  found['suppressed'] = await out(
    'suppressed',
    `(person IN (SELECT person FROM suppressed WHERE run = ?) OR household IN (SELECT person FROM suppressed WHERE run = ?)
      OR mailbox IN (SELECT person FROM suppressed WHERE run = ?))`,
    [run, run, run],
  );
  found['forgotten'] = await out('forgotten', isErased, []);
  if (exclusions.notSince !== null) {
    const { which, values } = recently(run, exclusions);
    found['recent'] = await out('recent', which, values);
  }
  const { holdout, lot = '' } = exclusions;
  if (holdout > 0) found['holdout'] = await holdOut(sql, run, holdout, lot);
  return found;
}

/** People whom another run mailed or may have mailed, matched by address or by person. */
function recently(run: number, { notSince, account }: Exclusions): { which: string; values: (string | number)[] } {
  const mailed = (key: string): string => `SELECT ${key} FROM piece WHERE run <> ? AND ${key} IS NOT NULL
    AND (sent_at >= ? OR state IN ('sending', 'unknown', 'absent', 'held'))
    AND run IN (SELECT no FROM run WHERE ${ofAccount(account)})
    AND run NOT IN (SELECT other.no FROM run AS other, run AS own WHERE own.no = ? AND other.campaign_id = own.campaign_id
      AND other.name = own.name)`;
  const values = [run, notSince ?? 0, ...(isNamed(account) ? [account] : []), run];
  return {
    which: `(person IN (${mailed('person')}) OR who IN (${mailed('who')}))`,
    values: [...values, ...values],
  };
}

/** Rows drawn at a time. */
const DRAWN = 5_000;

/**
 * By lot, from the person's key and the lot's name: the same list holds out the same people in either store, and those of one lot are no
 * more likely than others to be those of another. A row without a person's key, whose address cannot be read, takes part by its content.
 */
async function holdOut(sql: Sql, run: number, share: number, lot: string): Promise<number> {
  const bound = share * 2 ** 32;
  let found = 0;
  for (let after = 0; ; ) {
    const rows = await sql.all<{ n: number; key: Uint8Array }>(
      `SELECT n, coalesce(person, row_hash) AS key FROM piece WHERE run = ? AND state = 'pending' AND n > ? ORDER BY n LIMIT ?`,
      [run, after, DRAWN],
    );
    const last = rows.at(-1);
    if (last === undefined) return found;
    after = last.n;
    const drawn = rows.filter(({ key }) => lotOf(lot, key) < bound);
    found += drawn.length;
    if (drawn.length === 0) continue;
    await sql.each(
      `UPDATE piece SET state = 'excluded', reason = 'holdout' FROM @records WHERE piece.run = ? AND piece.n = r.n`,
      { n: 'bigint' },
      drawn.map(({ n }) => ({ n })),
      [run],
    );
  }
}

/** From 0 to below 2^32. */
const lotOf = (lot: string, key: Uint8Array): number =>
  hash('sha256', Buffer.concat([Buffer.from(`${lot}\n`), key]), 'buffer').readUInt32BE(0);
