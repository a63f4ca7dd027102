/**
 * Writes the fields that all published manifests share, from `repository.url` of the root manifest. With `--check` it
 * writes nothing and fails if a manifest differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { published, repositoryUrl } from './published.ts';

const page = repositoryUrl.replace(/^git\+/, '').replace(/\.git$/, '');
const check = process.argv.includes('--check');

for (const { folder, manifest } of published) {
  const path = `packages/${folder}/package.json`;
  const shared = {
    repository: { type: 'git', url: repositoryUrl, directory: `packages/${folder}` },
    homepage: page === '' ? '' : `${page}/tree/main/packages/${folder}#readme`,
    bugs: { url: page === '' ? '' : `${page}/issues` },
  };
  const scripts = { ...(manifest['scripts'] as object | undefined), prepack: 'node ../../scripts/prepack.ts' };
  const text = `${JSON.stringify({ ...manifest, ...shared, scripts }, null, 2)}\n`;
  if (text === readFileSync(path, 'utf8')) continue;
  if (!check) writeFileSync(path, text);
  else {
    console.error(`${path} is stale: npm run manifests`);
    process.exitCode = 1;
  }
}
