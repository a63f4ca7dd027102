import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { meantBy } from '@direct-mail/contract';
import { type Syntax, UsageError } from '@direct-mail/terminal';
import { compareBaseline, readBaseline } from '../report/baseline.ts';
import { judgedIn } from '../report/drift.ts';
import { scrubber } from '../report/scrub.ts';
import { summary, table } from '../report/table.ts';
import { knownIds } from '../run/build.ts';
import { count, type RunResult } from '../run/result.ts';
import { runServer } from '../run/run.ts';
import { newState, type State } from '../run/state.ts';
import type { Ports, Target } from '../service/options.ts';
import { type Receiver, startReceiver } from '../service/receiver.ts';
import { type OwnAccount, ownAccount } from '../service/sandbox.ts';
import { Interrupted } from '../service/signals.ts';
import { checkOutputs, readInput } from './files.ts';
import { type Environment, readServerFlags, type ServerFlags } from './flags.ts';
import { lockFile } from './lock.ts';
import { asJson, checkFields, writeResult } from './write.ts';

export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

interface Saved extends State {
  readonly url: string;
  readonly level: string;
  /** The mock's sandbox that the run continues in. */
  readonly sandbox?: string | undefined;
}

/** `direct-mail-conformance server`; returns the exit code, or `help`. */
export async function server(
  args: readonly string[],
  env: Environment,
  output: Output,
  syntax: Syntax,
): Promise<number | 'help'> {
  const flags = readServerFlags(args, env, syntax);
  if (flags === 'help') return flags;
  checkOnly(flags.only);
  checkFields(flags.fields);
  checkOutputs([
    ...flags.reports.map((path) => ['report', path] as const),
    ['observed', flags.observed],
    ['resume', flags.resume],
  ]);
  const unlock = lockFile('--resume', flags.resume);
  try {
    return await look(flags, output);
  } finally {
    unlock();
  }
}

async function look(flags: ServerFlags, { out, err }: Output): Promise<number> {
  let scrub = scrubber(flags.target);
  const baseline = flags.baseline === undefined ? undefined : readBaseline(readInput('--baseline', flags.baseline));
  const outside: Ports = {
    fetch: globalThis.fetch,
    sleep: (milliseconds) => delay(milliseconds),
    now: () => Date.now(),
    note: (text) => err(scrub(text)),
    timeout: flags.timeout,
    patience: flags.patience,
    uuid: randomUUID,
  };
  const saved = loadState(flags);
  const state = saved ?? newState(outside);
  const interrupted = interruption(err, flags.target.level);
  let own: OwnAccount | null = null;
  let receiver: Receiver | undefined;
  let result: RunResult | undefined;
  try {
    own = await accountFor(flags, outside, saved, state);
    if (own !== null) {
      const [asked, made] = [scrub, scrubber(own.target)];
      scrub = (text) => made(asked(text));
      err(`this is a mock: the run uses its own sandbox ${own.id} and leaves your account unchanged`);
    }
    receiver = await receiverOf(flags);
    result = await runServer({
      target: own?.target ?? flags.target,
      ports: { ...outside, receiver },
      state,
      save: saver(flags, own?.id),
      only: flags.only,
      signal: interrupted.signal,
      progress: flags.quiet ? undefined : progressTo(err),
    });
  } finally {
    interrupted.close();
    // A run that ended early continues there.
    if (flags.resume === undefined || result?.ended === null) await own?.close();
    await receiver?.close();
  }
  writeResult(flags, result, { out: flags.json ? err : out, scrub });
  // Standard output is the JSON alone then.
  const tell = flags.json ? err : out;
  if (flags.json) out(scrub(asJson(result, flags.fields)));
  else out(scrub(flags.quiet ? summary(result).join('\n') : table(result)));
  return exitCode(result, baseline, tell);
}

/** A sandbox for the run, if the service is a mock and no option names a resource of the operator's account. */
async function accountFor(
  { target, inPlace }: ServerFlags,
  ports: Ports,
  saved: Saved | undefined,
  { memory }: State,
): Promise<OwnAccount | null> {
  if (saved === undefined ? inPlace || target.level === 'safe' : saved.sandbox === undefined) return null;
  const own = await ownAccount(target, ports, saved?.sandbox ?? `conformance-${memory.run}`, saved !== undefined);
  if (own === null && saved !== undefined)
    throw new UsageError(
      `--resume: the sandbox ${saved.sandbox}, in which the run began, is gone: the mock was started anew, or it is not there. Begin again with another file`,
    );
  return own;
}

