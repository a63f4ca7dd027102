/** Milliseconds since 1970 in UTC: the account's format of every time. */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The first and last time of an account: four-digit years of ISO 8601. */
export const FIRST_INSTANT: Instant = -62_167_219_200_000;
export const LAST_INSTANT: Instant = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** `2026-11-20T09:30:00.000Z`. */
export function toIso(instant: Instant): string {
  if (instant !== lastInstant) {
    lastText = new Date(instant).toISOString();
    lastInstant = instant;
  }
  return lastText;
}

/** Cached, because many rows share one instant. */
let lastInstant: Instant = Number.NaN;
let lastText = '';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?(?:(Z)|([+-])(\d{2}):(\d{2}))?$/;

export interface ReadTime {
  readonly instant: Instant;
  /** True if only a date was given: the start of that day, in UTC. */
  readonly dateOnly: boolean;
}

/** Reads an ISO 8601 date, or date-time with or without a zone (none: UTC; D12, D60); null if it is neither. */
export function readTime(text: string): ReadTime | null {
  const date = DATE.exec(text);
  if (date !== null) {
    const instant = utc(date, 0, 0, 0, 0);
    return instant === null ? null : { instant, dateOnly: true };
  }
  const parts = DATE_TIME.exec(text);
  if (parts === null) return null;
  const [hours, minutes, seconds] = [Number(parts[4]), Number(parts[5]), Number(parts[6] ?? 0)];
  const milliseconds = Math.floor(Number(`0.${parts[7] ?? 0}`) * 1000);
  const local = utc(parts, hours, minutes, seconds, milliseconds);
  if (local === null) return null;
  if (parts[9] === undefined) return { instant: local, dateOnly: false };
  const [offsetHours, offsetMinutes] = [Number(parts[10]), Number(parts[11])];
  if (offsetHours > 23 || offsetMinutes > 59) return null;
  const offset = (offsetHours * 60 + offsetMinutes) * MINUTE;
  return { instant: parts[9] === '+' ? local - offset : local + offset, dateOnly: false };
}

function utc(parts: RegExpExecArray, hours: number, minutes: number, seconds: number, ms: number): Instant | null {
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (month < 1 || month > 12 || day < 1 || hours > 23 || minutes > 59 || seconds > 59) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCDate() !== day) return null;
  date.setUTCHours(hours, minutes, seconds, ms);
  return date.getTime();
}
