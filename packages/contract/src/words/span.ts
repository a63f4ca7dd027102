const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/** How a time is typed, for messages. */
export const spanForm = 'a span such as 90s, 30m, 12h, 3d or 1h30m';

/** Milliseconds of a typed time such as `90s`, `3d` or `1h30m`; undefined for anything else. */
export function readSpan(text: string): number | undefined {
  const pieces = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhdw])/g)];
  if (pieces.length === 0 || pieces.map(([all]) => all).join('') !== text) return undefined;
  return pieces.reduce((sum, [, count, unit]) => sum + Number(count) * (units[unit as string] as number), 0);
}
