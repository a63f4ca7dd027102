import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Manifest = {
  name: string;
  version: string;
  private?: boolean;
  bin?: Record<string, string>;
  typesVersions?: { '*'?: Record<string, string[]> };
  exports?: Record<string, string | Record<string, unknown>>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  keywords?: string[];
};

const packages = new URL('../../packages/', import.meta.url);
const manifests = readdirSync(packages).map((folder) => ({
  folder: new URL(`${folder}/`, packages),
  manifest: JSON.parse(readFileSync(new URL(`${folder}/package.json`, packages), 'utf8')) as Manifest,
}));

describe.each(manifests)('$manifest.name', ({ folder, manifest }) => {
  test('the source of every export is there', () => {
    const sources = Object.values(manifest.exports ?? {}).flatMap((target) =>
      typeof target === 'object' && typeof target['direct-mail-source'] === 'string'
        ? [target['direct-mail-source']]
        : [],
    );
    // Of a pattern, its folder.
    expect(sources.filter((source) => !existsSync(new URL(source.replace('*.ts', ''), folder)))).toEqual([]);
  });

  test('the launcher of every command is committed, so that npm links it before the first build', () => {
    const launchers = Object.values(manifest.bin ?? {});
    expect(launchers.filter((launcher) => !existsSync(new URL(launcher, folder)))).toEqual([]);
  });

  test('every subpath that CommonJS can require has types for the oldest resolution too', () => {
    const required = Object.entries(manifest.exports ?? {}).flatMap(([path, target]) =>
      path !== '.' && typeof target === 'object' && 'require' in target ? [path.slice(2)] : [],
    );
    const typed = Object.keys(manifest.typesVersions?.['*'] ?? {});
    expect(required.filter((path) => !typed.includes(path))).toEqual([]);
  });

  test('needs nothing of ours beside it: the packed file is installed from a registry alone', () => {
    const ours = manifests.map(({ manifest: { name } }) => name);
    const wanted = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
    expect(wanted.filter((name) => ours.includes(name))).toEqual([]);
  });

  test('every export can be required: ES modules alone are no reason to say ERR_PACKAGE_PATH_NOT_EXPORTED', () => {
    const closed = Object.entries(manifest.exports ?? {}).filter(
      ([, target]) => typeof target === 'object' && !('require' in target) && !('default' in target),
    );
    expect(closed).toEqual([]);
  });

  test('what users install are ranges that take patches and features; what only we install is one exact version', () => {
    const exact = /^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
    const range = /^\^\d+\.\d+\.\d+(-[\w.]+)?( \|\| \^\d+\.\d+\.\d+)*$/;
    const installed = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.peerDependencies };
    const wrong = [
      ...Object.entries(installed).filter(([, version]) => !(manifest.private ? exact : range).test(version)),
      ...Object.entries(manifest.devDependencies ?? {}).filter(([, version]) => !exact.test(version)),
    ];
    expect(wrong).toEqual([]);
  });

  test('a published manifest says where it comes from, what it is about and whether importing it does something', () => {
    if (manifest.private) return;
    expect(manifest).toMatchObject({
      // Fonts bring a licence of their own.
      license: expect.stringMatching(/^MIT( AND OFL-1\.1)?$/),
      description: expect.stringMatching(/\S/),
      repository: { type: 'git', url: expect.any(String), directory: expect.stringMatching(/^packages\//) },
      homepage: expect.any(String),
      bugs: { url: expect.any(String) },
      engines: { node: expect.stringMatching(/^>=\d/) },
    });
    expect(manifest.keywords?.length).toBeGreaterThan(3);
    expect(manifest).toHaveProperty('sideEffects');
  });
});
