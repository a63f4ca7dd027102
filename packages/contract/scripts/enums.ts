import { child, type Node, nodes, resolve } from './document.ts';

interface Enumeration {
  readonly values: readonly string[];
  readonly open: boolean;
}

/** The values of a component that is an enum, or that unites enums, one branch of which may be open; else nothing. */
function enumerationOf(document: Node, schema: Node): Enumeration | undefined {
  const { enum: values, anyOf } = schema;
  if (Array.isArray(values)) return { values: values.map(String), open: false };
  const branches = nodes(anyOf).map((branch) => resolve(document, branch));
  if (!branches.some((branch) => branch['enum'])) return undefined;
  const known = branches.flatMap((branch) => (Array.isArray(branch['enum']) ? branch['enum'].map(String) : []));
  return { values: known, open: branches.some((branch) => branch['x-open-enum'] === true) };
}

/** `MailingState` is listed in `mailingStates`, `DeliveryStatus` in `deliveryStatuses`. */
export function listName(component: string): string {
  return `${component.charAt(0).toLowerCase()}${component.slice(1)}${component.endsWith('s') ? 'es' : 's'}`;
}

/** One list for each component that is an enum, typed by the model of that name. */
export function generateEnums(document: Node): string {
  const schemas = child(document, 'components', 'schemas');
  const parts: string[] = [];
  const names: string[] = [];
  for (const component of Object.keys(schemas)) {
    const found = enumerationOf(document, child(schemas, component));
    if (!found) continue;
    const list = listName(component);
    const known = found.open ? `Known${component}` : component;
    names.push(known);
    parts.push(`/** The known values of \`${component}\`${found.open ? '; there may be others' : ''}. */
export const ${list} = ${JSON.stringify(found.values)} as const satisfies readonly ${known}[];
`);
  }
  parts.push(generateNeverPrinted(child(schemas, 'MailingEventName')));
  return `import type { ${names.join(', ')} } from './models.ts';\n\n${parts.join('\n')}`;
}

/** Where a mailing ends that is never printed: the document's `x-never-printed`, each of which is an event. */
function generateNeverPrinted({ enum: events, 'x-never-printed': ends }: Node): string {
  if (!Array.isArray(events) || !Array.isArray(ends) || !ends.every((each) => events.includes(each)))
    throw new Error('x-never-printed of MailingEventName names events of its enum');
  return `/** The states in which a mailing ends that is never printed, and costs nothing. */
export const neverPrintedStates = ${JSON.stringify(ends)} as const satisfies readonly MailingEventName[];
`;
}
