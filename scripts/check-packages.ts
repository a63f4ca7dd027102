/** What is published, as others will find it: the manifests (publint), the types under every resolution (attw), sizes. */
import { run } from './run.ts';

const published = [
  { folder: 'packages/sdk', attw: '' },
  { folder: 'packages/us-address', attw: '' },
  { folder: 'packages/previews', attw: '--profile esm-only' },
  { folder: 'packages/mock', attw: '--profile esm-only' },
];

const count = { passed: 0, failed: 0 };

async function step(name: string, commandLine: string): Promise<void> {
  const ok = (await run(commandLine)) === 0;
  count[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? '✓' : '✗'} ${name}`);
}

for (const { folder, attw } of published) {
  await step(`publint ${folder}`, `publint --strict ${folder}`);
  await step(`attw ${folder}`, `attw --pack ${folder} ${attw} --format ascii --no-emoji --no-color`);
}
await step('size-limit', 'size-limit');

console.log(`${count.passed} passed, ${count.failed} failed`);
if (count.failed > 0) process.exitCode = 1;
