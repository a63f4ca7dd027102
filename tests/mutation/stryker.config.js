import { askedArea } from './areas.ts';

const { name, area } = askedArea();
const reports = `tests/mutation/reports/${name}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  ignoreStatic: area.ignoreStatic,
  mutate: [...area.mutate],
  // One process: the machine has other work.
  concurrency: 1,
  incremental: true,
  incrementalFile: `${reports}.incremental.json`,
  tempDirName: `tests/mutation/.stryker-tmp/${name}`,
  ignorePatterns: [
    '/*',
    '!/package.json',
    '!/packages',
    '!/openapi',
    '!/tests',
    '/tests/*',
    '!/tests/mutation',
    '/packages/*/dist',
    'reports',
    '.stryker-tmp',
  ],
  // The transpiler strips types without checking them.
  disableTypeChecks: false,
  reporters: ['json', 'html', 'progress-append-only'],
  jsonReporter: { fileName: `${reports}.json` },
  htmlReporter: { fileName: `${reports}.html` },
  timeoutMS: 4_000,
  thresholds: { high: 90, low: 80, break: 80 },
};
