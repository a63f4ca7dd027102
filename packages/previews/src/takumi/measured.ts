/** What the renderer lays out on, and what it reports of it. */
import type { Node } from './nodes.ts';

/** The canvas: device pixels, and their number per CSS pixel. */
export interface Canvas {
  width: number;
  height: number;
  devicePixelRatio: number;
}

/** A laid-out box: position and runs of text in device pixels. */
export interface MeasuredBox {
  width: number;
  height: number;
  transform: [number, number, number, number, number, number];
  children: MeasuredBox[];
  runs: { text: string; x: number; y: number; width: number; height: number }[];
}

/** Lays a tree out, in CSS pixels. */
export type Measure = (root: Node) => Promise<MeasuredBox>;
