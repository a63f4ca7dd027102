/**
 * Writes the types, routes and lists of values of the control API, from the document that the mock serves at /_mock/openapi.json. `--check`
 * writes nothing and fails when a file is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { isInterfaceDeclaration, type Node } from 'typescript';
import { parse } from 'yaml';
import { controlOpenApi } from '../../mock/src/control/document/openapi.ts';

const notice = '// Generated from the mock\'s control API by "npm run generate". Do not edit.\n';
const folder = new URL('../src/generated/', import.meta.url);
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
}

const document = controlOpenApi('0.0.0') as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { enum?: readonly string[] }> };
};

const files: Record<string, string> = {
  'control.ts':
    notice +
    astToString(
      (await openapiTS(structuredClone(document) as unknown as OpenAPI3, { defaultNonNullable: false })).filter(isUsed),
    ),
  'values.ts': `${notice}${valuesOf()}`,
  'decisions.ts': `${notice.replace("the mock's control API", 'docs/decisions.yaml and the control API')}${decisionsOf()}`,
  'routes.ts': `${notice}export const routes = ${JSON.stringify(routesOf(), null, 2)} as const;\n`,
};

/** The dashboard calls operations by name: the same once more by path would be half of the file. */
function isUsed(node: Node): boolean {
  return !isInterfaceDeclaration(node) || node.name.text !== 'paths';
}

/** By operation: the method, and the path with its parameters in braces. */
function routesOf(): Record<string, readonly [method: string, path: string]> {
  const all = Object.entries(document.paths).flatMap(([path, { parameters: _parameters, ...methods }]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => [operationId, [method.toUpperCase(), path] as const] as const,
    ),
  );
  return Object.fromEntries(all);
}

/** The lists that pages offer to choose from: types alone cannot be counted through. */
function valuesOf(): string {
  const { MailingState, OperationId } = document.components.schemas;
  const parameters = document.paths['/_mock/audiences/{id}/import']?.['post']?.parameters ?? [];
  const headings = parameters.flatMap(({ name, schema }) =>
    'x-headings' in schema ? [[name, schema['x-headings']] as const] : [],
  );
  return [
    ['mailingStates', MailingState?.enum],
    ['operationIds', OperationId?.enum],
    ['csvHeadings', Object.fromEntries(headings)],
  ]
    .map(([name, value]) => `export const ${name as string} = ${JSON.stringify(value, null, 2)} as const;\n`)
    .join('\n');
}

interface Decision {
  readonly id: string;
  readonly silence: string;
  readonly decision: string;
  readonly setting: string;
}

/** What the specification leaves open with what the mock does, and the settings with the decisions that they are of. */
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
      .map(([name, schema]) => `  ${name}: ${JSON.stringify(schema)},\n`)
      .join('')}};\n`,
  ].join('\n');
}

function lines(rows: readonly object[]): string {
  return `[\n${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}]`;
}

/** Markdown as text: a page shows it as it is. */
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
