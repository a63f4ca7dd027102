import type { ResponseOf } from '../../api/control.ts';

export type AgendaDay = ResponseOf<'listAgendaDays'>[number];
export type AgendaGroup = AgendaDay['groups'][number];

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** The days on the timeline, whole days in UTC. */
export interface Scale {
  readonly from: number;
  readonly days: number;
}

/** The requested number of days, starting with the current one. */
export function scaleOf(now: number, days: number): Scale {
  return { from: Math.floor(now / DAY) * DAY, days };
}

/** The position of a time on the timeline, 0 to 1. */
export function placeOf({ from, days }: Scale, instant: number): number {
  return Math.min(1, Math.max(0, (instant - from) / (days * DAY)));
}

/** The time at a position, rounded to a quarter of an hour, between now and the end. */
export function instantAt({ from, days }: Scale, place: number, now: number): number {
  const instant = from + Math.min(1, Math.max(0, place)) * days * DAY;
  return Math.max(now, Math.round(instant / (HOUR / 4)) * (HOUR / 4));
}

/** Each day of the timeline with its due events. */
export function columnsOf({ from, days }: Scale, agenda: readonly AgendaDay[]) {
  const byDay = new Map(agenda.map((each) => [each.day, withOneOfDeliveries(each.groups)]));
  return Array.from({ length: days }, (_, index) => {
    const at = from + index * DAY;
    return { at, groups: byDay.get(new Date(at).toISOString().slice(0, 10)) ?? [] };
  });
}

/** Mailings first, then the webhook attempts of all events as one group; the list below names their events. */
function withOneOfDeliveries(groups: readonly AgendaGroup[]): AgendaGroup[] {
  const [deliveries, others] = [true, false].map((wanted) =>
    groups.filter(({ kind }) => (kind === 'delivery') === wanted),
  );
  const [first] = deliveries ?? [];
  if (first === undefined) return [...groups];
  const count = (deliveries ?? []).reduce((sum, group) => sum + group.count, 0);
  return [...(others ?? []), { ...first, count }];
}

/** How many events are due up to the end of the day of `instant`; a step to `instant` may run fewer. */
export function dueUntil(agenda: readonly AgendaDay[], instant: number): number {
  const last = new Date(instant).toISOString().slice(0, 10);
  return agenda
    .filter(({ day }) => day <= last)
    .reduce((sum, { groups }) => sum + groups.reduce((all, { count }) => all + count, 0), 0);
}

/** The handle's time after a key press; undefined for other keys. */
export function afterKey(key: string, shift: boolean, instant: number, now: number, end: number): number | undefined {
  const step = shift ? DAY : HOUR;
  const moved = {
    ArrowRight: instant + step,
    ArrowUp: instant + step,
    ArrowLeft: instant - step,
    ArrowDown: instant - step,
    PageUp: instant + 7 * DAY,
    PageDown: instant - 7 * DAY,
    Home: now,
    End: end,
  }[key];
  return moved === undefined ? undefined : Math.min(end, Math.max(now, moved));
}

/** The same day at a time such as `9:30` or `14:30`; undefined if the text is not a time. */
export function withTime(instant: number, text: string): number | undefined {
  const [, hours, minutes] = /^\s*(\d{1,2}):([0-5]\d)\s*$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23) return undefined;
  return Math.floor(instant / DAY) * DAY + Number(hours) * HOUR + Number(minutes) * 60_000;
}

/** The longest step. A typing error could otherwise use up the account's time, which never goes back. */
export const FARTHEST = 366 * DAY;

/** What leaves which state, as text. */
export function groupName({ kind, what, count }: Pick<AgendaGroup, 'kind' | 'what' | 'count'>): string {
  const words = what.replaceAll('_', ' ');
  if (kind === 'mailing') return count === 1 ? `leaves ${words}` : `leave ${words}`;
  const thing = kind === 'delivery' ? 'webhook attempt' : `${words} request`;
  return count === 1 ? thing : `${thing}s`;
}
