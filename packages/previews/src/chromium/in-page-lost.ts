/**
 * Questions to the browser about a drawn piece. Each function is sent to the page as text, so it uses nothing from
 * outside itself.
 */
import type { PageDocument, PageElement, PagePicture } from './in-page.ts';

/** What was not drawn as written, on the visible sides. */
export interface Lost {
  /** The font lists of all text. */
  readonly fonts: readonly string[];
  /** Families, of those asked about, that are neither in a file nor on the machine. */
  readonly missing: readonly string[];
  /** URLs of pictures that could not be decoded. */
  readonly pictures: readonly string[];
  /** Fonts of the artwork that did not load. */
  readonly faces: readonly string[];
  /** Whether the machine has one of the emoji fonts asked about. */
  readonly hasEmoji: boolean;
}

export interface LostQuestion {
  /** Which sides are not drawn. */
  readonly unseen: readonly boolean[];
  /** Pictures of the style sheets. */
  readonly addresses: readonly string[];
  /** Emoji fonts, if the text has emoji. */
  readonly emoji: readonly string[];
}

/** Asks the browser about its fonts and pictures. */
export async function lostOf({ unseen, addresses, emoji }: LostQuestion): Promise<Lost> {
  const page = (globalThis as unknown as { document: PageDocument }).document;
  const frames = Array.from(page.querySelectorAll('iframe'), (frame) => frame.contentDocument).filter(
    (_frame, index) => !unseen[index],
  );
  const fonts = new Set<string>();
  const pictures = new Set<string>();
  const faces = new Set<string>();
  const own = new Set<string>();
  for (const artwork of frames) {
    for (const face of artwork.fonts as unknown as Iterable<{ family: string; status: string }>) {
      own.add(face.family.replace(/["']/g, '').toLowerCase());
      if (face.status === 'error') faces.add(face.family.replace(/["']/g, ''));
    }
    for (const picture of Array.from(artwork.querySelectorAll('img')) as (PagePicture & {
      currentSrc: string;
      naturalWidth: number;
    })[])
      if (picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) pictures.add(picture.currentSrc);
    const { body } = artwork;
    if (body === null) continue;
    const walker = artwork.createTreeWalker(body, 4) as unknown as {
      nextNode(): { data: string; parentElement: PageElement | null } | null;
    };
    const seen = new Set<unknown>();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement === null || node.data.trim() === '' || seen.has(node.parentElement)) continue;
      seen.add(node.parentElement);
      fonts.add(artwork.defaultView.getComputedStyle(node.parentElement).getPropertyValue('font-family'));
    }
  }
  const { Image } = globalThis as unknown as { Image: new () => { src: string; decode(): Promise<void> } };
  for (const address of addresses) {
    const picture = new Image();
    picture.src = address;
    await picture.decode().catch(() => pictures.add(address));
  }
  // A missing family is as wide as its fallback, whichever fallback is given.
  const probe = page.createElement('span') as PageElement & { textContent: string };
  probe.textContent = 'mmmmiiiiWWlll@1';
  probe.style.cssText = 'position:absolute;visibility:hidden;font-size:40px;white-space:nowrap';
  page.body?.append(probe);
  const widthIn = (family: string) => {
    probe.style.setProperty('font-family', family);
    return probe.getBoundingClientRect().width;
  };
  const isHere = (name: string) =>
    ['serif', 'monospace'].some((other) => Math.abs(widthIn(`"${name}",${other}`) - widthIn(other)) > 0.01);
  const missing: string[] = [];
  for (const list of fonts) {
    const [first = ''] = list.split(',');
    const name = first.trim().replace(/^["']|["']$/g, '');
    if (own.has(name.toLowerCase())) continue;
    if (!isHere(name)) missing.push(name);
  }
  const hasEmoji = emoji.length === 0 || emoji.some(isHere);
  probe.remove();
  return { fonts: [...fonts], missing, pictures: [...pictures], faces: [...faces], hasEmoji };
}
