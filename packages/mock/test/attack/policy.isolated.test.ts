import { expect, test, vi } from 'vitest';

vi.mock('node:fs', async (original) => ({ ...(await original<object>()), existsSync: () => true }));
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  readFile: async () => new TextEncoder().encode('<div id="root">'),
}));

test.each(['/', '/index.html', '/mailings', '/none'])(
  'M6: %s is under a policy that no page may frame',
  async (path) => {
    const { serveDashboard } = await import('../../src/server/dashboard.ts');
    const request = { method: 'GET', path, query: '', headers: { accept: 'text/html' }, body: null };
    const response = await serveDashboard(request);
    expect(response?.status).toBe(path === '/none' ? 404 : 200);
    expect(response?.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);
