import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { published } from './published.ts';
import { skills } from './skills.ts';

/** What a build reads. A file that was changed, added or removed since the last build makes it stale. */
const SOURCES = [
  'openapi',
  'packages',
  'docs/guides',
  'scripts/build.ts',
  'scripts/join-chunks.ts',
  'scripts/skills.ts',
  'tsup.config.ts',
  'package-lock.json',
];
const LEFT_OUT = new Set(['node_modules', 'dist', 'skills', 'test', 'test-support', 'README.md']);

const STAMP = 'node_modules/.cache/direct-mail/built';

/** Of what a build writes: `dist` may be deleted while the stamp is still there. */
const BUILT = [
  ...published.map(({ folder }) => `packages/${folder}/dist`),
  'packages/mock/dist/cli.js',
  'packages/mock/dist/dashboard/index.html',
  'packages/sdk/dist/index.js',
  'packages/previews/dist/index.js',
  ...skills.flatMap(({ package: folder, name }) =>
    [folder, 'cli'].map((each) => `packages/${each}/skills/${name}/SKILL.md`),
  ),
];

/** A build with declarations is enough for everything; one without them is enough to run the code. */
type Build = 'declarations' | 'javascript';

/** Whether a build was finished and is still there, of whatever sources. */
export const wasBuilt = (): boolean => [STAMP, ...BUILT].every((file) => existsSync(file));

/** Whether the last build is of the current sources and includes what is wanted. */
export function isBuilt(wanted: Build): boolean {
  if (!wasBuilt()) return false;
  try {
    const [made, ofSources] = readFileSync(STAMP, 'utf8').split('\n');
    return ofSources === stamp() && (wanted === 'javascript' || made === 'declarations');
  } catch {
    return false;
  }
}

/** To be called before a build: one that is interrupted leaves nothing that counts as built. */
export function markUnbuilt(): void {
  rmSync(STAMP, { force: true });
}

/** Records that the current sources have been built. */
export function markBuilt(made: Build): void {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, `${made}\n${stamp()}`);
}

function stamp(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) for (const line of filesOf(source)) hash.update(`${line}\n`);
  return hash.digest('hex');
}

function* filesOf(path: string): Generator<string> {
  const { mtimeMs, size, isDirectory } = describe(path);
  if (!isDirectory) yield `${path} ${size} ${mtimeMs}`;
  else
    for (const name of readdirSync(path).sort()) {
      if (!LEFT_OUT.has(name)) yield* filesOf(join(path, name));
    }
}

function describe(path: string): { mtimeMs: number; size: number; isDirectory: boolean } {
  const stats = statSync(path);
  return { mtimeMs: stats.mtimeMs, size: stats.size, isDirectory: stats.isDirectory() };
}
