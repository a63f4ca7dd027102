/**
 * The files of `direct-mail` as installed with everything that it can use but the fonts of other scripts: what the executable and the image
 * contain. Traced from the built packages, so their versions are those of the repository's lock file.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runAll } from '../run.ts';
import { isBuilt } from '../sources-stamp.ts';
import { install } from '../tools/install.ts';

export const TOOLS = resolve('scripts/tools/distribution');

/** The program, from the application's folder. */
export const PROGRAM = 'node_modules/@direct-mail/cli/bin/direct-mail.js';

/** Packages of ours that are in it, the others being bundled. */
const OURS = ['cli', 'previews'];

/** Loaded by names that are put together at run time, or read as files. */
const ALSO = [
  'packages/cli/dist/**/*.js',
  'packages/cli/dist/{NOTICE,dashboard/**}',
  'packages/cli/skills/**/SKILL.md',
  'packages/previews/dist/*.js',
  'packages/previews/dist/fonts/*',
  'node_modules/@takumi-rs/core-*/*.node',
];

/** Each file's path in the application, with where it is now, in the order of the paths. */
export async function applicationFiles(): Promise<ReadonlyMap<string, string>> {
  if (!isBuilt('javascript')) await runAll(['node scripts/build.ts --javascript']);
  install(TOOLS);
  const named = ALSO.flatMap((pattern) => globSync(pattern)).filter((path) => lstatSync(path).isFile());
  const programs = ['packages/cli/bin/direct-mail.js', ...named.filter((path) => path.endsWith('.js'))];
  const trace = execFileSync(process.execPath, [join(TOOLS, 'trace.js'), ...programs], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const traced = (JSON.parse(trace) as string[]).filter((path) => lstatSync(path).isFile());
  const files = [...programs, ...named, ...traced];
  const all = new Set([...files, ...files.flatMap(licensesOf)]);
  const placed = [...all].map((path) => [placeOf(path), path] as const);
  return new Map(placed.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What each package of others says of its licence, and its manifest. */
function licensesOf(path: string): string[] {
  const [folder] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  if (folder === undefined) return /^packages\/\w+/.test(path) ? ownLicense(path) : [];
  return globSync(`${folder}/{package.json,LICEN[CS]E*,licen[cs]e*,NOTICE*,COPYING*}`).filter((each) =>
    lstatSync(each).isFile(),
  );
}

function ownLicense(path: string): string[] {
  const folder = path.split('/').slice(0, 2).join('/');
  return ['package.json', 'LICENSE', 'NOTICE'].map((name) => `${folder}/${name}`).filter((each) => existsSync(each));
}

/** A package of ours is where npm would install it, not where the repository has it. */
function placeOf(path: string): string {
  const [, name = '', rest = ''] = /^packages\/([^/]+)\/(.*)$/.exec(path) ?? [];
  if (name === '') return path;
  if (!OURS.includes(name))
    throw new Error(`${path} is loaded, but ${name} is bundled; expected: of ${OURS.join(', ')} only`);
  return `node_modules/@direct-mail/${name}/${rest}`;
}

/** The Node.js that runs this: its program, and what must go with every copy of it. */
export function nodeFiles(): { program: string; license: string } {
  const folder = dirname(dirname(process.execPath));
  const license = [join(folder, 'LICENSE'), join(folder, 'share/doc/node/LICENSE')].find((path) => existsSync(path));
  if (license === undefined)
    throw new Error(
      `The licence of Node.js is not beside ${process.execPath}; expected: a Node.js as it is published, with its LICENSE.`,
    );
  return { program: process.execPath, license };
}

export const versionOf = (): string =>
  (JSON.parse(readFileSync('packages/cli/package.json', 'utf8')) as { version: string }).version;
