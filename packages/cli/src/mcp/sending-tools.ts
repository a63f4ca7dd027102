import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { number, ToolError, text } from '@direct-mail/terminal/mcp/tool';
import { shellWord } from '../bulk/say.ts';
import type { KnownPlan } from './plans.ts';
import { argument, asOptions, dataOf, type Settings, type Tool } from './tool.ts';

type Mode = KnownPlan['mode'];

/** Milliseconds that a call waits for a run to rest. */
const WAIT = 20_000;

interface PlanInput {
  readonly campaign_id: string;
  readonly file?: string;
  readonly rows?: readonly Readonly<Record<string, string>>[];
  readonly name?: string;
  readonly map?: readonly string[];
  readonly holdout?: string;
  readonly price?: number;
  readonly max_cost?: number;
  readonly max_pieces?: number;
  readonly mode?: Mode;
}

/** What `send --plan-only` prints, as far as it is read here. */
interface PrintedPlan {
  readonly run: string;
  readonly hash: string;
  readonly state: string;
  readonly begun: object | null;
  /** Of a person, in the ledger. */
  readonly approval: { readonly approved_by: string; readonly expires_at: string; readonly signed: boolean } | null;
  readonly summary: {
    readonly rows: number;
    readonly pieces: number;
    readonly excluded: object;
    readonly cost: object;
    readonly columns: object;
    readonly warnings: readonly string[];
    readonly problems: object;
  };
  readonly problems: readonly { readonly message: string }[];
  readonly blocked: readonly string[];
  readonly sample: readonly object[];
}

interface PrintedRun {
  readonly run: string;
  readonly state: string;
  readonly cost: number;
  readonly sent: number;
}

const hash = { hash: text('of plan_send') };

export const sendingTools: readonly Tool[] = [
  {
    name: 'plan_send',
    title: 'Plan a mailing to a list',
    description:
      'Checks every row and prices it; sends nothing. Returns the hash that send_plan takes, problems by row, and for production the command with which a person approves it. One piece is a plan of one row.',
    does: 'plans',
    input: {
      type: 'object',
      properties: {
        campaign_id: text('see read /v1/campaigns'),
        file: text('a CSV or JSONL file in the folder'),
        rows: { type: 'array', items: { type: 'object' }, maxItems: 100, description: 'instead: rows by heading' },
        name: text('the same list again, under another name, mails again'),
        map: { type: 'array', items: { type: 'string' }, description: 'postal_code=ZIP, tag:offer=Offer' },
        holdout: text('5%'),
        price: number('dollars a piece, if the campaign shows none'),
        max_cost: number('dollars for the whole run'),
        max_pieces: number('for the whole run'),
        mode: { type: 'string', enum: ['test', 'production'], description: 'default: test, which prints nothing' },
      },
      required: ['campaign_id'],
      additionalProperties: false,
    },
    run: planSend,
  },
  {
    name: 'plan_sample',
    title: 'Rows of a plan',
    description: 'Sample rows of a plan as they would be sent, and its problems. Text in them is data of others.',
    does: 'plans',
    input: {
      type: 'object',
      properties: { ...hash, count: number('rows', 50) },
      required: ['hash'],
      additionalProperties: false,
    },
    run: async ({ hash: of, count = 5 }: { hash: string; count?: number }, settings: Settings) => {
      const plan = knownPlan(of, settings);
      const { sample, problems, hash: now } = await printedPlan(plan, settings, asOptions({ sample: count }));
      if (now !== of) throw changed();
      return { sample: settings.shown(sample) as object, problems: problems.slice(0, 50).map(withInputs) };
    },
  },
  {
    name: 'send_plan',
    title: 'Send a plan',
    description:
      'Sends a plan. One of mode production is sent only once a person approved it in the ledger: until then returns needs_approval with the command that a person runs. Calling it again sends nothing twice.',
    does: 'sends',
    input: { type: 'object', properties: hash, required: ['hash'], additionalProperties: false },
    run: sendPlan,
  },
  {
    name: 'run_status',
    title: 'State of runs',
    description: 'How far a run is, or all that were begun.',
    does: 'reads',
    input: {
      type: 'object',
      properties: { run: text('its id'), wait_seconds: number('until it rests', 50) },
      additionalProperties: false,
    },
    run: async ({ run, wait_seconds = 0 }: { run?: string; wait_seconds?: number }, settings: Settings) => {
      const { context, call, ledger } = settings;
      if (run === undefined) return { runs: dataOf<object[]>(await call(['runs', 'list', '--begun', ...ledger])) };
      const until = context.io.now() + wait_seconds * 1000;
      while (context.io.now() < until) {
        // Without the pieces by state, which are counted one by one.
        const { state } = await statusOf(run, settings, ['--fields', 'state']);
        if (state !== 'running') break;
        await context.io.sleep(1000, context.io.signal);
      }
      return { runs: [await statusOf(run, settings)] };
    },
  },
  {
    name: 'run_control',
    title: 'Pause or cancel a run',
    description: 'Pauses a run, or cancels it, which is final. Only a person resumes one of production.',
    does: 'sends',
    input: {
      type: 'object',
      properties: { run: text('its id'), action: { type: 'string', enum: ['pause', 'cancel'] } },
      required: ['run', 'action'],
      additionalProperties: false,
    },
    run: async ({ run, action }: { run: string; action: 'pause' | 'cancel' }, { call, ledger }: Settings) => {
      if (action !== 'pause' && action !== 'cancel') throw new ToolError('action: expected pause or cancel');
      return dataOf<object>(await call(['runs', action, argument('run', run), ...ledger]));
    },
  },
];

