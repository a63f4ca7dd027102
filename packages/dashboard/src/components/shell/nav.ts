/** A page of the navigation, with the key that follows `g`. */
export interface Place {
  readonly path: string;
  readonly name: string;
  readonly key: string;
}

interface Section {
  readonly title: string;
  readonly places: readonly Place[];
}

export const sections: readonly Section[] = [
  {
    title: 'Mail',
    places: [
      { path: '/', name: 'Mailings', key: 'm' },
      { path: '/campaigns', name: 'Campaigns', key: 'c' },
      { path: '/runs', name: 'Runs', key: 'u' },
      { path: '/statistics', name: 'Statistics', key: 's' },
    ],
  },
  {
    title: 'People',
    places: [
      { path: '/audiences', name: 'Audiences', key: 'a' },
      { path: '/orders', name: 'Orders', key: 'o' },
      { path: '/privacy', name: 'Data requests', key: 'd' },
      { path: '/addresses', name: 'Addresses', key: 'z' },
      { path: '/append-table', name: 'E-mail append', key: 'e' },
    ],
  },
  {
    title: 'Traffic',
    places: [
      { path: '/requests', name: 'Requests', key: 'r' },
      { path: '/webhooks', name: 'Webhooks', key: 'w' },
      { path: '/activity', name: 'Activity', key: 'v' },
      { path: '/faults', name: 'Faults', key: 'f' },
    ],
  },
  {
    title: 'The mock',
    places: [
      { path: '/time', name: 'Time', key: 't' },
      { path: '/settings', name: 'Settings', key: 'i' },
      { path: '/connect', name: 'Connect', key: 'n' },
      { path: '/pictures', name: 'Pictures', key: 'p' },
      { path: '/data', name: 'Data', key: 'x' },
      { path: '/sandboxes', name: 'Sandboxes', key: 'b' },
    ],
  },
];

export const places: readonly Place[] = sections.flatMap((section) => section.places);

export function isAt(location: string, path: string): boolean {
  if (path === '/') return location === '/' || location.startsWith('/mailings');
  if (path === '/campaigns' && location.startsWith('/creatives/')) return true;
  return location === path || location.startsWith(`${path}/`);
}
