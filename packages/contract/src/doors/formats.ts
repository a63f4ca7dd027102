import { creativeFormats } from '../generated/enums.ts';
import { editDistance } from './nearest.ts';

export { creativeFormats };

/** The format of the document that a name probably means (D03): another spelling, swapped sides, a typing error, or the kind alone. */
export function misspelledFormat(format: string): (typeof creativeFormats)[number] | undefined {
  if (creativeFormats.some((known) => known === format)) return undefined;
  const { kind, sides } = read(format);
  if (kind === '' || (sides === '' && /[a-z].*[^a-z].*[a-z]/i.test(format))) return undefined;
  return creativeFormats.find((known) => {
    const own = read(known);
    return isNearly(kind, own.kind) && (sides === own.sides || sides === '');
  });
}

/** `Postcard 6 × 4 in` → postcard, 4x6. */
function read(format: string): { readonly kind: string; readonly sides: string } {
  const plain = format.toLowerCase().replace(/\s*(×|by|x|\*)\s*(?=\d)/g, 'x');
  const numbers = /(\d+(?:\.\d+)?)\D{0,4}x(\d+(?:\.\d+)?)/.exec(plain)?.slice(1, 3).map(Number) ?? [];
  const kind = /[a-z]+/.exec(plain.replace(/(\d)x(\d)/g, '$1 $2'))?.[0] ?? '';
  return { kind, sides: numbers.sort((a, b) => a - b).join('x') };
}

const isNearly = (a: string, b: string): boolean => Math.abs(a.length - b.length) <= 2 && editDistance(a, b) <= 2;
