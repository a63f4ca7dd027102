/**
 * Prints the files that the programs given as arguments can load, as JSON: paths from this folder, links not followed. What is loaded by
 * a name that is put together at run time is not found.
 */
import { nodeFileTrace } from '@vercel/nft';

const entries = process.argv.slice(2);
const { fileList } = await nodeFileTrace(entries, {
  base: process.cwd(),
  conditions: ['node', 'import'],
  // Optional, and left out: the fonts of other scripts, and what draws where the native renderer cannot be loaded.
  ignore: (path) => /previews-world|@takumi-rs\/wasm|node_modules\/react\//.test(path),
});
process.stdout.write(JSON.stringify(Array.from(fileList, String).sort()));
