import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('without TextEncoder, as in the jsdom of Jest, the verifier is imported, and its other functions work', async () => {
  vi.stubGlobal('TextEncoder', undefined);
  vi.resetModules();
  const { isNewer } = await import('../../src/webhooks/index.ts');
  expect(isNewer).toBeTypeOf('function');
});
