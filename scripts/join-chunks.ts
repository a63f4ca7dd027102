import { readdirSync, rmSync } from 'node:fs';
import { basename, isAbsolute, resolve } from 'node:path';
import { rollup } from 'rollup';

/** Characters. A chunk that is smaller is joined to one that is loaded with it, or to one that costs others no more than this. */
const SMALL_CHUNK = 20_000;

/**
 * Joins the small chunks of a program, a folder of ES modules. esbuild makes a file of whatever two dynamic imports share, and each costs
 * Node.js about a millisecond to find, read and link: a third of a command's start. Rollup takes into account what is already loaded, and
 * knows which chunks have no effects and can be joined. Not for a library: who bundles it would need the packages of all that is joined.
 */
export async function joinChunks(folder: string, entry: string): Promise<void> {
  const bundle = await rollup({
    input: { [entry]: resolve(folder, `${entry}.js`) },
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  for (const file of readdirSync(folder)) if (file.endsWith('.js')) rmSync(resolve(folder, file));
  await bundle.write({
    dir: folder,
    // The names that esbuild gave, hashes and all.
    chunkFileNames: '[name].js',
    hoistTransitiveImports: false,
    minifyInternalExports: false,
    experimentalMinChunkSize: SMALL_CHUNK,
    onlyExplicitManualChunks: true,
    // An entry that awaits at its top cannot be imported by what it awaits: nothing is joined to it.
    manualChunks: (path) => (basename(path) === `${entry}.js` ? entry : undefined),
  });
}
