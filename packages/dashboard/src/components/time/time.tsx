import { useClock, yearOfClock } from './use-clock.ts';

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });
const dayAndYear = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const clockTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' });
const full = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'medium' });

/** In UTC, like the service. The year is shown if it differs from the clock's. */
export const formatDay = (instant: number): string =>
  yearOfClock() === new Date(instant).getUTCFullYear() ? day.format(instant) : dayAndYear.format(instant);
export const formatDate = (instant: number): string => dayAndYear.format(instant);
export const formatTime = (instant: number): string => clockTime.format(instant);

interface Props {
  readonly at: string;
  /** Shows date and time instead of the distance from now. */
  readonly exact?: boolean;
}

/** A time as its distance from the mock's now; the full time in the tooltip. */
export function Time({ at, exact = false }: Props) {
  const clock = useClock();
  const instant = Date.parse(at);
  const text =
    exact || clock === null ? `${formatDay(instant)}, ${formatTime(instant)}` : distance(instant - clock.now);
  return (
    <time dateTime={at} title={`${full.format(instant)} UTC`}>
      {text}
    </time>
  );
}

const steps = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
] as const;

/** Such as `2 h ago`, `in 3 d`, `now`. */
export function distance(milliseconds: number): string {
  const size = Math.abs(milliseconds);
  const [unit, name] = steps.find(([least]) => size >= least) ?? [1000, 's'];
  const count = Math.floor(size / unit);
  if (count === 0 || (name === 's' && count < 5)) return 'now';
  return milliseconds < 0 ? `${count} ${name} ago` : `in ${count} ${name}`;
}
