/** A page of the navigation, with the key that follows `g`. */
export interface Place {
  readonly path: string;
  readonly name: string;
  readonly key: string;
}

export const places: readonly (readonly Place[])[] = [
  [
    { path: '/', name: 'Mailings', key: 'm' },
    { path: '/campaigns', name: 'Campaigns', key: 'c' },
    { path: '/runs', name: 'Runs', key: 'u' },
    { path: '/audiences', name: 'Audiences', key: 'a' },
    { path: '/webhooks', name: 'Webhooks', key: 'w' },
    { path: '/requests', name: 'Requests', key: 'r' },
    { path: '/activity', name: 'Activity', key: 'v' },
  ],
  [
    { path: '/orders', name: 'Orders', key: 'o' },
    { path: '/privacy', name: 'Data requests', key: 'd' },
    { path: '/statistics', name: 'Statistics', key: 's' },
    { path: '/addresses', name: 'Addresses', key: 'z' },
  ],
  [
    { path: '/time', name: 'Time', key: 't' },
    { path: '/faults', name: 'Faults', key: 'f' },
    { path: '/pictures', name: 'Pictures', key: 'p' },
    { path: '/append-table', name: 'E-mail append', key: 'e' },
  ],
  [
    { path: '/connect', name: 'Connect', key: 'n' },
    { path: '/settings', name: 'Settings', key: 'i' },
    { path: '/data', name: 'Data', key: 'x' },
    { path: '/sandboxes', name: 'Sandboxes', key: 'b' },
  ],
];

export function isAt(location: string, path: string): boolean {
  if (path === '/') return location === '/' || location.startsWith('/mailings');
  if (path === '/campaigns' && location.startsWith('/creatives/')) return true;
  return location === path || location.startsWith(`${path}/`);
}
