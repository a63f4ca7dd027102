/**
 * Prints size and speed of webhook verifiers, ours and others', as ratios in one run: turn by turn in one process, so
 * that whatever else the machine does happens to all of them.
 */
import { timingSafeEqual } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, gzipped } from './size.ts';
import { hmac, oursElsewhere, type Subject, subjects } from './subjects.ts';

const WARM_UP = 100;
const ROUNDS = 501;
const PER_ROUND = 100;

/** A delivery of 300 bytes. */
const body = JSON.stringify({
  object_id: '5f0b3c1e-8c1b-4d5e-9a43-0b1f4f6d2a11',
  object_type: 'Mailing',
  event: 'delivery_exception',
  timestamp: '2026-11-20T10:00:00.000Z',
  note: 'x'.repeat(146),
});

interface Runner {
  name: string;
  run: () => unknown;
  times: number[];
}

/**
 * Microseconds of one call, measured over rounds so short that few are interrupted by other work on the machine; the
 * medians leave those out.
 */
async function measure(runners: Runner[]): Promise<void> {
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const { run, times } of runners) {
      const begin = process.hrtime.bigint();
      for (let call = 0; call < PER_ROUND; call++) {
        const result = run();
        if (result instanceof Promise) await result;
      }
      if (round >= 0) times.push(Number(process.hrtime.bigint() - begin) / PER_ROUND / 1000);
    }
  }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

/** Round by round, because the machine's pace changes from one to the next. */
function ratio(times: number[], floor: number[]): number {
  return median(times.map((time, round) => time / (floor[round] ?? Number.NaN)));
}

/** An HMAC of `node:crypto` and its comparison, without a parse: what no verifier can do without. */
function floor(hash: string): Runner {
  const expected = hmac(hash, 'secret', body);
  return { name: `HMAC alone, ${hash}`, run: () => timingSafeEqual(hmac(hash, 'secret', body), expected), times: [] };
}

const folder = await mkdtemp(join(import.meta.dirname, '../.bench-'));

async function load(
  subject: Subject,
  define?: Record<string, string>,
): Promise<Runner & { subject: Subject; size: number }> {
  const code = await bundle(`export { ${subject.export} as subject } from ${JSON.stringify(subject.entry)}`, define);
  const file = join(folder, `${subject.name.replaceAll(/\W/g, '-')}.mjs`);
  await writeFile(file, code);
  const { subject: exported } = (await import(file)) as { subject: unknown };
  return { subject, name: subject.name, run: subject.prepare(exported, body), times: [], size: gzipped(code) };
}

try {
  const runners = [
    await load(subjects[0] as Subject),
    await load(oursElsewhere, { 'globalThis.process': 'undefined' }),
    ...(await Promise.all(subjects.slice(1).map((subject) => load(subject)))),
  ];
  const floors = { sha1: floor('sha1'), sha256: floor('sha256') };
  const size = gzipped(await bundle(`export * from ${JSON.stringify(subjects[0]?.entry)}`));
  await measure([...Object.values(floors), ...runners]);

  console.log(
    `Verification with parse, ${Buffer.byteLength(body)} bytes, Node ${process.version}; bundles: esbuild, minified, gzip -9\n`,
  );
  console.log(`${'verifier'.padEnd(28)}${'KiB gz'.padStart(8)}${'µs'.padStart(9)}  ÷ HMAC alone, same hash`);
  for (const { name, times } of Object.values(floors))
    console.log(name.padEnd(36) + median(times).toFixed(2).padStart(9));
  for (const { subject, name, times, size: own } of runners) {
    const relative = ratio(times, floors[subject.hash].times).toFixed(2);
    const how = subject.synchronous ? '' : '   (asynchronous)';
    console.log(
      `${name.padEnd(28)}${own.toFixed(2).padStart(8)}${median(times).toFixed(2).padStart(9)}  ${relative}${how}`,
    );
  }
  console.log(`\nall of @direct-mail/sdk/webhooks: ${size.toFixed(2)} KiB gz`);
} finally {
  await rm(folder, { recursive: true });
}
