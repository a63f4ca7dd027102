/**
 * After `npm install`: deletes what nothing here reads, which is half of the disk space. Node.js's headers are for compiling
 * native modules; the font packages hold nine weights in two formats, of which `packages/previews*` name a few files.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const remove = (path) => rmSync(new URL(path, root), { recursive: true, force: true });
const list = (path) => {
  try {
    return readdirSync(new URL(path, root));
  } catch {
    return [];
  }
};

for (const name of list('node_modules'))
  if (/^node-(linux|darwin|win)-/.test(name)) remove(`node_modules/${name}/include`);

const world = new Set(
  readFileSync(new URL('packages/previews-world/src/generated/files.ts', root), 'utf8').match(/[\w-]+\.woff2/g) ?? [],
);
for (const family of list('node_modules/@fontsource')) {
  // The dashboard's styles name both formats of this one.
  if (family === 'source-serif-4') continue;
  const folder = `node_modules/@fontsource/${family}/files`;
  for (const file of list(folder))
    if (!file.endsWith('.woff2') || (/^noto-sans-(jp|kr|sc|tc)-/.test(file) && !world.has(file)))
      remove(`${folder}/${file}`);
}

// Prism brings these along: fake data in fifty languages for a part of it that is not used, and a library in five forms.
remove('node_modules/postman-collection/node_modules/@faker-js/faker/dist');
const locales = 'node_modules/postman-collection/node_modules/@faker-js/faker/lib/locales';
for (const name of list(locales)) if (!/^en(\.js)?$/.test(name)) remove(`${locales}/${name}`);
for (const part of ['src', 'ts3.4']) remove(`node_modules/@cantoo/pdf-lib/${part}`);
for (const file of list('node_modules/@cantoo/pdf-lib/dist'))
  if (file.startsWith('pdf-lib.')) remove(`node_modules/@cantoo/pdf-lib/dist/${file}`);
