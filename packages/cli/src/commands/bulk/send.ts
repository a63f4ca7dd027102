import type { Run as BulkRun, Plan, Problem, Progress, SampleRow, SendRequest } from '@direct-mail/bulk';
import { counted, figure, money } from '@direct-mail/contract/words/figures';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { Failure, UsageError } from '@direct-mail/terminal/failure';
import { approvalHash } from '../../bulk/approval.ts';
import { drawPlan } from '../../bulk/draw-plan.ts';
import { inFlags, placedInFlags } from '../../bulk/flags.ts';
import { type Opened, openForSend } from '../../bulk/open-bulk.ts';
import { paceOf } from '../../bulk/pace.ts';
import { planRequest } from '../../bulk/plan-request.ts';
import { checkTarget, checkTargetOfRun, reportTarget } from '../../bulk/report-target.ts';
import { followRun, resultOf } from '../../bulk/runs/follow-run.ts';
import { nextCommand } from '../../bulk/runs/run-words.ts';
import { maySettle } from '../../bulk/settle.ts';
import { userName } from '../../bulk/user-name.ts';
import { watchedRows } from '../../bulk/watched-rows.ts';
import type { Context, Result } from '../../frame/command.ts';
import { type LiveLine, liveLine } from '../../frame/live-line.ts';
import { isColored } from '../../frame/print.ts';
import type { InputOf, Run } from '../../tree/run.ts';

export const run: Run<'send'> = async (context, input) => {
  const planOnly = input.values.planOnly || context.dryRun;
  const approved = input.values.approve;
  if (input.values.planOnly && approved !== undefined)
    throw new UsageError('either --plan-only or --approve, not both');
  if (!planOnly && approved === undefined) needTerminal(context);
  const how = sendRequest(input);
  const report = reportTarget(input);
  if (report !== undefined) await checkTarget(report, input, context.io, inputsOf(input));
  // First of all: the next steps load much code, call the service, and read a list that may be long.
  const line = liveLine(context.io);
  line.show(`reading ${input.args[0]}`);
  const opened = await openForSend(context, input).catch((error: unknown) => {
    line.end();
    throw error;
  });
  try {
    const plan = await makePlan(context, opened, input, line);
    if (report !== undefined) await checkTargetOfRun(report, opened, plan.summary.continues?.run ?? plan.id);
    const rows = input.values.sample ?? 8;
    const sample = rows === 0 ? [] : await plan.sample(rows);
    if (planOnly) {
      refuseOther(plan, approved, how);
      const approval = await approvalIn(opened, plan);
      const result = planned(context, plan, sample, how, { begun: await begunOf(opened, plan), approval });
      // The drawn plan names the reason; with `--json` fields it may be missing.
      const drawn = context.io.terminal.out && input.values.json === undefined && !input.values.json;
      return drawn || plan.blocked.length === 0 ? result : { ...result, failed: `error: ${blockedWords(plan)}` };
    }
    return await sendPlan(context, opened, input, { plan, sample, approved, how });
  } finally {
    await opened.close();
  }
};

/** Without a terminal there is no question, and only an approved plan is sent. */
function needTerminal({ io }: Context): void {
  if (io.terminal.in && io.terminal.err) return;
  throw new UsageError(
    'without a terminal, only a plan approved by its hash is sent',
    'Check the plan with --plan-only, then send it with --approve HASH',
  );
}

function sendRequest(input: InputOf<'send'>): SendRequest {
  const canary = input.values.canary;
  const absent = input.values.absent as SendRequest['absent'];
  return {
    ...paceOf(input),
    ...(canary !== undefined && { canary }),
    ...(absent !== undefined && { absent }),
  };
}

async function makePlan({ io }: Context, { bulk }: Opened, input: InputOf<'send'>, line: LiveLine): Promise<Plan> {
  try {
    const request = await planRequest(input, io);
    const rows = watchedRows(request.rows, io.signal, (read) => {
      line.show(`reading ${input.args[0]}: ${figure(read)} rows`);
    });
    // Reading ends at the next row; a service that does not respond is not waited for.
    return await Promise.race([bulk.plan({ ...request, rows }), aborted(io.signal)]);
  } finally {
    line.end();
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });

