import type { MailingEventName } from '@direct-mail/contract';

/** What tells the order of two events of one mailing. */
export interface EventOrder {
  /** The name of the event: the state that the mailing changed to. */
  readonly event: string;
  /** When it occurred, as the service wrote it. */
  readonly timestamp: string;
}

/** States that a mailing leaves again, in the order in which it passes them. Every other one may be its last. */
const passing: Partial<Record<MailingEventName, number>> = { processing: 1, mailed: 2, delivery_exception: 3 };
const last = 4;

const rankOf = (event: string): number => passing[event as MailingEventName] ?? last;

/**
 * Tells whether an event is newer than the one whose state you keep of that mailing: by its time, and where the times are equal
 * by the state, since a mailing that ends within a millisecond has several events of one time. An event is not newer than itself.
 *
 * Deliveries come in any order: keep an event only if it is newer than the one you have.
 *
 * @param event - A verified event of a mailing.
 * @param known - What you keep of the same mailing; undefined or null if nothing.
 */
export function isNewer(event: EventOrder, known: EventOrder | null | undefined): boolean {
  if (!known) return true;
  const later = Date.parse(event.timestamp) - Date.parse(known.timestamp);
  return later === 0 ? rankOf(event.event) > rankOf(known.event) : later > 0;
}
