/** A moment that a request names. */
export interface ReadTime {
  /** Milliseconds since 1970 in UTC. */
  readonly instant: number;
  /** The calendar day as it is written, `2026-11-20`, whatever the zone. */
  readonly day: string;
  /** True if only a date was given: the start of that day, in UTC. */
  readonly dateOnly: boolean;
}

const OFFSET = '(?:(Z)|([+-])(\\d\\d)(?::?(\\d\\d))?)?';
const EXTENDED = new RegExp(
  `^(\\d{4})-(\\d\\d)-(\\d\\d)(?:T(\\d\\d):(\\d\\d)(?::(\\d\\d)(?:[.,](\\d+))?)?${OFFSET})?$`,
);
const BASIC = new RegExp(`^(\\d{4})(\\d\\d)(\\d\\d)(?:T(\\d\\d)(\\d\\d)(?:(\\d\\d)(?:[.,](\\d+))?)?${OFFSET})?$`);

const MINUTE = 60_000;

/** Reads an ISO 8601 date, or date-time with or without a zone (none: UTC), extended or basic; null if it is neither (D12, D60, D93). */
export function readDateTime(text: string): ReadTime | null {
  const parts = EXTENDED.exec(text) ?? BASIC.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hours, minutes, seconds, decimals, , sign, offsetHours, offsetMinutes] = parts;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCDate() !== Number(day) || date.getUTCMonth() !== Number(month) - 1) return null;
  const written = `${year}-${month}-${day}`;
  if (hours === undefined) return { instant: date.getTime(), day: written, dateOnly: true };
  const time = [Number(hours), Number(minutes), Number(seconds ?? 0)] as const;
  if (time[0] > 23 || time[1] > 59 || time[2] > 59) return null;
  date.setUTCHours(...time, Math.floor(Number(`0.${decimals ?? 0}`) * 1000));
  const offset = [Number(offsetHours ?? 0), Number(offsetMinutes ?? 0)] as const;
  if (offset[0] > 23 || offset[1] > 59) return null;
  const ahead = (offset[0] * 60 + offset[1]) * MINUTE * (sign === '-' ? -1 : 1);
  return { instant: date.getTime() - ahead, day: written, dateOnly: false };
}

const DATE_TIME = '2026-11-20T08:00:00Z';

/** What a date must be, in a message: `FIELD must be …`. Never quotes the text. */
export const dateOrDateTimeForm = (text: string): string =>
  `be an ISO 8601 date or date-time, such as 2026-11-20 or ${DATE_TIME}${refusedForm(text)}`;

/** What a date-time must be, in a message. */
export const dateTimeForm = (text: string): string =>
  `be an ISO 8601 date-time, such as ${DATE_TIME}${refusedForm(text)}`;

/** Names the form of ISO 8601 that was sent and is not read. */
function refusedForm(text: string): string {
  if (/^\d{4}-?W\d\d/.test(text)) return '; got a week date: write the calendar date';
  return /^\d{4}-?\d{3}(?:T|$)/.test(text) ? '; got an ordinal date: write the calendar date' : '';
}
