import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const folder = new URL('..', import.meta.url).pathname;

/** What a bundler makes of one import: minified ESM, with Node's own modules left outside. */
export async function bundle(source: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    conditions: ['direct-mail-source'],
    define,
  });
  return outputFiles[0]?.text ?? '';
}

/** KiB after gzip -9. */
export function gzipped(code: string): number {
  return gzipSync(code, { level: 9 }).length / 1024;
}
