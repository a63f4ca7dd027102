/**
 * Runs the benchmarks and prints their tables: all with `npm run bench`, or some by name. Each has its own dependencies, so that
 * the compared packages are not dependencies of the project; missing ones are installed from lock files. `npm run bench -- watch`
 * compares with the last release instead, `-- watch COMMIT` with that commit.
 */
import { existsSync } from 'node:fs';
import { run } from './run.ts';

const benchmarks: Readonly<Record<string, string>> = {
  mock: 'npm --prefix benchmarks/mock run -s bench',
  scale: 'npm --prefix benchmarks/mock run -s scale',
  sdk: 'npm --prefix benchmarks/sdk run -s bench',
  webhooks: 'bash benchmarks/webhooks/run',
  'us-address': 'npm --prefix benchmarks/us-address run -s start',
  previews: 'npm --prefix benchmarks/previews run -s bench',
  cli: 'npm --prefix benchmarks/cli run -s bench',
  bulk: 'npm --prefix benchmarks/bulk run -s bench',
};

const asked = process.argv.slice(2);
const build = 'npm run -s build -- --javascript';
if (asked[0] === 'watch') {
  // Beside the last release, or the commit that is named.
  await install('benchmarks/sdk');
  if ((await run(build)) !== 0) process.exit(1);
  const commit = asked.slice(1).map((name) => JSON.stringify(name));
  process.exit(await run(`node --conditions=direct-mail-source benchmarks/watch/watch.ts ${commit.join(' ')}`));
}
for (const name of asked) {
  if (!(name in benchmarks))
    throw new Error(`there is no benchmark ${name}, only ${Object.keys(benchmarks).join(', ')} and watch`);
}
if (!existsSync('packages/mock/dist/cli.js') && (await run(build)) !== 0) process.exit(1);
for (const [name, command] of Object.entries(benchmarks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const folder = `benchmarks/${name === 'scale' ? 'mock' : name}`;
  if (!existsSync(`${folder}/package.json`)) continue;
  await install(folder);
  console.log(`\n${name}`);
  if ((await run(command)) !== 0) process.exitCode = 1;
}

async function install(folder: string): Promise<void> {
  if (existsSync(`${folder}/node_modules`)) return;
  await run(`npm ci --prefix ${folder} --no-audit --no-fund --loglevel=error`);
}