const styleOf = ({ io }: Context, terminal: 'out' | 'err') => ({
  color: isColored(io, io.terminal[terminal]),
  width: terminal === 'out' ? io.columns : io.errColumns,
});

function planned(
  context: Context,
  plan: Plan,
  sample: readonly SampleRow[],
  how: SendRequest,
  { begun, approval }: { begun: Begun | null; approval: object | null },
): Result {
  const { id, summary, problems, blocked } = plan;
  const hash = approvalHash(plan.hash, how);
  const { canary = null, absent = 'hold' } = how;
  const before = begun === null ? '' : `${begunWords(begun)}\n`;
  return {
    data: {
      run: begun?.run ?? id,
      name: summary.name,
      state: begun?.state ?? 'planned',
      hash,
      canary,
      absent,
      begun,
      approval,
      ...inOwnWords(summary, problems, blocked),
      sample,
    },
    text: `${drawPlan(plan, sample, styleOf(context, 'out'), how)}${before === '' ? '' : `\n${before}`}`,
    note: blocked.length > 0 ? 'Nothing was sent.' : `Nothing was sent. To send it: --approve ${hash}`,
    exitCode: blocked.length > 0 ? exitCodes.refused : exitCodes.done,
  };
}

/** The library's message, with the names of the options. */
const inOwnWords = (summary: Plan['summary'], problems: Plan['problems'], blocked: Plan['blocked']): object => ({
  summary: { ...summary, warnings: summary.warnings.map(inFlags) },
  problems: problems.map(({ parts: _parts, ...problem }, at) => ({
    ...problem,
    message: placedInFlags(problems[at] as Problem),
  })),
  blocked: blocked.map(inFlags),
});

const blockedWords = ({ blocked }: Plan): string => `the plan cannot be sent: ${blocked.map(inFlags).join('; ')}`;

/** A run that has sent part of the list already. */
interface Begun extends Pick<Progress, 'state' | 'of' | 'sent'> {
  readonly run: string;
}

async function begunOf({ bulk }: Opened, plan: Plan): Promise<Begun | null> {
  const id = plan.summary.continues?.run ?? plan.id;
  const { state, of, sent } = await (await bulk.run(id)).status();
  return state === 'planned' ? null : { run: id, state, of, sent };
}

const begunWords = ({ run, state, of, sent }: Begun): string =>
  `Run ${run} of this list has sent ${figure(sent)} of ${counted(of, 'piece')} and is ${state}.`;

/** The files that `send` reads. */
const inputsOf = (input: InputOf<'send'>): string[] => [
  input.args[0],
  ...input.values.suppress,
  ...[input.values.template, input.values.overrides].filter((path) => path !== undefined),
];

function refuseOther(plan: Plan, approved: string | undefined, how: SendRequest): void {
  const hash = approvalHash(plan.hash, how);
  if (approved === undefined || approved === hash) return;
  const why =
    approved === plan.hash
      ? 'It was approved without this --canary or --absent'
      : 'The list, the creative or an option changed, --canary and --absent included';
  throw new Failure(`the approved hash is not the hash of this plan, ${hash}. ${why}`, checkAgain);
}

const checkAgain = 'Check the plan again: --plan-only with the same options; then --approve with the new hash';

interface Sending {
  readonly plan: Plan;
  readonly sample: readonly SampleRow[];
  readonly approved: string | undefined;
  readonly how: SendRequest;
}

