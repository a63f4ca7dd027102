/**
 * What the executable runs: its application's files, which are inside it, are written once into a folder of the user's cache that is named
 * after their hash, compared with what is inside at every start, and the program is run from there as from any installation.
 */
import { lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { getAsset, getRawAsset } from 'node:sea';
import { pathToFileURL } from 'node:url';
import type { Contents } from './contents.ts';

const { hash, program, files } = JSON.parse(getAsset('contents', 'utf8')) as Contents;
// One asset for all files: each takes a tenth of a millisecond to get.
const bytes = new Uint8Array(getRawAsset('files'));

const cacheFolder = (): string => {
  const { XDG_CACHE_HOME: chosen = '', LOCALAPPDATA: windows = '' } = process.env;
  return join(
    chosen || windows || join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache'),
    'direct-mail',
  );
};

/** Whether the folder holds what is inside the executable, and is the user's own. */
function isWhole(folder: string): boolean {
  try {
    if (process.getuid !== undefined && lstatSync(folder).uid !== process.getuid()) return false;
    return files.every(
      ([path, from, to]) => Buffer.compare(readFileSync(join(folder, path)), bytes.subarray(from, to)) === 0,
    );
  } catch {
    return false;
  }
}

function unpackTo(folder: string): void {
  for (const each of new Set(files.map(([path]) => dirname(path))))
    mkdirSync(join(folder, each), { recursive: true, mode: 0o700 });
  for (const [path, from, to] of files) {
    writeFileSync(join(folder, path), bytes.subarray(from, to), { mode: 0o600 });
  }
}

/** Moves the new folder to its place, unless another process was faster; one there that is damaged goes. */
function place(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch {
    if (!isWhole(folder)) {
      renameSync(folder, `${fresh}-damaged`);
      renameSync(fresh, folder);
    }
  } finally {
    for (const each of [fresh, `${fresh}-damaged`]) rmSync(each, { recursive: true, force: true });
  }
}

/** The application's folder. Where the cache cannot be written, one that is deleted when the program ends. */
function unpacked(): string {
  const folder = join(cacheFolder(), hash);
  if (isWhole(folder)) return folder;
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
    const fresh = mkdtempSync(`${folder}-`);
    unpackTo(fresh);
    place(fresh, folder);
    return folder;
  } catch {
    const own = mkdtempSync(join(tmpdir(), 'direct-mail-'));
    process.on('exit', () => rmSync(own, { recursive: true, force: true }));
    unpackTo(own);
    return own;
  }
}

/** `import()` as the application's files have it: the one of this script knows built-in modules only. */
function load(folder: string, path: string): void {
  const require = createRequire(join(folder, 'node_modules/load.cjs'));
  (require('./load.cjs') as (url: string) => void)(pathToFileURL(path).href);
}

// A process that the program starts for a script of its own is this executable too, with the script as its first argument.
const [script = ''] = process.argv.slice(2);
const ofOurs = script.indexOf(join(sep, 'node_modules', '@direct-mail', sep));
if (process.send !== undefined && ofOurs > 0) load(script.slice(0, ofOurs), script);
else {
  const folder = unpacked();
  load(folder, join(folder, program));
}
