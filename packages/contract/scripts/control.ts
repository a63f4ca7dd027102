/**
 * Writes what is derived from the calls of the mock's control API and their zod schemas. A program of its own: the schemas read what
 * `generate.ts` writes.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import type * as z from 'zod';
import { controlCalls } from '../src/control/calls.ts';
import { toJsonSchema } from '../src/control/document/json-schema.ts';
import { isNode, type Node } from './document.ts';
import { listName } from './enums.ts';
import { write } from './generate.ts';
import { comment } from './model-docs.ts';
import { fields, type Scope, typeOf } from './model-types.ts';

const components = new Map<string, Node>();
const schemaOf = (schema: z.ZodType): Node => toJsonSchema(schema, components);
const calls = Object.entries(controlCalls).map(([name, { method, path, bodyType, ...call }]) => {
  const parts = { params: call.params, query: call.query, body: call.body, response: call.response };
  const given = Object.entries(parts).flatMap(([part, schema]) =>
    schema === null ? [] : [[part, schemaOf(schema)] as const],
  );
  return { name, method, path, summary: call.summary, bodyType: call.body === null ? null : bodyType, parts: given };
});
const sorted = [...components].sort(([a], [b]) => (a < b ? -1 : 1));
const document = { components: { schemas: Object.fromEntries(sorted) } };
const scope: Scope = { document, named: () => true, readonly: true, limits: false };

/** A component; nothing for one whose type is written by hand. */
function model([name, schema]: readonly [string, Node]): string[] {
  if (typeof schema['x-type'] === 'string') return [];
  const doc = comment([(schema['description'] as string | undefined) ?? '']);
  const isInterface = schema['type'] === 'object' && isNode(schema['properties']);
  return [
    isInterface
      ? `${doc}export interface ${name} {\n${fields(scope, schema, '  ')}}\n`
      : `${doc}export type ${name} = ${typeOf(scope, schema, '')};\n`,
  ];
}

/** Names of types that the generated ones use, and that are written by hand. */
function handWritten(): string[] {
  const names = JSON.stringify(document).matchAll(/"x-type":"([A-Z]\w+)"/g);
  return [...new Set([...names].map(([, name]) => name as string))].sort();
}

function models(): string {
  const text = sorted.flatMap(model).join('\n');
  const used = handWritten().filter((name) => new RegExp(`: .*\\b${name}\\b`).test(text));
  return `import type { ${used.join(', ')} } from '../types.ts';\n\n${text}`;
}

/** What a client needs to make a call: no schemas, so that it need not wait for zod. */
function callTypes(): string {
  const types = new Set<string>();
  const entries = calls.map(({ name, summary, parts }) => {
    const inside = parts.map(([part, schema]) => {
      for (const [, component = ''] of JSON.stringify(schema).matchAll(/schemas\/(\w+)"|"x-type":"([A-Z]\w+)"/g))
        types.add(component);
      return `    readonly ${part}: ${typeOf(scope, schema, '    ').replace(/^readonly /, '')};\n`;
    });
    return `${comment([`${summary}.`], '  ')}  readonly ${name}: {\n${inside.join('')}  };\n`;
  });
  const routes = calls.map(({ name, method, path, bodyType }) => {
    const type = bodyType === null ? 'null' : `'${bodyType}'`;
    return `  ${name}: { method: '${method}', path: '${path}', bodyType: ${type} },\n`;
  });
  const inModels = [...types].filter((name) => name !== 'Snapshot').sort();
  return `import type { ${inModels.join(', ')} } from './models.ts';
import type { Snapshot } from '../types.ts';

/** The path parameters, query, body and response of every call, if it has them. */
export interface ControlCalls {\n${entries.join('')}}\n
export type ControlCallName = keyof ControlCalls;

/** The route of each call; the type of its body, null without one. */
export const controlRoutes = {\n${routes.join('')}} as const satisfies Readonly<Record<ControlCallName, object>>;\n`;
}

/** A list of the values of each component that is an enum, for checks at run time. */
function values(): string {
  const enums = sorted.filter(([, schema]) => Array.isArray(schema['enum']));
  const lists = enums.map(
    ([name, schema]) =>
      `export const ${listName(name)} = ${JSON.stringify(schema['enum'])} as const satisfies readonly ${name}[];\n`,
  );
  return `import type { ${enums.map(([name]) => name).join(', ')} } from './models.ts';\n\n${lists.join('\n')}`;
}

interface Decision {
  readonly id: string;
  readonly silence: string;
  readonly decision: string;
}

/** The decisions of `docs/decisions.yaml` as plain text. */
function decisions(): string {
  const groups = parse(readFileSync(new URL('../../../docs/decisions.yaml', import.meta.url), 'utf8')) as {
    group: string;
    decisions: Decision[];
  }[];
  const rows = groups.flatMap(({ group, decisions: inGroup }) =>
    inGroup.map(({ id, silence, decision }) => ({ id, group, silence: plain(silence), decision: plain(decision) })),
  );
  return `export interface Decision {
  /** Such as D06. */
  readonly id: string;
  readonly group: string;
  /** What the specification leaves open. */
  readonly silence: string;
  /** What the mock does. */
  readonly decision: string;
}

export const decisions: readonly Decision[] = [\n${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}];\n`;
}

/** Markdown as plain text. */
function plain(text: string): string {
  return text
    .replace(/<br>/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('`', '');
}

/** The generated files, by name. */
export function generateControl(): Record<string, string> {
  const from = (source: string, text: string): string =>
    `// Generated from ${source} by "npm run generate". Do not edit.\n${text}`;
  const files = { 'calls.ts': callTypes(), 'models.ts': models(), 'values.ts': values() };
  return {
    ...Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        `control/generated/${name}`,
        from('packages/contract/src/control', text),
      ]),
    ),
    'control/generated/decisions.ts': from('docs/decisions.yaml', decisions()),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = write(generateControl(), process.argv.includes('--check'));
}
