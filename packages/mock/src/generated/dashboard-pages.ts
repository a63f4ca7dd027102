// Generated from packages/dashboard/src/app.tsx by "npm run generate". Do not edit.
/** The pages of the dashboard. */
export const dashboardPages: readonly string[] = [
  '/',
  '/mailings',
  '/mailings/:id',
  '/campaigns',
  '/campaigns/:id',
  '/creatives/:id',
  '/audiences',
  '/audiences/:id',
  '/webhooks',
  '/webhooks/:id',
  '/activity',
  '/requests',
  '/orders',
  '/privacy',
  '/statistics',
  '/addresses',
  '/time',
  '/faults',
];
