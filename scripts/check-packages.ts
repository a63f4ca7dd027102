/** Checks what is published as users will get it: manifests (publint), types under every module resolution (attw), sizes. */
import { readdirSync, readFileSync } from 'node:fs';
import { published } from './published.ts';
import { run } from './run.ts';

process.env['DIRECT_MAIL_PACK'] = 'local';

const count = { passed: 0, failed: 0 };

async function step(name: string, commandLine: string): Promise<void> {
  report(name, (await run(commandLine)) === 0 ? null : '');
}

function report(name: string, problem: string | null): void {
  count[problem === null ? 'passed' : 'failed'] += 1;
  console.log(problem === null ? `✓ ${name}` : `✗ ${name} ${problem}`.trimEnd());
}

for (const { folder, manifest } of published) {
  const path = `packages/${folder}`;
  // A package that cannot be required has no types for `require` either.
  const isModuleOnly = JSON.stringify(manifest['exports'] ?? {}).includes('"require"') === false;
  await step(`publint ${path}`, `publint --strict ${path}`);
  if (manifest['exports'] === undefined) continue;
  await step(
    `attw ${path}`,
    `attw --pack ${path} ${isModuleOnly ? '--profile esm-only' : ''} --format ascii --no-emoji --no-color`,
  );
}
await step('size-limit', 'size-limit');

// The licences of bundled code and fonts must be included.
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
report('NOTICE of packages/mock', missing.length === 0 ? null : `lacks ${missing.join(', ')}`);

// The mock's declarations hold public types only, in files that a person can read.
const MAX_DECLARATION = 40_000;
for (const name of readdirSync('packages/mock/dist').filter((each) => each.endsWith('.d.ts'))) {
  const text = readFileSync(`packages/mock/dist/${name}`, 'utf8');
  const classes = [...text.matchAll(/\bclass (\w+)/g)].flatMap(([, each]) =>
    ['MockControlError', 'OptionError'].includes(each as string) ? [] : [each],
  );
  const size = text.length > MAX_DECLARATION ? `is ${text.length} bytes, more than ${MAX_DECLARATION}` : null;
  report(`packages/mock/dist/${name}`, classes.length > 0 ? `holds the class ${classes.join(', ')}` : size);
}

// A declaration that names a package of ours which is not installed with it has no types there; here the workspace hides that.
for (const { folder, manifest } of published) {
  const installed = { ...(manifest['dependencies'] as object), ...(manifest['peerDependencies'] as object) };
  const isMissing = (text: string): boolean =>
    [...text.matchAll(/['"](@direct-mail\/[\w-]+)[/'"]/g)].some(
      ([, name = '']) => !(name in installed) && name !== manifest['name'],
    );
  const files = readdirSync(`packages/${folder}/dist`, { recursive: true, encoding: 'utf8' });
  const naming = files
    .filter((name) => /\.d\.[cm]?ts$/.test(name))
    .filter((name) => isMissing(readFileSync(`packages/${folder}/dist/${name}`, 'utf8')));
  report(
    `declarations of packages/${folder}`,
    naming.length === 0 ? null : `${naming.join(', ')} name a package of the workspace`,
  );
}

console.log(`${count.passed} passed, ${count.failed} failed`);
if (count.failed > 0) process.exitCode = 1;
