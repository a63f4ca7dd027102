import { child, type Node } from './document.ts';
import { flattened } from './models.ts';

/** The names of the fields of each model that is an object, in the document's order: types cannot be listed at run time. */
export function generateFields(document: Node): string {
  const schemas = child(document, 'components', 'schemas');
  const lists = Object.keys(schemas).flatMap((name) => {
    const { properties, type } = flattened(document, child(schemas, name));
    const fields = Object.keys(properties as object);
    return type === 'object' && fields.length > 0 ? [`  ${name}: ${JSON.stringify(fields)},\n`] : [];
  });
  return `import type { Models } from './models.ts';

/** The names of the fields of each model. */
export const modelFields = {
${lists.join('')}} as const satisfies { readonly [M in keyof Models]?: readonly (keyof Models[M])[] };
`;
}
