/** Builds what is published: the three libraries, the dashboard inside the mock, the document inside the SDK. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { runAll } from './run.ts';

await runAll(['tsup --silent', 'npm run -s build -w @direct-mail/dashboard -- --logLevel warn']);

const dashboard = 'packages/mock/dist/dashboard';
rmSync(dashboard, { recursive: true, force: true });
cpSync('packages/dashboard/dist', dashboard, { recursive: true });

const document = 'packages/contract/src/generated/openapi.json';
if (existsSync(document)) cpSync(document, 'packages/sdk/dist/openapi.json');
