/**
 * Builds what is published: the three libraries, the dashboard inside the mock, the document inside the SDK.
 * `--javascript` leaves the declarations out: enough to run things, and much faster.
 */
import { cpSync, rmSync } from 'node:fs';
import { runAll } from './run.ts';

if (process.argv.includes('--javascript')) process.env['DIRECT_MAIL_BUILD'] = 'javascript';
await runAll(['tsup --silent', 'npm run -s build -w @direct-mail/dashboard -- --logLevel warn']);

const dashboard = 'packages/mock/dist/dashboard';
rmSync(dashboard, { recursive: true, force: true });
cpSync('packages/dashboard/dist', dashboard, { recursive: true });
// The address table is bundled into the mock, and its sources ask to be named beside it.
cpSync('packages/us-address/NOTICE', 'packages/mock/dist/NOTICE');
await runAll(['node packages/sdk/scripts/finish-build.ts']);
