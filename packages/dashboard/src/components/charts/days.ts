const DAY = 86_400_000;
const MOST = 120;

const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/**
 * Every day from the first row to the last row or today, whichever is later; the most recent ones if there are too
 * many.
 */
export function everyDay<Row extends { readonly day: string }>(
  rows: readonly Row[],
  today = Number.NEGATIVE_INFINITY,
): { readonly label: string; readonly row: Row | undefined }[] {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return [];
  const end = Math.max(Date.parse(last.day), Math.floor(today / DAY) * DAY);
  const start = Math.max(Date.parse(first.day), end - (MOST - 1) * DAY);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: Math.round((end - start) / DAY) + 1 }, (_, index) => {
    const at = start + index * DAY;
    return { label: short.format(at), row: byDay.get(new Date(at).toISOString().slice(0, 10)) };
  });
}
