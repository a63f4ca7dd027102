/** Words in parentheses: `4001 S VIRGINIA ST (RENO TOWN MALL)`. They belong neither to the street nor to the city. */
import { hasDigit, isDigits, splitNumber } from '../../text/token-tests.ts';
import type { Tokens } from '../../text/tokens.ts';

/** The tokens outside parentheses, and those inside. */
export function takeAsides(tokens: Tokens): { rest: Tokens; asides: string[] } {
  const { words, breaks } = tokens;
  const taken = (tokens.asides ?? []).filter(
    // 14 (OAK) ST
    ([from, to]) => !(from === 1 && to < words.length) && !isPhoneArea(words, from, to),
  );
  const inside = (at: number): boolean => taken.some(([from, to]) => from <= at && at < to);
  const rest = words.filter((_, i) => !inside(i));
  // "(Acme Inc)" alone is the line
  if (taken.length === 0 || rest.length === 0) return { rest: { words, breaks }, asides: [] };
  const kept = (at: number): number => words.slice(0, at).filter((_, i) => !inside(i)).length;
  const positions = [...breaks, ...taken.map(([from]) => from)].map(kept).filter((at) => at > 0 && at < rest.length);
  return {
    rest: { words: rest, breaks: [...new Set(positions)].sort((a, b) => a - b) },
    asides: taken.flatMap(([from, to]) => words.slice(from, to)).flatMap(apart),
  };
}

/** `(312) 555-0100` */
const isPhoneArea = (words: readonly string[], from: number, to: number): boolean =>
  to === from + 1 && words[from]?.length === 3 && isDigits(words[from]) && hasDigit(words[to]);

/** `SR-334` is a road; as one word it would be a unit's number. */
const apart = (word: string): readonly string[] => splitNumber(word) ?? [word];
