/** `npm run build:executable [-- FILE]`: `direct-mail` with its Node.js and all its files in one file, for this platform. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { applicationFiles, nodeFiles, PROGRAM, TOOLS } from './application.ts';
import type { Contents } from './contents.ts';

const NAME = process.platform === 'win32' ? 'direct-mail.exe' : 'direct-mail';
const output = resolve(process.argv[2] ?? join('dist', NAME));
const work = mkdtempSync(join(tmpdir(), 'direct-mail-executable-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const write = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(work, name), content);
  return join(work, name);
};

const node = nodeFiles();
const files = new Map(await applicationFiles());
files.set('node_modules/load.cjs', write('load.cjs', 'module.exports = (url) => void import(url);\n'));
files.set('licenses/node.txt', node.license);

const hash = createHash('sha256');
const places: Contents['files'][number][] = [];
const all: Buffer[] = [];
let size = 0;
for (const [path, source] of files) {
  const content = readFileSync(source);
  hash.update(`${path}\0${content.length}\0`).update(content);
  places.push([path, size, size + content.length]);
  size += content.length;
  all.push(content);
}
const contents: Contents = { hash: hash.digest('hex'), program: PROGRAM, files: places };
const assets = {
  contents: write('contents.json', JSON.stringify(contents)),
  files: write('files', Buffer.concat(all)),
};

const main = join(work, 'main.cjs');
await build({
  entryPoints: ['scripts/distribution/start.ts'],
  outfile: main,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  logLevel: 'error',
});
const blob = join(work, 'blob');
const config = write(
  'config.json',
  JSON.stringify({ main, output: blob, assets, disableExperimentalSEAWarning: true }),
);
execFileSync(process.execPath, ['--experimental-sea-config', config], { stdio: 'pipe' });

mkdirSync(dirname(output), { recursive: true });
rmSync(output, { force: true });
copyFileSync(node.program, output);
chmodSync(output, 0o755);
const isMac = process.platform === 'darwin';
if (isMac) execFileSync('codesign', ['--remove-signature', output]);
execFileSync(
  process.execPath,
  [
    join(TOOLS, 'node_modules/postject/dist/cli.js'),
    output,
    'NODE_SEA_BLOB',
    blob,
    '--sentinel-fuse',
    'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2',
    ...(isMac ? ['--macho-segment-name', 'NODE_SEA'] : []),
  ],
  // Its warnings are of names of sections, and of no use; those of a failure are part of the error.
  { stdio: 'pipe' },
);
if (isMac) execFileSync('codesign', ['--sign', '-', output]);
console.log(`${output}: ${(statSync(output).size / 1e6).toFixed(1)} MB, ${files.size} files inside`);
