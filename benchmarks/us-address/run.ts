/**
 * Addresses per second of `standardize` (parsed, looked up, analysed) beside `parse-address` (parsed only), the cold
 * start, the memory of the table, and what both do with bad input. CPU time, so that other work on the machine counts
 * less. Run with `npm --prefix benchmarks/us-address install && npm --prefix benchmarks/us-address start`, and behind it
 * `-- list.csv` for a list of yours: columns street, city, state, zip.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { AddressInput } from '../../packages/us-address/src/index.ts';
import { readCsv } from './read-csv.ts';

const source = new URL('../../packages/us-address/', import.meta.url);
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const memory = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const { clean, deliveryKey, explain, standardize } = (await import(
  new URL('src/index.ts', source).href
)) as typeof import('../../packages/us-address/src/index.ts');
const { buildStreetPack, openStreets, readAddrFeat } = (await import(
  new URL('src/streets.ts', source).href
)) as typeof import('../../packages/us-address/src/streets.ts');
const inputs = (
  JSON.parse(readFileSync(new URL('test/fixtures/address-vectors.json', source), 'utf8')) as { input: AddressInput }[]
).map((vector) => vector.input);
const whole = inputs.map((i) => {
  const last = [i.city, i.state, i.zip_code].filter((part) => part !== undefined).join(' ');
  return i.full_address ?? [i.address_line1, i.address_line2, last].filter((part) => part !== undefined).join(', ');
});

const report: Record<string, string> = {};
const before = memory();
const cold = cpu();
standardize({ address_line1: '1600 Amphitheatre Pkwy', zip_code: '94043' });
report['first call'] = `${(cpu() - cold).toFixed(1)} ms (limit 60)`;
report['memory of the table'] =
  `${((memory() - before) / 1e6).toFixed(1)} MB${globalThis.gc ? '' : ' (run with --expose-gc)'}`;
const table = readFileSync(new URL('src/data/generated/zip-table.ts', source));
report['table'] =
  `${Math.round(table.length / 1000)} kB, gzip ${Math.round(gzipSync(table).length / 1000)} kB, ` +
  `brotli ${Math.round(brotliCompressSync(table).length / 1000)} kB (limit 600)`;

/** Runs a function over all inputs for a while; gives inputs per second, the best of several rounds. */
function rate<T>(list: readonly T[], run: (item: T) => unknown): number {
  let best = 0;
  for (let round = 0; round < 6; round++) {
    const start = cpu();
    let count = 0;
    while (cpu() - start < 400) {
      for (const item of list) run(item);
      count += list.length;
    }
    best = Math.max(best, (count / (cpu() - start)) * 1000);
  }
  return best;
}

const { parseLocation } = createRequire(import.meta.url)('parse-address') as {
  parseLocation: (text: string) => unknown;
};
const ours = rate(inputs, (input) => standardize(input));
const oursWhole = rate(whole, (full_address) => standardize({ full_address }));
const key = rate(
  inputs.map((input) => standardize(input)),
  (result) => deliveryKey(result),
);
const explained = rate(whole, (full_address) => explain({ full_address }));

/** Rows a second through `clean`, from CSV text to CSV text: two fields quoted, read and written as one would by hand. */
async function cleanRate(rows: number): Promise<number> {
  const lines = whole.map((text, i) => `${i},"${text.replaceAll('"', '""')}"`);
  const start = cpu();
  let written = 0;
  function* read(): Generator<{ id: string; full_address: string }> {
    for (let i = 0; i < rows; i++) {
      const line = lines[i % lines.length] ?? '';
      const comma = line.indexOf(',');
      yield { id: line.slice(0, comma), full_address: line.slice(comma + 2, -1).replaceAll('""', '"') };
    }
  }
  for await (const { row, address } of clean(read())) {
    const fields = [
      row.id,
      address?.address_line1,
      address?.address_line2,
      address?.city,
      address?.state,
      address?.zip_code,
    ];
    written += fields.map((field) => `"${(field ?? '').replaceAll('"', '""')}"`).join(',').length;
  }
  if (written === 0) throw new Error('nothing was written');
  return (rows / (cpu() - start)) * 1000;
}
const cleaned = await cleanRate(200_000);
const theirs = rate(whole, (text) => parseLocation(text));

