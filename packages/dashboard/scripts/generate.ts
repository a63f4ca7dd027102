/**
 * Writes what the settings page says of settings, and the states of an address. With `--check` it writes nothing,
 * and fails if a file is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { controlOpenApi } from '../../contract/src/control/document/openapi.ts';
import { defaultSettings } from '../../mock/src/account/base/settings.ts';
import { stateCodes } from '../../us-address/src/lookup/states.ts';

const notice = '// Generated from the mock\'s control API by "npm run generate". Do not edit.\n';
const folder = new URL('../src/generated/', import.meta.url);
const document = controlOpenApi('0.0.0') as { components: { schemas: Record<string, object> } };

const files: Record<string, string> = {
  'values.ts': `${notice.replace("the mock's control API", 'packages/us-address')}export const usStates = ${JSON.stringify(stateCodes, null, 2)} as const;\n`,
  'settings.ts': `${notice}${settingsOf()}`,
};

/** The settings with their schemas and defaults. */
function settingsOf(): string {
  const { properties = {} } = document.components.schemas['MockSettings'] as { properties?: Record<string, object> };
  return [
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
