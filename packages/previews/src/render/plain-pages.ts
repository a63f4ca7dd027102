/** Built-in pages: for a creative without HTML, and for one that cannot be drawn. */
import { escapeMarkup } from '@direct-mail/contract/words/markup';
import type { Inches, SheetFormat } from '../sheet/formats.ts';

/** Muted colour pairs for paper and ink, chosen by the creative's name, so that creatives are easy to tell apart. */
const palettes = [
  ['#f4efe6', '#1f3a34', '#d9643a'],
  ['#eef1f6', '#22304f', '#e0a526'],
  ['#f7ecea', '#4a1f33', '#2f7f79'],
  ['#f0f2ea', '#2c3a22', '#c8503c'],
] as const;

/** The front of a creative without HTML (uploaded artwork, or none yet): its name in large type. */
export function defaultFront(name: string, trim: Inches): string {
  const [paper, ink, accent] = paletteOf(name);
  const headline = Math.min(trim.width / 9, trim.height / 5, (trim.width * 1.5) / Math.max(12, longestWord(name)));
  return `<style>body{background:${paper};color:${ink}}</style>
<div style="position:absolute;left:0;top:0;right:0;height:${inch(trim.height * 0.045)};background:${accent}"></div>
<div style="position:absolute;right:${inch(-trim.width * 0.12)};bottom:${inch(-trim.width * 0.16)};width:${inch(trim.width * 0.5)};height:${inch(trim.width * 0.5)};border-radius:50%;background:${accent};opacity:.16"></div>
<div style="position:absolute;right:${inch(trim.width * 0.09)};bottom:${inch(-trim.width * 0.09)};width:${inch(trim.width * 0.26)};height:${inch(trim.width * 0.26)};border-radius:50%;border:${inch(0.02)} solid ${ink};opacity:.35"></div>
<div style="position:absolute;left:8%;right:14%;top:0;bottom:0;display:flex;flex-direction:column;justify-content:center">
<div style="font:700 ${inch(headline)}/1.06 serif;letter-spacing:-.01em">${escapeMarkup(name.slice(0, 120))}</div>
<div style="width:${inch(0.7)};height:${inch(0.045)};background:${accent};margin-top:${inch(headline * 0.45)}"></div>
<div style="font:500 ${inch(0.125)}/1.5 sans-serif;margin-top:${inch(headline * 0.4)};opacity:.7">{{ recipient.full_name | default: "Current Resident" }}</div>
</div>`;
}

/** Its back in the same colours, so that both sides clearly belong together. */
export function defaultBack(name: string, trim: Inches): string {
  const [paper, ink, accent] = paletteOf(name);
  return `<style>body{background:${paper};color:${ink}}</style>
<div style="position:absolute;left:0;top:0;bottom:0;width:${inch(trim.height * 0.03)};background:${accent}"></div>
<div style="position:absolute;left:7%;top:9%;width:40%;font:600 ${inch(0.2)}/1.25 serif">${escapeMarkup(name.slice(0, 120))}</div>`;
}

/** Shown instead of a creative that cannot be drawn: why, and what to do. */
export function fallbackPage(reason: string, { kind, trim }: SheetFormat): string {
  const size = (inches: number) => inch(inches * Math.min(1.7, Math.max(1, trim.width / 6)));
  // Below a letter's address window.
  const top = kind === 'letter' ? 3.2 : 0.32;
  return `<style>body{background:#fbfaf8;color:#2b2f36}</style>
<div style="position:absolute;left:0;top:0;right:0;bottom:0;border:.05in solid #d9d4ca;box-sizing:border-box"></div>
<div style="position:absolute;left:.35in;right:.35in;top:${top}in">
<div style="font:700 ${size(0.2)}/1.2 sans-serif">This creative could not be drawn</div>
<div style="font:400 ${size(0.135)}/1.45 sans-serif;margin-top:${size(0.09)};word-break:break-word">${escapeMarkup(reason)}</div>
<div style="font:400 ${size(0.11)}/1.4 sans-serif;margin-top:${size(0.12)};color:#6b7078">Correct the creative’s HTML and fetch the preview of a new mailing.</div>
</div>`;
}

const inch = (value: number) => `${Math.round(value * 1000) / 1000}in`;
const longestWord = (text: string) => Math.max(...text.split(/\s+/).map((word) => word.length));
const paletteOf = (name: string) =>
  palettes[Array.from(name).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % palettes.length] ??
  palettes[0];
