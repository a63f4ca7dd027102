import { child, isNode, type Node, nodes, resolve } from './document.ts';
import { comment, fieldDoc } from './model-docs.ts';

/** How the types of a document are written. */
export interface Scope {
  readonly document: Node;
  /** Whether a component becomes a named type; times, e-mails and the like are written as `string`. */
  readonly named: (component: string) => boolean;
  /** Whether the types are those of requests. */
  readonly sent?: boolean;
  /** Whether nothing may be changed, and every optional field may also be given as undefined. */
  readonly readonly?: boolean;
  /** Whether limits are added to what is said of a field. */
  readonly limits: boolean;
}

export const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** An object that may have any fields. */
export const isOpen = (schema: Node): boolean =>
  schema['additionalProperties'] === true && Object.keys(child(schema, 'properties')).length === 0;

/** The type of a value. */
export function typeOf(scope: Scope, schema: Node, indent: string): string {
  const { $ref, type, enum: values, anyOf, oneOf, 'x-type': written, 'x-known': known } = schema;
  if (typeof written === 'string') return written;
  if (typeof $ref === 'string') {
    const component = $ref.split('/').at(-1) ?? '';
    if (scope.sent && isOpen(child(scope.document, 'components', 'schemas', component))) return `${component}Input`;
    return scope.named(component) ? component : typeOf(scope, resolve(scope.document, { $ref }), indent);
  }
  if (schema['x-open-enum'] === true) return '(string & {})';
  if (Array.isArray(known)) return [...known.map(literal), '(string & {})'].join(' | ');
  if ('const' in schema) return literal(schema['const']);
  if (Array.isArray(values)) return values.map(literal).join(' | ');
  const branches = [...nodes(anyOf), ...nodes(oneOf)];
  if (branches.length > 0) return [...new Set(branches.map((branch) => typeOf(scope, branch, indent)))].join(' | ');
  if (Array.isArray(type)) return type.map((each) => typeOf(scope, { ...schema, type: each }, indent)).join(' | ');
  if (type === 'array') {
    const item = typeOf(scope, child(schema, 'items'), indent);
    const list = item.includes('|') || item.includes('&') ? `(${item})[]` : `${item}[]`;
    return scope.readonly ? `readonly ${list}` : list;
  }
  if (type === 'object' && scope.readonly && isNode(schema['additionalProperties']))
    return `Readonly<Record<string, ${typeOf(scope, schema['additionalProperties'], indent)}>>`;
  if (type === 'object') return `{\n${fields(scope, schema, `${indent}  `)}${indent}}`;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  return 'unknown';
}

/** The fields of an object, each documented; `sent` ones may also be given as undefined. */
export function fields(base: Scope, schema: Node, indent: string, sent = false): string {
  const scope = { ...base, sent };
  const required = strings(schema['required']);
  const properties = child(schema, 'properties');
  const before = scope.readonly ? 'readonly ' : '';
  let text = '';
  for (const name of Object.keys(properties)) {
    const property = child(properties, name);
    const optional = !required.includes(name);
    const type = typeOf(scope, property, indent);
    const mayBeUndefined = optional && (sent || scope.readonly) ? ' | undefined' : '';
    text += comment(fieldDoc(scope, property), indent);
    text += `${indent}${before}${name}${optional ? '?' : ''}: ${type}${mayBeUndefined};\n`;
  }
  const { additionalProperties } = schema;
  // An index signature must hold the named fields too, which may be absent.
  const values = isNode(additionalProperties)
    ? `${typeOf(scope, additionalProperties, indent)} | undefined`
    : 'unknown';
  if (additionalProperties === true || isNode(additionalProperties)) text += `${indent}[key: string]: ${values};\n`;
  return text;
}
