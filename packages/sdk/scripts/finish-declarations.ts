/** Makes the declarations of the built SDK small and self-contained: one copy of the contract's models, one set for both formats. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);
const generated = new URL('../../contract/src/generated/', import.meta.url);

const read = (name: string, folder = dist): string => readFileSync(new URL(name, folder), 'utf8');
const write = (name: string, text: string): void => writeFileSync(new URL(name, dist), text);

write('contract.d.cts', read('models.ts', generated));
const messages = read('../words/observe/messages.ts', generated);
write('messages.d.cts', messages.replace("'../../generated/models.ts'", "'./contract.cjs'"));
// Bundled, so that nothing is to be installed beside: its types come along.
const modules = new URL('../../../node_modules/', import.meta.url);
const declared = ['openapi-fetch', 'openapi-typescript-helpers'];
for (const name of declared) {
  const text = read(`${name}/dist/index.d.cts`, modules)
    .replace('// @ts-ignore\nexport = createClient;\n', '')
    // An open enum, `'mailed' | (string & {})`, is a string, whose methods are not to be mapped.
    .replaceAll(': T extends object ? {', ': T extends string ? T : T extends object ? {');
  write(`${name}.d.cts`, withOwn(text));
}
write('openapi.d.cts', withOwn(read('openapi.d.cts')));

function withOwn(text: string): string {
  return declared.reduce((made, name) => made.replaceAll(`from '${name}'`, `from './${name}.cjs'`), text);
}

for (const name of readdirSync(dist)) {
  if (name.endsWith('.d.cts'))
    write(
      name,
      read(name)
        .replaceAll("'@direct-mail/contract'", "'./contract.cjs'")
        .replaceAll("'@direct-mail/contract/words/observe/messages'", "'./messages.cjs'"),
    );
  // The same classes to the type checker, whichever way they are loaded; an ES module may import a CommonJS one.
  else if (name.endsWith('.d.ts')) {
    const entry = name.replace('.d.ts', '');
    if (existsSync(new URL(`${entry}.cjs`, dist))) write(name, `export * from './${entry}.cjs';\n`);
    else rmSync(new URL(name, dist));
  }
}