/** The first SIGINT or SIGTERM ends the run cleanly; the second ends the process. */
function interruption(
  err: Output['err'],
  level: Target['level'],
): { readonly signal: AbortSignal; readonly close: () => void } {
  const controller = new AbortController();
  const close = () => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
  const stop = () => {
    close();
    err(
      level === 'safe'
        ? 'interrupted'
        : 'interrupted: deleting what the run made, 30 seconds at most; interrupt again to leave it',
    );
    controller.abort(new Interrupted());
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return { signal: controller.signal, close };
}

function checkOnly(only: readonly string[] | undefined): void {
  if (only === undefined) return;
  const unknown = only.filter((id) => !knownIds.includes(id));
  if (only.length > 0 && unknown.length === 0) return;
  const [first = ''] = unknown;
  if (first === '')
    throw new UsageError('--only takes ids of rules and decisions, separated by commas, such as create.response,D36');
  const meant = meantBy(first, knownIds);
  throw new UsageError(
    `--only: no rule or decision is called ${unknown.join(', ')}${meant === undefined ? '' : `; did you mean ${meant}?`}`,
  );
}

/** At most one line every two seconds; after a while with an estimate of the remaining time, based on the pace so far. */
function progressTo(err: Output['err']): (done: number, all: number, id: string) => void {
  const started = Date.now();
  let next = started + PROGRESS_EVERY;
  let first: number | undefined;
  return (done, all, id) => {
    first ??= done;
    const now = Date.now();
    if (now < next) return;
    next = now + PROGRESS_EVERY;
    err(`${done} of ${all}: ${id}${restOf(now - started, done - first, all - done)}`);
  };
}

/** `, about 3 minutes left`. */
export function restOf(milliseconds: number, done: number, left: number): string {
  if (milliseconds < ESTIMATE_AFTER || done < 5) return '';
  const seconds = ((milliseconds / done) * left) / 1000;
  return seconds < 90 ? `, about ${Math.ceil(seconds)} s left` : `, about ${Math.ceil(seconds / 60)} minutes left`;
}

const ESTIMATE_AFTER = 10_000;
const PROGRESS_EVERY = 2000;

function exitCode(result: RunResult, expected: readonly string[] | undefined, out: Output['out']): number {
  if (result.ended !== null) return 2;
  if (judgedIn(result) === 0 && Object.keys(result.latencies).length === 0) {
    out('No rule could be checked.');
    return 2;
  }
  const found = result.findings?.length ?? 0;
  if (expected === undefined) return count(result.rules, 'fail') + found > 0 ? 1 : 0;
  const { unexpected, passing, unknown } = compareBaseline(result, expected);
  if (unexpected.length > 0) out(`Fails, and is not in the baseline: ${unexpected.join(', ')}`);
  if (passing.length > 0) out(`Passes but is in the baseline (remove it): ${passing.join(', ')}`);
  if (unknown.length > 0) out(`Unknown ids in the baseline: ${unknown.join(', ')}`);
  return unexpected.length + passing.length + unknown.length + found > 0 ? 1 : 0;
}

/** A service on this machine can reach the receiver without setup. */
async function receiverOf({ target, webhook }: ServerFlags): Promise<Receiver | undefined> {
  if (target.level === 'safe') return undefined;
  const { hostname } = new URL(target.baseUrl);
  if (webhook === null) return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) ? startReceiver() : undefined;
  const { port, host, url } = webhook;
  return startReceiver({ port, ...(host === undefined ? {} : { host }), publicUrl: url });
}

function loadState({ resume, target }: ServerFlags): Saved | undefined {
  if (resume === undefined || !existsSync(resume)) return undefined;
  let saved: Partial<Saved>;
  try {
    saved = JSON.parse(readInput('--resume', resume)) as Partial<Saved>;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--resume: ${resume} is not the state of a run: it is not JSON`);
  }
  if (saved.format !== 1 || saved.memory === undefined)
    throw new UsageError(`--resume: ${resume} is not the state of a run`);
  if (saved.url !== target.baseUrl || saved.level !== target.level)
    throw new UsageError(`--resume: ${resume} is of another run: ${saved.url} with the level ${saved.level}`);
  return saved as Saved;
}

/** Written to a temporary file, synced and renamed, so that a crash or a power cut leaves a complete one. */
function saver(
  { resume, target }: Pick<ServerFlags, 'resume'> & { readonly target: Target },
  sandbox: string | undefined,
): (state: State) => void {
  if (resume === undefined) return () => {};
  return (state) => {
    // Without the organization's name, which is requested again.
    const { D89: _, ...observations } = state.observations;
    const saved: Saved = { ...state, observations, url: target.baseUrl, level: target.level, sandbox };
    const file = openSync(`${resume}.new`, 'w', 0o600);
    try {
      writeFileSync(file, `${JSON.stringify(saved, null, 2)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(`${resume}.new`, resume);
  };
}
