/**
 * Runs before a package is packed: builds it if its sources are newer, and fails while the manifests have no repository address.
 * `DIRECT_MAIL_PACK=local` packs without one, for local use (`npm run pack` sets it).
 */
import { fileURLToPath } from 'node:url';
import { runAll } from './run.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { repositoryUrl } = await import('./published.ts');
const { isBuilt } = await import('./sources-stamp.ts');

if (repositoryUrl === '' && process.env['DIRECT_MAIL_PACK'] !== 'local') {
  console.error(
    'Not packed: repository.url of the root package.json is empty, and the manifests take their links from it.\n' +
      'Expected: its address there, then npm run manifests. To try the packages out: npm run pack.',
  );
  process.exit(1);
}
// Standard output belongs to `npm pack --json`, so the build prints to standard error.
if (!isBuilt('declarations')) await runAll(['npm run -s build 1>&2']);
