/** What the process that draws and the one that asks say to each other. */
import type { CheckRequest } from '../check/check-side.ts';
import type { ArtworkCheck } from '../check-types.ts';
import type { FoundChromium } from '../chromium/find-chromium.ts';
import type { PreviewPart, PreviewPiece, RenderedPreview } from '../types.ts';

/** A piece without its pictures: they are asked for by their address. */
export type PlainPiece = Omit<PreviewPiece, 'images'>;

/** One picture to draw. */
export interface Job {
  readonly piece: PlainPiece;
  readonly part: PreviewPart;
  /** Why the artwork is not drawn: the fallback page says it. */
  readonly instead?: string | undefined;
  /** Milliseconds that the artwork may take, where what draws looks at the clock itself: in a browser. */
  readonly time?: number | undefined;
  /** The renderer stopped at this artwork before: styles that are known to end it are left out. */
  readonly careful?: boolean | undefined;
  /** To be looked at instead of drawn: what was found comes with an empty picture. */
  readonly check?: CheckRequest | undefined;
}

/** A picture, or what a check found. */
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
  /** The last word of a process that needs more memory than a picture may. */
  | { readonly kind: 'too-large' };
