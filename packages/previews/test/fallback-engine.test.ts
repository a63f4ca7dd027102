import { expect, test, vi } from 'vitest';
import { createPreviewer } from '../src/index.ts';
import { decoded, pieceOf } from './support.ts';

vi.mock('@takumi-rs/core', () => {
  throw new Error('no native build for this machine');
});

test('where no native build exists, WebAssembly draws', async () => {
  const { bytes } = await createPreviewer().render(
    pieceOf({ front_html: '<body style="background:#00ff00"></body>' }),
    'front',
  );
  expect(decoded(bytes).at(300, 200)).toBe('#00ff00');
  await expect(createPreviewer({ engine: 'native' }).render(pieceOf(), 'front')).rejects.toThrow();
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
