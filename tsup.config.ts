import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

type Manifest = { dependencies?: object; optionalDependencies?: object; peerDependencies?: object };

/** tsup reads the root's package.json only: without this it would bundle zod and msw whole. */
function externals(folder: string): RegExp[] {
  const manifest = JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8')) as Manifest;
  const names = Object.keys({
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
    ...manifest.peerDependencies,
  });
  return [/^node:/, ...names.map((name) => new RegExp(`^${name}(/|$)`))];
}

/** `npm start` needs no declarations, and they take nearly all of a build's time. */
const withTypes = process.env['DIRECT_MAIL_BUILD'] !== 'javascript';

function library(
  folder: string,
  entry: Record<string, string>,
  formats: Options['format'],
  more: Options = {},
): Options {
  const sources = Object.entries(entry).map(([name, source]) => [name, `packages/${folder}/src/${source}`]);
  return {
    name: folder,
    entry: Object.fromEntries(sources),
    outDir: `packages/${folder}/dist`,
    format: formats,
    platform: 'neutral',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    // devDependencies that are needed at run time: bundled, types and all, so that one package is installed.
    external: [...externals(folder), /^node:/],
    noExternal: [/^@direct-mail\/(contract|us-address)/, 'openapi-fetch'],
    dts: withTypes && {
      resolve: ['openapi-fetch', 'openapi-typescript-helpers'],
      // By a path, or the declarations would only point at a package that is not published.
      compilerOptions: {
        paths: {
          '@direct-mail/contract': ['./packages/contract/src/index.ts'],
          '@direct-mail/contract/schemas': ['./packages/contract/src/schemas/index.ts'],
        },
      },
    },
    sourcemap: true,
    clean: ['**/*.{js,cjs,map,d.ts,d.cts}', '!dashboard/**'],
    splitting: true,
    treeshake: false,
    removeNodeProtocol: false,
    esbuildOptions(options) {
      options.conditions = ['direct-mail-source', 'import', 'module'];
      options.mainFields = ['module', 'main'];
    },
    ...more,
  };
}

const BUNDLED_IN_CLI = ['zod', '@noble/hashes'];

export default defineConfig([
  library('us-address', { index: 'index.ts', codes: 'codes.ts' }, ['esm', 'cjs']),
  library(
    'sdk',
    { index: 'index.ts', webhooks: 'webhooks/index.ts', validation: 'validation/index.ts' },
    ['esm', 'cjs'],
    {
      // The contract's types stay an import here: packages/sdk/scripts/finish-build.ts puts one small copy of them beside.
      dts: withTypes && {
        resolve: ['openapi-fetch', 'openapi-typescript-helpers'],
        compilerOptions: { stripInternal: true },
      },
      // Two formats and their maps would be most of the package; the declarations keep the comments.
      sourcemap: false,
      esbuildOptions(options) {
        options.conditions = ['direct-mail-source', 'import', 'module'];
        options.mainFields = ['module', 'main'];
        options.minifyWhitespace = true;
        options.minifySyntax = true;
      },
    },
  ),
  library('mock', { index: 'index.ts', msw: 'msw.ts', node: 'node.ts', vitest: 'vitest.ts' }, ['esm']),
  library('mock', { cli: 'cli/main.ts' }, ['esm'], {
    name: 'mock-cli',
    dts: false,
    clean: false,
    sourcemap: false,
    // What every start needs in few files (zod alone has eighty), what previews need in files of their own.
    external: externals('mock').filter((name) => !BUNDLED_IN_CLI.some((bundled) => name.test(bundled))),
    noExternal: [/^@direct-mail\/(contract|us-address)/, ...BUNDLED_IN_CLI.map((name) => new RegExp(`^${name}(/|$)`))],
  }),
]);
