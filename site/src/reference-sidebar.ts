import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { BEFORE_CAPITAL } from './breaks.ts';
import index from './generated/reference.json';

/** On a page of the reference the side bar opens its module; the others stay one line each, so that pages stay small. */
export const onRequest = defineRouteMiddleware((context) => {
  const { starlightRoute } = context.locals;
  const here = context.url.pathname.replace(/^\/|\/$/g, '');
  const module = Object.keys(index)
    .filter((route) => here === route || here.startsWith(`${route}/`))
    .sort((one, other) => other.length - one.length)[0];
  if (module === undefined) return;
  for (const group of starlightRoute.sidebar) {
    if (group.type !== 'group') continue;
    if (group.label !== 'Reference') group.collapsed = true;
    group.entries = group.entries.flatMap((entry) =>
      entry.type === 'link' && entry.href === `/${module}/` ? [entry, ...membersOf(module, here)] : [entry],
    );
  }
});

type Members = Readonly<Record<string, readonly { kind: string; name: string; route: string }[]>>;

const plural: Readonly<Record<string, string>> = { Class: 'Classes', 'Type Alias': 'Types', Interface: 'Interfaces' };

function membersOf(module: string, here: string) {
  const members = (index as Members)[module] ?? [];
  return Object.entries(Object.groupBy(members, ({ kind }) => kind)).map(([kind, of = []]) => ({
    type: 'group' as const,
    label: plural[kind] ?? `${kind}s`,
    collapsed: !of.some(({ route }) => route === here),
    badge: undefined,
    entries: of.map(({ name, route }) => ({
      type: 'link' as const,
      // A long name may break before a capital, by a space of no width.
      label: name.split(BEFORE_CAPITAL).join('\u200b'),
      href: `/${route}/`,
      isCurrent: route === here,
      badge: undefined,
      attrs: { class: 'member' },
    })),
  }));
}
