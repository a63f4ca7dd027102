/** Messages between the drawing process and the one that uses it. */
import type { CheckRequest } from '../check/check-side.ts';
import type { ArtworkCheck } from '../check-types.ts';
import type { FoundChromium } from '../chromium/find-chromium.ts';
import type { PreviewPart, PreviewPiece, RenderedPreview } from '../types.ts';

/** A piece without its pictures, which are requested by URL. */
type PlainPiece = Omit<PreviewPiece, 'images'>;

/** One picture to draw. */
export interface Job {
  readonly piece: PlainPiece;
  readonly part: PreviewPart;
  /** Why the artwork is not drawn: shown on the fallback page. */
  readonly instead?: string | undefined;
  /** Milliseconds that the artwork may take, if the drawing side enforces it, as a browser does. */
  readonly time?: number | undefined;
  /** The renderer crashed on this artwork before: known causes of crashes are left out. */
  readonly careful?: boolean | undefined;
  /** A check instead of a drawing: the result has findings and an empty picture. */
  readonly check?: CheckRequest | undefined;
}

/** A picture, or the findings of a check. */
export interface JobResult extends RenderedPreview {
  readonly check?: ArtworkCheck | undefined;
}

/** What draws: a build of Takumi, or a browser. */
export interface Opening {
  readonly engine: 'auto' | 'native' | 'wasm';
  readonly chromium?: FoundChromium | undefined;
}

export type ToDrawing =
  | ({ readonly kind: 'open' } & Opening)
  | { readonly kind: 'draw'; readonly job: Job }
  | { readonly kind: 'picture'; readonly number: number; readonly bytes: Uint8Array | undefined };

export type FromDrawing =
  | { readonly kind: 'opened' }
  | { readonly kind: 'drawn'; readonly preview: JobResult; readonly memory: number }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string }
  | { readonly kind: 'picture'; readonly number: number; readonly address: string }
  /** The last message of a process that exceeds its memory limit. */
  | { readonly kind: 'too-large' };
