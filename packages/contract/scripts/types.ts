import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { Node } from './document.ts';

/**
 * `string & {}`: beside literals it keeps the union open without swallowing them, so that editors still complete the
 * known values.
 */
const openString = ts.factory.createIntersectionTypeNode([
  ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
  ts.factory.createTypeLiteralNode([]),
]);

export async function generateTypes(document: Node): Promise<string> {
  const ast = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    // Otherwise a property with a default would be required in requests.
    defaultNonNullable: false,
    transform: (schema) => ('x-open-enum' in schema ? openString : undefined),
  });
  return astToString(ast);
}
