/** Warns about what a browser leaves out silently: missing fonts and pictures that it cannot decode. */
import { EMOJI_IN_ONE_COLOUR, hasEmoji } from '../fonts/emoji.ts';
import { families, standInFor, standInSaid } from '../fonts/font-names.ts';
import { dataUrlBytes } from '../pictures/data-url.ts';
import { faultOf } from '../pictures/picture-faults.ts';
import { shortened, type Warnings } from '../render/warnings.ts';
import { ask } from './ask.ts';
import type { FreshPage } from './browser.ts';
import { lostOf } from './in-page-lost.ts';
import type { Side } from './sides.ts';
import { GENERIC } from './web-fonts.ts';

const EMOJI_FONTS = [
  'Noto Color Emoji',
  'Apple Color Emoji',
  'Segoe UI Emoji',
  'Twemoji Mozilla',
  'Twitter Color Emoji',
];

export async function sayLost(fresh: FreshPage, sides: readonly Side[], warnings: Warnings): Promise<void> {
  const seen = sides.filter(({ unseen }) => !unseen).map(({ artwork }) => artwork);
  const written = new Map(seen.flatMap(({ addresses }) => [...addresses]));
  const pictures = [...written].filter(([, address]) => !/^data:(?!image)|\.(?:woff2?|[ot]tf|css)\b/i.test(address));
  const emoji = seen.some(({ html }) => hasEmoji(html)) ? EMOJI_FONTS : [];
  if (emoji.length === 0 && pictures.length === 0 && seen.every(({ unknown }) => !unknown)) return;
  const damaged = new Set<string>();
  for (const [, address] of pictures) {
    const bytes = address.startsWith('data:') ? dataUrlBytes(address) : undefined;
    const fault = bytes && faultOf(bytes);
    if (fault === undefined) continue;
    damaged.add(address);
    warnings.add(`The picture ${shortened(address)} is damaged: ${fault}`);
  }
  const lost = await ask(fresh, lostOf, {
    unseen: sides.map(({ unseen }) => unseen),
    addresses: pictures.map(([asked]) => asked),
    emoji,
  });
  for (const asked of lost.pictures) {
    const address = written.get(asked) ?? asked;
    if (!damaged.has(address)) warnings.add(`The picture ${shortened(address)} is damaged and is not drawn`);
  }
  for (const name of lost.faces) warnings.add(`The web font “${shortened(name, 40)}” could not be loaded`);
  for (const name of lost.missing) {
    if (standInFor(name) !== undefined || GENERIC.test(name)) continue;
    warnings.add(standInSaid(shortened(name, 40), nextOf(name, lost.fonts)));
  }
  if (!lost.hasEmoji) warnings.add(EMOJI_IN_ONE_COLOUR);
}

/** The family that follows it in a list. */
function nextOf(name: string, lists: readonly string[]): string {
  for (const list of lists) {
    const names = list.split(',').map((one) => one.trim().replace(/^["']|["']$/g, ''));
    if (names[0] !== name) continue;
    const next = names.slice(1).find((one) => standInFor(one) !== undefined);
    if (next !== undefined) return standInFor(next)?.family ?? next;
  }
  return families.sans;
}
