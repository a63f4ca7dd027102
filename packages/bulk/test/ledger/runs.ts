import type { StagedPiece } from '../../src/ledger/interfaces/plans.ts';
import type { Turn } from '../../src/ledger/interfaces/sending.ts';
import type { WholeLedger } from '../../src/ledger/ledger.ts';
import type { Result, RunRow } from '../../src/ledger/rows.ts';

/** What a store is made of for the suite. The clock is the suite's where the store has none of its own. */
export interface Subject {
  ledger: WholeLedger;
  /** Lets every lease of 60 s lapse. */
  lapse: () => Promise<void>;
  close: () => Promise<void>;
}

export const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.padEnd(16, '.')).subarray(0, 16));

export const piece = (n: number, more: Partial<StagedPiece> = {}): StagedPiece => ({
  n,
  state: 'pending',
  reason: null,
  body: `{"recipient":{"full_name":"Person ${n}"}}`,
  row_hash: bytes(`row ${n}`),
  person: bytes(`person ${n}`),
  household: bytes(`household ${n}`),
  mailbox: null,
  ...more,
});

export const result = (n: number, state: Result['state'], mailing_id: string | null = null): Result => ({
  n,
  state,
  mailing_id,
  cost: mailing_id === null ? null : 8_500,
  remote: mailing_id === null ? null : 'processing',
  reason: null,
  to_t: 2_000,
});

export const evidence = (n: number, mailing_id: string, epoch = 'e1') => ({
  n,
  epoch,
  mailing_id,
  created_at: 1_500,
  remote: 'mailed',
  cost: 8_500,
});

/** One behaviour, two stores: the same tests run on SQLite and on PostgreSQL. */
/** Runs of a ledger in the states that tests begin with. */
export function createRuns(subject: () => Subject) {
  let made = 0;
  const lease = 60_000;
  const settle = 1_000;
  const planned = async (pieces: StagedPiece[], chunk_size = 3): Promise<RunRow> => {
    const { ledger } = subject();
    made += 1;
    const no = await ledger.stage({ id: `run${made}`, name: `run ${made}`, campaign_id: 'c', planned_by: 'Ada' });
    await ledger.add(no, pieces);
    await ledger.exclude(no, { notSince: null, holdout: 0 });
    const identity = await ledger.identity();
    return ledger.publish(no, {
      hash: `hash ${made}`,
      plan: '{}',
      chunk_size,
      unit_cost: null,
      identity,
      audited_until: null,
    });
  };
  const running = async (
    count = 5,
    limits: { allowed?: number; max_cost?: number; unit_cost?: number } = {},
    chunk_size?: number,
  ): Promise<RunRow> => {
    const { ledger } = subject();
    const { no } = await planned(
      Array.from({ length: count }, (_, index) => piece(index + 1, { person: bytes(`${made}/${index}`) })),
      chunk_size,
    );
    await ledger.approve(no, {
      by: 'Grace',
      options: '{}',
      account: 'o:production',
      allowed: null,
      max_cost: null,
      unit_cost: null,
      ...limits,
    });
    await ledger.join({
      run: no,
      epoch: 'e1',
      worker: 'w',
      service_at: 1_000,
      identity: await ledger.identity(),
      lease,
      settle,
      asks: true,
    });
    const keeper = await ledger.claim(no, 'w', lease, 0);
    await ledger.audited(no, keeper?.fence ?? 0, { until: null, settle_until: 0 });
    await ledger.release(no, 0, keeper?.fence ?? 0);
    return (await ledger.run({ no })) as RunRow;
  };
  const turnOf = (run: RunRow, claim: { n: number; fence: number }, more: Partial<Turn>): Turn => ({
    run: run.no,
    chunk: claim.n,
    fence: claim.fence,
    lease,
    results: [],
    begin: [],
    epoch: 'e1',
    from_t: 1_000,
    ...more,
  });
  const claimed = async (run: RunRow, n?: number) => {
    const claim = await subject().ledger.claim(run.no, 'w', lease, n);
    if (claim === undefined) throw new Error('nothing to claim');
    return claim;
  };
  const states = async (run: RunRow): Promise<string[]> =>
    (await subject().ledger.rows(run.no, { limit: 100 })).map(({ state }) => state);
  const read = async (run: RunRow): Promise<RunRow> => (await subject().ledger.run({ no: run.no })) as RunRow;

  return { made: () => made, lease, settle, planned, running, turnOf, claimed, states, read };
}

export type Runs = ReturnType<typeof createRuns>;
