import { levels } from '@direct-mail/terminal/tables/conformance';
import { checks } from '../checks/all.ts';
import type { Check, Need } from '../checks/check.ts';
import { webhook } from '../checks/webhooks.ts';
import { probes } from '../probes/all.ts';
import { measureLatencies } from '../probes/latencies.ts';
import type { Probe } from '../probes/probe.ts';
import { asObject, placeOf } from '../service/expect.ts';
import type { Ports, Target } from '../service/options.ts';
import { unansweredDeliveries } from '../service/own-receiver.ts';
import { LEFT, ordersOf } from '../service/sent.ts';
import { openService, type Service } from '../service/service.ts';
import { Blocked, Interrupted, Mismatch, NotYet, Stopped, Unreachable, Unseen } from '../service/signals.ts';
import { countLive, noteResumed, recoverLive } from '../service/spending/spending.ts';
import { buildResult } from './build.ts';
import { interruptible } from './interrupt.ts';
import { planOf } from './plan.ts';
import { namesMissed, recognize } from './recognize.ts';
import type { CheckResult, ObservationResult, RunResult } from './result.ts';
import { keyOf, newState, type State } from './state.ts';
import { tidy } from './tidy.ts';

export interface RunOptions {
  readonly target: Target;
  readonly ports: Ports;
  /** Continues from this state. */
  readonly state?: State | undefined;
  /** Called after every step. */
  readonly save?: (state: State) => void;
  /** Only these rules, decisions and `latencies`. */
  readonly only?: readonly string[] | undefined;
  /** Ends the run early: deletes what it made and leaves the rest for a resumed run. */
  readonly signal?: AbortSignal | undefined;
  /** Called before every step. */
  readonly progress?: ((done: number, all: number, id: string) => void) | undefined;
}

type Step = { readonly waits: number; readonly irreversible: boolean } & (
  | { readonly check: Check }
  | { readonly probe: Probe }
);

/** Checks a service: every check and probe of the level, the longest waits last. */
export async function runServer({
  target,
  ports,
  state = newState(ports),
  save = () => {},
  only,
  signal,
  progress,
}: RunOptions): Promise<RunResult> {
  const outside = signal === undefined ? ports : interruptible(ports, signal);
  let service: Service;
  try {
    service = await openService(target, outside, state.memory, () => save(state));
    const no = missingOf(service) ?? (await recognize(service)) ?? (await namesMissed(service));
    if (no !== null) return buildResult(state, target, null, no, ports, only);
  } catch (error) {
    if (error instanceof Unreachable) return buildResult(state, target, null, error.message, ports, only);
    throw error;
  }
  if (service.dashboard !== null && target.sandbox === undefined)
    ports.note(
      'this is the mock: the time of its account is moved on by weeks and stays there; campaigns of the run are switched off at the end, its mailings stay',
    );
  let ended: string | null = null;
  noteResumed(state.memory);
  const left = ordersOf(state.memory).length;
  if (left > 0) state.memory.facts[LEFT] = left;
  try {
    await recoverLive(service);
    const plan = await planOf(service);
    if (plan !== null) ports.note(plan);
    // Set up first, so that nothing is missed.
    if (service.receiver !== undefined && target.level !== 'safe') await webhook(service).catch(() => undefined);
    if (only === undefined || only.includes('latencies')) await measureLatencies(service);
    const steps = stepsOf(only);
    for (const [done, step] of steps.entries()) {
      progress?.(done, steps.length, 'check' in step ? step.check.rule : step.probe.id);
      if (signal?.aborted === true) throw new Interrupted();
      if ('check' in step) {
        const key = keyOf(step.check);
        if (!isSettled(state.checks[key])) state.checks[key] = await runCheck(service, step.check);
      } else if (!isSettled(state.observations[step.probe.id])) {
        state.observations[step.probe.id] = await runProbe(service, step.probe);
      }
      save(state);
    }
    if (service.dashboard === null) await countLive(service);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    ended = signal?.aborted === true ? 'interrupted' : error.message;
  }
  save(state);
  if (target.level !== 'safe') await tidy(target, ports, state.memory, ended === null);
  save(state);
  return buildResult(state, target, service, ended, ports, only);
}

