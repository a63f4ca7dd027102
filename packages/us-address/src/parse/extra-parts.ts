/** What people write on a delivery line that is no part of it: it goes to the second line [Pub 28 212, 214]. */
import { directionals } from './directionals.ts';
import { isSpanishPrefix } from './puerto-rico.ts';
import { suffixes } from './suffixes.ts';
import { closesStreet, designatorOf } from './units.ts';
import { hasDigit, isOrdinal, startsWithDigit } from './words.ts';

interface Cut {
  words: readonly string[];
  breaks: readonly number[];
  extra: string;
}

const attention = new Set(['C/O', 'ATTN', 'ATTENTION']);

/** Where a house number opens a street, so that something must follow it. */
const opensStreet = (w: readonly string[], at: number): boolean =>
  startsWithDigit(w[at]) && !isOrdinal(w[at]) && w.length - at >= 2;

/** A name in front of the number, closed by a comma (`ACME INC, 1 MAIN ST`) or opened by `ATTN` or `C/O`. */
export function dropAddressee(words: readonly string[], breaks: readonly number[]): Cut {
  const at = addresseeEnd(words, breaks);
  if (at === 0) return { words, breaks, extra: '' };
  return {
    words: words.slice(at),
    breaks: breaks.filter((b) => b > at).map((b) => b - at),
    extra: words.slice(0, at).join(' '),
  };
}

function addresseeEnd(w: readonly string[], breaks: readonly number[]): number {
  if (hasDigit(w[0])) return 0;
  let end = 0;
  if (attention.has(w[0] ?? '')) {
    end = w.findIndex((word) => hasDigit(word));
    return end > 0 && opensStreet(w, end) ? end : 0;
  }
  for (const b of breaks) {
    for (; end < b; end++) if (hasDigit(w[end]) || designatorOf(w[end])) return 0;
    if (opensStreet(w, b)) return b;
  }
  return 0;
}

/** A part behind the street that is no unit: `100 MAIN ST, ACME BUILDING`. */
export function dropBuilding({ words, breaks, extra }: Cut): Cut {
  const at = breaks[breaks.length - 1] ?? 0;
  if (at < 3 || at >= words.length || !startsWithDigit(words[0]) || !closesStreet(words, at, 2)) {
    return { words, breaks, extra };
  }
  for (let i = at; i < words.length; i++) {
    const word = words[i] ?? '';
    if (hasDigit(word) || word.length === 1 || designatorOf(word) || directionals.has(word)) {
      return { words, breaks, extra };
    }
  }
  const building = words.slice(at).join(' ');
  return {
    words: words.slice(0, at),
    breaks: breaks.slice(0, -1),
    extra: extra === '' ? building : `${extra} ${building}`,
  };
}

/** Suffixes that end a street wherever they stand behind a name. */
const closing = new Set(['AVE', 'ST', 'RD', 'DR', 'BLVD', 'LN', 'CT', 'PL', 'PKWY', 'HWY', 'TPKE']);
const saints = new Set(['MOUNT', 'MT', 'FORT', 'FT', 'PORT', 'LAKE', 'OLD', 'NEW', 'GRAND', 'LITTLE']);

/**
 * Where a street ends that is followed by words of no meaning (`101 MAIN ST DEPT OF HEALTH`), or `end`: a plain suffix
 * behind a name, and no suffix at the end.
 */
export function streetEnd(w: readonly string[], from: number, end: number): number {
  if (end - from < 3 || suffixes.has(w[end - 1] ?? '') || directionals.has(w[end - 1] ?? '')) return end;
  const name = directionals.has(w[from] ?? '') ? from + 1 : from;
  if (isSpanishPrefix(w[name] ?? '')) return end;
  for (let i = end - 2; i > name; i--) {
    const suffix = suffixes.get(w[i] ?? '');
    if (suffix === undefined || !closing.has(suffix)) continue;
    // MOUNT ST HELENS
    if (suffix === 'ST' && (saints.has(w[i - 1] ?? '') || directionals.has(w[i - 1] ?? ''))) continue;
    const after = directionals.has(w[i + 1] ?? '') ? i + 2 : i + 1;
    return hasDigit(w[after]) ? end : after;
  }
  return end;
}
