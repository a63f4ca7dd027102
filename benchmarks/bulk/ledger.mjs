/** The ledger alone: an intent and a result for each piece, nothing is sent in between. */
import { createHash } from 'node:crypto';

const LEASE = 60_000;
const SETTLE = 1_000;

/** A run that may be sent, with so many pieces, in chunks of 500. */
export async function prepare(ledger, id, pieces) {
  const no = await ledger.stage({ id, name: id, campaign_id: 'c', planned_by: null });
  for (let n = 1; n <= pieces; n += 1_000) {
    const count = Math.min(1_000, pieces - n + 1);
    await ledger.add(
      no,
      Array.from({ length: count }, (_, index) => pieceOf(n + index)),
    );
  }
  // As every plan does: it also gives PostgreSQL the statistics of the new rows.
  await ledger.exclude(no, { notSince: null, holdout: 0, account: 'o:production' });
  const identity = await ledger.identity();
  const published = { hash: id, plan: '{}', chunk_size: 500, unit_cost: null, identity, audited_until: null };
  await ledger.publish(no, published);
  const limits = { allowed: null, max_cost: null, unit_cost: null };
  await ledger.approve(no, { by: null, options: '{}', account: 'o:production', ...limits });
  const opening = {
    run: no,
    epoch: 'bench',
    worker: 'bench',
    service_at: 1_000,
    identity,
    lease: LEASE,
    settle: SETTLE,
  };
  await ledger.join(opening);
  const keeper = await ledger.claim(no, 'bench', LEASE, 0);
  await ledger.audited(no, keeper.fence, { until: null, lost: false, settle_until: 0, settle: SETTLE });
  await ledger.release(no, 0, keeper.fence);
  return no;
}

function pieceOf(n) {
  const body = `{"recipient":{"full_name":"Person ${n}","address_1":"${n} Main Street","city":"Mountain View","state":"CA","postal_code":"94041"}}`;
  const key = createHash('sha256').update(body).digest();
  const row_hash = key.subarray(0, 16);
  return { n, state: 'pending', reason: null, body, row_hash, person: row_hash, household: row_hash, mailbox: null };
}

/** As the engine does it: the results of one group are written with the intents of the next. Answers how many were sent. */
export async function sendAll(ledger, run, worker, group) {
  let sent = 0;
  for (;;) {
    const claim = await ledger.claim(run, worker, LEASE);
    if (claim === undefined) return sent;
    const pieces = await ledger.pending(run, claim);
    let results = [];
    for (let at = 0; at < pieces.length || results.length > 0; at += group) {
      const begin = pieces.slice(at, at + group);
      const turn = {
        run,
        chunk: claim.n,
        fence: claim.fence,
        lease: LEASE,
        results,
        begin,
        epoch: 'bench',
        from_t: 1_000,
      };
      const { begun } = await ledger.turn(turn);
      sent += results.length;
      results = begun.map((n) => ({ n, state: 'sent', mailing_id: mailingOf(n), cost: 8_500, ...rest }));
    }
    await ledger.release(run, claim.n, claim.fence);
  }
}

const rest = { remote: 'processing', reason: null, to_t: 2_000 };
const mailingOf = (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
