import type { Timing } from './engine/ports.ts';
import { dueAt } from './engine/verdict.ts';
import type { Ledger, Waits } from './ledger/ledger.ts';
import type { RunRow, RunState } from './ledger/rows.ts';

/** How far a run is. Money is in dollars, times in seconds. */
export interface Progress {
  state: RunState;
  /** In words: why it is stopped, paused, frozen or resting; while it runs, what it waits for. Null when it goes on, or is finished. */
  reason: string | null;
  /** Pieces to send. */
  of: number;
  sent: number;
  /** The service refused them, or took them and ended them before it printed them, as their `mail_reason` says. */
  rejected: number;
  /** Their answer was lost; they are being looked for. */
  unknown: number;
  /** For the operator to decide. */
  held: number;
  excluded: number;
  cost: number;
  /** Pieces a second, lately. */
  rate: number;
  /** Seconds to go, if that can be told. */
  eta: number | null;
}

/** The present state, with what a run that seems to hang is waiting for. */
export async function progressNow(
  ledger: Ledger,
  no: number,
  { timing, rate, working, waiting }: { timing: Timing; rate: number; working: boolean; waiting: string | null },
): Promise<{ row: RunRow; progress: Progress }> {
  const waits = await ledger.waits(no);
  const reason = waits.row.reason ?? waiting ?? (await reasonOf(ledger, waits, timing, working));
  return { row: waits.row, progress: { ...progressOf(waits.row, rate), reason } };
}

async function reasonOf(ledger: Ledger, waits: Waits, timing: Timing, working: boolean): Promise<string | null> {
  const { row } = waits;
  if (row.state === 'planned') return 'it is planned, and not sent yet: send plan.hash';
  if (row.state === 'finished' && row.held > 0)
    return `${row.held === 1 ? '1 row is' : `${row.held} rows are`} held for you to decide: run.held() lists them, run.resolve() decides`;
  if (row.state !== 'running') return null;
  if (waits.workers === 0 && !working) {
    const also = ledger.kind === 'sqlite' ? 'resume it' : 'start a BulkWorker';
    return `no process works on it: send the same plan again, or ${also}`;
  }
  if (row.audit === 'settle') {
    const until = Math.max(0, row.settle_until - waits.now);
    return `the ledger is another copy than before: nothing is sent for ${seconds(until)}, then the campaign’s list is walked`;
  }
  if (row.audit === 'due') return 'the campaign’s list is walked before anything is sent';
  if (waits.note !== null) return waits.note;
  if (waits.blocked_until > waits.now)
    return `the service limits the rate: nothing is sent for ${seconds(waits.blocked_until - waits.now)}`;
  if (waits.lapse !== null && !waits.sending) {
    return `a worker ended without a word: its pieces are taken over in ${seconds(waits.lapse - waits.now)}, when its lease ends`;
  }
  if (row.pending + row.sending === 0 && row.unknown + row.absent > 0) return lookingFor(ledger, waits, timing);
  return null;
}

async function lookingFor(ledger: Ledger, { row, now }: Waits, timing: Timing): Promise<string> {
  const pieces = await ledger.unsettled(row.no, 1_000);
  const next = Math.min(...pieces.map((piece) => dueAt(piece, timing)).filter((due) => due > 0));
  const when = Number.isFinite(next) && next > now ? `in ${seconds(next - now)}` : 'now';
  const lost = row.unknown + row.absent;
  const what = lost === 1 ? '1 answer was lost: its mailing is' : `${lost} answers were lost: their mailings are`;
  return `${what} looked for in the campaign’s list, next ${when}`;
}

const seconds = (milliseconds: number): string => `${Math.max(1, Math.ceil(milliseconds / 1000))} s`;

export function progressOf(row: RunRow, rate: number): Progress {
  const left = row.pending + row.sending;
  return {
    state: row.state,
    reason: row.reason,
    of: row.pending + row.sending + row.sent + row.rejected + row.unknown + row.absent + row.held,
    sent: row.sent,
    rejected: row.rejected,
    unknown: row.unknown + row.absent,
    held: row.held,
    excluded: row.excluded,
    cost: row.spent / 10_000,
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

/** Nothing left to send and answers to look for: `reason` says when, and that is not now. */
function etaOf(left: number, rate: number, unknown: number): number | null {
  if (left === 0) return unknown > 0 ? null : 0;
  return rate > 0 ? Math.ceil(left / rate) : null;
}
