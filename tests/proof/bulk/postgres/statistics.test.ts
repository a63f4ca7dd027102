import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeOf } from '../../../../packages/bulk/src/ledger/ledger.ts';
import { postgresLedger } from '../../../../packages/bulk/src/ledger/postgres.ts';
import { type Postgres, startPostgres } from './server.ts';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const bytes = (kind: string, n: number): Uint8Array => new Uint8Array(Buffer.from(`${kind} ${n}`.padEnd(16)));

test('a second list is planned by sets too, although the statistics know only of the first', async () => {
  const schema = `statistics_${process.pid}`;
  const ledger = wholeOf(postgresLedger(server.url, { schema }), 'test');
  await ledger.open();
  const plan = async (id: string, rows: number): Promise<Record<string, number>> => {
    const no = await ledger.stage({ id, name: id, campaign_id: 'c', planned_by: null });
    const pieces = Array.from({ length: rows }, (_, n) => ({
      n: n + 1,
      state: 'pending' as const,
      reason: null,
      body: '{}',
      row_hash: bytes('row', n),
      // Each tenth person twice.
      person: bytes('person', n % 10 === 9 ? n - 1 : n),
      household: null,
      mailbox: null,
    }));
    await ledger.add(no, pieces);
    return ledger.exclude(no, { notSince: 1, holdout: 0 });
  };
  try {
    expect(await plan('first', 2_000)).toMatchObject({ duplicate: 200 });
    const client = new Client(server.url);
    await client.connect();
    await client.query(`ANALYZE ${schema}.piece`);
    await client.end();
    // Row by row it takes minutes, which the time limit of a test ends.
    expect(await plan('second', 2_000)).toMatchObject({ duplicate: 200, recent: 0 });
  } finally {
    await ledger.close();
  }
});
