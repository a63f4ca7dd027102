/**
 * Generates the program's rules and decisions from docs/specification.yaml and docs/decisions.yaml; fails if one has
 * neither a check or probe nor a reason why not. `--check` writes nothing and fails if the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { decisionsWithoutProbe, rulesWithoutCheck } from '../src/coverage.ts';

interface Section {
  readonly section: string;
  readonly rules: readonly { readonly id: string; readonly rule: string }[];
}

interface Group {
  readonly decisions: readonly { readonly id: string; readonly silence: string }[];
}

const root = new URL('../../../', import.meta.url);
const read = <T>(path: string): T => parse(readFileSync(new URL(path, root), 'utf8')) as T;

const rules = read<Section[]>('docs/specification.yaml').flatMap(({ section, rules }) =>
  rules.map(({ id, rule }) => ({ id, section, rule })),
);
const decisions = read<Group[]>('docs/decisions.yaml').flatMap(({ decisions }) =>
  decisions.map(({ id, silence }) => ({ id, silence })),
);

const path = 'packages/conformance/src/generated/rules.json';
const text = `${JSON.stringify({ rules, decisions }, null, 2)}\n`;
const file = new URL(path, root);

const missing = [
  ...rulesWithoutCheck(rules.map(({ id }) => id)),
  ...decisionsWithoutProbe(decisions.map(({ id }) => id)),
];
if (missing.length > 0) {
  console.error(
    `${missing.join(', ')}: without a check or probe. Write one in packages/conformance/src, or say in src/unseen.ts why it cannot be seen from outside`,
  );
  process.exitCode = 1;
}
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error(`stale: ${path}; run "npm run generate"`);
  process.exitCode = 1;
}
