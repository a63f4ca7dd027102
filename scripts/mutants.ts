/**
 * Mutation testing: all areas with `npm run mutants`, or some by name (`npm run mutants -- sdk-http contract`). Stryker changes the
 * code in one place after the other and runs the tests that cover it; surviving mutants are printed at the end. A run
 * continues where the last one stopped, unless `--fresh` is given. The areas are defined in tests/mutation/areas.ts.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { areas } from '../tests/mutation/areas.ts';
import { run } from './run.ts';

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const folder = 'tests/mutation';
const asked = process.argv.slice(2).filter((word) => word !== '--fresh');
for (const name of asked) {
  if (!(name in areas)) throw new Error(`there is no area ${name}, only ${Object.keys(areas).join(', ')}`);
}

/** The number of mutants with one of the statuses. */
const count = (mutants: readonly Mutant[], ...statuses: string[]): number =>
  mutants.filter(({ status }) => statuses.includes(status)).length;

function row(name: string, mutants: readonly Mutant[]): string {
  const found = count(mutants, 'Killed', 'Timeout');
  const missed = count(mutants, 'Survived', 'NoCoverage');
  const score = ((100 * found) / Math.max(1, found + missed)).toFixed(1);
  const ignored = count(mutants, 'Ignored');
  return `${name.padEnd(20)}${`${score} %`.padStart(8)}${String(found).padStart(8)}${String(missed).padStart(10)}${String(ignored).padStart(9)}`;
}

if (!existsSync(`${folder}/node_modules`)) await run(`npm ci --prefix ${folder} --loglevel=error`);
const table = [
  `${'area'.padEnd(20)}${'score'.padStart(8)}${'found'.padStart(8)}${'survived'.padStart(10)}${'ignored'.padStart(9)}`,
];
for (const name of Object.keys(areas)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const report = `${folder}/reports/${name}.json`;
  rmSync(report, { force: true });
  if (process.argv.includes('--fresh')) rmSync(`${folder}/reports/${name}.incremental.json`, { force: true });
  process.env['MUTANTS_AREA'] = name;
  // The runner's own exit code says whether the score is high enough.
  if (
    (await run(`node ${folder}/node_modules/@stryker-mutator/core/bin/stryker.js run ${folder}/stryker.config.js`)) !==
    0
  ) {
    process.exitCode = 1;
  }
  if (!existsSync(report)) continue;
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  for (const [file, { mutants }] of Object.entries(files)) {
    for (const { status, mutatorName, replacement, location } of mutants) {
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      console.log(
        `${file}:${location.start.line} ${mutatorName} → ${(replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 100)}`,
      );
    }
  }
  table.push(
    row(
      name,
      Object.values(files).flatMap(({ mutants }) => mutants),
    ),
  );
}
console.log(`\n${table.join('\n')}`);
