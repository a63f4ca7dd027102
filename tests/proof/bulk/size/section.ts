import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LARGEST_PAGE } from '../../../../packages/bulk/src/engine/largest-page.ts';
import type { ProofLine, ProofOptions } from '../../section.ts';
import { people } from '../processes/people.ts';

const MACHINE = fileURLToPath(new URL('machine.ts', import.meta.url));

/**
 * Twenty million rows, and as many mailings of others in the campaign's list: planned, watched, paused and resumed, and the list read
 * by one process that is killed and by the next; a twentieth of them sent to the mock. Each in a process of its own. Not part of the
 * short form.
 */
export async function sizeLines({ short, cases }: ProofOptions): Promise<ProofLine[]> {
  if (short) return [];
  const rows = cases ?? 20_000_000;
  const folder = await mkdtemp(join(tmpdir(), 'bulk-size-'));
  try {
    const csv = join(folder, 'people.csv');
    const ledger = join(folder, 'size.ledger');
    const text = await writePeople(csv, rows);
    const plan = await machine<Planned>('plan', csv, ledger);
    const steer = await machine<Steered>('steer', csv, ledger, plan.hash);
    const resume = await machine<Resumed>('resume', csv, ledger, plan.hash);
    // Another run of the same campaign, of which nothing was read yet.
    const small = join(folder, 'few.csv');
    await writePeople(small, 100);
    const read = join(folder, 'read.ledger');
    const few = await machine<Planned>('plan', small, read);
    const half = Math.ceil(rows / LARGEST_PAGE / 2);
    const killed = await machine<Read>('read', small, read, few.hash, String(rows), String(half));
    const rest = await machine<Read>('read', small, read, few.hash, String(rows));
    const some = join(folder, 'some.csv');
    await writePeople(some, Math.floor(rows / 20));
    const whole = await machine<Whole>('whole', some, join(folder, 'whole.ledger'));
    return [
      ...linesOf(rows, text, plan, steer, resume),
      ...readLines(rows, killed, rest),
      wholeLine(Math.floor(rows / 20), whole),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Planned {
  hash: string;
  pieces: number;
  took: number;
  early: number;
  peak: number;
  bytes: number;
}

interface Steered {
  status: number;
  pause: number;
  peak: number;
}

interface Resumed {
  first: number;
  audit: number;
}

interface Read {
  count: number;
  /** The page with the highest number. */
  furthest: number;
  peak: number;
  /** Milliseconds from the start of the process to the last page. */
  until: number;
}

interface Whole {
  state: string;
  sent: number;
  /** Milliseconds of the run. */
  took: number;
  /** Milliseconds of processor time of the run. */
  cpu: number;
  /** Of run and reconciliation. */
  peak: number;
  /** What the reconciliation says. */
  clean: boolean;
  /** Rows that the mock has mailings of, and those with several. */
  rows: number;
  doubled: number;
}

function wholeLine(rows: number, whole: Whole): ProofLine {
  const { state, sent, took, cpu, peak, clean, doubled } = whole;
  return {
    check: 'Bulk 36.7: a run of a million is sent to the mock, everybody once, and reconciled',
    tried: `${rows} rows`,
    result: `${state}, ${sent} sent, ${whole.rows} in the mock, ${doubled} doubled, ${clean ? 'no' : 'some'} differences; ${Math.round((sent / took) * 1_000)} a second, ${Math.round((cpu / sent) * 1_000)} µs of processor time each; ${Math.round(peak)} MB at most`,
    ok: state === 'finished' && sent === rows && whole.rows === rows && doubled === 0 && clean,
  };
}

function readLines(rows: number, killed: Read, rest: Read): ProofLine[] {
  const tried = `${rows} mailings, killed after ${killed.count} pages`;
  const needed = Math.ceil(rows / LARGEST_PAGE);
  const more = (killed.count + rest.count) / needed - 1;
  const peak = Math.max(killed.peak, rest.peak);
  return [
    {
      check: 'Bulk 36.7: a list of this length is read with flat memory: at most 300 MB',
      tried,
      result: `${Math.round(peak)} MB at most; ${Math.round((killed.count / killed.until) * 1_000)} pages a second, of a service that answers at once`,
      ok: peak < 300,
    },
    {
      check: 'Bulk 36.7: and no page twice that need not be, killed or not: at most 5 % more pages than it has',
      tried,
      result: `${killed.count + rest.count} pages of ${needed}: ${(more * 100).toFixed(1)} % more; the last of them is page ${rest.furthest} of its part`,
      ok: more <= 0.05 && more > -0.001,
    },
  ];
}

function linesOf(rows: number, text: number, plan: Planned, steer: Steered, resume: Resumed): ProofLine[] {
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
  const tried = `${rows} rows`;
  const growth = plan.peak / plan.early - 1;
  return [
    {
      check: 'Bulk: a list of this size is planned at the pace of five million rows in 10 minutes',
      tried,
      result: `${seconds(plan.took)}, ${Math.round((rows / plan.took) * 1000)} rows a second; ${Math.round((plan.bytes - text) / rows)} bytes a row beside its own text`,
      ok: rows / plan.took > 5_000_000 / 600_000 && plan.pieces === rows,
    },
    {
      check: 'Bulk: with flat memory: at most 300 MB, and at most 20 % more than in the first fifth',
      tried,
      result: `${Math.round(plan.peak)} MB at most, ${Math.round(growth * 100)} % more than in the first fifth`,
      ok: plan.peak < 300 && growth <= 0.2,
    },
    {
      check: 'Bulk: status answers in under 50 ms while it is sent',
      tried: `${tried}, 50 calls`,
      result: `${steer.status.toFixed(1)} ms (95th percentile)`,
      ok: steer.status < 50,
    },
    {
      check: 'Bulk: pause begins nothing new after a second',
      tried,
      result: seconds(steer.pause),
      ok: steer.pause < 1_000,
    },
    {
      check: 'Bulk: resumed in a new process, the first piece is sent within 10 s and the audit',
      tried,
      result: `${seconds(resume.first)} from the start of the process, the audit read until ${seconds(resume.audit)}`,
      ok: resume.first < 10_000,
    },
  ];
}

function machine<T>(...given: string[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const options = { maxBuffer: 1 << 24 };
    execFile(
      process.execPath,
      ['--conditions=direct-mail-source', MACHINE, ...given],
      options,
      (error, stdout, stderr) => {
        // One is to be killed, and says before what it has.
        if (error !== null && (error.signal !== 'SIGKILL' || stdout === ''))
          reject(new Error(`${given[0]}: ${stderr.slice(-2_000)}`));
        else resolve(JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T);
      },
    );
  });
}

/** Answers how many characters the rows have. */
async function writePeople(path: string, rows: number): Promise<number> {
  const file = createWriteStream(path, { highWaterMark: 1 << 20 });
  let text = 0;
  let block = 'Name,Address,City,State,ZIP\n';
  for (const { name, address, city, state, zip } of people(rows)) {
    const line = `${name},${address},${city},${state},${zip}\n`;
    text += line.length;
    block += line;
    if (block.length < 1 << 16) continue;
    if (!file.write(block)) await once(file, 'drain');
    block = '';
  }
  file.end(block);
  await once(file, 'finish');
  return text;
}
