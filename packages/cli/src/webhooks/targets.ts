import { webhookEventNames } from '@direct-mail/contract';
import { nearest } from '@direct-mail/contract/doors/nearest';
import { UsageError } from '@direct-mail/terminal/failure';

/** Where events are forwarded, and which of them. */
export interface Target {
  readonly url: string;
  /** Null for all. */
  readonly events: ReadonlySet<string> | null;
}

/** What is sent with an event. */
export interface Event {
  readonly event: string;
  readonly object_id: string;
}

const names: readonly string[] = webhookEventNames;

/**
 * A receiver's URL; `localhost:3000/…` is on this machine. Refuses a user or password without repeating it, because each delivery
 * shows the URL.
 *
 * @throws UsageError
 */
export function readReceiver(text: string, option: string, hint?: string): string {
  const url = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+(?:\/|$)/.test(text) ? `http://${text}` : text;
  const parsed = /^https?:\/\//.test(url) && URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined)
    throw new UsageError(`${option}: expected a URL that begins with http:// or https://`, hint);
  if (parsed.username === '' && parsed.password === '') return url;
  throw new UsageError(
    `${option}: the address holds a user or a password: it may hold none`,
    'Give the address without them; the signature says who calls',
  );
}

/** `http://…`, or `mailed,delivered=http://…` for some events only; `localhost:3000/…` is a URL of this machine. */
export function readTarget(text: string): Target {
  const match = /^(?:([a-z_,]+)=)?(https?:\/\/.*|(?:localhost|127\.0\.0\.1|\[::1\]):\d+(?:\/.*)?)$/.exec(text);
  const [, events, place = ''] = match ?? [];
  const hint = 'Some events only: --forward-to mailed,delivered=http://localhost:3000/hooks';
  const url = readReceiver(place, '--forward-to', hint);
  return { url, events: events === undefined ? null : readEvents(events.split(','), '--forward-to') };
}

/** Event names, each of which must exist. */
function readEvents(wanted: readonly string[], option: string): ReadonlySet<string> {
  for (const name of wanted) {
    if (names.includes(name)) continue;
    const meant = nearest(name, names);
    throw new UsageError(
      `${option}: there is no event ${name}${meant ? `: did you mean ${meant}?` : ''}`,
      `Events: ${names.join(', ')}`,
    );
  }
  return new Set(wanted);
}

/** Which events are shown and forwarded. */
export type Filter = (event: Event) => boolean;

/** A condition that is not given matches everything. */
export function readFilter(events: readonly string[], mailings: readonly string[]): Filter {
  const wanted = events.length > 0 ? readEvents(events, '--event') : null;
  return ({ event, object_id }) =>
    (wanted === null || wanted.has(event)) && (mailings.length === 0 || mailings.includes(object_id));
}
