import { expect, test } from 'vitest';
import { createPreviewer } from '../../src/index.ts';
import { isTrap } from '../../src/takumi/renderer.ts';
import { decoded, pieceOf } from '../support.ts';

test('the WebAssembly build draws the same bytes, in this process and in one of its own', async () => {
  const piece = pieceOf({ front_html: '<body style="background:#00ff00"><h1>Hello</h1></body>' });
  const { bytes } = await createPreviewer({ timeout: 100_000 }).render(piece, 'front');
  expect(decoded(bytes).at(300, 200)).toBe('#00ff00');
  for (const isolated of [true, false])
    expect(
      (await createPreviewer({ engine: 'wasm', isolated, timeout: 100_000 }).render(piece, 'front')).bytes,
    ).toEqual(bytes);
});

test('after a trap, which leaves the WebAssembly build unable to draw, another copy of it draws', async () => {
  expect(isTrap(new Error('unreachable'))).toBe(false);
  expect(isTrap(Object.assign(new Error('unreachable'), { name: 'RuntimeError' }))).toBe(true);
  const piece = pieceOf({ front_html: '<body style="background:#00ff00"></body>' });
  const { bytes } = await createPreviewer({ isolated: false, timeout: 100_000 }).render(piece, 'front');
  expect(decoded(bytes).at(300, 200)).toBe('#00ff00');
});

test('fonts come from the caller where there are no installed packages', async () => {
  const asked: string[] = [];
  const font = (path: string): Uint8Array => {
    asked.push(path);
    throw new Error('offline');
  };
  await expect(createPreviewer({ assets: { font } }).render(pieceOf(), 'front')).rejects.toThrow('offline');
  expect(asked).toContain('@fontsource/inter/files/inter-latin-400-normal.woff2');
});
