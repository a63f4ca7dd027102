/** Runs the sections one after the other and prints one table: `npm run proof -- [--short] [--seed N] [--cases N] [--only name]`. */
import { parseArgs } from 'node:util';
import { artworkSection } from './artwork/section.ts';
import { bulkSection } from './bulk/section.ts';
import { cliSection } from './cli/section.ts';
import { clientsSection } from './clients/section.ts';
import { conformanceSection } from './conformance/conformance.ts';
import { dashboardSection } from './dashboard/section.ts';
import { distributionSection } from './distribution/section.ts';
import { docsSection } from './docs/section.ts';
import { durabilitySection } from './durability/durability.ts';
import { whatFailed, withErrorsNoted } from './failures.ts';
import { faultsSection } from './faults/section.ts';
import { fuzzSection } from './fuzz/section.ts';
import { historiesSection } from './histories/section.ts';
import { languagesSection } from './languages/section.ts';
import { listenSection } from './listen/section.ts';
import { packagesSection } from './packages/section.ts';
import { previewsSection } from './previews/section.ts';
import type { ProofLine, Section } from './section.ts';
import { serviceSection } from './service/section.ts';
import { sizesSection } from './sizes/section.ts';
import { slowSection } from './slow/section.ts';
import { socketsSection } from './sockets/section.ts';
import { speedSection } from './speed/section.ts';

const sections: Readonly<Record<string, Section>> = {
  slow: slowSection,
  conformance: conformanceSection,
  histories: historiesSection,
  input: fuzzSection,
  faults: faultsSection,
  artwork: artworkSection,
  previews: previewsSection,
  sizes: sizesSection,
  sockets: socketsSection,
  languages: languagesSection,
  listen: listenSection,
  service: serviceSection,
  clients: clientsSection,
  packages: packagesSection,
  dashboard: dashboardSection,
  distribution: distributionSection,
  docs: docsSection,
  durability: durabilitySection,
  bulk: bulkSection,
  cli: cliSection,
  speed: speedSection,
};

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    cases: { type: 'string' },
    only: { type: 'string', multiple: true },
  },
});
const options = {
  short: values.short,
  seed: Number(values.seed),
  cases: values.cases === undefined ? undefined : Number(values.cases),
};

const unknown = (values.only ?? []).filter((each) => !Object.hasOwn(sections, each.split(':')[0] ?? ''));
if (unknown.length > 0) {
  console.error(`--only ${unknown.join(', ')}: no such section; there are ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}

const lines: ProofLine[] = [];
for (const [name, section] of Object.entries(sections)) {
  const asked = values.only?.filter((each) => each === name || each.startsWith(`${name}:`));
  if (asked?.length === 0) continue;
  // `--only bulk:processes` is one part of a section.
  const parts = asked === undefined || asked.includes(name) ? undefined : asked.map((each) => each.split(':')[1] ?? '');
  const before = performance.now();
  const { value, noted } = await withErrorsNoted(() => ended(name, section({ ...options, parts })));
  lines.push(...value.map((line) => (line.ok || line.details !== undefined ? line : { ...line, details: noted })));
  console.error(`${name}: ${((performance.now() - before) / 1000).toFixed(1)} s`);
}
console.table(lines.map(({ check, tried, result, ok }) => ({ check, tried, result, ok: ok ? 'yes' : 'NO' })));
const failed = lines.filter(({ ok }) => !ok).length;
if (failed > 0) console.log(['What failed:', ...whatFailed(lines)].join('\n'));
// The line that continuous integration adds up.
console.log(`${lines.length - failed} passed, ${failed} failed`);
// A section that failed may leave open what would keep this program from ending.
process.exit(failed > 0 || lines.length === 0 ? 1 : 0);

async function ended(name: string, section: Promise<ProofLine[]>): Promise<ProofLine[]> {
  try {
    return await section;
  } catch (error) {
    console.error(error);
    return [{ check: name, tried: '', result: error instanceof Error ? error.message : String(error), ok: false }];
  }
}
