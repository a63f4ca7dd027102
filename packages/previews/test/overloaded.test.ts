import { expect, test } from 'vitest';
import { DrawingStopped } from '../src/process/drawing-process.ts';
import { drawIsolated } from '../src/process/isolated.ts';
import type { Job } from '../src/process/messages.ts';
import type { DrawingPool } from '../src/process/pool.ts';
import type { RenderedPreview } from '../src/types.ts';

const drawn: RenderedPreview = { contentType: 'image/png', bytes: new Uint8Array(), warnings: [], renderer: 'takumi' };

test('on a machine that is overloaded the page that stands in has more time than artwork, and is drawn in this process at last', async () => {
  const asked: { readonly instead: string | undefined; readonly timeout: number }[] = [];
  const pool = {
    render: ({ instead }: Job, _images: unknown, timeout: number) => {
      asked.push({ instead, timeout });
      return Promise.reject(new DrawingStopped('time', 'longer'));
    },
  } as unknown as DrawingPool;
  const here: unknown[] = [];
  const draw = drawIsolated(pool, {}, (_piece, _part, how) => {
    here.push(how);
    return Promise.resolve(drawn);
  });
  const piece = { id: 'm', format: 'postcard_4x6', front_html: '<p>Hello</p>', now: '2026-12-01T09:00:00Z' };
  expect(await draw(piece, 'front')).toBe(drawn);
  const instead = 'It took longer than 5 s to draw';
  expect(asked).toEqual([
    { instead: undefined, timeout: 5_000 },
    { instead, timeout: 30_000 },
  ]);
  expect(here).toEqual([{ instead }]);
});
