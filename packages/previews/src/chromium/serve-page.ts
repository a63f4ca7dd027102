/**
 * Serves the pictures of the piece and the available fonts to the page. Every other request is refused with a warning.
 */
import { DEFAULT_FAMILY, standInFor, standInSaid } from '../fonts/font-names.ts';
import type { FindPicture } from '../pictures/pictures.ts';
import { neutralTile } from '../pictures/pictures.ts';
import { shortened, type Warnings } from '../render/warnings.ts';
import type { Reply, Serve } from './browser.ts';
import { FONTS } from './web-fonts.ts';

export interface Served {
  readonly find: FindPicture;
  /** URLs as written in the artwork, by the URL that is requested. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly font: (path: string) => Promise<Uint8Array>;
  readonly warnings: Warnings;
}

export function servePage({ find, addresses, font, warnings }: Served): Serve {
  return async ({ url, kind }) => {
    if (url.startsWith(FONTS)) {
      const { pathname, searchParams } = new URL(url);
      const asked = searchParams.get('for');
      if (asked !== null) warnings.add(standInSaid(shortened(asked, 40), standInFor(asked)?.family ?? DEFAULT_FAMILY));
      // Kept for the next piece; not where the request itself says that a font stands in for another.
      return reply('font/woff2', await font(pathname.slice(1)), asked === null);
    }
    const address = addresses.get(url) ?? url;
    if (kind === 'stylesheet')
      warnings.add(`A style sheet cannot be fetched here and is left out: ${shortened(address)}`);
    else if (kind === 'font') warnings.add(`A web font cannot be fetched here: ${shortened(address)}`);
    else if (kind === 'image') {
      const bytes = (await find(address)) ?? neutralTile(shortened(address, 48));
      return reply(typeOf(bytes), bytes);
    }
    return undefined;
  };
}

const reply = (type: string, { buffer, byteOffset, byteLength }: Uint8Array, isKept = false): Reply => ({
  headers: {
    'content-type': type,
    'access-control-allow-origin': '*',
    'cache-control': isKept ? 'max-age=86400' : 'no-store',
  },
  body: Buffer.from(buffer, byteOffset, byteLength),
});

function typeOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0x89 && second === 0x50) return 'image/png';
  if (first === 0xff && second === 0xd8) return 'image/jpeg';
  if (first === 0x47 && second === 0x49) return 'image/gif';
  if (first === 0x52 && second === 0x49) return 'image/webp';
  return 'image/svg+xml';
}
