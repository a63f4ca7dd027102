import { readdirSync, readFileSync } from 'node:fs';
import { createPreviewer } from '@direct-mail/previews';
import { demoArtwork } from '../../../packages/mock/src/fixtures/artwork/index.ts';
import { Random } from '../random.ts';
import type { Section } from '../section.ts';
import { documentOf, mutated } from './documents.ts';

const templates = new URL('../../../packages/previews/test/templates/', import.meta.url);

/** Generated and mutated artwork: each document is a picture in the end, whatever the renderer does at it. */
export const artworkSection: Section = async ({ short, seed, cases = short ? 600 : 100_000 }) => {
  const examples = [
    ...demoArtwork.flatMap(({ front_html, back_html }) => [front_html, back_html ?? '']),
    ...readdirSync(templates).map((file) => readFileSync(new URL(file, templates), 'utf8')),
  ].filter((html) => html !== '');
  const count = { drawn: 0, plain: 0, stopped: 0, late: 0, refused: 0, broken: 0, ordinaryStopped: 0, ordinary: 0 };
  const previewer = createPreviewer();
  const draw = async (n: number) => {
    const random = new Random(seed * 1_000_003 + n);
    const kind = n % 3;
    const html =
      kind === 0
        ? documentOf(random, false)
        : kind === 1
          ? documentOf(random, true)
          : mutated(random, random.pick(examples));
    if (kind === 0) count.ordinary += 1;
    const piece = { id: String(n), format: 'postcard_4x6', front_html: html, now: '2026-12-01T09:00:00Z' };
    try {
      const { bytes, warnings } = await previewer.render(piece, 'front');
      const text = warnings.join('\n');
      const said = /renderer stopped at this artwork \(/.test(text)
        ? 'stopped'
        : /drawn without its effects/.test(text)
          ? 'plain'
          : /took longer/.test(text)
            ? 'late'
            : /^(The merge tags cannot|The HTML (has|is)|With its merge|Brackets in|An SVG (is|has))/m.test(text)
              ? 'refused'
              : 'drawn';
      count[said] += 1;
      if (said === 'stopped' && kind === 0) count.ordinaryStopped += 1;
      if (said === 'stopped' || said === 'late')
        console.error(`case ${n}: ${text.split('\n').find((line) => /renderer stopped|took longer/.test(line))}`);
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      if (view.getUint32(0) !== 0x89504e47 || view.getUint32(16) !== 600) throw new Error('no picture of 600 px');
    } catch (error) {
      count.broken += 1;
      console.error(`case ${n}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  };
  let next = 0;
  const lane = async () => {
    while (next < cases) {
      await draw(next++);
      if (next % 5_000 === 0) console.error(`${next} documents: ${JSON.stringify(count)}`);
    }
  };
  await Promise.all([lane(), lane()]);
  return [
    {
      check: 'Artwork: every document gives a picture, and what asked for it lives on',
      tried: `${cases} documents`,
      result: `${count.broken} without; ${count.stopped} stopped the renderer, ${count.plain} were drawn without effects after that, ${count.late} took too long, ${count.refused} were refused: each says so`,
      ok: count.broken === 0,
    },
    {
      check: 'Artwork with ordinary values stops the renderer at most once in 200',
      tried: `${count.ordinary} documents`,
      result: `${count.ordinaryStopped} did, and say so`,
      ok: count.ordinaryStopped <= count.ordinary / 200,
    },
  ];
};