async function sendPlan(context: Context, opened: Opened, input: InputOf<'send'>, sending: Sending): Promise<Result> {
  const { plan, sample, approved, how } = sending;
  const { io } = context;
  if (io.terminal.err) io.err(drawPlan(plan, sample, styleOf(context, 'err'), how));
  const by = input.values.by ?? userName(io);
  const run = await opened.bulk.run(plan.id);
  const before = await run.status();
  // Not fresh: the run was started with this very plan. A plan that continues a run has another hash.
  const fresh = before.state === 'planned' || run.hash !== plan.hash;
  const mayShorten = maySettle(input, await context.connection());
  const follow = { by, pauses: true, report: reportTarget(input), mayShorten };
  const over = before.state === 'finished' || before.state === 'cancelled';
  if (over && !fresh) {
    if (plan.blocked.length > 0) throw new Failure(blockedWords(plan));
    context.tell(`This list was sent already: run ${run.id}. To send it again, give it another --name.`);
    return resultOf(run, before, opened, follow);
  }
  if (over && approved === approvalHash(run.hash, how)) throw new Failure(endedWords(run, plan), checkAgain);
  refuseOther(plan, approved, how);
  // A pause, a canary and a freeze were deliberate: send resumes a pause only if a person confirms; runs resume handles the others.
  const rests =
    before.state === 'canary' || before.state === 'frozen' || (before.state === 'paused' && approved !== undefined);
  if (!fresh && rests) {
    // Without a terminal the note is not shown: nothing was sent, and a script must learn why.
    const next = nextCommand(run, before, opened);
    if (!io.terminal.err) io.err(`${before.state}; next: ${next ?? ''} --yes\n`);
    return resultOf(run, before, opened, follow);
  }
  if (fresh && plan.blocked.length > 0) {
    throw new Failure(blockedWords(plan));
  }
  if (approved === undefined) await agree(context, plan, how, fresh ? undefined : before);
  // Where a person approved this plan in the ledger, no one is asked again; `resend` may print twice, and is not part of that.
  const isApproved = approved !== undefined && how.absent !== 'resend' && (await approvalIn(opened, plan)) !== null;
  if (!isApproved) await context.confirm('spends', `${whatOf(plan)}, run ${run.id}`);
  const begin = async (signal: AbortSignal): Promise<BulkRun> => {
    if (!fresh && before.state === 'paused') {
      await run.resume({ signal, ...(by !== undefined && { who: by }) });
      return run;
    }
    return opened.bulk.send(plan.hash, { ...how, signal, ...(by !== undefined && { approvedBy: by }) });
  };
  return followRun(context, opened, begin, follow);
}

/** As the ledger keeps it: of `approve`, not of `--approve`. */
async function approvalIn({ bulk }: Opened, { hash }: Plan): Promise<object | null> {
  const approval = await bulk.approval(hash);
  if (approval === undefined) return null;
  const { approvedBy, expiresAt, signed } = approval;
  return { approved_by: approvedBy, expires_at: expiresAt.toISOString(), signed };
}

const endedWords = ({ id }: BulkRun, { summary }: Plan): string =>
  `the approved plan was sent: run ${id}. To mail what it did not (${counted(summary.pieces, 'row')} of the list), approve the plan of these rows`;

const whatOf = ({ summary: { pieces, cost } }: Plan): string =>
  `${counted(pieces, 'piece')}, ${cost.total === null ? 'at an unknown cost' : `about ${money(cost.total)}`}`;

/** The question at the terminal. A production token asks twice. */
async function agree(
  { io, connection }: Context,
  plan: Plan,
  how: SendRequest,
  before: Progress | undefined,
): Promise<void> {
  const { mode } = await connection();
  const test = mode === 'test' ? ' as a test: nothing is printed or paid' : '';
  const question =
    before === undefined
      ? `Send ${whatOf(plan)}${test}?`
      : `The run has already sent ${figure(before.sent)} of ${counted(before.of, 'piece')}. Continue?`;
  const answer = await io.ask(`\n${question} [y/N] `);
  if (/^y(es)?$/i.test((answer ?? '').trim())) return;
  throw new Failure(
    'not done',
    `The plan is kept. To send it later: the same command with --approve ${approvalHash(plan.hash, how)}`,
  );
}