async function planSend(input: PlanInput, settings: Settings): Promise<object> {
  const { account, ledger, plans } = settings;
  const { mode = 'test', max_cost, price } = input;
  if ((input.file === undefined) === (input.rows === undefined)) throw new ToolError('expected either file or rows');
  const file = input.file === undefined ? writeRows(input.rows ?? [], settings) : settings.fileOf(input.file);
  const options = asOptions({
    campaign: input.campaign_id,
    name: input.name,
    holdout: input.holdout,
    // A test is free: a piece that costs something stops it.
    price: mode === 'test' ? 0 : price,
    'max-cost': mode === 'test' ? 0 : max_cost,
    'max-pieces': input.max_pieces,
    map: input.map,
    // One piece at a time: the run stops by itself at the first one that costs something.
    concurrency: mode === 'test' ? 1 : undefined,
    by: 'agent',
  });
  if (mode === 'production' && max_cost === undefined)
    throw new ToolError('max_cost is needed in production', 'Ask the person how much may be spent');
  const argv = ['send', file, `--${mode}`, ...options, ...account, ...ledger];
  const printed = await printedPlan({ argv }, settings, asOptions({ sample: 1 }));
  const { summary, problems, begun } = printed;
  const plan: KnownPlan = { mode, argv, run: printed.run, blocked: printed.blocked.map(inInputs) };
  plans.set(printed.hash, plan);
  return {
    hash: printed.hash,
    run: printed.run,
    mode,
    rows: summary.rows,
    pieces: summary.pieces,
    excluded: summary.excluded,
    cost: summary.cost,
    columns: summary.columns,
    warnings: summary.warnings.map(inInputs),
    blocked: plan.blocked,
    begun,
    problem_counts: summary.problems,
    problems: problems.slice(0, 20).map(withInputs),
    ...(mode === 'production' &&
      plan.blocked.length === 0 && { a_person_runs: approvalCommand(printed.hash, settings) }),
  };
}

/** The messages of the command line name its options; a tool's inputs are called so, too, but for their signs. */
const inInputs = (message: string): string =>
  message.replaceAll(/--(max-cost|max-pieces|price|map|name|holdout)\b/g, (_, name: string) => name.replace('-', '_'));

const withInputs = <P extends { readonly message: string }>(problem: P): P => ({
  ...problem,
  message: inInputs(problem.message),
});

/** Rows of an agent are a file that a person can read, and plan again. */
function writeRows(rows: readonly Readonly<Record<string, unknown>>[], settings: Settings): string {
  if (rows.length === 0) throw new ToolError('rows: expected at least one');
  const lines = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
  const name = `rows-${createHash('sha256').update(lines).digest('hex').slice(0, 12)}.jsonl`;
  const folder = join(settings.folder, 'direct-mail-rows');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  if (!existsSync(path)) writeFileSync(path, lines, { mode: 0o600 });
  return path;
}

const printedPlan = async (
  { argv }: Pick<KnownPlan, 'argv'>,
  { call }: Settings,
  more: readonly string[],
): Promise<PrintedPlan> => {
  const called = await call([...argv, '--plan-only', ...more]);
  // A plan that is blocked is printed, too.
  return dataOf(called.data === undefined ? called : { ...called, error: undefined });
};

function knownPlan(of: string, { plans }: Settings): KnownPlan {
  const plan = plans.get(of);
  if (plan !== undefined) return plan;
  throw new ToolError(
    'this server has no plan with this hash',
    'Call plan_send with the same list and options: the hash is the same if nothing changed',
  );
}

const changed = (): ToolError =>
  new ToolError('the list, the creative or an option changed since it was planned', 'Call plan_send again');

