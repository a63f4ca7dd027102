/**
 * Builds what is published: the libraries, the dashboard inside the mock, the OpenAPI document inside the SDK.
 * `--javascript` leaves the declarations out: enough to run the code, and much faster.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runAll } from './run.ts';
import { markBuilt } from './sources-stamp.ts';

if (process.argv.includes('--javascript')) process.env['DIRECT_MAIL_BUILD'] = 'javascript';
await runAll(['tsup --silent', 'npm run -s build -w @direct-mail/dashboard -- --logLevel warn']);

const dashboard = 'packages/mock/dist/dashboard';
withoutFolder('packages/us-address/dist');
rmSync(dashboard, { recursive: true, force: true });
cpSync('packages/dashboard/dist', dashboard, { recursive: true });
// The command line contains the mock, and `direct-mail mock` serves the same pages.
rmSync('packages/cli/dist/dashboard', { recursive: true, force: true });
cpSync('packages/dashboard/dist', 'packages/cli/dist/dashboard', { recursive: true });
await runAll(['node packages/sdk/scripts/finish-build.ts', 'node packages/mock/scripts/finish-build.ts']);

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
writeFileSync('packages/sdk/dist/NOTICE', licenseOf('zod'));
writeFileSync(
  'packages/cli/dist/NOTICE',
  [
    addresses,
    ...['zod', '@noble/hashes', 'liquidjs'].map((name) => licenseOf(name)),
    licenseOf('commander', 'packages/cli/node_modules'),
  ].join('\n'),
);
markBuilt(process.env['DIRECT_MAIL_BUILD'] === 'javascript' ? 'javascript' : 'declarations');

/** Removes the build folder's path from source maps. */
function withoutFolder(dist: string): void {
  for (const name of readdirSync(dist).filter((each) => each.endsWith('.map'))) {
    const path = `${dist}/${name}`;
    const text = readFileSync(path, 'utf8');
    const plain = text.replaceAll(JSON.stringify(`${process.cwd()}/${dist}/`).slice(1, -1), '');
    if (plain !== text) writeFileSync(path, plain);
  }
}

function licenseOf(name: string, modules = 'node_modules'): string {
  const { version } = JSON.parse(readFileSync(`${modules}/${name}/package.json`, 'utf8')) as { version: string };
  return `${name} ${version}\n\n${readFileSync(`${modules}/${name}/LICENSE`, 'utf8').trim()}\n`;
}
