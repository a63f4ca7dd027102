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

const BUNDLED = [/^@direct-mail\/(contract|terminal|us-address)/];

const declarations = {
  // By a path, or the declarations would only point at a package that is not published.
  compilerOptions: {
    paths: {
      '@direct-mail/contract': ['./packages/contract/src/index.ts'],
      '@direct-mail/contract/schemas': ['./packages/contract/src/schemas/index.ts'],
      '@direct-mail/contract/control/*': ['./packages/contract/src/control/*.ts'],
      '@direct-mail/contract/doors/*': ['./packages/contract/src/doors/*.ts'],
      '@direct-mail/contract/words/*': ['./packages/contract/src/words/*.ts'],
      '@direct-mail/us-address': ['./packages/us-address/src/index.ts'],
      '@direct-mail/terminal': ['./packages/terminal/src/index.ts'],
      '@direct-mail/terminal/*': ['./packages/terminal/src/*.ts'],
    },
  },
};

function sourcesOf(folder: string, entry: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entry).map(([name, source]) => [name, `packages/${folder}/src/${source}`]));
}

/** Packages of ours are bundled from their source. */
const withSource = (options: Parameters<NonNullable<Options['esbuildOptions']>>[0]): void => {
  options.conditions = ['direct-mail-source', 'import', 'module'];
  options.mainFields = ['module', 'main'];
};

function library(
  folder: string,
  entry: Record<string, string>,
  formats: Options['format'],
  more: Options = {},
): Options {
  return {
    name: folder,
    entry: sourcesOf(folder, entry),
    outDir: `packages/${folder}/dist`,
    format: formats,
    platform: 'neutral',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    // devDependencies that are needed at run time: bundled, types and all, so that one package is installed.
    external: [...externals(folder), /^node:/],
    noExternal: BUNDLED,
    dts: withTypes && declarations,
    sourcemap: true,
    // What is not deleted first: the dashboard, and declarations where no new ones are made.
    clean: ['!dashboard/**', ...(withTypes ? [] : ['!**/*.d.{ts,cts}'])],
    splitting: true,
    treeshake: false,
    removeNodeProtocol: false,
    esbuildOptions: withSource,
    ...more,
  };
}

/** What of zod and the hashes is used is a third of them, in one file instead of eighty: half of an import's time. */
const BUNDLED_IN_MOCK = ['zod', '@noble/hashes', 'liquidjs'];
/** Of the optional peer, the part that the mock cannot do without. */
const MERGE_TAGS = /^@direct-mail\/previews\/merge-tags$/;

/** The public types of the control API stay in files of their own: "go to definition" opens the types, not a bundle. */
const mockTypes = Object.fromEntries(
  ['generated/models', 'model-types', 'types'].map((name) => [
    `types/${name.split('/').at(-1)}`,
    `../../contract/src/control/${name}.ts`,
  ]),
);

/** The entries of the mock's package, beside its command. */
export const mockEntries = {
  index: 'index.ts',
  msw: 'msw.ts',
  node: 'node.ts',
  vitest: 'vitest.ts',
  jest: 'jest.ts',
  mcp: 'mcp.ts',
};

/**
 * An import of a module of Node.js evaluates every export of it: `node:fs` its streams, `node:util` worker threads, `node:http` undici's
 * WebSocket. Of commander alone that is 24 ms of processor time at each start, and of the mock's server a quarter of a bare server's.
 * Taken by name from the built-in module, only what is named is evaluated.
 */
