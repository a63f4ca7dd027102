import { child, listOperations, type Node, nodes, resolve } from './document.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const characters = (count: unknown): string => (count === 1 ? '1 character' : `${count as number} characters`);

/** The keywords of a schema that say how much of something may be there. */
type Limits = Readonly<
  Record<
    'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems' | 'maxProperties',
    number | undefined
  >
>;

/** The limits of a text, a number, a list or an object in words; nothing where there are none. */
export function limitsOf(schema: Node): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, maxProperties } = schema as unknown as Limits;
  const said: string[] = [];
  if (minLength !== undefined && minLength === maxLength) said.push(`Exactly ${characters(minLength)}.`);
  else if (minLength !== undefined && maxLength !== undefined) said.push(`${minLength} to ${characters(maxLength)}.`);
  else if (minLength !== undefined) said.push(`At least ${characters(minLength)}.`);
  else if (maxLength !== undefined) said.push(`At most ${characters(maxLength)}.`);
  if (minimum !== undefined && maximum !== undefined) said.push(`From ${minimum} to ${maximum}.`);
  else if (minimum !== undefined) said.push(`At least ${minimum}.`);
  else if (maximum !== undefined) said.push(`At most ${maximum}.`);
  if (minItems !== undefined) said.push(`At least ${minItems} ${minItems === 1 ? 'item' : 'items'}.`);
  if (maxItems !== undefined) said.push(`At most ${maxItems} items.`);
  if (maxProperties !== undefined) said.push(`At most ${maxProperties} keys.`);
  const keyLength = child(schema, 'propertyNames')['maxLength'] as number | undefined;
  if (keyLength !== undefined) said.push(`Keys of at most ${characters(keyLength)}.`);
  return said;
}

const formats: Readonly<Record<string, string>> = { uuid: 'A UUID.', uri: 'A URL.' };

/** The branch of `anyOf: [something, null]` that is something. */
function withoutNull(document: Node, schema: Node): Node {
  const branches = nodes(schema['anyOf']).filter((branch) => branch['type'] !== 'null');
  return branches.length === 1 && branches[0] ? resolve(document, branches[0]) : {};
}

/** What is said of fields, as in `Scope`. */
interface Said {
  readonly document: Node;
  readonly named: (component: string) => boolean;
  readonly limits: boolean;
}

/**
 * What a hover says about a field: its own words, else those of its type, then limits and default. Values that have no
 * named type of their own (a time, an e-mail address) bring the words of their component along.
 */
export function fieldDoc({ document, named, limits }: Said, schema: Node): string[] {
  const inner = withoutNull(document, schema);
  const refs = [schema, ...nodes(schema['anyOf'])].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
  const component = refs.map((ref) => ref.split('/').at(-1) ?? '').find((name) => name !== '');
  const behind = component === undefined ? {} : child(document, 'components', 'schemas', component);
  const own = textOf(schema['description']);
  const lines = [own];
  const ofType = textOf(behind['description']);
  if (own === '' || (component !== undefined && !named(component) && ofType !== own)) lines.push(ofType);
  const whole = { ...behind, ...inner, ...resolve(document, schema) };
  const rest = !limits || (component !== undefined && named(component)) ? [] : limitsOf(whole);
  const format = formats[String(whole['format'])];
  if (format && !own.includes(format.slice(2, -1))) rest.push(format);
  const standard = whole['x-default'] ?? whole['default'];
  if (standard !== undefined) rest.push(`Default: \`${standard as string}\`.`);
  const texts = lines.filter((line) => line !== '');
  const paragraphs = texts.some((text) => text.includes('\n')) ? texts : [texts.join(' ')];
  const last = paragraphs.at(-1);
  if (last === undefined || last.includes('\n')) return [...paragraphs, rest.join(' ')];
  return [...paragraphs.slice(0, -1), [last, ...rest].join(' ')];
}

/** Where each component is sent, returned or delivered, for the last line of its documentation. */
export function usesOf(document: Node): {
  sent: Map<string, string[]>;
  answered: Map<string, string[]>;
  delivered: Map<string, string[]>;
} {
  const delivered = new Map<string, string[]>();
  const sent = new Map<string, string[]>();
  const answered = new Map<string, string[]>();
  const walk = (value: unknown, into: Map<string, string[]>, call: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref } = value as Node;
    if (typeof $ref === 'string') {
      const keys = $ref.replace('#/', '').split('/');
      const name = keys.join('/').replace('components/schemas/', '');
      const calls = into.get(name) ?? [];
      if (calls.includes(call)) return;
      into.set(name, [...calls, call]);
      walk(child(document, ...keys), into, call);
    }
    for (const [key, inner] of Object.entries(value))
      if (key !== 'example' && key !== 'examples') walk(inner, into, call);
  };
  for (const { method, path, operation } of listOperations(document)) {
    const call = `\`${method} ${path}\``;
    walk(operation['requestBody'], sent, call);
    for (const [status, response] of Object.entries(child(operation, 'responses'))) {
      if (status.startsWith('2')) walk(response, answered, call);
    }
  }
  for (const webhook of Object.values(child(document, 'webhooks'))) {
    walk(child(webhook as Node, 'post', 'requestBody'), delivered, 'the webhook');
  }
  return { sent, answered, delivered };
}

/** A documentation comment, `indent` spaces in. */
export function comment(paragraphs: readonly string[], indent = ''): string {
  const text = paragraphs
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .replaceAll('*/', '*\\/');
  if (text === '') return '';
  if (!text.includes('\n')) return `${indent}/** ${text} */\n`;
  return `${indent}/**\n${text
    .split('\n')
    .map((line) => `${indent} * ${line.trim()}`.trimEnd())
    .join('\n')}\n${indent} */\n`;
}
