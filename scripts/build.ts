/**
 * Builds what is published: the libraries, the dashboard inside the mock, the OpenAPI document inside the SDK.
 * `--javascript` leaves the declarations out: enough to run the code, and much faster.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { outsideCode, withoutDocumentLinks } from '../site/content/markdown.ts';
import { mockEntries } from '../tsup.config.ts';
import { joinChunksOfLibrary, joinChunksOfProgram } from './join-chunks.ts';
import { runAll } from './run.ts';
import { writeSkills } from './skills.ts';
import { markBuilt, markUnbuilt } from './sources-stamp.ts';

const made = process.argv.includes('--javascript') ? 'javascript' : 'declarations';
const started = performance.now();
markUnbuilt();
process.env['DIRECT_MAIL_BUILD'] = made;
tell(made === 'javascript' ? 'libraries' : 'libraries with their declarations');
await runAll(['tsup --silent']);
await joinChunksOfProgram('packages/cli/dist', 'cli');
await joinChunksOfLibrary('packages/mock/dist', [...Object.keys(mockEntries), 'cli'], ['start']);
tell('dashboard');
await runAll(['vite build packages/dashboard --logLevel warn']);
tell('fonts, notices and the rest');

const dashboard = 'packages/mock/dist/dashboard';
withoutFolder('packages/us-address/dist');
rmSync(dashboard, { recursive: true, force: true });
cpSync('packages/dashboard/dist', dashboard, { recursive: true });
// The command line contains the mock, and `direct-mail mock` serves the same pages.
rmSync('packages/cli/dist/dashboard', { recursive: true, force: true });
cpSync('packages/dashboard/dist', 'packages/cli/dist/dashboard', { recursive: true });
if (made === 'declarations') {
  await runAll([
    'node packages/sdk/scripts/finish-declarations.ts',
    'node packages/mock/scripts/finish-declarations.ts',
  ]);
}

writeSkills();

// The document that the SDK ships, without its white space.
const document: unknown = JSON.parse(readFileSync('packages/contract/src/generated/openapi.json', 'utf8'));
writeFileSync('packages/sdk/dist/openapi.json', JSON.stringify(document));

// Every operation as code, without the links to pages that the package does not have.
const api = readFileSync('docs/api.md', 'utf8');
writeFileSync(
  'packages/sdk/dist/api.md',
  outsideCode(api, withoutDocumentLinks, (line) => line),
);

// vitest is an ES module only, and requiring our part of it says so.
writeFileSync(
  'packages/mock/dist/vitest.cjs',
  `'use strict';\nObject.defineProperty(exports, '__esModule', { value: true });\nthrow new Error("@direct-mail/mock/vitest is an ES module only, as vitest is. Expected: import { test } from '@direct-mail/mock/vitest' in an ES module; createMock from '@direct-mail/mock' can be required.");\n`,
);

// The previews package ships the font files that it names, copied from the packages that contain them.
const { fontFaces } = await import('../packages/previews/src/fonts/fonts.ts');
mkdirSync('packages/previews/dist/fonts', { recursive: true });
for (const { path } of fontFaces)
  cpSync(`node_modules/${path}`, `packages/previews/dist/fonts/${path.split('/').at(-1)}`);

const { files } = await import('../packages/previews-world/src/generated/files.ts');
mkdirSync('packages/previews-world/dist/fonts', { recursive: true });
for (const [, , path] of files)
  cpSync(`node_modules/${path}`, `packages/previews-world/dist/fonts/${path.split('/').at(-1)}`);

// The licences of bundled code, and of the sources of the address table, require a notice.
const addresses = readFileSync('packages/us-address/NOTICE', 'utf8');
writeFileSync(
  'packages/mock/dist/NOTICE',
  [
    addresses,
    ...['zod', '@noble/hashes', 'liquidjs'].map((name) => licenseOf(name)),
    readFileSync(`${dashboard}/licenses.txt`, 'utf8'),
  ].join('\n'),
);
writeFileSync(
  'packages/sdk/dist/NOTICE',
  ['zod', 'openapi-fetch', 'openapi-typescript-helpers'].map((name) => licenseOf(name)).join('\n'),
);
writeFileSync(
  'packages/cli/dist/NOTICE',
  [addresses, ...['zod', '@noble/hashes', 'liquidjs'].map((name) => licenseOf(name))].join('\n'),
);
markBuilt(made);
console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);

function tell(what: string): void {
  console.error(`Building: ${what} …`);
}

/** Removes the build folder's path from source maps. */
function withoutFolder(dist: string): void {
  for (const name of readdirSync(dist).filter((each) => each.endsWith('.map'))) {
    const path = `${dist}/${name}`;
    const text = readFileSync(path, 'utf8');
    const plain = text.replaceAll(JSON.stringify(`${process.cwd()}/${dist}/`).slice(1, -1), '');
    if (plain !== text) writeFileSync(path, plain);
  }
}

function licenseOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string };
  return `${name} ${version}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()}\n`;
}
