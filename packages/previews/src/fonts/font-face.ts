/** A font file, as the renderer is given it. */
export interface FontFace {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  generic?: 'serif' | 'sans-serif' | 'monospace' | 'cursive' | 'math' | 'emoji' | undefined;
  /** Path of the file, beginning with its package. */
  path: string;
  /** The code points that it is asked for. */
  ranges: [number, number][];
}
