/**
 * How long the service asks to wait, in seconds: the `Retry-After` header as a number or as a date (counted from the
 * answer's own `Date`, since clocks differ), else the body's `retry_after`. What cannot be read asks for nothing.
 */
export function retryAfterSeconds(
  headers: Headers,
  fromBody: number | undefined,
  now: () => number,
): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return fromBody;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  // Date.parse takes "-5" for a year; a date has a name of a month in it.
  const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(date)) return fromBody;
  const sent = Date.parse(headers.get('date') ?? '');
  return Math.max(0, (date - (Number.isNaN(sent) ? now() : sent)) / 1000);
}
