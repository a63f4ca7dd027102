/** Makes the declarations of the built SDK small and self-contained: one copy of the contract's models, one set for both formats. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);
const generated = new URL('../../contract/src/generated/', import.meta.url);

const read = (name: string, folder = dist): string => readFileSync(new URL(name, folder), 'utf8');
const write = (name: string, text: string): void => writeFileSync(new URL(name, dist), text);

write('contract.d.cts', read('models.ts', generated));
// For clients that are made from the document, such as openapi-fetch: its types by path, from the same generator as theirs.
write('openapi.d.cts', read('types.ts', new URL('../../contract/test/generated/', import.meta.url)));
write('openapi.cjs', 'module.exports = {};\n');
for (const name of readdirSync(dist)) {
  if (name.endsWith('.d.cts')) write(name, read(name).replaceAll("'@direct-mail/contract'", "'./contract.cjs'"));
  // The same classes to the type checker, whichever way they are loaded; an ES module may import a CommonJS one.
  else if (name.endsWith('.d.ts')) {
    const entry = name.replace('.d.ts', '');
    if (existsSync(new URL(`${entry}.cjs`, dist))) write(name, `export * from './${entry}.cjs';\n`);
    else rmSync(new URL(name, dist));
  }
}
