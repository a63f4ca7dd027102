/** Text that cannot be read on what is behind it, judged by the drawing: on colours, gradients and pictures alike. */
import { finding, type SideFinding } from '../merge-tags/findings.ts';
import type { Page } from '../render/layout.ts';
import type { Node, Style } from '../takumi/nodes.ts';
import type { Renderer } from '../takumi/renderer.ts';
import type { DrawnText } from './drawn-boxes.ts';
import { DENSITY, pixelsOf, type Raster, rasterOf } from './raster.ts';

/** WCAG's ratio of the luminances: below the first, text cannot be read; below the others, not easily. */
const UNREADABLE = 1.7;
const FAINT = 2.5;
const FAINT_LARGE = 2;
/** In points. */
const LARGE = 14;
/** A text is judged in parts this wide, in inches, since a picture may be dark below one end and light below the other. */
const PART = 0.35;
/** Fewer pixels of letters say nothing of their colour. */
const LEAST = 25;

export async function contrastSlips(
  page: Page,
  texts: readonly DrawnText[],
  renderer: Renderer,
  drawn: Raster,
): Promise<SideFinding[]> {
  const judged = texts.filter(({ kind }) => kind === 'plain');
  if (judged.length === 0) return [];
  const withInk = (ink: string) => rasterOf(page, renderer, inked(page.drawing.node, ink));
  const [without, marked] = await Promise.all([withInk(NO_INK), withInk(MARKED_INK)]);
  return contrastFindings(judged, { drawn, without, marked });
}

/** The colours of letters in the other two drawings. */
export const NO_INK = 'transparent';
export const MARKED_INK = '#ff00ff';

/** A page as it is drawn, without its letters, and with all of them in one strong colour. */
export interface Drawings {
  readonly drawn: Raster;
  readonly without: Raster;
  readonly marked: Raster;
}

export function contrastFindings(texts: readonly DrawnText[], drawings: Drawings): SideFinding[] {
  const worst = new Map<string, { text: DrawnText; contrast: number }>();
  for (const text of texts) {
    const contrast = contrastOf(text, drawings);
    const key = text.place ? `${text.place.line}:${text.place.column}` : text.text;
    if (contrast < (worst.get(key)?.contrast ?? Number.POSITIVE_INFINITY)) worst.set(key, { text, contrast });
  }
  return [...worst.values()].flatMap(({ text, contrast }) => {
    const { points, place, box } = text;
    if (contrast >= (points >= LARGE ? FAINT_LARGE : FAINT)) return [];
    const ratio = `contrast ${contrast.toFixed(1)} : 1`;
    const [severity, message] =
      contrast < UNREADABLE
        ? (['error', `Text can hardly be told from what is behind it: ${ratio}`] as const)
        : (['warning', `Text is faint on what is behind it: ${ratio}`] as const);
    return [finding('text-contrast', message, { ...place, box, severity })];
  });
}

/** The contrast of the least readable part of a text; infinite where none of it is seen. What is faded shows its letters faintly in all drawings. */
function contrastOf(text: DrawnText, drawings: Drawings): number {
  const plain = contrastAbove(PLAIN, text, drawings);
  return Number.isFinite(plain) ? plain : contrastAbove(FADED, text, drawings);
}

/** By how much the three channels of a letter differ together between two drawings, of 765. */
const PLAIN = 90;
const FADED = 15;

function contrastAbove(least: number, { box }: DrawnText, { drawn, without, marked }: Drawings): number {
  const { width } = drawn;
  const { left, right, top, bottom } = pixelsOf(box, drawn);
  const parts = Math.max(1, Math.round((right - left) / DENSITY / PART));
  let worst = Number.POSITIVE_INFINITY;
  for (let part = 0; part < parts; part += 1) {
    const from = left + Math.floor(((right - left) * part) / parts);
    const to = left + Math.floor(((right - left) * (part + 1)) / parts);
    const contrasts: number[] = [];
    for (let y = top; y < bottom; y += 1) {
      for (let x = from; x < to; x += 1) {
        const at = (y * width + x) * 4;
        if (inkAt(without.pixels, marked.pixels, at) > least) {
          contrasts.push(ratioOf(luminance(drawn.pixels, at), luminance(without.pixels, at)));
        }
      }
    }
    if (contrasts.length < LEAST) continue;
    // The edges of letters are blends; nearly the best pixel shows their colour.
    contrasts.sort((a, b) => a - b);
    worst = Math.min(worst, contrasts[Math.floor(contrasts.length * 0.95)] as number);
  }
  return worst;
}

/** How much of a letter is drawn there, whatever its own colour: it is magenta in one drawing, and not there in the other. */
const inkAt = (without: Uint8Array, marked: Uint8Array, at: number): number =>
  Math.abs((marked[at] ?? 0) - (without[at] ?? 0)) +
  Math.abs((marked[at + 1] ?? 0) - (without[at + 1] ?? 0)) +
  Math.abs((marked[at + 2] ?? 0) - (without[at + 2] ?? 0));

/** Relative luminance by WCAG 2.2, from 0 to 1. */
function luminance(pixels: Uint8Array, at: number): number {
  const linear = (value: number) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(pixels[at] ?? 0) + 0.7152 * linear(pixels[at + 1] ?? 0) + 0.0722 * linear(pixels[at + 2] ?? 0);
}

const ratioOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const svgInk = (ink: string): string =>
  `<style>text,tspan,textPath{fill:${ink === 'transparent' ? 'none' : ink}!important;stroke:none!important}</style>`;

/** The tree with all letters in one colour, without shadows. */
function inked(node: Node, ink: string): Node {
  if (node.type === 'text') {
    const style: Style = {
      ...(node.style as Style | undefined),
      color: `${ink} !important`,
      WebkitTextFillColor: `${ink} !important`,
      textShadow: 'none !important',
    };
    return { ...node, style };
  }
  if (node.type === 'image' && typeof node.src === 'string')
    return { ...node, src: node.src.replace(/^\s*<svg\b[^>]*>/, (root) => `${root}${svgInk(ink)}`) };
  if (node.type !== 'container') return node;
  return { ...node, children: (node.children ?? []).map((child) => inked(child, ink)) };
}
