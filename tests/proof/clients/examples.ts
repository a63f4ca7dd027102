/** The document's own examples, in the types that each generator makes of it: written as TypeScript, for the compiler to judge. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type OperationId, routes } from '@direct-mail/contract';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { createValidator } from '../../../packages/contract/test-support/document.ts';

type Json = Record<string, unknown>;

const FOLDER = new URL('generated/', import.meta.url);
const document = JSON.parse(
  readFileSync(new URL('../../../packages/contract/src/generated/openapi.json', import.meta.url), 'utf8'),
) as Json;

const validator = createValidator(document);

function resolved(node: unknown): Json {
  let found = (node ?? {}) as Json;
  while (typeof found['$ref'] === 'string') {
    const names = found['$ref'].slice(2).split('/');
    found = names.reduce((at, name) => at[name.replaceAll('~1', '/').replaceAll('~0', '~')] as Json, document);
  }
  return found;
}

/** What the type of a body is called: `status` is absent for a request. */
type NameOf = (operation: OperationId, status: string | undefined) => string;

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The generators, with the imports and the names of their types. */
const generators: Readonly<Record<string, { readonly header: string; readonly nameOf: NameOf }>> = {
  hey: {
    header: "import type * as made from './hey/types.gen.ts';",
    nameOf(operation, status) {
      if (status === undefined) return `made.${upper(operation)}Data['body']`;
      return `made.${upper(operation)}${status.startsWith('2') ? 'Responses' : 'Errors'}['${status}']`;
    },
  },
  kubb: {
    header: "import type * as made from './kubb/index.ts';",
    nameOf: (operation, status) => `made.${upper(operation)}${status ?? 'MutationRequest'}`,
  },
  'openapi-typescript': {
    header: "import type { operations } from './openapi-typescript.ts';",
    nameOf(operation, status) {
      const body = status === undefined ? "['requestBody']" : `['responses']['${status}']`;
      return `NonNullable<operations['${operation}']${body}>['content']['application/json']`;
    },
  },
};

/** What the examples compile with, by the names of the generators. */
export const compiledWith: readonly string[] = Object.keys(generators);

/** Writes them, and the types of openapi-typescript, beside the clients; the result is how many there are. */
export async function writeExamples(): Promise<number> {
  const types = await openapiTypescript(document as unknown as OpenAPI3);
  writeFileSync(new URL('openapi-typescript.ts', FOLDER), astToString(types));
  const found = examples();
  for (const [name, { header, nameOf }] of Object.entries(generators)) {
    const lines = found.flatMap(({ operation, status, value, schema }, at) => {
      const type = nameOf(operation, status);
      const incomplete = withoutRequired(schema, value).map(
        ({ path, value: rest }, nth) =>
          `// @ts-expect-error ${path} is required\nexport const without${at}_${nth}: ${type} = ${JSON.stringify(rest)};`,
      );
      return [`export const example${at}: ${type} = ${JSON.stringify(value)};`, ...incomplete];
    });
    writeFileSync(new URL(`examples.${name}.ts`, FOLDER), `${[header, ...lines].join('\n')}\n`);
  }
  return found.length;
}

interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}

/** What openapi-zod-client writes of an operation, as far as it is used here. */
interface ZodEndpoint {
  readonly alias: string;
  readonly parameters?: readonly { readonly type: string; readonly schema: Schema }[];
  readonly response: Schema;
  readonly errors?: readonly { readonly status: number; readonly schema: Schema }[];
}

/** Parses each example with the schemas of openapi-zod-client, and without each required field; the result is what went wrong. */
export async function parseExamples(): Promise<string[]> {
  const made = (await import(new URL('zod-client.ts', FOLDER).href)) as { api: { api: readonly ZodEndpoint[] } };
  const endpoints = new Map(made.api.api.map((each) => [each.alias, each]));
  return examples().flatMap(({ operation, status, schema, value }) => {
    // Of `5XX` it knows no status.
    if (status?.endsWith('XX')) return [];
    const parser = parserOf(endpoints.get(operation), status);
    const place = `${operation} ${status ?? 'request'}`;
    if (parser === undefined) return [`${place}: no schema`];
    const accepted = withoutRequired(schema, value).filter((each) => parser.safeParse(each.value).success);
    return [
      ...(parser.safeParse(value).success ? [] : [`${place}: the example is refused`]),
      ...accepted.map(({ path }) => `${place}: taken without ${path}`),
    ];
  });
}

function parserOf(endpoint: ZodEndpoint | undefined, status: string | undefined): Schema | undefined {
  if (status === undefined) return endpoint?.parameters?.find(({ type }) => type === 'Body')?.schema;
  if (status.startsWith('2')) return endpoint?.response;
  return endpoint?.errors?.find((each) => each.status === Number(status))?.schema;
}

interface Example {
  readonly operation: OperationId;
  readonly status: string | undefined;
  readonly schema: unknown;
  readonly value: unknown;
}

function examples(): Example[] {
  return (Object.keys(routes) as OperationId[]).flatMap((operation) => {
    const { method, path } = routes[operation];
    const at = ((document['paths'] as Json)[path] as Json)[method.toLowerCase()] as Json;
    const bodies: [string | undefined, unknown][] = [
      [undefined, at['requestBody']],
      ...Object.entries(at['responses'] as Json),
    ];
    return bodies.flatMap(([status, body]) => {
      const media = ((resolved(body)['content'] ?? {}) as Json)['application/json'] as Json | undefined;
      return (
        Object.values((media?.['examples'] ?? {}) as Json)
          .map((each) => resolved(each)['value'])
          // An error's body may be text, such as of a request without JSON.
          .filter((value) => typeof value === 'object')
          .map((value) => ({ operation, status, schema: media?.['schema'], value }))
      );
    });
  });
}

interface Incomplete {
  readonly path: string;
  readonly value: unknown;
}

/** The value once without each of its required fields; below a choice only where no other form takes what is left. */
function withoutRequired(schema: unknown, value: unknown, path = ''): Incomplete[] {
  const { allOf = [], anyOf, oneOf, items, properties = {}, required = [] } = resolved(schema);
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return withoutRequired(items, value[0], `${path}0.`).map((each) => ({ ...each, value: [each.value] }));
  const own = value as Json;
  return [
    ...(required as string[]).map((name) => {
      const { [name]: _, ...rest } = own;
      return { path: `${path}${name}`, value: rest };
    }),
    ...Object.entries(properties as Json).flatMap(([name, inner]) =>
      withoutRequired(inner, own[name], `${path}${name}.`).map((each) => ({
        ...each,
        value: { ...own, [name]: each.value },
      })),
    ),
    ...(allOf as unknown[]).flatMap((part) => withoutRequired(part, value, path)),
    ...withoutRequiredOfEach((anyOf ?? oneOf ?? []) as unknown[], value, path),
  ];
}

function withoutRequiredOfEach(forms: readonly unknown[], value: unknown, path: string): Incomplete[] {
  const fits = forms.map((form) =>
    validator.compile(JSON.parse(JSON.stringify(form).replaceAll('"#/', '"direct-mail#/')) as object),
  );
  const taken = new Map(
    forms
      .filter((_, at) => fits[at]?.(value))
      .flatMap((form) => withoutRequired(form, value, path))
      .map((each) => [each.path, each]),
  );
  return [...taken.values()].filter((each) => !fits.some((fit) => fit(each.value)));
}