/** What `full` needs if there is no control API to create it. */
function missingOf({ target, dashboard }: Service): string | null {
  if (target.level !== 'full' || dashboard !== null) return null;
  if (target.campaign === undefined)
    return '--campaign is needed by --level full: the campaign that pieces are made for';
  return target.address === undefined
    ? '--address is needed by --level full: an address of yours, where pieces arrive'
    : null;
}

function stepsOf(only: readonly string[] | undefined): readonly Step[] {
  const steps: Step[] = [
    ...checks.map((check) => ({ check, waits: check.waits ?? 0, irreversible: check.irreversible ?? false })),
    ...probes.map((probe) => ({ probe, waits: probe.waits ?? 0, irreversible: probe.irreversible ?? false })),
  ].filter((step) => only === undefined || only.includes('check' in step ? step.check.rule : step.probe.id));
  return steps.sort((a, b) => Number(a.irreversible) - Number(b.irreversible) || a.waits - b.waits);
}

/** What a resumed run does not repeat. */
function isSettled(done: { readonly verdict: string } | undefined): boolean {
  return done !== undefined && ['pass', 'fail', 'same', 'differs'].includes(done.verdict);
}

type Held = Pick<CheckResult, 'reason'> & { readonly verdict: 'skipped' | 'outside' };

/** Why a check is not run, or null. */
function hold({ target, dashboard, receiver }: Service, item: Check | Probe): Held | null {
  if (levels.indexOf(item.level) > levels.indexOf(target.level))
    return { verdict: 'skipped', reason: `needs the level ${item.level}` };
  if (item.irreversible === true && target.irreversible !== true)
    return { verdict: 'skipped', reason: 'needs --irreversible' };
  const missing: Readonly<Record<Need, string | false>> = {
    'address-base-url': target.addressBaseUrl === undefined && 'needs --address-base-url',
    'test-token': target.testToken === undefined && 'needs --test-token',
    audience: target.audience === undefined && dashboard === null && 'needs --audience',
    receiver:
      (receiver === undefined || (dashboard === null && target.webhookSecret === undefined)) &&
      'needs --webhook-port and --webhook-secret',
    spending: target.maxCost === undefined && 'needs --max-cost',
    dashboard: false,
  };
  const reason = item.needs?.map((need) => missing[need]).find((each) => typeof each === 'string');
  if (typeof reason === 'string') return { verdict: 'skipped', reason };
  if (item.needs?.includes('dashboard') === true && dashboard === null)
    return { verdict: 'outside', reason: 'is done in the dashboard, which has no API' };
  return null;
}

type Outcome = Omit<CheckResult, 'name' | 'verdict'> & { readonly verdict: Exclude<CheckResult['verdict'], 'pass'> };

/** A thrown error as a verdict. */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof Mismatch) return { verdict: 'fail', expected: error.expected, got: error.got };
  if (error instanceof NotYet)
    return { verdict: 'later', reason: `waits for ${error.message}`, until: new Date(error.until).toISOString() };
  if (error instanceof Unseen) return { verdict: 'nothing', reason: error.message };
  if (error instanceof Blocked) return { verdict: 'blocked', reason: error.message };
  if (error instanceof Unreachable) throw error;
  return {
    verdict: 'blocked',
    reason: `${BROKEN} ${error instanceof Error ? `${error.name} at ${frameOf(error)}` : ''}`,
  };
}

/** A check that fails on an unexpected response is a defect of this program; the run continues without it. */
const BROKEN = 'the check itself broke, please report it:';

// The message might quote a response; a location in our code does not.
const frameOf = ({ stack = '' }: Error): string =>
  /(\w+\.[jt]s:\d+)/.exec(stack.split('\n').slice(1).join('\n'))?.[1] ?? 'an unknown place';

/** One unanswered call fails its check; a service that stopped responding ends the run. */
async function stillThere(service: Service): Promise<void> {
  await service.call('getOrganization');
}

