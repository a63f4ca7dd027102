/**
 * Writes the types, routes and value lists of the control API, from the document that the mock serves at
 * /_mock/openapi.json. With `--check` it writes nothing, and fails if a file is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts, { type Node } from 'typescript';
import { parse } from 'yaml';
import { defaultSettings } from '../../mock/src/account/base/settings.ts';
import { controlOpenApi } from '../../mock/src/control/document/openapi.ts';
import { stateCodes } from '../../us-address/src/lookup/states.ts';

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
    withShortLines(
      astToString(
        (await openapiTS(structuredClone(document) as unknown as OpenAPI3, { defaultNonNullable: false }))
          .filter(isUsed)
          .map(withSchemasOnly)
          .map(withShortOperations),
      ),
    ),
  'values.ts': `${notice}${valuesOf()}`,
  'decisions.ts': `${notice.replace("the mock's control API", 'docs/decisions.yaml and the control API')}${decisionsOf()}`,
  'routes.ts': `${notice}export const routes = ${JSON.stringify(routesOf(), null, 2)} as const;\n`,
};

/** The dashboard calls operations by name; the same types by path would double the file. */
function isUsed(node: Node): boolean {
  return ts.isInterfaceDeclaration(node) && node.name.text !== 'paths';
}

/** Keeps only the schemas of the components, because operations already contain the rest. */
function withSchemasOnly(node: Node): Node {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return node;
  const { modifiers, name, typeParameters, heritageClauses } = node;
  const members = node.members.filter((member) => (member.name as ts.Identifier | undefined)?.text === 'schemas');
  return ts.factory.updateInterfaceDeclaration(node, modifiers, name, typeParameters, heritageClauses, members);
}

/** Joins what fits into one line, and removes what the types already say from comments. */
function withShortLines(text: string): string {
  const lines: string[] = [];
  const short = text
    .replace(/\/\*\*\n +\* (?:@description )?(.*)\n +\* @(?:enum|constant).*\n +\*\//g, '/** $1 */')
    .replace(/^ +\/\*\* @(?:enum|constant).*\n/gm, '')
    .replaceAll('/** @description ', '/** ');
  for (const line of short.split('\n')) {
    const [, indent, rest] = /^( +)\}(.*)$/.exec(line) ?? [];
    const open = indent === undefined ? -1 : lines.findLastIndex((each) => each.endsWith('{'));
    const members = lines.slice(open + 1).map((each) => each.trim());
    const whole = `${lines[open]} ${members.join(' ').replace(/;$/, '')} }${rest}`;
    const fits =
      open >= 0 && whole.length <= 120 && members.every((each) => each.endsWith(';') && !each.includes('/*'));
    if (fits && members.length > 0) lines.splice(open, lines.length - open, whole);
    else lines.push(line);
  }
  return lines.join('\n');
}

/** Keeps the inputs and the response of each operation: `params`, `query`, `body` and `answer`, if it has them. */
function withShortOperations(node: Node): Node {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'operations') return node;
  const { factory } = ts;
  const members = node.members.map((operation) => {
    const body = contentOf(memberOf(operation, 'requestBody'));
    const responses = memberOf(operation, 'responses');
    const response = contentOf(memberOf(responses, '200') ?? memberOf(responses, '201'));
    const parameters = memberOf(operation, 'parameters');
    const params = withoutComments(memberOf(parameters, 'path'));
    const parts = { params, query: memberOf(parameters, 'query'), body, response };
    const present = Object.entries(parts).flatMap(([name, member]) => {
      const type = typeOf(member);
      if (type === undefined || type.kind === ts.SyntaxKind.NeverKeyword) return [];
      return [factory.createPropertySignature(undefined, name, undefined, type)];
    });
    return factory.createPropertySignature(
      undefined,
      operation.name as ts.PropertyName,
      undefined,
      factory.createTypeLiteralNode(present),
    );
  });
  const { modifiers, name, typeParameters, heritageClauses } = node;
  return factory.updateInterfaceDeclaration(node, modifiers, name, typeParameters, heritageClauses, members);
}

/** Ids need no comment: their names say what they identify. */
function withoutComments(member: ts.TypeElement | undefined): ts.TypeElement | undefined {
  const type = typeOf(member);
  if (type !== undefined && ts.isTypeLiteralNode(type))
    for (const each of type.members) ts.setSyntheticLeadingComments(each, undefined);
  return member;
}

function typeOf(member: ts.TypeElement | undefined): ts.TypeNode | undefined {
  return member !== undefined && ts.isPropertySignature(member) ? member.type : undefined;
}

function memberOf(parent: ts.TypeElement | undefined, name: string): ts.TypeElement | undefined {
  const type = typeOf(parent);
  if (type === undefined || !ts.isTypeLiteralNode(type)) return undefined;
  return type.members.find((member) => member.name !== undefined && 'text' in member.name && member.name.text === name);
}

/** The first content type of a body or response. */
function contentOf(parent: ts.TypeElement | undefined): ts.TypeElement | undefined {
  const content = typeOf(memberOf(parent, 'content'));
  return content !== undefined && ts.isTypeLiteralNode(content) ? content.members[0] : undefined;
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

/** The lists of values that pages offer: types cannot be enumerated at run time. */
function valuesOf(): string {
  const { MailingState, OperationId } = document.components.schemas;
  const parameters = document.paths['/_mock/audiences/{id}/import']?.['post']?.parameters ?? [];
  const headings = parameters.flatMap(({ name, schema }) =>
    'x-headings' in schema ? [[name, schema['x-headings']] as const] : [],
  );
  return [
    ['mailingStates', MailingState?.enum],
    ['operationIds', OperationId?.enum],
    ['usStates', stateCodes],
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
