/** How long pieces took from `mailed` to `delivered`, where both are known. */
export interface InHome {
  /** Pieces with both dates. */
  pieces: number;
  /** Pieces by whole days. */
  days: Record<string, number>;
  /** Days by which half of them arrived, and nine of ten. */
  median: number;
  p90: number;
}

/** Null without pieces. `found`: by days, in order. */
export function inHomeOf(found: readonly { days: number; pieces: number }[]): InHome | null {
  const pieces = found.reduce((sum, each) => sum + each.pieces, 0);
  if (pieces === 0) return null;
  const within = (share: number): number => {
    let seen = 0;
    for (const each of found) {
      seen += each.pieces;
      if (seen >= share * pieces) return each.days;
    }
    return 0;
  };
  const days = Object.fromEntries(found.map((each) => [String(each.days), each.pieces]));
  return { pieces, days, median: within(0.5), p90: within(0.9) };
}
