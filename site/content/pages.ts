import { globSync, readFileSync } from 'node:fs';
import { plainText } from './markdown.ts';
import { root } from './repository.ts';

/** A document of the repository that is a page of the site. */
export interface Page {
  /** Relative to the repository, such as `docs/guides/errors.md`. */
  readonly source: string;
  /** Without leading and trailing slashes, such as `guides/errors`; empty for the start page. */
  readonly route: string;
}

/** Its heading up to the colon; a package's page is called as the package. */
export function labelOf({ source }: Page): string {
  const text = readFileSync(`${root}${source}`, 'utf8').replace(/```.*?```/gs, '');
  const title = plainText(/^# (.+)$/m.exec(text)?.[1] ?? source);
  return title.replace(/: .*$/, '');
}

/** A group of the side bar: the listed routes in order, then all other pages of its folder. */
interface Group {
  readonly label: string;
  readonly first: readonly string[];
  /** Pages that belong here without being listed. */
  readonly rest?: RegExp;
  readonly collapsed?: boolean;
}

const sources = ['docs/*.md', 'docs/guides/*.md', 'packages/*/README.md', 'examples/**/README.md', '*.md'];

/** The repository's README is for its visitors; the site has its own start page. */
const elsewhere = new Set(['README.md', 'AGENTS.md', 'CLAUDE.md']);

/** In a newcomer's reading order; unlisted files come last in their group. */
const groups: readonly Group[] = [
  {
    label: 'Guides',
    first: [
      'guides/getting-started',
      'guides/your-own-client',
      'guides/send-to-a-list',
      'guides/did-it-work',
      'guides/retries-and-money',
      'guides/errors',
      'guides/pages',
      'guides/webhooks',
      'guides/frameworks',
      'guides/artwork',
      'guides/audiences',
      'guides/addresses',
      'guides/privacy-requests',
      'guides/tokens',
      'guides/going-live',
      'guides/agents',
      'guides/observability',
      'guides/testing-what-takes-days',
      'guides/your-runner',
      'guides/other-languages',
      'guides/continuous-integration',
      'guides/moving-over',
      'guides/troubleshooting',
    ],
    rest: /^guides\//,
  },
  {
    label: 'The mock',
    first: [
      'server',
      'control-api',
      'dashboard',
      'magic-recipients',
      'mailing-states',
      'people',
      'previews',
      'unspecified-behaviour',
    ],
  },
  {
    label: 'Packages',
    first: [
      'api',
      'packages/sdk',
      'packages/mock',
      'packages/cli',
      'packages/bulk',
      'packages/conformance',
      'packages/previews',
      'packages/previews-world',
      'packages/us-address',
    ],
    rest: /^packages\//,
  },
  { label: 'Examples', first: [], rest: /^examples\//, collapsed: true },
  {
    label: 'The project',
    first: ['architecture', 'specification-coverage', 'proof', 'performance', 'mutation-testing', 'contributing'],
    rest: /./,
    collapsed: true,
  },
];

/** Every document that is a page, the start page (`docs/index.md`) first. */
export function listPages(): readonly Page[] {
  return globSync([...sources], { cwd: root, exclude: (path) => path.includes('node_modules') })
    .map((source) => source.replaceAll('\\', '/'))
    .filter((source) => !elsewhere.has(source))
    .map((source) => ({ source, route: routeOf(source) }))
    .sort((one, other) => (one.route < other.route ? -1 : 1));
}

function routeOf(source: string): string {
  const path = source
    .replace(/^docs\//, '')
    .replace(/(\/README)?\.md$/, '')
    .toLowerCase();
  return path === 'index' ? '' : path;
}

export interface SidebarGroup {
  readonly label: string;
  readonly collapsed: boolean;
  readonly items: readonly string[];
}

/** The groups of the side bar with their routes: every page except the start page is in exactly one. */
export function sidebarGroups(pages: readonly Page[]): readonly SidebarGroup[] {
  const left = new Set(pages.map(({ route }) => route).filter((route) => route !== ''));
  const take = (route: string): boolean => left.delete(route);
  return groups
    .map(({ label, first, collapsed = false }) => ({ label, collapsed, items: first.filter(take) }))
    .map((group, index) => ({
      ...group,
      items: [...group.items, ...[...left].filter((route) => groups[index]?.rest?.test(route)).filter(take)],
    }))
    .filter(({ items }) => items.length > 0);
}
