/**
 * Invisible text that a reader can find, select and copy: fonts with empty glyphs that map to characters. It covers
 * every character and needs no font file.
 */

import type { PDFDocument, PDFReference } from 'pdfkit';
import { RIGHT_TO_LEFT } from '../fonts/right-to-left.ts';

/** Width of all glyphs, in thousandths of the size; a run is stretched to its place. */
const WIDTH = 500;
/** Glyphs per font. */
const MOST = 255;

interface EmptyFont {
  readonly name: string;
  readonly reference: PDFReference;
  readonly characters: string[];
}

export class UnicodeText {
  readonly #document: PDFDocument;
  readonly #fonts: EmptyFont[] = [];
  readonly #places = new Map<string, { readonly font: EmptyFont; readonly code: number }>();

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  /**
   * Operators for a run of text, its characters in the order of {@link visual}, in a box `width` wide, with the
   * baseline at `x`, `y` of a page whose y grows downwards.
   */
  run(text: string, { x, y, width, size }: { x: number; y: number; width: number; size: number }): string {
    const characters = Array.from(text);
    const stretch = (100 * width) / ((characters.length * size * WIDTH) / 1000);
    let operators = '';
    let font: EmptyFont | undefined;
    let codes = '';
    const flush = () => {
      if (font !== undefined) operators += `/${font.name} ${number(size)} Tf <${codes}> Tj `;
      codes = '';
    };
    for (const character of characters) {
      const place = this.#place(character);
      if (place.font !== font) {
        flush();
        font = place.font;
      }
      codes += place.code.toString(16).padStart(2, '0');
    }
    flush();
    return `BT 3 Tr ${number(stretch)} Tz 1 0 0 -1 ${number(x)} ${number(y)} Tm ${operators}ET`;
  }

  /** Writes the fonts after all text. */
  end(): void {
    for (const { name, reference, characters } of this.#fonts) {
      const glyph = this.#document.ref({});
      // With a box, because readers drop a single character that takes no space.
      glyph.end(`${WIDTH} 0 0 0 ${WIDTH} 700 d1`);
      const map = this.#document.ref({});
      map.end(unicodeMap(name, characters));
      Object.assign(reference.data, {
        Type: 'Font',
        Subtype: 'Type3',
        Name: name,
        FontBBox: [0, -200, WIDTH, 800],
        FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
        CharProcs: { g: glyph },
        Encoding: { Type: 'Encoding', Differences: [1, ...characters.map(() => 'g')] },
        FirstChar: 1,
        LastChar: characters.length,
        Widths: characters.map(() => WIDTH),
        Resources: {},
        ToUnicode: map,
      });
      reference.end();
    }
  }

  #place(character: string) {
    const known = this.#places.get(character);
    let font = known?.font ?? this.#fonts.at(-1);
    if (font === undefined || (known === undefined && font.characters.length >= MOST)) {
      font = { name: `U${this.#fonts.length}`, reference: this.#document.ref({}), characters: [] };
      this.#fonts.push(font);
    }
    this.#document.page.fonts[font.name] = font.reference;
    if (known !== undefined) return known;
    const place = { font, code: font.characters.push(character) };
    this.#places.set(character, place);
    return place;
  }
}

/** A word with its characters from left to right as printed: readers reverse Arabic and Hebrew when they search. */
export function visual(word: string): string {
  const text = word.normalize('NFC').replace(/\s/g, ' ');
  if (!RIGHT_TO_LEFT.test(text)) return text;
  // Digits and Latin words in it keep their own direction.
  const parts =
    text.match(
      /[\p{Script=Latin}\p{Nd}]+(?:[\p{Script=Latin}\p{Nd}.,:'/-]*[\p{Script=Latin}\p{Nd}]+)?|\P{M}\p{M}*|\p{M}/gu,
    ) ?? [];
  return parts.toReversed().join('');
}

const number = (value: number) => String(Math.round(value * 1000) / 1000);

function unicodeMap(name: string, characters: readonly string[]): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  const utf16 = (text: string) => Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('');
  const lines = characters.map((character, at) => `<${hex(at + 1, 2)}> <${utf16(character)}>`);
  const groups: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const group = lines.slice(at, at + 100);
    groups.push(`${group.length} beginbfchar\n${group.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /${name} def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${groups.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
