/**
 * Before a package is packed: builds it when its sources are newer, and refuses while the manifests have no address of the repository.
 * `DIRECT_MAIL_PACK=local` packs for trying out (`npm run pack` sets it).
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
// npm's own output is what `npm pack --json` prints; a build would get in between.
if (!isBuilt('declarations')) await runAll(['npm run -s build 1>&2']);
