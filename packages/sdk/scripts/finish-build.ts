/**
 * Makes the built SDK small and self-contained: one copy of the contract's types (only those that are named), one set of
 * declarations for both formats, and the document without its white space.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const dist = new URL('../dist/', import.meta.url);
const generated = new URL('../../contract/src/generated/', import.meta.url);

const read = (name: string, folder = dist): string => readFileSync(new URL(name, folder), 'utf8');
const write = (name: string, text: string): void => writeFileSync(new URL(name, dist), text);

/** The text of the member at a path of names inside an interface or a type literal. */
function member(source: ts.SourceFile, path: readonly string[]): string | undefined {
  let members: readonly ts.Node[] = source.statements;
  let found: ts.Node | undefined;
  for (const name of path) {
    found = members.find((node) => (node as ts.NamedDeclaration).name?.getText(source) === name);
    if (!found) return undefined;
    const type = (found as ts.PropertySignature).type ?? found;
    members = ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type) ? type.members : [];
  }
  return found?.getText(source);
}

/** Of the generated types what the SDK's declarations can reach: the component schemas and the queries. */
function contractTypes(): string {
  const source = ts.createSourceFile('types.ts', read('types.ts', generated), ts.ScriptTarget.ES2022);
  const helpers = source.statements.filter(ts.isTypeAliasDeclaration).map((node) => node.getText(source));
  const operations = source.statements.find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === 'operations',
  );
  const queries = operations?.members.flatMap((node) => {
    const name = (node.name as ts.Identifier).text;
    const query = member(source, ['operations', name, 'parameters', 'query']);
    return query && !query.endsWith('?: never;') ? [`  ${name}: { parameters: { ${query} } };`] : [];
  });
  return [
    ...helpers,
    `export interface components {\n  ${member(source, ['components', 'schemas'])}\n  ${member(source, ['components', 'parameters'])}\n}`,
    `export interface operations {\n${queries?.join('\n')}\n}`,
    '',
  ].join('\n');
}

write('contract.d.cts', contractTypes());
for (const name of readdirSync(dist)) {
  if (name.endsWith('.d.cts')) write(name, read(name).replaceAll("'@direct-mail/contract'", "'./contract.cjs'"));
  // The same classes to the type checker, whichever way they are loaded; an ES module may import a CommonJS one.
  else if (name.endsWith('.d.ts')) {
    const entry = name.replace('.d.ts', '');
    if (existsSync(new URL(`${entry}.cjs`, dist))) write(name, `export * from './${entry}.cjs';\n`);
    else rmSync(new URL(name, dist));
  }
}
write('openapi.json', JSON.stringify(JSON.parse(read('openapi.json', generated))));
