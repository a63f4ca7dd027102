import { createMock } from '@direct-mail/mock';
import { intercept } from '@direct-mail/mock/msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let state = { isBroken: false };
vi.mock('msw/node', async (original) => {
  const msw = await original<typeof import('msw/node')>();
  const setupServer: typeof msw.setupServer = (...handlers) => {
    if (state.isBroken) throw new Error('cannot listen');
    return msw.setupServer(...handlers);
  };
  return { ...msw, setupServer };
});

const before = Object.getOwnPropertyDescriptor(globalThis, 'fetch') as PropertyDescriptor;
beforeEach(() => {
  state = { isBroken: false };
});
afterEach(() => {
  Object.defineProperty(globalThis, 'fetch', before);
});

async function statusOf(mock: ReturnType<typeof createMock>): Promise<number> {
  const headers = { authorization: `Bearer ${mock.tokens.production}` };
  return (await fetch(`${mock.baseUrl}/v1/me`, { headers })).status;
}

describe('intercept', () => {
  test('works where the global fetch is an accessor, as happy-dom defines it, and puts it back', async () => {
    const own = globalThis.fetch;
    let written: typeof fetch | undefined;
    Object.defineProperty(globalThis, 'fetch', {
      get: () => written ?? own,
      set: (value: typeof fetch) => {
        written = value;
      },
      configurable: true,
      enumerable: true,
    });
    const mock = createMock();
    const stop = await intercept(mock);
    expect(await statusOf(mock)).toBe(200);
    stop();
    expect(globalThis.fetch).toBe(own);
  });

  test('a first start that failed leaves nothing behind, and the next one works', async () => {
    state.isBroken = true;
    const mock = createMock();
    await expect(Promise.all([intercept(mock), intercept(mock)])).rejects.toThrow('cannot listen');
    await expect(intercept(mock)).rejects.toThrow('cannot listen');
    state.isBroken = false;
    const own = globalThis.fetch;
    const stop = await intercept(mock);
    expect(await statusOf(mock)).toBe(200);
    stop();
    expect(globalThis.fetch).toBe(own);
  });
});
