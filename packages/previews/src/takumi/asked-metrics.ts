/** The parts of a line in a font that the artwork brings, by measuring text in it. */
import { type LineMetrics, lineMetricsOf } from '../fonts/fonts.ts';
import { box, type Node, words } from './nodes.ts';

/** In CSS pixels: so large that rounding to whole ones does not matter. */
const SIZE = 10_000;

/** A font of known metrics, and one that is higher: text that is not in the font itself is in one of them. */
const [KNOWN, OTHER] = ['Inter', 'Arimo'];

interface Measured {
  readonly children: readonly {
    readonly height: number;
    readonly runs: readonly { readonly y: number; readonly height: number }[];
  }[];
}

/** Undefined if the font lacks a usual letter. `measure`: lays a tree out. */
export async function askedMetrics(
  family: string,
  measure: (node: Node) => Promise<Measured>,
): Promise<LineMetrics | undefined> {
  const known = lineMetricsOf(KNOWN);
  const inFamily = (fallback: string) => `'${family}', '${fallback}'`;
  const letter = (fontFamily: string): Node => words('x', { display: 'inline', fontFamily });
  const style = { fontSize: `${SIZE}px`, whiteSpace: 'nowrap' };
  const measured = await measure(
    box({ width: `${8 * SIZE}px` }, [
      box({ ...style, lineHeight: `${2 * SIZE}px` }, [
        letter(`'${KNOWN}'`),
        letter(inFamily(KNOWN)),
        letter(inFamily(OTHER)),
      ]),
      box({ ...style, lineHeight: 'normal', fontFamily: inFamily(KNOWN) }, [letter(inFamily(KNOWN))]),
    ]),
  );
  const [line, normal] = measured.children;
  const [before, own, again] = line?.runs ?? [];
  if (known === undefined || before === undefined || own === undefined || again === undefined || normal === undefined)
    return undefined;
  if (own.height !== again.height || own.y !== again.y) return undefined;
  const ascent = known.ascent - (own.y - before.y) / SIZE;
  const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
  const both = own.height / SIZE;
  return {
    ascent: rounded(ascent),
    descent: rounded(both - ascent),
    gap: rounded(Math.max(0, normal.height / SIZE - both)),
  };
}
