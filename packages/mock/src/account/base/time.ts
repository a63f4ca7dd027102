import { dateOrDateTimeForm, type ReadTime, readDateTime } from '@direct-mail/contract/words/date-time';
import { invalid } from './refusal.ts';

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

/** Reads a date or date-time of a request (D93); `name` is the field's in a refusal. */
export function readTime(text: string, name: string): ReadTime {
  const time = readDateTime(text);
  if (time === null) throw invalid(`${name} must ${dateOrDateTimeForm(text)}`);
  return time;
}
