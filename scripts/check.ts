/** All checks other than tests: `npm run check` runs all, `npm run check -- types lint` only those. */
import { existsSync } from 'node:fs';
import { run } from './run.ts';

type Step = { name: string; command: string; needs?: string };

const document = 'openapi/direct-mail.yaml';

const steps: readonly Step[] = [
  { name: 'types', command: 'npm run -s types' },
  { name: 'lint', command: 'npm run -s lint' },
  // Separate from lint, because it infers all types again: many seconds on a busy machine.
  { name: 'promises', command: 'npm run -s lint:promises' },
  { name: 'arrows', command: 'npm run -s arrows' },
  { name: 'generated', command: 'npm run -s generate:check' },
  { name: 'document (redocly)', command: `redocly lint ${document}`, needs: document },
  { name: 'document (spectral)', command: `spectral lint --fail-severity=hint ${document}`, needs: document },
];

process.env['REDOCLY_TELEMETRY'] = 'off';
process.env['REDOCLY_SUPPRESS_UPDATE_NOTICE'] = 'true';

const wanted = process.argv.slice(2);
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
const count = { passed: 0, failed: 0, skipped: 0 };

for (const { name, command, needs } of chosen) {
  if (needs !== undefined && !existsSync(needs)) {
    count.skipped += 1;
    console.log(`- ${name}: skipped, there is no ${needs}`);
    continue;
  }
  const started = performance.now();
  const ok = (await run(command)) === 0;
  count[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

console.log(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`);
if (count.failed > 0 || chosen.length === 0) process.exitCode = 1;
