/**
 * Builds what is published: the libraries, the dashboard inside the mock, the document inside the SDK.
 * `--javascript` leaves the declarations out: enough to run things, and much faster.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runAll } from './run.ts';
import { markBuilt } from './sources-stamp.ts';

if (process.argv.includes('--javascript')) process.env['DIRECT_MAIL_BUILD'] = 'javascript';
await runAll(['tsup --silent', 'npm run -s build -w @direct-mail/dashboard -- --logLevel warn']);

const dashboard = 'packages/mock/dist/dashboard';
rmSync(dashboard, { recursive: true, force: true });
cpSync('packages/dashboard/dist', dashboard, { recursive: true });
await runAll(['node packages/sdk/scripts/finish-build.ts', 'node packages/mock/scripts/finish-build.ts']);

// What is bundled asks to be named beside it, the sources of the address table too.
const addresses = readFileSync('packages/us-address/NOTICE', 'utf8');
writeFileSync(
  'packages/mock/dist/NOTICE',
  [addresses, ...['zod', '@noble/hashes', 'liquidjs'].map(licenseOf)].join('\n'),
);
writeFileSync('packages/sdk/dist/NOTICE', licenseOf('zod'));
markBuilt(process.env['DIRECT_MAIL_BUILD'] === 'javascript' ? 'javascript' : 'declarations');

function licenseOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string };
  return `${name} ${version}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()}\n`;
}
