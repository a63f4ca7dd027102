/** The columns of the generated table, each decoded on first use. */
import { decodeVarints, unzigzag } from '../data/codec.ts';
import { zipTable } from '../data/generated/zip-table.ts';

/** The lines of the text, in the order in which scripts/build-table.ts writes them. */
const sections = [
  'counts',
  'zip',
  'state',
  'city',
  'county',
  'lat',
  'lon',
  'district',
  'cityNames',
  'countyNames',
  'extraRows',
  'extraNames',
  'twinCities',
  'twinRows',
  'exceptionRows',
  'exceptionCities',
  'exceptionCounties',
  'districtLists',
] as const;
type Section = (typeof sections)[number];

export interface Layout {
  text: string;
  /** Where each section begins. */
  starts: Record<Section, number>;
  /** How many entries there are of each kind. */
  rows: number;
  primaries: number;
  counties: number;
  extras: number;
  runs: number;
  twins: number;
  exceptions: number;
}

let found: Layout | undefined;

/** The layout of the text. */
export function layout(): Layout {
  found ??= findSections(zipTable);
  return found;
}

function findSections(text: string): Layout {
  let at = 0;
  const ends = sections.map((name): [Section, number] => {
    const start = at;
    at = text.indexOf('\n', at) + 1;
    return [name, start];
  });
  const starts = Object.fromEntries(ends) as Record<Section, number>;
  const [rows = 0, primaries = 0, counties = 0, extras = 0, runs = 0, twins = 0, exceptions = 0] = text
    .slice(0, starts.zip - 1)
    .split(',')
    .map(Number);
  return { text, starts, rows, primaries, counties, extras, runs, twins, exceptions };
}

/** The numbers of a section. */
export function column(section: Section, length: number): Uint32Array {
  const { text, starts } = layout();
  const values = new Uint32Array(length);
  decodeVarints(text, starts[section], values);
  return values;
}

// One small loop per encoding of a column: engines compile a small loop while it runs, but not one long function.

/** Decodes runs: pairs of a value and its number of repetitions. */
export function readRuns(runs: Uint32Array, rows: number): Uint8Array {
  const values = new Uint8Array(rows);
  let row = 0;
  for (let i = 0; i < runs.length; i += 2) {
    const end = row + (runs[i + 1] ?? 0);
    values.fill(runs[i] ?? 0, row, end);
    row = end;
  }
  return values;
}

/**
 * Decodes references: how many entries back the same entry first occurred, 0 for a new one. With `none` = 1 all numbers, also those
 * returned, are one higher and 0 means no entry.
 */
export function readReferences(back: Uint32Array, none: 0 | 1): Uint16Array {
  const values = new Uint16Array(back.length);
  let known = 0;
  for (let row = 0; row < values.length; row++) {
    const distance = (back[row] ?? 0) - none;
    if (distance > 0) values[row] = known - distance + none;
    else if (distance === 0) values[row] = known++ + none;
  }
  return values;
}

export function readSteps(steps: Uint32Array): Uint32Array {
  for (let i = 1; i < steps.length; i++) steps[i] = (steps[i] ?? 0) + (steps[i - 1] ?? 0);
  return steps;
}

export function readDifferences(differences: Uint32Array): Int32Array {
  const values = new Int32Array(differences.length);
  let value = 0;
  for (let row = 0; row < values.length; row++) {
    value += unzigzag(differences[row] ?? 0);
    values[row] = value;
  }
  return values;
}
