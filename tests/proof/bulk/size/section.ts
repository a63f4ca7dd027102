import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProofLine, ProofOptions } from '../../section.ts';
import { people } from '../processes/people.ts';

const MACHINE = fileURLToPath(new URL('machine.ts', import.meta.url));

/** Five million rows: planned, watched, paused and resumed, each by a process of its own. Not part of the short form. */
export async function sizeLines({ short, cases }: ProofOptions): Promise<ProofLine[]> {
  if (short) return [];
  const rows = cases ?? 5_000_000;
  const folder = await mkdtemp(join(tmpdir(), 'bulk-size-'));
  try {
    const csv = join(folder, 'people.csv');
    const ledger = join(folder, 'size.ledger');
    const text = await writePeople(csv, rows);
    const plan = await machine<Planned>('plan', csv, ledger);
    const steer = await machine<Steered>('steer', csv, ledger, plan.hash);
    const resume = await machine<Resumed>('resume', csv, ledger, plan.hash);
    return linesOf(rows, text, plan, steer, resume);
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

function linesOf(rows: number, text: number, plan: Planned, steer: Steered, resume: Resumed): ProofLine[] {
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
  const tried = `${rows} rows`;
  const growth = plan.peak / plan.early - 1;
  return [
    {
      check: 'Bulk: a list of this size is planned in under 10 minutes',
      tried,
      result: `${seconds(plan.took)}, ${Math.round((rows / plan.took) * 1000)} rows a second; ${Math.round((plan.bytes - text) / rows)} bytes a row beside its own text`,
      ok: plan.took < 600_000 && plan.pieces === rows,
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
        if (error !== null) reject(new Error(`${given[0]}: ${stderr.slice(-2_000)}`));
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
