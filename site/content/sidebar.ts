import { addressOf } from './documents.ts';
import { listModules } from './modules.ts';
import { labelOf, listPages, sidebarGroups } from './pages.ts';

interface Link {
  readonly label: string;
  readonly link: string;
}

interface LinkGroup {
  readonly label: string;
  readonly collapsed: boolean;
  readonly items: readonly Link[];
}

/** The two documents that are no Markdown. */
const apiReferences: readonly Link[] = [
  { label: 'API reference', link: '/api/' },
  { label: 'Control API reference', link: '/control-api/reference/' },
];

/** The side bar: made from the files that there are, so that a new page cannot be missing. */
export function sidebar() {
  const pages = listPages();
  const titles = new Map(pages.map((page) => [page.route, labelOf(page)]));
  const groups = sidebarGroups(pages).map(
    ({ label, collapsed, items }): LinkGroup => ({
      label,
      collapsed,
      items: items.map((route) => ({ label: titles.get(route) ?? route, link: addressOf(route) })),
    }),
  );
  const modules = listModules().map(({ name, route }): Link => ({ label: name, link: addressOf(route) }));
  const reference: LinkGroup = { label: 'Reference', collapsed: false, items: [...apiReferences, ...modules] };
  const project = groups.findIndex(({ label }) => label === 'Examples');
  const all = [...groups.slice(0, project), reference, ...groups.slice(project)];
  return all.map((group) => ({ ...group, items: [...group.items] }));
}
