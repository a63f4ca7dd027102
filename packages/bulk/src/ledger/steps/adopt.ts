/** What a listed mailing means for its piece. */
import { isFinal, isKnownToChange, isNeverPrinted } from '@direct-mail/contract/words/states';
import { type Adopted, DOUBLE, type Evidence, type PieceState, type PlacedEvidence } from '../rows.ts';
import { count, log } from '../shared.ts';
import type { Sql, Store } from '../sql.ts';
import { placeAll, tellStrangers } from './strangers.ts';

interface KnownPiece {
  n: number;
  state: PieceState;
  epoch: string | null;
  attempt: number;
  mailing_id: string | null;
  remote: string | null;
  cost: number | null;
  creative_id: string | null;
}

/** Evidence of a mailing is accepted in any state and from any worker. */
export async function adoptAll(sql: Sql, store: Store, run: number, evidence: readonly Evidence[]): Promise<Adopted> {
  const found: Adopted = { adopted: 0, unintended: [], doubles: [], strangers: [], unmailed: [] };
  if (evidence.length === 0) return found;
  const { placed, strangers } = await placeAll(sql, store, run, evidence);
  // What was never printed has reached no one.
  const lost = strangers.filter((each) => !each.isCertain && !isUnmailed(each, null));
  const rows = await sql.all<KnownPiece>(
    `SELECT p.n, p.state, p.epoch, p.attempt, p.mailing_id, p.remote, p.cost, p.creative_id
     FROM ${store.dialect.records('r', { n: 'bigint' })}, piece p WHERE p.run = ? AND p.n = r.n`,
    [JSON.stringify(placed.map(({ n }) => ({ n }))), run],
  );
  const known = new Map(rows.map((row) => [row.n, row]));
  const now = await sql.now();
  for (const each of placed) {
    const piece = known.get(each.n);
    if (piece === undefined) {
      lost.push(each);
      continue;
    }
    if (piece.mailing_id === each.mailing_id) {
      await refresh(sql, run, piece, each, found);
    } else if (piece.mailing_id === null) {
      if (!(await intended(sql, run, piece, each.epoch))) found.unintended.push(each);
      await sql.run(
        `UPDATE piece SET state = 'sent', mailing_id = ?, cost = ?, remote = ?, creative_id = ?, reason = NULL, body = NULL, sent_at = ?
         WHERE run = ? AND n = ?`,
        [each.mailing_id, each.cost, each.remote, each.creative_id ?? null, now, run, each.n],
      );
      // A piece that was never begun here counts for a canary and for limits from now on.
      const begun = piece.state === 'pending' || piece.state === 'excluded' ? 1 : 0;
      await count(sql, run, { [piece.state]: -1, begun, spent: each.cost ?? 0 });
      await priceSeen(sql, run, each.cost);
      await count(sql, run, { sent: 1 });
      const { mailing_id, cost, remote, creative_id = null } = each;
      known.set(each.n, { ...piece, state: 'sent', mailing_id, cost, remote, creative_id });
      found.adopted += 1;
      if (isUnmailed(each, null)) await endUnmailed(sql, run, each, found);
    } else if (await isNew(sql, run, each)) {
      if (!(await intended(sql, run, piece, each.epoch))) found.unintended.push(each);
      found.doubles.push(each);
      await log(sql, run, DOUBLE, each.mailing_id, each.n);
      // It is paid for as well.
      await count(sql, run, { spent: each.cost ?? 0 });
    }
  }
  found.strangers = await tellStrangers(sql, store, run, lost);
  return found;
}

async function isNew(sql: Sql, run: number, { n, mailing_id }: PlacedEvidence): Promise<boolean> {
  const rows = await sql.all(`SELECT 1 AS one FROM event WHERE run = ? AND n = ? AND kind = ? AND detail = ?`, [
    run,
    n,
    DOUBLE,
    mailing_id,
  ]);
  return rows.length === 0;
}

