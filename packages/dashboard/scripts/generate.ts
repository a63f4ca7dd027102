/**
 * Writes what the settings page says of settings and decisions, and the states of an address. With `--check` it writes nothing,
 * and fails if a file is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { controlOpenApi } from '../../contract/src/control/document/openapi.ts';
import { defaultSettings } from '../../mock/src/account/base/settings.ts';
import { stateCodes } from '../../us-address/src/lookup/states.ts';

const notice = '// Generated from the mock\'s control API by "npm run generate". Do not edit.\n';
const folder = new URL('../src/generated/', import.meta.url);
const document = controlOpenApi('0.0.0') as { components: { schemas: Record<string, object> } };

const files: Record<string, string> = {
  'values.ts': `${notice.replace("the mock's control API", 'packages/us-address')}export const usStates = ${JSON.stringify(stateCodes, null, 2)} as const;\n`,
  'decisions.ts': `${notice.replace("the mock's control API", 'docs/decisions.yaml and the control API')}${decisionsOf()}`,
};

interface Decision {
  readonly id: string;
  readonly silence: string;
  readonly decision: string;
  readonly setting: string;
}

/** The open questions of the specification with the mock's decisions, and the settings with their decisions. */
function decisionsOf(): string {
  const groups = parse(readFileSync(new URL('../../../docs/decisions.yaml', import.meta.url), 'utf8')) as {
    group: string;
    decisions: Decision[];
  }[];
  const rows = groups.flatMap(({ group, decisions }) =>
    decisions.map(({ id, silence, decision }) => ({ id, group, silence: plain(silence), decision: plain(decision) })),
  );
  const { properties = {} } = document.components.schemas['MockSettings'] as { properties?: Record<string, object> };
  return [
    `interface Decision {\n  readonly id: string;\n  readonly group: string;\n  readonly silence: string;\n  readonly decision: string;\n}\n`,
    `export const decisions: readonly Decision[] = ${lines(rows)};\n`,
    `export const settingSchemas: Readonly<Record<string, object>> = {\n${Object.entries(properties)
      .map(([name, schema]) => `  ${name}: ${JSON.stringify(resolved(schema))},\n`)
      .join('')}};\n`,
    `/** What an account starts with. */\nexport const settingDefaults: Readonly<Record<string, unknown>> = ${JSON.stringify(defaultSettings)};\n`,
  ].join('\n');
}

/** A schema without references, because the settings page does not resolve them. */
function resolved(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(resolved);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...own } = schema as { $ref?: string };
  const target = $ref === undefined ? {} : document.components.schemas[$ref.split('/').at(-1) ?? ''];
  return Object.fromEntries(Object.entries({ ...target, ...own }).map(([name, value]) => [name, resolved(value)]));
}

function lines(rows: readonly object[]): string {
  return `[\n${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}]`;
}

/** Markdown as plain text for the page. */
function plain(text: string): string {
  return text
    .replace(/<br>/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('`', '');
}

function read(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, folder), 'utf8');
  } catch {
    return undefined;
  }
}

const stale = Object.keys(files).filter((name) => read(name) !== files[name]);
if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`stale: ${stale.join(', ')} in packages/dashboard/src/generated; run "npm run generate"`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const name of stale) writeFileSync(new URL(name, folder), files[name] ?? '');
  console.log(stale.length === 0 ? 'nothing changed' : `written: ${stale.join(', ')}`);
}
