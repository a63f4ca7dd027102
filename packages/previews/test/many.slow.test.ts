import { expect, test } from 'vitest';
import { pieceOf, previewer } from './support.ts';

test('hundreds of renders, each of another piece, do not grow memory', { timeout: 600_000 }, async () => {
  const draw = async (from: number, to: number) => {
    for (let id = from; id < to; id += 1) {
      const merge_tags = { name: `Person ${id}`, filler: `${id} `.repeat(2000) };
      const piece = pieceOf({
        id: String(id),
        format: 'postcard_4x6',
        front_html: '<h1>{{ name }}</h1><!-- {{ filler }} -->',
        merge_tags,
      });
      await previewer.render(piece, 'thumbnail');
    }
  };
  await draw(0, 150);
  const before = process.memoryUsage().rss;
  await draw(150, 500);
  // A megabyte kept per piece would be 350 MB; what garbage collection leaves lying around is far less.
  expect(process.memoryUsage().rss - before).toBeLessThan(120_000_000);
});