async function intended(sql: Sql, run: number, piece: KnownPiece, epoch: string): Promise<boolean> {
  if (piece.epoch === epoch) return true;
  if (piece.attempt < 2) return false;
  const rows = await sql.all('SELECT 1 AS one FROM attempt WHERE run = ? AND n = ? AND epoch = ?', [
    run,
    piece.n,
    epoch,
  ]);
  return rows.length > 0;
}

/** The list corrects the price, as a response does. */
async function priceSeen(sql: Sql, run: number, cost: number | null): Promise<void> {
  if (cost === null || cost <= 0) return;
  await sql.run('UPDATE run SET cost_seen = ? WHERE no = ? AND coalesce(cost_seen, 0) < ?', [cost, run, cost]);
}

/** States in which the piece is printed. */
const printed: ReadonlySet<string | null> = new Set(['mailed', 'delivered', 'delivery_exception']);

/**
 * Whether the service accepted a piece and never printed it. `failed` may come before or after printing: only a piece
 * that costs nothing and was never seen printed has reached no one.
 */
export const isUnmailed = ({ remote, cost }: Pick<Evidence, 'remote' | 'cost'>, before: string | null): boolean =>
  isNeverPrinted(remote) || (remote === 'failed' && cost === 0 && before !== 'failed' && !printed.has(before));

/** Counts as rejected; a later plan may send it again. */
async function endUnmailed(sql: Sql, run: number, each: PlacedEvidence, found: Adopted): Promise<void> {
  await sql.run(`UPDATE piece SET state = 'rejected', reason = ?, sent_at = NULL WHERE run = ? AND n = ?`, [
    `the service took it, and did not mail it: ${each.remote}`,
    run,
    each.n,
  ]);
  await count(sql, run, { sent: -1, rejected: 1, begun: -1 });
  found.unmailed.push(each);
}

/** The service printed it after all; if the person got another piece meanwhile, this is a duplicate. */
async function printAfterAll(
  sql: Sql,
  run: number,
  piece: KnownPiece,
  each: PlacedEvidence,
  found: Adopted,
): Promise<void> {
  if (piece.state === 'rejected') {
    await sql.run(`UPDATE piece SET state = 'sent', reason = NULL, sent_at = ? WHERE run = ? AND n = ?`, [
      await sql.now(),
      run,
      each.n,
    ]);
    await count(sql, run, { sent: 1, rejected: -1, begun: 1 });
  } else if (await isNew(sql, run, each)) {
    found.doubles.push(each);
    await log(sql, run, DOUBLE, each.mailing_id, each.n);
  }
}

/**
 * Whether it was read before what the ledger has: who read it waited for the ledger, or was stopped, while a later one was applied. Of a
 * piece that was not mailed everything is news, and a state that is not known here.
 */
const isStale = ({ state, remote }: KnownPiece, each: PlacedEvidence): boolean =>
  state === 'sent' && remote !== null && isFinal(remote) && isKnownToChange(each.remote);

/** Applies later states and corrected costs. */
async function refresh(sql: Sql, run: number, piece: KnownPiece, each: PlacedEvidence, found: Adopted): Promise<void> {
  if (isStale(piece, each)) return;
  if (piece.state === 'sent' && isUnmailed(each, piece.remote)) await endUnmailed(sql, run, each, found);
  else if (piece.state !== 'sent' && printed.has(each.remote)) await printAfterAll(sql, run, piece, each, found);
  const creative = each.creative_id ?? piece.creative_id;
  if (piece.remote === each.remote && piece.cost === each.cost && piece.creative_id === creative) return;
  await sql.run('UPDATE piece SET remote = ?, cost = ?, creative_id = ? WHERE run = ? AND n = ?', [
    each.remote,
    each.cost ?? piece.cost,
    creative,
    run,
    each.n,
  ]);
  await count(sql, run, { spent: (each.cost ?? piece.cost ?? 0) - (piece.cost ?? 0) });
  await priceSeen(sql, run, each.cost);
}
