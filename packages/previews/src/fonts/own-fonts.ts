/** Fonts that the artwork brings: `@font-face` with the file in a `data:` URL. */
import { dataUrlBytes } from '../pictures/data-url.ts';

/** A font of the artwork, under a name that no other piece uses. */
export interface OwnFont {
  readonly name: string;
  /** As the artwork names it. */
  readonly family: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  readonly data: Uint8Array;
}

/** Maximum number of fonts per side. */
const MOST = 16;

/** The fonts of a side whose files are in its style sheets. */
export function ownFontsOf(faces: readonly ReadonlyMap<string, string>[]): OwnFont[] {
  const found: OwnFont[] = [];
  for (const face of faces) {
    const family = unquoted(face.get('font-family') ?? '');
    const address = /url\(\s*["']?(data:[^"')]+)/i.exec(face.get('src') ?? '')?.[1];
    const data = address === undefined ? undefined : dataUrlBytes(address);
    if (family === '' || data === undefined || found.length === MOST) continue;
    const [weight = '400'] = (face.get('font-weight') ?? '400').trim().split(/\s+/);
    const style = /italic|oblique/i.test(face.get('font-style') ?? '') ? 'italic' : 'normal';
    found.push({
      // Families of the same name in two pieces are different families.
      name: `own ${family.toLowerCase().replace(/[^\w ]/g, '')} ${checksum(faces)}`,
      family,
      weight: weight === 'bold' ? 700 : Number(weight) || 400,
      style,
      data,
    });
  }
  return found;
}

const unquoted = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2');

/** FNV-1a over all `@font-face` rules of the side. */
function checksum(faces: readonly ReadonlyMap<string, string>[]): string {
  let hash = 0x811c9dc5;
  for (const face of faces)
    for (const text of face.values())
      for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
