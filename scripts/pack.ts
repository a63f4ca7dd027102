/**
 * Packs every published package with its declarations, and prints the command that installs them in another project:
 * `npm run pack`, or `npm run pack -- FOLDER` for a folder other than `tarballs`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { published } from './published.ts';

const folder = resolve(process.argv[2] ?? 'tarballs');
if (process.argv[2] === undefined) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const files = published.map(({ folder: name, manifest }) => {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, '-w', `packages/${name}`], {
    env: { ...process.env, DIRECT_MAIL_PACK: 'local' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return `${folder}/${manifest.name.slice(1).replace('/', '-')}-${manifest.version}.tgz`;
});

const inShell = files.map((file) => (/[^\w./@-]/.test(file) ? JSON.stringify(file) : file));
console.log(`\nIn your project:\n\nnpm install ${inShell.join(' \\\n  ')}\n`);
