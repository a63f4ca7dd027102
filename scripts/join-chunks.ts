import { readdirSync, rmSync } from 'node:fs';
import { basename, isAbsolute, resolve } from 'node:path';
import { type OutputOptions, rollup } from 'rollup';

// esbuild makes a file of whatever two imports share, and each costs Node.js about a millisecond to find, read and link: a third of a
// command's start, and a fifth of an import of the mock. An entry stays a file of its own: one that awaits at its top cannot be imported by
// what it awaits.

/** Characters. A chunk that is smaller is joined to one that is loaded with it, or to one that costs others no more than this. */
const SMALL_CHUNK = 20_000;

/**
 * Joins the small chunks of a program, a folder of ES modules. Rollup takes into account what is already loaded, and knows which chunks
 * have no effects and can be joined. Not for a library: who bundles it would need the packages of all that is joined.
 */
export async function joinChunksOfProgram(folder: string, entry: string): Promise<void> {
  await join(folder, [entry], {
    experimentalMinChunkSize: SMALL_CHUNK,
    manualChunks: (path) => (basename(path) === `${entry}.js` ? entry : undefined),
  });
}

/**
 * Joins the chunks of a library that the same entries import: with each entry comes what it imported before, packages and all, and nothing
 * else. Apart stay the entries, what only a dynamic import loads, and what imports a package or a module of Node.js, which not all have.
 * `starts` are dynamic imports that count as entries: programs that must not load more than they did.
 */
export async function joinChunksOfLibrary(
  folder: string,
  entries: readonly string[],
  starts: readonly string[],
): Promise<void> {
  const started = readdirSync(folder).filter((file) => starts.some((start) => file.startsWith(`${start}-`)));
  let groups: Map<string, string> | undefined;
  await join(folder, entries, {
    manualChunks(path, { getModuleInfo }) {
      groups ??= groupsOf(
        [...entries.map((entry) => `${entry}.js`), ...started].map((file) => resolve(folder, file)),
        (id) => getModuleInfo(id)?.importedIds ?? [],
      );
      return groups.get(path) ?? basename(path, '.js');
    },
  });
}

/** The chunks to be joined, and the name of what they are joined to: the entries that import them, at any depth. */
function groupsOf(entries: readonly string[], importsOf: (path: string) => readonly string[]): Map<string, string> {
  const groups = new Map<string, string>();
  for (const entry of entries) {
    const reached = new Set([entry]);
    for (const path of reached) {
      groups.set(path, `${groups.get(path) ?? 'of'}-${basename(entry, '.js').replace(/-[A-Z0-9]{8}$/, '')}`);
      for (const id of importsOf(path)) if (isAbsolute(id)) reached.add(id);
    }
  }
  const apart = (path: string) => entries.includes(path) || importsOf(path).some((id) => !isAbsolute(id));
  return new Map([...groups].filter(([path]) => !apart(path)));
}

async function join(folder: string, entries: readonly string[], how: OutputOptions): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((entry) => [entry, resolve(folder, `${entry}.js`)])),
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    logLevel: 'warn',
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
    onlyExplicitManualChunks: true,
    ...how,
  });
}