/**
 * Microseconds that each takes for a line of a list: of every hundred lines the least of 25 rounds, so that what else the
 * machine does counts little.
 */
function listTimes(file: string): Record<string, string> {
  const all = readCsv(readFileSync(file, 'utf8')).map((row) => `${row.street}, ${row.city}, ${row.state} ${row.zip}`);
  const lines = Array.from({ length: Math.min(5000, all.length) }, (_, i) => all[(i * 9973) % all.length] ?? '');
  const time = (run: (line: string) => unknown): number => {
    const least: number[] = [];
    for (let round = 0; round < 25; round++) {
      for (let from = 0; from < lines.length; from += 100) {
        const start = performance.now();
        for (const line of lines.slice(from, from + 100)) run(line);
        least[from / 100] = Math.min(least[from / 100] ?? Number.POSITIVE_INFINITY, performance.now() - start);
      }
    }
    return (least.reduce((sum, each) => sum + each, 0) * 1000) / lines.length;
  };
  const mine = time((full_address) => standardize({ full_address }));
  const peer = time((line) => parseLocation(line));
  return {
    'lines of the list': `${lines.length.toLocaleString('en')} of ${all.length.toLocaleString('en')}`,
    'standardize, a line of it': `${mine.toFixed(1)} µs`,
    'parse-address, the same': `${peer.toFixed(1)} µs: standardize takes ${(mine / peer).toFixed(2)} of it`,
  };
}
const [list] = process.argv.slice(2);
if (list !== undefined) Object.assign(report, listTimes(list));
const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')} /s`;
report['standardize'] = `${perSecond(ours)} (limit 20,000)`;
report['standardize, full_address'] = perSecond(oursWhole);
report['explain'] = perSecond(explained);
report['clean, CSV to CSV'] = `${perSecond(cleaned)} (limit 20,000): a million rows in ${Math.round(1e6 / cleaned)} s`;
report['deliveryKey of a result'] = perSecond(key);
report['parse-address 1.1.2'] = perSecond(theirs);
report['ratio, full_address'] = `${(oursWhole / theirs).toFixed(1)} ×`;

/** Look-ups in the pack of one real county, of every street and house that its file has. */
function streetRates(): Record<string, string> {
  const file = (kind: string): Uint8Array =>
    new Uint8Array(
      gunzipSync(readFileSync(new URL(`test/fixtures/addrfeat/tl_2021_30059_addrfeat.${kind}.gz`, source))),
    );
  const sides = [...readAddrFeat(file('dbf'), file('shp'))];
  const { streets, coordinates } = buildStreetPack(sides);
  const results = sides
    .filter(({ from, zip }) => /^\d+$/.test(from) && zip !== '99999')
    .map(({ name, zip, from }) => standardize({ address_line1: `${from} ${name}`, zip_code: zip }));
  const micros = (perSecond: number): string => `${(1e6 / perSecond).toFixed(1)} µs`;
  const plain = openStreets(streets);
  const located = openStreets(streets, coordinates);
  return {
    'street look-up (limit 5 µs)': micros(rate(results, (result) => plain.check(result))),
    'street look-up, coordinates too': micros(rate(results, (result) => located.check(result))),
  };
}
Object.assign(report, streetRates());

const time = (run: () => unknown): string => {
  const start = cpu();
  run();
  return `${(cpu() - start).toFixed(1)} ms`;
};
const spaces = `1 Main${' '.repeat(80)}x`;
report['"1 Main", 80 spaces, "x"'] =
  `${time(() => standardize({ full_address: spaces }))}; parse-address ${time(() => parseLocation(spaces))}`;
const worst = [' ', '9', 'ST ', '# ', ', ', '\u00e9', 'N.']
  .map((piece) => `1 Main${piece.repeat(20_000 / piece.length)}x`)
  .map((full_address) => {
    const start = cpu();
    standardize({ full_address });
    return cpu() - start;
  });
report['20,000 characters, slowest'] = `${Math.max(...worst).toFixed(1)} ms (limit 50)`;
console.table(report);
