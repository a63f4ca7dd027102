/**
 * Tries the packed SDK on every runtime and under every TypeScript: `npm run runtimes`. What is not installed is skipped
 * and said so; `npm install` in this folder gets all but Chromium. `--quick` takes what the project itself has.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from './chromium.ts';
import { execute, workerd } from './execute.ts';
import { startServer } from './server.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const work = join(here, '.work');
const authority = join(here, 'tls/ca.pem');
const quick = process.argv.includes('--quick');
const only = process.argv.slice(2).find((word) => !word.startsWith('-'));
const count = { passed: 0, failed: 0, skipped: 0 };

type Result = { passed: number; failures: string[] };

function report(name: string, result: Result | string): void {
  if (typeof result === 'string') {
    count.skipped++;
    console.log(`- ${name}: skipped, ${result}`);
    return;
  }
  count.passed += result.passed;
  count.failed += result.failures.length;
  console.log(`${result.failures.length === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed`);
  for (const failure of result.failures) console.log(`    ${failure.replaceAll('\n', '\n    ')}`);
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** Packs the SDK and installs the tarball, as a user would. */
async function install(): Promise<void> {
  if (!existsSync(join(root, 'packages/sdk/dist/index.d.cts'))) await execute('npm', ['run', '-s', 'build'], root);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work);
  process.env['DIRECT_MAIL_PACK'] = 'local';
  await execute('npm', ['pack', '--silent', '--pack-destination', work], join(root, 'packages/sdk'));
  const tarball = readdirSync(work).find((name) => name.endsWith('.tgz')) ?? '';
  writeFileSync(join(work, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  await execute('npm', ['install', '--no-audit', '--no-fund', '--offline', `./${tarball}`], work);
  const lock = JSON.parse(readFileSync(join(work, 'package-lock.json'), 'utf8')) as { packages: object };
  const packages = Object.keys(lock.packages).filter((name) => name !== '').length;
  const bytes = sizeOf(join(work, 'node_modules/@direct-mail/sdk'));
  console.log(`installed: ${packages} package, ${Math.round(bytes / 1000)} kB on disk`);
  report('the tarball installs one package', {
    passed: packages === 1 ? 1 : 0,
    failures: packages === 1 ? [] : ['more'],
  });
  for (const name of readdirSync(join(here, 'smoke'))) cpSync(join(here, 'smoke', name), join(work, name));
  cpSync(authority, join(work, 'ca.pem'));
}

async function commandLine(name: string, command: string, flags: string[], file: string, base: string): Promise<void> {
  const label = `${name}-${file}`.replace(/\W+/g, '-');
  const { output, code } = await execute(command, [...flags, file, base, label], work, {
    tolerate: true,
    env: { NODE_EXTRA_CA_CERTS: authority, DENO_CERT: authority },
  });
  const line = output.split('\n').find((text) => text.startsWith('{"passed"'));
  report(
    `${name}, ${file.endsWith('cjs') ? 'CommonJS' : 'ES module'}`,
    line ? (JSON.parse(line) as Result) : { passed: 0, failures: [`exit code ${code}: ${output.slice(-2000)}`] },
  );
}

async function runtimes(base: string): Promise<void> {
  const installed = (path: string): string => join(here, 'node_modules', path);
  const all: [string, string, string[]][] = [
    ['Node 20', installed('node20/bin/node'), []],
    ['Node 22', installed('node22/bin/node'), []],
    ['Node 24', installed('node24/bin/node'), []],
    ['Node 26', installed('node26/bin/node'), []],
    ['Bun 1.4', installed('@oven/bun-linux-x64/bin/bun'), ['run']],
    [
      'Deno 2.9',
      installed('@deno/linux-x64-glibc/deno'),
      ['run', '--node-modules-dir=manual', '--no-prompt', '--allow-net=127.0.0.1', '--allow-read=.'],
    ],
  ];
  const chosen: typeof all = quick ? [[`Node ${process.versions.node}`, process.execPath, []]] : all;
  for (const [name, command, flags] of chosen) {
    if (only && !name.toLowerCase().startsWith(only)) continue;
    if (!existsSync(command)) report(name, 'not installed: npm install in tests/runtimes');
    else for (const file of ['esm.mjs', 'cjs.cjs']) await commandLine(name, command, flags, file, base);
  }
  const workerdBinary = installed('@cloudflare/workerd-linux-64/bin/workerd');
  if (!quick && (!only || only === 'workerd'))
    report('workerd', existsSync(workerdBinary) ? await workerd(workerdBinary, work, base) : 'not installed');
  if (!only || only === 'chromium') report('Chromium', await chromium(base));
}

async function types(): Promise<void> {
  const compilers: [string, string][] = quick
    ? [['TypeScript 7', join(root, 'node_modules/@typescript/native/bin/tsc')]]
    : [
        ['TypeScript 5.4', join(here, 'node_modules/ts5.4/bin/tsc')],
        ['TypeScript 5.9', join(here, 'node_modules/ts5.9/bin/tsc')],
        ['TypeScript 6.0', join(here, 'node_modules/ts6/bin/tsc6')],
        ['TypeScript 7.0', join(here, 'node_modules/ts7/bin/tsc')],
      ];
  for (const name of readdirSync(join(here, 'types'))) {
    for (const extension of ['mts', 'cts']) {
      cpSync(join(here, 'types', name), join(work, 'types', name.replace(/ts$/, extension)));
    }
  }
  const resolutions: [string, string, string][] = [
    ['node16', 'node16', '"consumer.mts", "consumer.cts"'],
    ['nodenext', 'nodenext', '"consumer.mts", "consumer.cts"'],
    ['bundler', 'esnext', '"consumer.mts"'],
  ];
  for (const [name, compiler] of compilers) {
    if (!existsSync(compiler)) {
      report(name, 'not installed: npm install in tests/runtimes');
      continue;
    }
    for (const [moduleResolution, module, files] of resolutions) {
      const all = `${files}, ${files.replaceAll('consumer', 'validation')}`;
      const failures = await compile(compiler, { moduleResolution, module, skipLibCheck: false }, all);
      report(`${name}, ${moduleResolution}`, { passed: failures.length === 0 ? 1 : 0, failures });
    }
  }
}

async function compile(compiler: string, options: object, files: string): Promise<string[]> {
  const shared = { target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [], strict: true };
  const strictest = {
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    isolatedModules: true,
  };
  const compilerOptions = JSON.stringify({ ...shared, ...strictest, ...options });
  writeFileSync(join(work, 'types/tsconfig.json'), `{ "compilerOptions": ${compilerOptions}, "files": [${files}] }\n`);
  // The compilers are written for Node; the newest one is a program of its own behind a script.
  const { output, code } = await execute(process.execPath, [compiler, '-p', 'types'], work, { tolerate: true });
  return code === 0 ? [] : [output.slice(0, 3000)];
}

await install();
const files = Object.fromEntries(
  readdirSync(join(work, 'node_modules/@direct-mail/sdk/dist')).map((name) => [
    `/sdk/${name}`,
    join(work, 'node_modules/@direct-mail/sdk/dist', name),
  ]),
);
const { server, url } = await startServer({
  ...files,
  '/page.html': join(work, 'page.html'),
  '/smoke.mjs': join(work, 'smoke.mjs'),
});
await runtimes(url);
if (!only) await types();
server.closeAllConnections();
server.close();
console.log(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`);
if (count.failed > 0) process.exitCode = 1;