const builtinsByName: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'builtins-by-name',
  setup(build) {
    build.onLoad({ filter: /(packages\/[\w-]+\/src|node_modules\/commander)\/.*\.[jt]s$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
        // Of it, commander starts a program of the user's own only, which there is none of.
        .replace(/^import childProcess from 'node:child_process';/m, 'const childProcess = {};')
        .replace(/^import process from 'node:process';/m, '')
        .replace(/^import (\w+) from '(node:\w+)';/gm, "const $1 = process.getBuiltinModule('$2');")
        .replace(
          /^import \{([^}]*)\} from '(node:(?:fs|util|crypto|child_process|stream|events|http|buffer|module))';/gm,
          (_all, names: string, from) => {
            const values = names
              .split(',')
              .map((name) => name.trim())
              .filter((name) => name !== '' && !name.startsWith('type '));
            return `const { ${values.join(', ').replaceAll(' as ', ': ')} } = process.getBuiltinModule('${from}');`;
          },
        );
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

const mock: Options = {
  external: externals('mock').filter((name) => !BUNDLED_IN_MOCK.some((bundled) => name.test(bundled))),
  esbuildOptions(options) {
    withSource(options);
    // The build for Node.js reads files: templates here have none.
    options.alias = { liquidjs: 'liquidjs/dist/liquid.browser.mjs' };
  },
  esbuildPlugins: [builtinsByName],
  noExternal: [...BUNDLED, MERGE_TAGS, ...BUNDLED_IN_MOCK.map((name) => new RegExp(`^${name}(/|$)`))],
};

export default defineConfig([
  library('us-address', { index: 'index.ts', codes: 'codes.ts', streets: 'streets.ts' }, ['esm', 'cjs']),
  library(
    'sdk',
    {
      index: 'index.ts',
      webhooks: 'webhooks/index.ts',
      validation: 'validation/index.ts',
      openapi: 'openapi/index.ts',
      opentelemetry: 'opentelemetry/index.ts',
    },
    ['esm', 'cjs'],
    {
      // The contract's types stay an import here: packages/sdk/scripts/finish-declarations.ts puts one small copy of them beside.
      dts: withTypes && { compilerOptions: { stripInternal: true } },
      // Readable as it is: what Node.js prints of an uncaught error is the line that threw. Maps would double the package.
      sourcemap: false,
      // Sharing chunks would cost the CommonJS build its class names, and saves one small error.
      splitting: false,
      noExternal: [...BUNDLED, /^zod(\/|$)/, /^openapi-fetch$/],
    },
  ),
  library(
    'previews',
    {
      index: 'index.ts',
      'drawing-process': 'process/child.ts',
      'chromium-process': 'chromium/child.ts',
      'merge-tags': 'merge-tags/index.ts',
    },
    ['esm'],
  ),
  library('previews-world', { index: 'index.ts' }, ['esm'], { sourcemap: false }),
  library('bulk', { index: 'index.ts' }, ['esm']),
  library('mock', { ...mockEntries, cli: 'cli/main.ts' }, ['esm'], {
    ...mock,
    // Readable as it is; maps were a quarter of the package.
    sourcemap: false,
    dts: withTypes && { ...declarations, entry: sourcesOf('mock', { ...mockEntries, ...mockTypes }) },
  }),
  library('cli', { cli: 'main.ts' }, ['esm'], {
    ...mock,
    external: externals('cli'),
    // But for what draws: it is not installed along, and loaded from where the user has it.
    noExternal: [
      /^commander$/,
      /^@direct-mail\/(?!previews$)/,
      ...BUNDLED_IN_MOCK.map((name) => new RegExp(`^${name}(/|$)`)),
    ],
    dts: false,
    sourcemap: false,
  }),
  library('conformance', { index: 'index.ts', cli: 'cli/main.ts' }, ['esm'], {
    esbuildPlugins: [builtinsByName],
    dts: withTypes && { ...declarations, entry: sourcesOf('conformance', { index: 'index.ts' }) },
  }),
  // vitest itself is an ES module only, and the command needs no second build.
  library('mock', { index: 'index.ts', msw: 'msw.ts', node: 'node.ts', jest: 'jest.ts', mcp: 'mcp.ts' }, ['cjs'], {
    ...mock,
    name: 'mock (CommonJS)',
    dts: false,
    sourcemap: false,
    clean: false,
    shims: true,
  }),
]);
