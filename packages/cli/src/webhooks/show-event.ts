import type { Forwarded } from './forward.ts';
import type { Signature } from './verify.ts';

/** One line of `webhooks listen`. */
export interface ShownEvent {
  /** When it arrived, ISO 8601. */
  readonly at: string;
  readonly event: string;
  readonly object_id: string;
  readonly delivery_id: string | null;
  /** 1 for the first attempt; null if the service does not tell. */
  readonly attempt: number | null;
  readonly signature: Signature;
  readonly forwarded: readonly Omit<Forwarded, 'response' | 'timed_out'>[];
  /** The time of the next attempt; null if there is none. */
  readonly next_at: string | null;
  /** The event as sent. */
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

/** The targets' results, without their response bodies. */
export const shownForwarded = (sent: readonly Forwarded[]): ShownEvent['forwarded'] =>
  sent.map(({ url, status, error, milliseconds }) => ({ url, status, error, milliseconds }));

/** An event's JSON, or its text if it is not JSON. */
export function payloadOf(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
