import { type OperationId, routes } from '@direct-mail/contract';
import { CallError, DirectMail } from '@direct-mail/sdk';
import { describeReport, proveNoSecondPostcard } from '../../../packages/sdk/test/faults/prove.ts';
import type { ProofLine, Section } from '../section.ts';
import { type Fault, faults } from './faults.ts';
import { operations, stage, type Tried } from './operations.ts';
import { closedAddress, faultyService } from './server.ts';
import { type Timeouts, timeoutsOnDemand } from './timeouts.ts';

/** What came of one operation under one fault. */
interface Cell {
  readonly attempts: number;
  readonly error: string;
  readonly outcome: string;
  /** What is there more than before the call. */
  readonly created: number;
}

/** The SDK's own number of retries (docs/guides/retries-and-money.md). */
const RETRIES = 2;

/** What the table of the design says about one cell. `always`: every attempt fails; else the first one only. */
function expected(name: string, { repeatable }: Tried, fault: Fault, always: boolean): Cell {
  const isTriedAgain = fault.again === 'always' || (fault.again === 'where repeatable' && repeatable);
  const endsWell = isTriedAgain && !always;
  const makes = name.startsWith('create');
  return {
    attempts: isTriedAgain ? (always ? 1 + RETRIES : 2) : 1,
    error: endsWell ? '' : fault.error,
    outcome: endsWell ? '' : fault.outcome,
    created: makes && (fault.done || endsWell) ? 1 : 0,
  };
}

async function observe(
  tried: Tried,
  fault: Fault,
  always: boolean,
  timeouts: Timeouts,
): Promise<{ cell: Cell; problems: string[] }> {
  const on = await stage();
  const before = await tried.count(on);
  const { milliseconds, elapse } = timeouts.next();
  const service = await faultyService(on.mock, fault, always ? Number.POSITIVE_INFINITY : 1, elapse);
  const closed = await closedAddress();
  const slept: number[] = [];
  let attempts = 0;
  const mail = new DirectMail({
    token: on.mock.tokens.production,
    baseUrl: service.url,
    addressBaseUrl: service.url,
    timeout: milliseconds,
    totalTimeout: 2 * milliseconds,
    sleep: (milliseconds) => {
      slept.push(milliseconds);
      return Promise.resolve();
    },
    fetch: (target, init) => {
      attempts += 1;
      const isRefused = fault.at === 'connect' && (always || attempts === 1);
      return fetch(isRefused ? target.replace(service.url, closed) : target, init);
    },
  });
  const problems: string[] = [];
  // What never comes ends too, as a wrong cell.
  const patience = setTimeout(elapse, 120_000);
  let error: unknown;
  try {
    await tried.call(mail, on);
  } catch (thrown) {
    error = thrown;
  } finally {
    clearTimeout(patience);
    service.close();
  }
  const created = (await tried.count(on)) - before;
  if (error !== undefined && !(error instanceof CallError)) problems.push('threw what is no CallError');
  if (error instanceof CallError && error.attempts !== attempts) problems.push(`says ${error.attempts} attempts`);
  if (created > 1) problems.push(`made ${created}`);
  if (!tried.repeatable && service.handed() > 1) problems.push(`carried out ${service.handed()} times`);
  if (service.followed()) problems.push('followed a redirect');
  if (slept.length !== attempts - 1) problems.push(`waited ${slept.length} times for ${attempts} attempts`);
  for (const wait of slept) {
    if (wait < (fault.retryAfter ?? 0.5) * 1000) problems.push(`waited ${wait} ms only`);
  }
  if (fault.retryAfter !== undefined && error !== undefined && (error as { retryAfter?: number }).retryAfter !== 7)
    problems.push('does not say Retry-After');
  const { name = '', outcome = '' } = error instanceof CallError ? error : {};
  return { cell: { attempts, error: name, outcome, created }, problems };
}

const shown = ({ attempts, error, outcome, created }: Cell): string =>
  [
    attempts === 2 ? '1 retry' : `${attempts - 1} retries`,
    error === '' ? 'ends well' : `${error} ${outcome}`,
    `${created} made`,
  ].join(', ');

/** Fault × operation: retries made, error given, and how many were created. */
export const faultsSection: Section = async ({ short, seed }) => {
  const jobs = Object.keys(faults).flatMap((fault) =>
    Object.keys(operations).flatMap((operation) =>
      [true, false].map((always) => ({ fault, operation, always, said: '' })),
    ),
  );
  const wrong: string[] = [];
  const timeouts = timeoutsOnDemand();
  let next = 0;
  const work = async (): Promise<void> => {
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
      const { fault, operation, always } = job;
      const tried = operations[operation as OperationId];
      const { cell, problems } = await observe(tried, faults[fault] as Fault, always, timeouts);
      const should = shown(expected(operation, tried, faults[fault] as Fault, always));
      job.said = shown(cell);
      if (job.said !== should) problems.push(`it was "${job.said}" and should be "${should}"`);
      for (const problem of problems)
        wrong.push(`${operation} under "${fault}" (${always ? 'always' : 'once'}): ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: 24 }, work)).finally(timeouts.restore);
  const known = Object.entries(routes).filter(
    ([name, { idempotent }]) => operations[name as OperationId].repeatable !== idempotent,
  );
  for (const [name] of known) wrong.push(`${name}: the document and this table differ on whether it may be repeated`);
  print(jobs);
  for (const problem of wrong.slice(0, 20)) console.error(problem);
  return [
    {
      check: 'Faults: retries, error and what was created, for each fault and operation of the SDK',
      tried: `${Object.keys(faults).length} faults × ${Object.keys(operations).length} operations, always and once`,
      result: `${wrong.length} cells are wrong`,
      ok: wrong.length === 0,
    },
    await postcards(short ? 1500 : 10_000, seed),
  ];
};

/** Operations with the same results share a column. */
function print(jobs: readonly { fault: string; operation: string; always: boolean; said: string }[]): void {
  for (const always of [true, false]) {
    const alike = new Map<string, string[]>();
    for (const operation of Object.keys(operations)) {
      const column = jobs.filter((job) => job.always === always && job.operation === operation);
      const said = column.map((job) => `    ${job.fault.padEnd(36)}${job.said}`).join('\n');
      alike.set(said, [...(alike.get(said) ?? []), operation]);
    }
    console.log(always ? '\nEvery attempt fails:' : '\nThe first attempt fails:');
    for (const [said, names] of alike) console.log(`\n  ${names.join(', ')}\n${said}`);
  }
}

async function postcards(calls: number, seed: number): Promise<ProofLine> {
  const report = await proveNoSecondPostcard({ calls, seed });
  console.error(describeReport(report));
  return {
    check: 'Faults: Create Mailer under random faults, none is made twice, each outcome is right',
    tried: `${report.calls} calls, ${report.attempts} attempts`,
    result: `${report.twice.length} made twice, ${report.wrong.length} wrong outcomes`,
    ok: report.twice.length === 0 && report.wrong.length === 0,
  };
}
