/**
 * Generates the program's rules and decisions from docs/specification.yaml and docs/decisions.yaml, and fails if one has
 * neither a check or probe nor a reason why not; and the vectors of webhooks, for verifiers in any language. `--check` writes
 * nothing and fails if a file is stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { WEBHOOK_SECRET, webhookCases } from '../src/client/webhook-cases.ts';
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

/** Each delivery of the client's cases: where a case ends without a state, nothing of it may be believed. */
const vectors = webhookCases.flatMap(({ name, deliveries, state }) =>
  deliveries.map(({ headers, body_base64 }, index) => ({
    name: deliveries.length > 1 ? `${name}, ${index + 1}` : name,
    secret: WEBHOOK_SECRET,
    signature: headers['x-svc-signature'] ?? null,
    body_base64,
    genuine: state !== undefined,
  })),
);

const files = {
  'packages/conformance/src/generated/rules.json': { rules, decisions },
  'openapi/webhook-vectors.json': vectors,
};

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
for (const [path, content] of Object.entries(files)) {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const file = new URL(path, root);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`stale: ${path}; run "npm run generate"`);
    process.exitCode = 1;
  }
}
