/** A font file for the renderer. */
export interface FontFace {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  generic?: 'serif' | 'sans-serif' | 'monospace' | 'cursive' | 'math' | 'emoji' | undefined;
  /** Path of the file, starting with its package. */
  path: string;
  /** The code points for which it is used. */
  ranges: [number, number][];
}
