/**
 * Draws the layers of the project into docs/architecture.md from its imports: `npm run docs:architecture`;
 * with --check it fails if the page is stale. An arrow that no file needs any longer disappears with the next run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';

const PAGE = 'docs/architecture.md';

interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

interface Grouping {
  /** The layer of a file; undefined for files that belong to none. */
  readonly of: (path: string) => string | undefined;
}

/** The packages, and the folders of the mock, whose entry points are one layer at the top. */
const groupings: Readonly<Record<string, Grouping>> = {
  packages: { of: (path) => /^packages\/([\w-]+)\/src\//.exec(path)?.[1] },
  mock: {
    of: (path) => {
      const inMock = /^packages\/mock\/src\/(?:([\w-]+)\/)?/.exec(path);
      if (inMock !== null) return inMock[1] ?? 'entry points';
      return /^packages\/(contract|us-address|previews|sdk)\/src\//.exec(path)?.[1];
    },
  },
};

const check = process.argv.includes('--check');
const { output } = await cruise(['packages'], {
  includeOnly: '^packages/[^/]+/src/',
  exclude: { path: '/dist/' },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['direct-mail-source', 'import', 'types', 'require', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
  },
});
const { modules } = output as { readonly modules: readonly Module[] };

let text = readFileSync(PAGE, 'utf8');
for (const [name, { of }] of Object.entries(groupings)) {
  const start = `<!-- layers: ${name} -->`;
  const end = '<!-- end -->';
  const from = text.indexOf(start);
  if (from === -1) throw new Error(`${PAGE} has no line ${start}`);
  const to = text.indexOf(end, from);
  text = `${text.slice(0, from)}${start}\n\n${picture(of)}\n${text.slice(to)}`;
}
if (text !== readFileSync(PAGE, 'utf8')) {
  if (!check) writeFileSync(PAGE, text);
  else {
    console.error(`${PAGE} is stale: npm run docs:architecture`);
    process.exitCode = 1;
  }
}

/** One line for each layer, the highest first: what it imports from the layers below. */
function picture(of: Grouping['of']): string {
  const imports = new Map<string, Set<string>>();
  const at = (name: string): Set<string> => {
    const found = imports.get(name) ?? new Set();
    imports.set(name, found);
    return found;
  };
  for (const { source, dependencies } of modules) {
    const own = of(source);
    if (own === undefined) continue;
    for (const { resolved } of dependencies) {
      const other = of(resolved);
      if (other !== undefined && other !== own) at(own).add(other);
    }
    at(own);
  }
  const level = new Map<string, number>();
  const levelOf = (name: string): number => {
    const known = level.get(name);
    if (known !== undefined) return known;
    const height = Math.max(-1, ...[...(imports.get(name) ?? [])].map(levelOf)) + 1;
    level.set(name, height);
    return height;
  };
  const names = [...imports.keys()].sort((a, b) => levelOf(b) - levelOf(a) || a.localeCompare(b));
  const rows = names.map((name) => `| ${levelOf(name)} | \`${name}\` | ${listed(imports.get(name) ?? new Set())} |`);
  return `| layer | part | imports |\n|---|---|---|\n${rows.join('\n')}\n`;
}

function listed(names: ReadonlySet<string>): string {
  return [...names]
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ');
}
