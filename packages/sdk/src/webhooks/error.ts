/**
 * Why a webhook was refused.
 *
 * - `signature_missing`: the signature header is missing
 * - `signature_malformed`: the signature is not 40 hexadecimal digits
 * - `signature_mismatch`: the signature does not match the body and the secret
 * - `secret_missing`: the secret is missing or empty
 * - `body_not_raw`: the body is not raw text or bytes, for example because a framework parsed it
 * - `body_malformed`: the signature matches, but the body is not a JSON object
 * - `body_too_large`: the body exceeds the handler's `maxBodyBytes`
 * - `timestamp_too_old`: the event's timestamp differs from the current time by more than `maxAge`, or is not a valid time
 * - `option_invalid`: an option is unknown or invalid
 */
export type WebhookRefusalCode =
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
 * The webhook could not be verified; do not process it. The message names the likely mistake and never contains the secret.
 *
 * It is an `instanceof DirectMailError`, but does not inherit from it, to keep the client's code out of a webhook receiver.
 */
export class WebhookVerificationError extends Error {
  /** Compares by name, so that `instanceof` works across the ESM and CommonJS builds and across installed copies. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return (value as Error | undefined)?.name === NAME;
  }

  /** Why it was refused. */
  readonly code: WebhookRefusalCode;

  constructor(code: WebhookRefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

// By hand, because minifiers rename classes; on the prototype, so that neither is printed with each error; and outside of
// the class, since bundlers rename one that refers to itself.
Object.assign(WebhookVerificationError.prototype, { name: NAME, [Symbol.for('direct-mail.error')]: true });
