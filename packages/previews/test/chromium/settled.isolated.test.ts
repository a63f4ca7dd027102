import { afterEach, expect, test, vi } from 'vitest';
import { isSettled } from '../../src/chromium/in-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with one side, as far as it is asked: browsers say that a written document is complete while its pictures load, once in thirty times. */
function pageWith(pictures: readonly { complete: boolean }[]): object {
  const fonts = { ready: Promise.resolve(), status: 'loaded' };
  const documentElement = { getBoundingClientRect: () => ({}) };
  const images = pictures.map((picture) => ({ ...picture, decode: () => Promise.reject(new Error('damaged')) }));
  const artwork = { readyState: 'complete', fonts, documentElement, querySelectorAll: () => images };
  return { fonts, documentElement, querySelectorAll: () => [{ contentDocument: artwork }] };
}

test('a side is ready when all its pictures are, damaged ones too, and not when its document says so', async () => {
  vi.stubGlobal('document', pageWith([{ complete: true }, { complete: false }]));
  expect(await isSettled()).toBe(false);
  vi.stubGlobal('document', pageWith([{ complete: true }, { complete: true }]));
  expect(await isSettled()).toBe(true);
});
