/** What is published, as others will find it: the manifests (publint), the types under every resolution (attw), sizes. */
import { readFileSync } from 'node:fs';
import { published } from './published.ts';
import { run } from './run.ts';

process.env['DIRECT_MAIL_PACK'] = 'local';

const count = { passed: 0, failed: 0 };

async function step(name: string, commandLine: string): Promise<void> {
  const ok = (await run(commandLine)) === 0;
  count[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? '✓' : '✗'} ${name}`);
}

for (const { folder, manifest } of published) {
  const path = `packages/${folder}`;
  // What cannot be required has no types for it either.
  const isModuleOnly = JSON.stringify(manifest['exports'] ?? {}).includes('"require"') === false;
  await step(`publint ${path}`, `publint --strict ${path}`);
  if (manifest['exports'] === undefined) continue;
  await step(
    `attw ${path}`,
    `attw --pack ${path} ${isModuleOnly ? '--profile esm-only' : ''} --format ascii --no-emoji --no-color`,
  );
}
await step('size-limit', 'size-limit');

// What is bundled asks that its licence goes along; fonts too.
const notice = readFileSync('packages/mock/dist/NOTICE', 'utf8');
const named = [
  'react ',
  'react-dom ',
  '@mantine/core ',
  '@tanstack/react-query ',
  'wouter ',
  'zod ',
  'OPEN FONT LICENSE',
];
const missing = named.filter((name) => !notice.includes(name));
count[missing.length === 0 ? 'passed' : 'failed'] += 1;
console.log(
  missing.length === 0 ? '✓ NOTICE of packages/mock' : `✗ NOTICE of packages/mock lacks ${missing.join(', ')}`,
);

console.log(`${count.passed} passed, ${count.failed} failed`);
if (count.failed > 0) process.exitCode = 1;
