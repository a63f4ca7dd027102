/**
 * Why a webhook was refused.
 *
 * - `signature_missing`: there is no signature header
 * - `signature_malformed`: the signature is not 40 hexadecimal digits
 * - `signature_mismatch`: the signature was not made with this secret over this body
 * - `secret_missing`: no secret was given, or an empty one
 * - `body_not_raw`: the body is not the text or bytes as received, for example because a framework parsed it
 * - `body_malformed`: the signature is right, but the body is no JSON object
 * - `body_too_large`: the body is over the handler's `maxBodyBytes`
 * - `timestamp_too_old`: the event's time is further than `maxAge` from the present, before it or after, or cannot be read
 * - `option_invalid`: an option is unknown, or has a value that it cannot have
 */
export type WebhookRefusalReason =
  | 'signature_missing'
  | 'signature_malformed'
  | 'signature_mismatch'
  | 'secret_missing'
  | 'body_not_raw'
  | 'body_malformed'
  | 'body_too_large'
  | 'timestamp_too_old'
  | 'option_invalid';

const NAME = 'WebhookVerificationError';

/**
 * A webhook that must not be acted on. The message names the likely mistake, and never the secret.
 *
 * It is a `DirectMailError` by a symbol, not by inheritance, so that a receiver does not carry the client's errors.
 */
export class WebhookVerificationError extends Error {
  /** By name, so that it also holds between the ESM and the CommonJS build, and between installed copies. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return (value as Error | undefined)?.name === NAME;
  }

  /** Why it was refused. */
  readonly reason: WebhookRefusalReason;

  constructor(reason: WebhookRefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

// By hand, because minifiers rename classes; on the prototype, so that neither is printed with each error; and outside of
// the class, since bundlers rename one that refers to itself.
Object.assign(WebhookVerificationError.prototype, { name: NAME, [Symbol.for('direct-mail.error')]: true });
