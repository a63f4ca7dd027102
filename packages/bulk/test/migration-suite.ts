import { expect, test } from 'vitest';
import type { WholeLedger } from '../src/ledger/ledger.ts';

/** A ledger of version 1 with one run that sent a piece, holds one and has one to send. */
export const rowsV1 = [
  `INSERT INTO run (no, id, hash, name, state, reason, campaign_id, plan, options, account, audit, settle_until, audited_until,
    audited_at, opened_at, identity, chunk_size, created_at, planned_by, approved_at, approved_by, finished_at, begun, allowed, spent,
    unit_cost, max_cost, pending, sending, sent, rejected, unknown, absent, held, excluded) VALUES
    (1, 'old', 'hash 1', '', 'stopped', 'why', 'c', '{}', '{}', 'o:production', 'none', 0, NULL, 0, NULL, NULL, 500, 1, 'Ada', 2,
    'Grace', NULL, 2, NULL, 8500, 8500, NULL, 1, 0, 1, 0, 0, 0, 1, 0)`,
  `INSERT INTO chunk (run, n, first, last, state, owner, fence, lease_until) VALUES (1, 0, 0, -1, 'open', NULL, 0, 0),
    (1, 1, 1, 3, 'open', NULL, 1, 0)`,
  `INSERT INTO piece (run, n, state, body, mailing_id, cost, remote) VALUES (1, 1, 'sent', NULL, 'm1', 8500, 'mailed')`,
  `INSERT INTO piece (run, n, state, reason, body) VALUES (1, 2, 'held', 'why', '{"recipient":{}}')`,
  `INSERT INTO piece (run, n, state, body) VALUES (1, 3, 'pending', '{"recipient":{}}')`,
];

/** One behaviour, two stores. */
export function migrationSuite(
  name: string,
  create: () => Promise<{
    ledger: WholeLedger;
    /** Makes a copy as earlier versions did. */
    copy: () => Promise<void>;
    copies: () => Promise<string[]>;
    close: () => Promise<void>;
  }>,
) {
  test(`a ledger of version 1 in ${name} is migrated, and goes on; keep deletes the copies of earlier versions (N3)`, async () => {
    const { ledger, copy, copies, close } = await create();
    await ledger.open();
    expect(await copies()).toEqual([]);
    await copy();
    expect(await copies()).toHaveLength(1);
    await ledger.expire(30_000);
    expect(await copies()).toEqual([]);
    const run = await ledger.run({ hash: 'hash 1' });
    expect(run).toMatchObject({ id: 'old', state: 'stopped', pending: 1, held: 1, cost_seen: null, answers: '' });
    expect((await ledger.rows(1, { limit: 9 })).map(({ n, state, line }) => [n, state, line])).toEqual([
      [1, 'sent', null],
      [2, 'held', null],
      [3, 'pending', null],
    ]);
    expect(await ledger.decide(1, { decision: 'resend', lines: [2], who: 'Ada', wait: 0 })).toBe(1);
    expect(await ledger.stage({ id: 'new', name: '', campaign_id: 'c', planned_by: null })).toBe(2);
    expect(await ledger.former(2)).toMatchObject({ no: 1 });
    await close();
  });
}
