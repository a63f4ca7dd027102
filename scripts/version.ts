/**
 * Writes versions and changelogs from the entries in `.changeset`, and updates everything else that holds a version: the
 * User-Agent, peer ranges among our own packages, the lock file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { runAll } from './run.ts';

await runAll(['changeset version']);

const { published } = await import('./published.ts');
const versions = new Map(published.map(({ manifest }) => [manifest.name, manifest.version]));
for (const { folder } of published) {
  const path = `packages/${folder}/package.json`;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string> | undefined>;
  for (const group of ['dependencies', 'peerDependencies', 'optionalDependencies'] as const) {
    for (const name of Object.keys(manifest[group] ?? {})) {
      const version = versions.get(name);
      if (version !== undefined) (manifest[group] as Record<string, string>)[name] = `^${version}`;
    }
  }
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

await runAll(['npm run -s generate', 'npm install --package-lock-only --no-audit --no-fund']);
