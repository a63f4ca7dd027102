import {
  child,
  type DocumentedOperation,
  listOperations,
  listParameters,
  type Node,
  nodes,
  resolve,
} from './document.ts';
import { comment, fieldDoc, limitsOf, usesOf } from './model-docs.ts';
import { fields, isOpen, type Scope, strings, typeOf } from './model-types.ts';

/** Names that would read badly when made by the rule. */
const variantNames: Readonly<Record<string, string>> = { 'address_1,city,state,postal_code': 'Address' };
const queryNames: Readonly<Record<string, string>> = {
  listCampaignMailings: 'ListMailingsQuery',
  getCampaignStats: 'CampaignStatsQuery',
};

const pascal = (text: string): string =>
  text
    .replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[a-z]/, (c) => c.toUpperCase());

const isScalar = ({ type, enum: values, anyOf }: Node): boolean =>
  values === undefined && anyOf === undefined && typeof type === 'string' && type !== 'object' && type !== 'array';

/** One object of what `allOf` puts together. */
export function flattened(document: Node, schema: Node): Node {
  const parts = [...nodes(schema['allOf']).map((part) => flattened(document, resolve(document, part))), schema];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((part) => child(part as Node, 'properties'))),
    required: parts.flatMap((part) => strings(part['required'])),
  };
}

/** What the document writes as `anyOf` of the same fields with some of them required: an interface for each branch. */
function variants(scope: Scope, name: string, schema: Node, doc: string[]): string | undefined {
  const branches = nodes(schema['anyOf']).filter((branch) => Array.isArray(branch['allOf']));
  if (branches.length === 0) return undefined;
  const parts: string[] = [];
  const names: string[] = [];
  // The likeliest branch is the document's first and the union's last: TypeScript explains a mistake by the last one.
  for (const branch of branches.toReversed()) {
    // The base, and what this branch requires and narrows.
    const [usualBase = {}, own = {}] = nodes(branch['allOf']);
    const required = strings(own['required']);
    const variant = `${name}With${variantNames[required.join()] ?? required.map(pascal).join('And')}`;
    const base = String(usualBase['$ref']).split('/').at(-1) ?? '';
    const usual = child(flattened(scope.document, resolve(scope.document, usualBase)), 'properties');
    const narrowed = child(own, 'properties');
    let body = '';
    for (const key of required) {
      const property = child(usual, key);
      const type = typeOf(scope, property, '  ').replaceAll(' | null', '');
      body += `${comment(fieldDoc(scope, property), '  ')}  ${key}: ${type};\n`;
    }
    for (const key of Object.keys(narrowed).filter((each) => child(narrowed, each)['type'] === 'null')) {
      body += `${comment(fieldDoc(scope, child(narrowed, key)), '  ')}  ${key}?: null | undefined;\n`;
    }
    names.push(variant);
    const which = required.map((key) => `\`${key}\``).join(', ');
    parts.push(
      `${comment([`{@link ${name}} with ${which}.`])}export interface ${variant} extends ${base} {\n${body}}\n`,
    );
  }
  return `${parts.join('\n')}\n${comment(doc)}export type ${name} = ${names.join(' | ')};\n`;
}

/** An enum: closed, or open beside a closed one of the values that are known. */
function enumeration(scope: Scope, name: string, schema: Node, doc: string[]): string | undefined {
  if (Array.isArray(schema['enum'])) return `${comment(doc)}export type ${name} = ${typeOf(scope, schema, '')};\n`;
  const branches = nodes(schema['anyOf']);
  const known = branches.filter((branch) => branch['x-open-enum'] !== true);
  if (known.length === branches.length || known.length === 0) return undefined;
  const values = typeOf(scope, { anyOf: known }, '');
  return `${comment([`The known values of {@link ${name}}.`])}export type Known${name} = ${values};

${comment([...doc, 'Your editor completes the known values. Any other string is allowed too, so the compiler does not catch typos.'])}export type ${name} = Known${name} | (string & {});
`;
}

