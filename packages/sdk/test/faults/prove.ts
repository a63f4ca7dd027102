import { CallError, DirectMail, TimeoutError } from '../../src/index.ts';
import { mailing } from '../support/client.ts';
import { referenceHeader, startFaultServer } from './fault-server.ts';
import { type FaultName, faultNames, faultOf } from './faults.ts';
import { random } from './random.ts';

/** What came of many calls under random faults. */
export interface Report {
  calls: number;
  attempts: number;
  /** Mailings that were made. */
  made: number;
  succeeded: number;
  outcomes: { not_sent: number; rejected: number; unknown: number };
  /** Of the unknown ones, those that were made after all. */
  unknownButMade: number;
  /** Calls that made a mailing twice. Must be none. */
  twice: string[];
  /** Calls whose error claims something that is not so, or less than is known. Must be none. */
  wrong: string[];
  milliseconds: number;
}

const request = {
  campaign_id: 'c1',
  recipient: { address_1: '1 Main St', city: 'Springfield', state: 'IL', postal_code: '62701' },
};

/** Faults that take a timeout each are rarer, so that ten thousand calls take seconds. */
const slow = new Set<FaultName>(['hang before the headers', 'hang inside the body']);
const deck = faultNames.flatMap((name) =>
  Array.from({ length: slow.has(name) ? 1 : name === 'success' ? 40 : 5 }, () => name),
);

/**
 * Sends Create Mailer calls through a server that resets, hangs, cuts, redirects, limits and fails at random, and checks
 * each against what the server did. The same seed makes the same faults.
 */
export async function proveNoSecondPostcard(
  options: { calls?: number; seed?: number; timeout?: number } = {},
): Promise<Report> {
  const { calls = 10_000, seed = 1, timeout = 1_000 } = options;
  const plan = (reference: string, attempt: number): { fault: FaultName; done: boolean } => {
    const dice = random(seed * 1_000_003 + Number(reference) * 31 + attempt);
    const fault = deck[Math.floor(dice() * deck.length)] ?? 'success';
    const { done } = faultOf(fault);
    return { fault, done: done === 'always' || (done === 'sometimes' && dice() < 0.5) };
  };
  const server = await startFaultServer(plan, JSON.stringify(mailing()));
  const mail = new DirectMail({
    token: 'test_proof',
    baseUrl: server.url,
    fetch: server.fetch,
    timeout,
    sleep: () => Promise.resolve(),
  });
  const outcomes = { not_sent: 0, rejected: 0, unknown: 0 };
  const report: Report = {
    calls,
    attempts: 0,
    made: 0,
    succeeded: 0,
    outcomes,
    unknownButMade: 0,
    twice: [],
    wrong: [],
    milliseconds: 0,
  };
  const started = performance.now();

  const one = async (reference: string): Promise<void> => {
    let error: unknown;
    try {
      // Few retries for some, so that what is worth repeating is also seen to fail in the end.
      await mail.mailings.create(request, {
        headers: { [referenceHeader]: reference },
        maxRetries: Number(reference) % 4,
      });
    } catch (thrown) {
      error = thrown;
    }
    const made = server.done.get(reference) ?? 0;
    const met = server.met.get(reference) ?? [];
    report.attempts += met.length;
    report.made += made;
    if (made > 1) report.twice.push(`${reference}: ${met.join(', ')}`);
    const fault = judge(error, made, met);
    if (fault) report.wrong.push(`${reference}: ${fault} (${met.join(', ')}: ${String(error)})`);
    if (error instanceof CallError) {
      outcomes[error.outcome]++;
      if (error.outcome === 'unknown' && made > 0) report.unknownButMade++;
    } else if (error === undefined) report.succeeded++;
  };

  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < calls; index = next++) await one(String(index));
  };
  await Promise.all(Array.from({ length: 24 }, worker));
  report.milliseconds = Math.round(performance.now() - started);
  for (const stray of server.strays) report.wrong.push(`a redirect was followed: ${stray}`);
  await server.close();
  return report;
}

/** What is wrong with how a call ended, given what the server did. */
function judge(error: unknown, made: number, met: readonly FaultName[]): string | undefined {
  const last = faultOf(met.at(-1) ?? 'success');
  if (error === undefined) return made === 1 && last.outcome === undefined ? undefined : 'success, but not made';
  if (!(error instanceof CallError)) return 'an error of another kind';
  if (error.outcome !== 'unknown' && made > 0) return `"${error.outcome}", but made`;
  if (error.attempts !== met.length) return `${error.attempts} attempts, but the server saw ${met.length}`;
  if (met.slice(0, -1).some((name) => !faultOf(name).again)) return 'tried again after it may have been made';
  // A busy machine may run into the timeout anywhere; the outcome is unknown then, whatever would have come.
  if (error instanceof TimeoutError && error.outcome === 'unknown') return undefined;
  return error.outcome === last.outcome ? undefined : `"${error.outcome}" where it is "${last.outcome}"`;
}

/** The report in a few lines. */
export function describeReport(report: Report): string {
  const { calls, attempts, made, succeeded, outcomes, unknownButMade, twice, wrong, milliseconds } = report;
  return [
    `${calls} Create Mailer calls under random faults, ${attempts} attempts, ${(milliseconds / 1000).toFixed(1)} s`,
    `  made ${made}; answered ${succeeded}; not sent ${outcomes.not_sent}; rejected ${outcomes.rejected}; ` +
      `unknown ${outcomes.unknown}, of which made ${unknownButMade}`,
    `  made twice: ${twice.length}; wrong outcomes: ${wrong.length}`,
    ...[...twice, ...wrong].slice(0, 20).map((line) => `  ! ${line}`),
  ].join('\n');
}