async function runCheck(service: Service, check: Check): Promise<CheckResult> {
  const held = hold(service, check);
  if (held !== null) return { name: check.name, ...held };
  service.last.response = undefined;
  service.last.isLimited = false;
  try {
    await runWithReceiver(service, check);
    return { name: check.name, ...(service.last.isLimited ? LIMITED : { verdict: 'pass' }) };
  } catch (error) {
    if (error instanceof Stopped) throw error;
    if (error instanceof Mismatch && service.last.isLimited) return { name: check.name, ...LIMITED };
    if (error instanceof Unreachable) await stillThere(service);
    if (error instanceof Unreachable)
      return { name: check.name, verdict: 'fail', expected: 'a response', got: error.message };
    return { name: check.name, ...outcomeOf(error), ...placed(service, check, error) };
  }
}

/** A 429 that did not pass says nothing about the rule of the check. */
const LIMITED = { verdict: 'blocked', reason: 'the service limits the rate (429), and waiting did not help' } as const;

/** Deliveries that a receiver misses on a busy machine are waited for again, and not blamed on the service. */
async function runWithReceiver(service: Service, check: Check): Promise<void> {
  try {
    await check.run(service);
  } catch (error) {
    const needsReceiver = check.needs?.includes('receiver') === true;
    if (!(error instanceof Mismatch) || !needsReceiver || (await unansweredDeliveries(service)) === 0) throw error;
    delete service.memory.facts['attempts'];
    try {
      await check.run(service);
    } catch (again) {
      throw again instanceof Mismatch ? new Blocked(LATE_RECEIVER) : again;
    }
  }
}

const LATE_RECEIVER = "this program's own receiver did not answer deliveries in time: the machine is too busy to tell";

/** Where a check failed: as its error says, else its last response. */
function placed({ last }: Service, { rule }: Check, error: unknown): Pick<CheckResult, 'where'> {
  if (!(error instanceof Mismatch)) return {};
  const { response } = last;
  const isWebhook = rule.startsWith('webhook.');
  const seen = isWebhook ? { request: 'POST to the webhook' } : response === undefined ? {} : placeOf(response);
  const { request, ...where } = { request: undefined, ...seen, ...error.where };
  return request === undefined ? {} : { where: { request, ...where } };
}

async function runProbe(service: Service, probe: Probe): Promise<ObservationResult> {
  const about = { id: probe.id, silence: '', default: probe.byDefault };
  const held = hold(service, probe);
  if (held !== null) return { ...about, verdict: held.verdict, reason: held.reason ?? '' };
  service.last.isLimited = false;
  try {
    const { seen, settings, isPartial, note } = await probe.run(service);
    if (service.last.isLimited) return { ...about, ...LIMITED };
    const isSame = isPartial === true ? agrees(seen, probe.byDefault) : isEqual(seen, probe.byDefault);
    const verdict = isSame ? 'same' : 'differs';
    return {
      ...about,
      verdict,
      seen,
      ...(settings === undefined ? {} : { settings }),
      ...(note === undefined ? {} : { reason: note }),
    };
  } catch (error) {
    if (error instanceof Stopped) throw error;
    if (error instanceof Unreachable) await stillThere(service);
    const {
      verdict,
      reason = '',
      expected,
      got,
      ...rest
    } = outcomeOf(error instanceof Unreachable ? new Unseen(error.message) : error);
    // A probe that gets an unexpected response has observed nothing.
    return {
      ...about,
      ...rest,
      verdict: verdict === 'fail' ? 'nothing' : verdict,
      reason: expected === undefined ? reason : `expected ${expected}, got ${got}`,
    };
  }
}

/** Whether everything seen is the same in the other; what was not seen is not compared. */
const agrees = (part: unknown, whole: unknown): boolean =>
  isEqual(part, whole) ||
  (Object.keys(asObject(part)).length > 0 &&
    Object.entries(asObject(part)).every(([name, value]) => agrees(value, asObject(whole)[name])));

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