function model(scope: Scope, name: string, uses: ReturnType<typeof usesOf>): string {
  const schema = child(scope.document, 'components', 'schemas', name);
  const sent = uses.sent.get(name) ?? [];
  const answered = uses.answered.get(name) ?? [];
  const doc = [
    typeof schema['description'] === 'string' ? schema['description'].trim() : '',
    limitsOf(schema).join(' '),
    [
      ...(sent.length > 0 ? [`Sent with ${sent.join(', ')}.`] : []),
      ...(answered.length > 0 ? [`Returned by ${answered.join(', ')}.`] : []),
      ...(uses.delivered.has(name) ? ['Sent to your webhooks.'] : []),
    ].join(' '),
  ];
  const named = variants(scope, name, schema, doc) ?? enumeration(scope, name, schema, doc);
  if (named !== undefined) return named;
  const whole = flattened(scope.document, schema);
  if (isOpen(whole)) {
    const input = `As {@link ${name}}, in a request: any object, also one typed by an interface, but not an array.`;
    // `any` accepts interfaces, which have no index signature; without an iterator, arrays and strings are refused.
    return `${comment(doc)}export interface ${name} {\n${fields(scope, whole, '  ')}}

${comment([input])}export interface ${name}Input {\n  [key: string]: any;\n  readonly [Symbol.iterator]?: never;\n  /** A promise that was not awaited, a function and a \`Date\` have no fields of their own. */\n  readonly then?: never;\n  readonly bind?: never;\n  readonly getTime?: never;\n}\n`;
  }
  if (whole['type'] === 'object') {
    return `${comment(doc)}export interface ${name} {\n${fields(scope, whole, '  ', sent.length > 0)}}\n`;
  }
  return `${comment(doc)}export type ${name} = ${typeOf(scope, schema, '')};\n`;
}

const queryName = (id: string): string => queryNames[id] ?? `${pascal(id)}Query`;

/** The query parameters of an operation as an interface; nothing if it has none. */
function query(scope: Scope, operation: DocumentedOperation): string[] {
  const parameters = listParameters(scope.document, operation).filter((parameter) => parameter['in'] === 'query');
  if (parameters.length === 0) return [];
  const properties = parameters.map((each) => {
    const schema = child(each, 'schema');
    return [String(each['name']), { ...schema, description: each['description'] ?? schema['description'] }] as const;
  });
  const required = parameters.filter((each) => each['required'] === true).map((each) => String(each['name']));
  const body = fields(scope, { properties: Object.fromEntries(properties), required }, '  ', true);
  const doc = `Query parameters of \`${operation.method} ${operation.path}\`.`;
  return [`${comment([doc])}export interface ${queryName(operation.id)} {\n${body}}\n`];
}

/** The request and response bodies of each operation, by its operationId. */
function byOperation(scope: Scope): string[] {
  const bodies: string[] = [];
  const queries: string[] = [];
  const answers: string[] = [];
  for (const documented of listOperations(scope.document)) {
    const { id, operation } = documented;
    const typeOfJson = (holder: Node): string | undefined => {
      const schema = child(resolve(scope.document, holder), 'content', 'application/json', 'schema');
      return Object.keys(schema).length > 0 ? typeOf(scope, schema, '  ') : undefined;
    };
    const body = typeOfJson(child(operation, 'requestBody'));
    if (body) bodies.push(`  ${id}: ${body};\n`);
    if (query(scope, documented).length > 0) queries.push(`  ${id}: ${queryName(id)};\n`);
    const responses = child(operation, 'responses');
    const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '';
    answers.push(`  ${id}: ${typeOfJson(child(responses, success)) ?? 'undefined'};\n`);
  }
  return [
    `/** The body of each operation that takes one. */\nexport interface RequestBodies {\n${bodies.join('')}}\n`,
    `/** The query of each operation that takes one. */\nexport interface RequestQueries {\n${queries.join('')}}\n`,
    `/** The body of each operation's success response. */\nexport interface ResponseBodies {\n${answers.join('')}}\n`,
  ];
}

/** An interface or a type for each component that is more than a text, and for each query, documented field by field. */
export function generateModels(document: Node): string {
  const schemas = child(document, 'components', 'schemas');
  const scope: Scope = { document, limits: true, named: (component) => !isScalar(child(schemas, component)) };
  const uses = usesOf(document);
  const components = Object.keys(schemas).filter(scope.named);
  const queries = listOperations(document).flatMap((operation) => query(scope, operation));
  const all = `/** Every model by its name. */\nexport interface Models {\n${components.map((name) => `  ${name}: ${name};\n`).join('')}}\n`;
  return [...components.map((name) => model(scope, name, uses)), ...queries, ...byOperation(scope), all].join('\n');
}
