import { counted } from '@direct-mail/contract/words/figures';
import type { StoredSend } from '../deps.ts';
import type { Timing } from '../engine/ports.ts';
import { decidedAt, dueAt } from '../engine/verdict.ts';
import type { Waits } from '../ledger/interfaces/status.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import { limitOf } from '../ledger/room.ts';
import type { RunRow, RunState } from '../ledger/rows.ts';
import { term, words } from '../message.ts';
import { toDollars } from '../money.ts';
import { type Reason, reasonFrom, reasonOf } from '../reason.ts';

/** Progress of a run. Money is in dollars, times in seconds. */
export interface Progress {
  state: RunState;
  /**
   * Why it is stopped, paused, frozen or in canary; while running, what it waits for, or why it is slow. Null while pieces are sent as
   * fast as they may be, and when finished.
   */
  reason: Reason | null;
  /** Pieces to send. */
  of: number;
  sent: number;
  /** Refused by the service, or accepted and ended before printing: see `mail_reason` in the report. */
  rejected: number;
  /** Responses were lost; the mailings are being looked up. */
  unknown: number;
  /** Held for a decision: see {@link Run.held}. */
  held: number;
  excluded: number;
  /** Mailings beyond the first of a row: none, unless two ledgers sent the run. The report names them, and `cost` has them too. */
  doubled: number;
  cost: number;
  /** Pieces per second, over the last 10 s. */
  rate: number;
  /** Seconds left, if known. */
  eta: number | null;
}

/** The current state and what an idle run is waiting for. */
export async function progressNow(
  ledger: WholeLedger,
  no: number,
  { timing, rate, working, waiting }: { timing: Timing; rate: number; working: boolean; waiting: Reason | null },
): Promise<{ row: RunRow; progress: Progress }> {
  const waits = await ledger.waits(no);
  const progress = progressOf(waits.row, rate);
  const reason = progress.reason ?? waiting ?? (await waitingFor(ledger, waits, timing, working));
  return { row: waits.row, progress: { ...progress, doubled: waits.doubled, reason } };
}

async function waitingFor(ledger: WholeLedger, waits: Waits, timing: Timing, working: boolean): Promise<Reason | null> {
  const { row } = waits;
  if (row.state === 'planned') return reasonOf('not_started', words`not started: ${term('send')} starts it`);
  if (row.state === 'finished' && waits.doubled > 0) {
    const mailings = counted(waits.doubled, 'mailing is', 'mailings are');
    return reasonOf('two_mailings', `${mailings} beyond the first of a row: the report names them`);
  }
  if (row.state === 'finished' && row.held > 0) {
    const rows = counted(row.held, 'row is', 'rows are');
    return reasonOf('held', words`${rows} held for your decision: see ${term('held')}`);
  }
  if (row.state !== 'running') return null;
  if (waits.workers === 0 && !working) {
    const also = ledger.kind === 'sqlite' ? words`resume it` : words`start ${term('worker')}`;
    return reasonOf('no_worker', words`no process is working on it: send the same plan again, or ${also}`);
  }
  if (row.audit === 'settle') {
    const until = Math.max(0, row.settle_until - waits.now);
    return reasonOf(
      'ledger_copied',
      `the ledger was copied or restored, or its last process did not end cleanly: sending resumes in ${seconds(until)}, after the campaign’s mailings are read`,
    );
  }
  if (row.audit === 'due') return reasonOf('first_audit', 'reading the campaign’s mailings before sending');
  if (waits.note !== null) return reasonFrom(waits.note);
  if (waits.blocked_until > waits.now)
    return reasonOf(
      'rate_limited',
      `the service limits the rate: sending resumes in ${seconds(waits.blocked_until - waits.now)}`,
    );
  if (waits.lapse !== null && !waits.sending) {
    return reasonOf(
      'worker_lost',
      `a worker stopped responding: its pieces are reassigned when its lease expires, in ${seconds(waits.lapse - waits.now)}`,
    );
  }
  const slowed = slowedBy(waits);
  if (slowed !== null) return slowed;
  const resting = row.sending === 0 && (row.pending === 0 || limitOf(row) === 0);
  if (resting && row.unknown + row.absent > 0) return lookingFor(ledger, waits, timing);
  return null;
}

/** For how long a 429 is the reason that a run is slow, in milliseconds: at 1 % a second and more, it has recovered by then. */
const RECENT = 30_000;

/** A run with a rate of its own waits after a 429, and is not slower then. */
function slowedBy({ row, now, limiter }: Waits): Reason | null {
  if (row.pending === 0 || limiter === null || now - limiter.cut_at > RECENT) return null;
  if ((JSON.parse(row.options) as Pick<StoredSend, 'rate'>).rate !== null) return null;
  return reasonOf(
    'rate_limited',
    `the service limited the rate ${seconds(now - limiter.cut_at)} ago: ${shortened(limiter.rate)} requests a second now, and more as it lets them through`,
  );
}

const shortened = (rate: number): string => (rate < 10 ? rate.toFixed(1) : rate.toFixed(0));

async function lookingFor(ledger: WholeLedger, { row, now }: Waits, timing: Timing): Promise<Reason> {
  const pieces = await ledger.unsettled(row.no, 1_000);
  const next = Math.min(...pieces.map((piece) => dueAt(piece, timing)).filter((due) => due > 0));
  const when = Number.isFinite(next) && next > now ? `in ${seconds(next - now)}` : 'now';
  const lost = row.unknown + row.absent;
  const what = counted(lost, 'response was lost', 'responses were lost');
  const last = Math.max(0, ...pieces.map((piece) => decidedAt(piece, timing) - now));
  return reasonOf(
    'looking_up',
    `${what}: looking for the mailing in the campaign’s list, next check ${when}; decided within ${shown(last)}, since a list may show a mailing late`,
  );
}

const seconds = (milliseconds: number): string => `${Math.max(1, Math.ceil(milliseconds / 1000))} s`;
const shown = (milliseconds: number): string =>
  milliseconds < 120_000 ? seconds(milliseconds) : `${Math.ceil(milliseconds / 60_000)} min`;

function progressOf(row: RunRow, rate: number): Omit<Progress, 'doubled'> {
  const left = row.pending + row.sending;
  return {
    state: row.state,
    reason: row.reason === null ? null : reasonFrom(row.reason),
    of: row.pending + row.sending + row.sent + row.rejected + row.unknown + row.absent + row.held,
    sent: row.sent,
    rejected: row.rejected,
    unknown: row.unknown + row.absent,
    held: row.held,
    excluded: row.excluded,
    cost: toDollars(row.spent),
    rate: Math.round(rate * 10) / 10,
    eta: etaOf(left, rate, row.unknown + row.absent),
  };
}

export const withRate = (progress: Progress, rate: number): Progress => ({
  ...progress,
  rate: Math.round(rate * 10) / 10,
  eta: etaOf(
    progress.of - progress.sent - progress.rejected - progress.unknown - progress.held,
    rate,
    progress.unknown,
  ),
});

/** Null while lost responses are looked up: `reason` says when the next check is. */
function etaOf(left: number, rate: number, unknown: number): number | null {
  if (left === 0) return unknown > 0 ? null : 0;
  return rate > 0 ? Math.ceil(left / rate) : null;
}
