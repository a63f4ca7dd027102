/** All findings of an artwork check with their severity and remedy. */
import type { ArtworkFinding, FindingCode, FindingSeverity } from '../check-types.ts';

/** Every code with its severity and remedy. */
const findingCodes: Readonly<Record<FindingCode, readonly [FindingSeverity, string]>> = {
  'artwork-refused': ['error', 'Make the artwork smaller or simpler: it is not drawn as it is'],
  'artwork-blank': ['error', 'Give the side something to print, or leave its HTML out'],
  'html-broken': ['error', 'Correct the markup: browsers can only guess what it means'],
  'merge-tag-syntax': [
    'error',
    'Write merge tags in Liquid: {{ name }}, {{ name | default: "text" }}, {% if name %} … {% endif %}',
  ],
  handlebars: ['error', 'Write it in Liquid: {% if name %} … {% endif %}, {% for item in list %} … {% endfor %}'],
  'foreign-merge-tag': ['error', 'Write it as {{ name }}: anything else is printed as it is written'],
  'merge-tag-unfilled': ['error', 'Send a value for it, or give it a default: {{ name | default: "text" }}'],
  'merge-tag-unknown': ['error', 'Use a field that recipients have, or send a merge tag of that name'],
  'merge-tag-hidden': ['warning', 'Check the name: its default is all that is ever printed'],
  'merge-tag-value': ['error', 'Send a text or a number'],
  'filter-unknown': ['error', 'Use a filter that Liquid has'],
  'date-format': ['error', 'Write the parts of a date with a per cent sign: "%B %-d, %Y"'],
  'placeholder-text': ['warning', 'Replace it by the text that is meant'],
  encoding: ['warning', 'Save the file as UTF-8, and read it as UTF-8'],
  'wrong-size': ['error', 'Give body the size of the format with its bleed'],
  'no-bleed': [
    'warning',
    'Make the artwork an eighth of an inch larger on each side, so that no white edge shows after cutting',
  ],
  'picture-missing': ['error', 'Give the picture an address, or register it under the one it has'],
  'picture-unreachable': [
    'error',
    'Put the picture on the web, or a small one into the HTML as a data: URL (a side holds 256 KB): a printer cannot reach this address',
  ],
  'picture-unchecked': ['warning', 'Register the picture to have its size and resolution checked'],
  'picture-damaged': ['error', 'Save it anew as PNG, JPEG, GIF, WebP or SVG'],
  'picture-resolution': [
    'warning',
    'Use a larger file: 300 dots to an inch at the size it is printed in, at least 200',
  ],
  'picture-distorted': ['warning', 'Give width or height alone, or object-fit: cover'],
  'picture-under-address': ['error', 'Move it out of the address zone, where it is covered'],
  'text-off-card': ['error', 'Move it inside the safe area: what lies beyond the edge is cut off'],
  'text-outside-safe-area': ['warning', 'Move it inside the safe area: cutting is not exact'],
  'text-under-address': ['error', 'Move it out of the address zone, where it is covered'],
  'text-in-barcode-clear-zone': [
    'warning',
    'Keep text out of the lowest 5/8 in at the right, where postal machines read',
  ],
  'text-cut': ['error', 'Make the box larger, the text shorter, or let the box grow'],
  'text-overlap': ['warning', 'Give the upper text room to grow, or make one of them shorter'],
  'text-too-small': ['warning', 'Print nothing smaller than 6 points'],
  'text-contrast': ['warning', 'Make the text darker or lighter, or put a plain panel behind it'],
  'line-too-thin': ['warning', 'Make the line a quarter of a point wide or more: a press may not print it'],
  'ink-coverage': ['info', 'Ask the printer how much ink its paper takes: a dark grey or colour needs less'],
  'rich-black': ['info', 'Black (#000) or a grey is sharper: inks never lie exactly on each other'],
  'glyph-missing': ['warning', 'Use other characters: these are printed as boxes'],
  'font-missing': ['error', 'Name a font that is here, or load the font from the web with @font-face'],
  'font-unreachable': ['error', 'Load the font from the web: a printer cannot reach this address'],
  'font-not-fetched': ['info', 'Nothing to do for print; here another font shows in its place'],
  'css-invalid': ['warning', 'Correct the declaration: as it is, it is ignored'],
  'css-not-printed': ['warning', 'Leave it out: paper neither moves nor listens'],
  'css-not-drawn': ['warning', 'Lay it out another way'],
  'style-sheet-not-loaded': ['warning', 'Put the styles into a <style> element: no style sheet is fetched'],
  'element-not-printed': ['warning', 'Leave it out, or put what it shows into plain HTML or a picture'],
  'not-drawn': ['warning', 'Change the artwork so that it is drawn as it is written'],
  'address-too-long': ['warning', 'Shorten the name, the company or the address'],
};

type Details = Partial<Omit<ArtworkFinding, 'code' | 'message' | 'side'>>;

/** A finding before its side is known. */
export type SideFinding = Omit<ArtworkFinding, 'side'>;

export function finding(code: FindingCode, message: string, details: Details = {}): SideFinding {
  const [severity, remedy] = findingCodes[code];
  const known = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  return { code, severity, message, remedy, ...known };
}

/** Artwork that is not drawn; if it is too large, pictures are usually the largest part. */
export const refusal = (message: string, details: Details = {}): SideFinding =>
  finding('artwork-refused', message, {
    ...details,
    ...(/ larger than \d+ KB/.test(message) && {
      remedy: 'Give pictures by their address instead of as data: URLs, and leave out what is not printed',
    }),
  });

/** 1-based line and column of an offset. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
