/** A page as vectors: the contents of a PDF page, before it is written. */
import type { Node } from '../../takumi/nodes.ts';
import type { Bounds, Matrix } from './matrix.ts';

export interface Form {
  readonly content: string;
  readonly bounds: Bounds;
  /** The colour space of its group; undefined for a plain form, such as a glyph. */
  readonly group?: 'DeviceRGB' | 'DeviceGray';
}

/** A graphics state. `mask`: a form whose luminosity or alpha is the opacity. */
export interface State {
  readonly fill?: number;
  readonly stroke?: number;
  readonly blend?: string;
  readonly mask?: { readonly form: string; readonly by: 'Luminosity' | 'Alpha' };
}

/**
 * A part that is not vectors: drawn by the renderer, `width` by `height` CSS pixels, with `density` pixels per CSS
 * pixel.
 */
export interface Part {
  readonly node: Node;
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

export interface VectorPage {
  /** Operators, in CSS pixels from the top left corner of the page. */
  readonly content: string;
  readonly forms: ReadonlyMap<string, Form>;
  readonly states: ReadonlyMap<string, State>;
  readonly shadings: ReadonlyMap<string, Record<string, unknown>>;
  readonly parts: ReadonlyMap<string, Part>;
}

const FAR = 16_000;

/** A number in PDF syntax. Readers keep 16 bits of a coordinate, so larger values are clamped. */
export function written(value: number, digits = 3): string {
  const power = 10 ** digits;
  const rounded = Math.round(Math.min(FAR, Math.max(-FAR, value)) * power) / power;
  return Math.abs(rounded) < 1e-6 ? '0' : String(rounded);
}

export const writtenMatrix = (matrix: Matrix): string => `${matrix.map((value) => written(value, 6)).join(' ')} cm`;
