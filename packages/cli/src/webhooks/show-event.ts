import type { Forwarded } from './forward.ts';
import type { Signature } from './verify.ts';

/** One line of `webhooks listen`. */
export interface ShownEvent {
  /** When it came, ISO 8601. */
  readonly at: string;
  readonly event: string;
  readonly object_id: string;
  readonly delivery_id: string | null;
  /** 1 for the first attempt; null where the service does not say. */
  readonly attempt: number | null;
  readonly signature: Signature;
  readonly forwarded: readonly Omit<Forwarded, 'response' | 'timed_out'>[];
  /** When it is tried again; null when it is not. */
  readonly next_at: string | null;
  /** What was sent: the event itself. */
  readonly payload: unknown;
}

const longest = 'credit_balance_exceeded'.length;

/** The event in one line, for people. */
export function lineOf({
  at,
  event,
  object_id,
  delivery_id,
  attempt,
  signature,
  forwarded,
  next_at,
}: ShownEvent): string {
  const parts = [at.slice(11, 19), event.padEnd(longest), object_id];
  if (signature !== 'valid') parts.push(`signature: ${signature}`);
  for (const { url, status, error, milliseconds } of forwarded) {
    parts.push(`→ ${status ?? error} ${url} ${milliseconds} ms`);
  }
  if (attempt !== null && attempt > 1) parts.push(`attempt ${attempt}`);
  if (next_at !== null) parts.push(`again at ${next_at} of the mock’s clock`);
  if (delivery_id !== null) parts.push(`delivery ${delivery_id}`);
  return parts.join('  ');
}

/** What the targets did, without what they answered. */
export const shownForwarded = (sent: readonly Forwarded[]): ShownEvent['forwarded'] =>
  sent.map(({ url, status, error, milliseconds }) => ({ url, status, error, milliseconds }));

/** What an event says; its text where that is no JSON. */
export function payloadOf(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
