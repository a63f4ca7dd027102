/** Prints what the client and one call are made of, module by module: `npm run modules` here. Bundled from the sources. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const src = new URL('../../packages/sdk/src/', import.meta.url).pathname;
const entries = {
  'client and one call':
    "import { DirectMail } from './index.ts'; export const run = () => new DirectMail().organization.retrieve();",
  verifier: "export { verifyWebhook } from './webhooks/index.ts';",
};
for (const [name, contents] of Object.entries(entries)) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: src, loader: 'ts' },
    absWorkingDir: src,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    conditions: ['direct-mail-source'],
    metafile: true,
    write: false,
  });
  const [{ contents: bytes }] = outputFiles;
  const gzipped = gzipSync(bytes, { level: 9 }).length;
  console.log(`${name}: ${bytes.length} bytes minified, ${gzipped} gzipped`);
  const groups = {};
  for (const [file, { bytesInOutput }] of Object.entries(Object.values(metafile.outputs)[0].inputs)) {
    const group = /^(http|errors|pages|webhooks)\//.exec(file)?.[0] ?? file;
    groups[group] = (groups[group] ?? 0) + bytesInOutput;
  }
  const rows = Object.entries(groups)
    .filter(([, size]) => size > 0)
    .sort(([, a], [, b]) => b - a);
  // Of the gzipped bytes the same share as of the minified ones: they have no modules.
  console.table(
    Object.fromEntries(
      rows.map(([group, size]) => [group, { minified: size, gzipped: Math.round((size / bytes.length) * gzipped) }]),
    ),
  );
}
