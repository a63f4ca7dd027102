import { child, isNode, listOperations, listParameters, type Node, nodes, resolve } from './document.ts';

const keywords = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'default',
] as const;

/** The limits that a schema sets itself, also through a `$ref` and through the only branch of a union that sets any. */
function ownLimits(document: Node, schema: Node): Node {
  const resolved = resolve(document, schema);
  const found: Node = {};
  const branches = nodes(resolved['anyOf']).map((branch) => ownLimits(document, branch));
  const limited = branches.filter((branch) => Object.keys(branch).length > 0);
  if (limited.length === 1) Object.assign(found, limited[0]);
  for (const keyword of keywords) if (keyword in resolved) found[keyword] = resolved[keyword];
  // Not `default`, which generators take for a promise that the field is there: an optional field would be required.
  if ('x-default' in resolved) found['default'] = resolved['x-default'];
  for (const keyword of ['propertyNames', 'additionalProperties', 'items'] as const) {
    const inner = isNode(resolved[keyword]) ? ownLimits(document, resolved[keyword]) : {};
    if (Object.keys(inner).length > 0) found[keyword] = inner;
  }
  return found;
}

/** The properties of a schema, those of what it is put together from included. */
function properties(document: Node, schema: Node): Node {
  const resolved = resolve(document, schema);
  const parts = [...nodes(resolved['allOf']), ...nodes(resolved['anyOf']), ...nodes(resolved['oneOf'])];
  return Object.assign({}, ...parts.map((part) => properties(document, part)), child(resolved, 'properties')) as Node;
}

function filled(entries: [string, Node][]): Node {
  return Object.fromEntries(entries.filter(([, value]) => Object.keys(value).length > 0));
}

function componentLimits(document: Node): Node {
  const schemas = child(document, 'components', 'schemas');
  return filled(Object.keys(schemas).map((name) => [name, ownLimits(document, child(schemas, name))]));
}

/** The limits of a property. A pattern that a component has is to be found there, once. */
function propertyLimit(document: Node, schema: Node): Node {
  const { pattern, ...rest } = ownLimits(document, schema);
  return 'pattern' in schema ? { ...rest, pattern } : rest;
}

function propertyLimits(document: Node): Node {
  const schemas = child(document, 'components', 'schemas');
  const named = Object.keys(schemas).filter((name) => !name.endsWith('Base'));
  return filled(
    named.map((name) => {
      const all = properties(document, child(schemas, name));
      return [name, filled(Object.keys(all).map((key) => [key, propertyLimit(document, child(all, key))]))];
    }),
  );
}

function parameterLimits(document: Node): Node {
  return filled(
    listOperations(document).map((operation) => [
      operation.id,
      filled(
        listParameters(document, operation).map((parameter) => [
          String(parameter['name']),
          ownLimits(document, child(parameter, 'schema')),
        ]),
      ),
    ]),
  );
}

export function generateLimits(document: Node): string {
  const limits = {
    components: componentLimits(document),
    properties: propertyLimits(document),
    parameters: parameterLimits(document),
    service: child(document, 'x-limits'),
  };
  return `/**
 * Every limit, default and pattern of the document: of a component, of a component's property, of an operation's
 * parameter, and those of the service that no schema holds. Lengths are in code points.
 */
export const limits = ${JSON.stringify(limits, null, 2)} as const;
`;
}
