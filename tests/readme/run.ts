/**
 * Runs one command of the README as a newcomer does, in a clone of its own in which nothing was ever built:
 * `node tests/readme/run.ts INSTALLED 'npm install && npm start'`. INSTALLED is a clone with its dependencies, and is not changed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tryPack } from './pack.ts';
import { commandOf, fileOf } from './readme.ts';
import { tryStart } from './start.ts';
import { runIn } from './start-in.ts';

type Try = (clone: string, command: string) => Promise<unknown>;

/** What is done with each command; by default it is run. */
const tries: Readonly<Record<string, Try>> = {
  'npm install && npm start': tryStart,
  'npm install && npm test': runIn,
  'npm run quickstart': runIn,
  'npm run try -- try.ts': withFile('try.ts'),
  'npx vitest run try.test.ts': withFile('try.test.ts'),
  'npm run pack': tryPack,
};

const [installed = '', command = ''] = process.argv.slice(2);
const copy = `${installed}-${Object.keys(tries).indexOf(command)}`;
try {
  const what = tries[command];
  if (what === undefined) throw new Error(`Expected one of the commands ${Object.keys(tries).join(', ')}`);
  cloneTo(copy);
  await what(copy, commandOf(command));
} catch (error) {
  console.error(`\n${command}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
rmSync(copy, { recursive: true, force: true });
console.log();
// A program that did not end would hold this one back.
process.exit();

/** The dependencies are hard links: only sources are changed here, and copies of 600 MB take longer than all that is tried. */
function cloneTo(folder: string): void {
  execFileSync('git', ['clone', '--quiet', installed, folder]);
  const all = readdirSync(`${installed}/packages`).map((name) => `packages/${name}/node_modules`);
  for (const modules of ['node_modules', ...all].filter((each) => existsSync(`${installed}/${each}`)))
    execFileSync('cp', ['-al', `${installed}/${modules}`, `${folder}/${modules}`]);
}

function withFile(name: string): Try {
  return async (clone, commandLine) => {
    writeFileSync(`${clone}/${name}`, fileOf(name));
    await runIn(clone, commandLine);
  };
}