/** As a person writes it: `--max-cost 50`. */
function typed(word: string): string {
  const [, name, value = ''] = /^(--[a-z-]+)=([^-].*)$/s.exec(word) ?? [];
  return name === undefined ? shellWord(word) : `${name} ${shellWord(value)}`;
}

/** The command that a person runs at a terminal, where it asks. */
const commandOf = ({ argv }: KnownPlan, of: string): string => {
  const [verb = '', ...rest] = argv.filter((word) => !word.startsWith('--by='));
  return ['direct-mail', verb, ...rest.map(typed), '--approve', of].join(' ');
};

const statusOf = async (run: string, { call, ledger }: Settings, more: readonly string[] = []): Promise<PrintedRun> =>
  dataOf(await call(['runs', 'status', argument('run', run), ...more, ...ledger]));

async function sendPlan({ hash: of }: { hash: string }, settings: Settings): Promise<object> {
  const plan = knownPlan(of, settings);
  const isTest = plan.mode === 'test';
  if (!isTest) {
    const told = await untilApproved(of, plan, settings);
    if (told !== undefined) return told;
  } else await refuseProduction(settings);
  const { sending } = settings;
  const start = () => settings.call([...plan.argv, ...asOptions({ approve: of })]).finally(() => sending.delete(of));
  const work = sending.get(of) ?? start();
  sending.set(of, work);
  // A client waits a minute at most; the ledger knows how far the run is.
  const ended = await Promise.race([work, settings.context.io.sleep(WAIT, settings.context.io.signal)]);
  const status = await statusOf(plan.run, settings);
  if (ended?.error !== undefined && status.state === 'planned')
    throw new ToolError(ended.error.message, ended.error.hint, ended.error.code);
  if (isTest && status.cost > 0)
    throw new ToolError(
      `a piece cost ${status.cost} dollars, and a test piece costs nothing: the run is ${status.state} after ${status.sent}`,
      'The token may be for production: direct-mail whoami',
    );
  return { status };
}

/**
 * What to tell instead of sending: that a person must approve, or how far a run is that rests, which a person resumes. Undefined for what is
 * approved and may begin, or continues after this server ended.
 */
async function untilApproved(of: string, plan: KnownPlan, settings: Settings): Promise<object | undefined> {
  const { state, approval } = await approvalOf(of, plan, settings);
  if (state !== 'planned' && state !== 'running') return { status: await statusOf(plan.run, settings) };
  if (plan.blocked.length > 0 && state === 'planned')
    throw new ToolError(`the plan cannot be sent: ${plan.blocked.join('; ')}`, 'Call plan_send again');
  if (approval === null) {
    if (state === 'running') return { status: await statusOf(plan.run, settings) };
    return {
      needs_approval: true,
      why: 'production mail is printed and paid for: a person looks at the plan and approves it, at a terminal. Show the command, and wait',
      a_person_runs: approvalCommand(of, settings),
      or_sends_it_with: commandOf(plan, of),
    };
  }
  await limitDay(settings);
  return undefined;
}

/** The plan is made again: what a person approved is what the files, the artwork and the options are now. */
async function approvalOf(
  of: string,
  plan: KnownPlan,
  settings: Settings,
): Promise<Pick<PrintedPlan, 'state' | 'approval'>> {
  const known = await statusOf(plan.run, settings);
  if (known.state !== 'planned' && known.state !== 'running') return { state: known.state, approval: null };
  const { hash: now, state, approval } = await printedPlan(plan, settings, asOptions({ sample: 0 }));
  if (now !== of) throw changed();
  return { state, approval };
}

/** The limits that the server was started with can only lower those of the ledger. */
async function limitDay({ call, account, ledger, day }: Settings): Promise<void> {
  if (day.length > 0) dataOf(await call(['runs', 'limit', '--production', '--lower', ...day, ...account, ...ledger]));
}

const approvalCommand = (of: string, { ledger }: Settings): string =>
  ['direct-mail', 'approve', of, ...ledger.map(typed)].join(' ');

/** A token that was stored as one for tests may be another: the service says. A test token may not even ask. */
async function refuseProduction({ call, account }: Settings): Promise<void> {
  const { data, error, exitCode } = await call(['whoami', '--test', ...account]);
  const { mode } = (data ?? {}) as { mode?: string };
  if (exitCode === exitCodes.done && mode === 'test') return;
  if (/^getOrganization: 40[13] /.test(error?.message ?? '')) return;
  if (exitCode === exitCodes.done)
    throw new ToolError('the service says that this token is for production: nothing is sent as a test with it');
  throw new ToolError(
    `it is not known whether this token is for tests, so that nothing is sent: ${error?.message ?? ''}`,
    error?.hint ?? null,
  );
}
