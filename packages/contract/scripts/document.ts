import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** A piece of the document, before anything is known about it. */
export type Node = Record<string, unknown>;

const documentPath = fileURLToPath(new URL('../../../openapi/direct-mail.yaml', import.meta.url));

/** The document, read from the YAML that is written by hand. */
export function readDocument(): Node {
  return parse(readFileSync(documentPath, 'utf8'), { uniqueKeys: true }) as Node;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object at a path of keys, or an empty one if there is none. */
export function child(node: Node, ...keys: string[]): Node {
  let here: unknown = node;
  for (const key of keys) here = isNode(here) ? here[key] : undefined;
  return isNode(here) ? here : {};
}

/** The members of a list that are objects. */
export function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** What a `$ref` inside the document points at; the keywords beside it win (JSON Schema 2020-12 allows them there). */
export function resolve(document: Node, node: Node): Node {
  const ref = node['$ref'];
  if (typeof ref !== 'string') return node;
  const { $ref: _, ...beside } = node;
  const target = child(document, ...ref.replace('#/', '').split('/'));
  return { ...resolve(document, target), ...beside };
}

export interface DocumentedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly pathItem: Node;
  readonly operation: Node;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of `paths`, in the order of the document. The webhook is none: the service calls it. */
export function listOperations(document: Node): DocumentedOperation[] {
  const found: DocumentedOperation[] = [];
  const paths = child(document, 'paths');
  for (const path of Object.keys(paths)) {
    const pathItem = child(paths, path);
    for (const method of methods) {
      const operation = child(pathItem, method);
      const id = operation['operationId'];
      if (typeof id === 'string') found.push({ id, method: method.toUpperCase(), path, pathItem, operation });
    }
  }
  return found;
}

/** The parameters of an operation, those of its path included. */
export function listParameters(document: Node, { pathItem, operation }: DocumentedOperation): Node[] {
  return [...nodes(pathItem['parameters']), ...nodes(operation['parameters'])].map((each) => resolve(document, each));
}
