import type { Progress, Run } from '@direct-mail/bulk';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { Failure } from '@direct-mail/terminal/failure';
import type { Context, Result } from '../../frame/command.ts';
import { liveLine } from '../../frame/live-line.ts';
import { errorInFlags } from '../flags.ts';
import type { Opened } from '../open-bulk.ts';
import { type ReportTarget, writeReport } from '../report-target.ts';
import { shellWord } from '../say.ts';
import { exitCodeOf } from './outcome.ts';
import { progressText } from './progress-text.ts';
import { ledgerWords, nextCommand, runData, runWords } from './run-words.ts';

/** How a run is followed. */
export interface Follow {
  /** The user who pauses. */
  readonly by: string | undefined;
  /** Whether Ctrl-C pauses the run; if false, it only stops watching. */
  readonly pauses: boolean;
  /** Writes the report after the run has ended. */
  readonly report?: ReportTarget | undefined;
  /** Whether `--settle` could shorten the wait: the service is a mock, and the option was not given. */
  readonly mayShorten?: boolean;
}

/**
 * Shows the progress of a run until it pauses, ends or is interrupted. `begin` starts it. Ctrl-C pauses it on all machines; SIGTERM
 * only ends this process, so that a restarted job resumes by itself.
 */
export async function followRun(
  context: Context,
  opened: Opened,
  begin: (signal: AbortSignal) => Promise<Run>,
  follow: Follow,
): Promise<Result> {
  const { io } = context;
  const line = liveLine(io);
  const work = new AbortController();
  const run = await begin(work.signal);
  let paused: Promise<unknown> | undefined;
  const pause = (): void => {
    const terminated = (io.signal.reason as Error | undefined)?.message === 'terminated';
    if (terminated) work.abort();
    paused ??= follow.pauses && !terminated ? run.pause(follow.by).catch(() => {}) : Promise.resolve();
  };
  if (io.signal.aborted) pause();
  io.signal.addEventListener('abort', pause, { once: true });
  let last: Progress | undefined;
  let hinted = false;
  try {
    for await (const progress of run.progress()) {
      last = progress;
      line.show(progressText(progress, opened.throttled()));
      if (progress.state === 'running' && progress.unknown > 0 && !hinted && !io.terminal.err) {
        hinted = true;
        io.err(waitingHint(run.id, opened, follow.mayShorten === true));
      }
      if (paused && !follow.pauses) break;
    }
    await paused;
    last = follow.pauses ? await run.settled() : await run.status();
    // Requests that were in flight at Ctrl-C are counted now.
    line.show(progressText(last, opened.throttled()));
  } catch (error) {
    line.end();
    throw broken(error, run, opened, last);
  } finally {
    io.signal.removeEventListener('abort', pause);
  }
  line.end();
  return resultOf(run, last, opened, follow, io.signal.aborted);
}

/** The result of a command for a run that is paused or has ended. */
export async function resultOf(
  run: Run,
  progress: Progress,
  opened: Opened,
  follow: Follow,
  interrupted = false,
): Promise<Result> {
  const lines = [runWords(progress)];
  let missing: string | undefined;
  const ended = progress.state === 'finished' || progress.state === 'cancelled';
  if (follow.report !== undefined && ended) {
    const written = await writeReport(run, follow.report);
    if ('line' in written) lines.push(written.line);
    else missing = missingReport(run.id, progress, written.error, opened, follow.report);
  }
  const next = nextCommand(run, progress, opened);
  if (next !== undefined) lines.push(`next: ${next}`);
  return {
    data: runData(run, progress, opened),
    columns: ['run', 'name', 'state', 'of', 'sent', 'rejected', 'unknown', 'held', 'excluded', 'cost', 'ledger'],
    note: lines.join('\n'),
    ...(missing !== undefined && { failed: missing }),
    exitCode: interrupted ? exitCodes.interrupted : withReport(exitCodeOf(progress), missing === undefined),
  };
}

/** A missing report makes the run partly done; an unknown outcome remains unknown. */
const withReport = (code: number, written: boolean): number =>
  written || code === exitCodes.unknown ? code : exitCodes.partly;

function missingReport(id: string, { state }: Progress, why: string, opened: Opened, target: ReportTarget): string {
  const again = `direct-mail runs report ${id} -o ${shellWord(target.path)}${target.replace ? ' --replace' : ''}`;
  return [
    `error: the report could not be written; run ${id} is ${state} all the same: ${why}`,
    `hint: Once that is fixed: ${again}${ledgerWords(opened)}`,
  ].join('\n');
}

/** Printed once if responses were lost: the wait is expected, and optional. */
function waitingHint(run: string, opened: Opened, mayShorten: boolean): string {
  const words = `${run}${ledgerWords(opened)}`;
  return [
    `hint: lost responses are being looked up. To stop: direct-mail runs pause ${words}; to compare: direct-mail runs audit ${words}`,
    ...(mayShorten ? ['hint: this wait uses real time, not the clock of the mock; --settle 5s shortens it'] : []),
    '',
  ].join('\n');
}

/** The run stopped with an error: requests in flight are in the ledger, and the next resume looks them up. */
function broken(error: unknown, run: Run, opened: Opened, last: Progress | undefined): unknown {
  if (last === undefined || !(error instanceof Error)) return error;
  return new Failure(
    `${errorInFlags(error)}\nRun ${run.id} is paused. Some requests may have been sent; resuming checks them first.`,
    `Once that is fixed: direct-mail runs resume ${run.id}${ledgerWords(opened)}`,
    exitCodes.unknown,
  );
}
