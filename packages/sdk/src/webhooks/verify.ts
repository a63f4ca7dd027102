import {
  parseWebhook,
  type RawBody,
  rawBody,
  readHeader,
  SIGNATURE_HEADER,
  usableSecrets,
  type WebhookHeaders,
} from './delivery.ts';
import { WebhookVerificationError } from './error.ts';
import type { WebhookEvent } from './event.ts';
import { hmacSha1 } from './hmac.ts';
import { checkVerifyOptions } from './options.ts';

/** Options of {@link verifyWebhook}. */
export interface VerifyWebhookOptions {
  /** The raw body, as received. Do not pass a body that was parsed and re-serialized: the signature would not match. */
  body: RawBody;
  /**
   * The secret shown on the webhook page of the dashboard, or several during a rotation. It is not trimmed. One that is empty or
   * undefined, such as an environment variable that is not set, is refused with the code `secret_missing`.
   */
  secret: string | readonly (string | undefined)[] | undefined;
  /** The value of the signature header. Pass this or `headers`. */
  signature?: string | readonly string[] | null | undefined;
  /** The request headers, to read the signature from. */
  headers?: WebhookHeaders | undefined;
  /** The name of the signature header. Default: `X-SVC-Signature`. */
  headerName?: string | undefined;
  /**
   * The largest difference allowed between the event's signed `timestamp` and the current time, in milliseconds, in either
   * direction. Default: no limit, because retries carry the original timestamp. To process each event once, use
   * `dedupeKey`.
   */
  maxAge?: number | undefined;
  /** Returns the current time, for `maxAge`: a `Date` or milliseconds since the Unix epoch. Default: `Date.now`. */
  now?: (() => number | Date) | undefined;
}

/**
 * Verifies the signature of a webhook and returns the event. It is synchronous.
 *
 * @throws `WebhookVerificationError` if the webhook must not be trusted; `code` says why.
 *
 * @example
 * ```ts
 * import { verifyWebhook } from '@direct-mail/sdk/webhooks';
 *
 * export async function POST(request: Request): Promise<Response> {
 *   const body = await request.text();
 *   const event = verifyWebhook({ body, headers: request.headers, secret: process.env['WEBHOOK_SECRET'] });
 *   console.log(event.event, event.object_id);
 *   return new Response();
 * }
 * ```
 */
export function verifyWebhook(options: VerifyWebhookOptions): WebhookEvent {
  // Without any, in JavaScript, there is no body.
  checkVerifyOptions(options ?? {});
  return verified(options ?? {});
}

/** Verifies by options that were checked, or that hold more. */
export function verified(options: VerifyWebhookOptions): WebhookEvent {
  const body = rawBody(options.body);
  const secrets = usableSecrets(options.secret);
  const signature = signatureOf(options);
  // Every secret is tried, so that the time does not tell which one matched.
  let matched = false;
  for (const secret of secrets) matched = equal(hmacSha1(secret, body), signature) || matched;
  if (!matched)
    throw new WebhookVerificationError(
      'signature_mismatch',
      `The signature does not match: ${likelyMistake(body, secrets)}`,
    );
  const event = parseWebhook(body);
  if (options.maxAge !== undefined) refuseFar(event.timestamp, options.maxAge, +(options.now ?? Date.now)());
  return event;
}

function signatureOf({ signature, headers, headerName = SIGNATURE_HEADER }: VerifyWebhookOptions): string {
  let value: unknown = signature ?? readHeader(headers, headerName);
  // In Node a header can be a list; a list of two is no signature.
  if (Array.isArray(value) && value.length < 2) value = value[0];
  if (!value) throw new WebhookVerificationError('signature_missing', `There is no ${String(headerName)} header.`);
  if (typeof value !== 'string' || !/^[\da-f]{40}$/i.test(value)) {
    throw new WebhookVerificationError(
      'signature_malformed',
      `The signature must be 40 hexadecimal digits (SHA-1); got ${typeof value === 'string' ? value.length : typeof value}.`,
    );
  }
  return value.toLowerCase();
}

/** Whether two texts of 40 characters are equal, in a time that does not depend on where they differ. */
function equal(expected: string, given: string): boolean {
  let difference = 0;
  for (let index = 0; index < 40; index++) difference |= expected.charCodeAt(index) ^ given.charCodeAt(index);
  return !difference;
}

function likelyMistake(body: string | Uint8Array, secrets: readonly string[]): string {
  if (!body.length) return 'the body is empty; was it read before?';
  if (secrets.some((secret) => secret !== secret.trim())) return 'the secret begins or ends with white space.';
  return 'wrong secret, or the body was parsed and re-serialized.';
}

function refuseFar(timestamp: unknown, maxAge: number, now: number): void {
  // Without a zone it is UTC, as the specification says; `Date.parse` would take it for local time.
  const age =
    typeof timestamp === 'string'
      ? now - Date.parse(/z|[+-]..:..$/i.test(timestamp) ? timestamp : `${timestamp}Z`)
      : NaN;
  // Written so that a time or a limit that is no number refuses.
  if (Math.abs(age) <= maxAge) return;
  throw new WebhookVerificationError(
    'timestamp_too_old',
    Number.isNaN(age)
      ? 'Its timestamp is not a time.'
      : `The event is ${Math.abs(age)} ms ${age < 0 ? 'ahead' : 'old'}; maxAge is ${maxAge}.`,
  );
}
