import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const LICENSE = /^(licen[cs]e|ofl)([-.].*)?$/i;

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
}

/** Writes `licenses.txt` beside the page: every bundled package and font with its licence. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].flatMap((id) => packageFolder(id) ?? []));
      const texts = [...folders].sort().map(describe);
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: texts.join('\n\n') });
    },
  };
}

/** The folder of the package that a module belongs to; undefined for our own modules. */
function packageFolder(id: string): string | undefined {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  if (!path.includes('/node_modules/')) return undefined;
  for (let folder = dirname(path); !folder.endsWith('/node_modules'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && readManifest(folder).name !== undefined) return folder;
    if (folder === dirname(folder)) return undefined;
  }
  return undefined;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

function describe(folder: string): string {
  const { name, version, license = 'no licence named' } = readManifest(folder);
  const file = readdirSync(folder).find((each) => LICENSE.test(each));
  const text = file === undefined ? license : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version}\n\n${text}\n`;
}
