import { WebhookVerificationError } from './error.ts';

interface Checked {
  maxAge?: unknown;
  now?: unknown;
}

const NAMES: readonly string[] = ['body', 'secret', 'signature', 'headers', 'headerName', 'maxAge', 'now'];

/** Validates options: a misspelt `maxAge` would check no age, and a non-number would refuse every event. */
export function optionFault(options: Checked, known = NAMES): string | undefined {
  if (typeof options !== 'object' || options === null) return `takes one object of options: ${known.join(', ')}`;
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) return `unknown option "${unknown}"; known: ${known.join(', ')}`;
  const { maxAge = 0, now = Date.now } = options;
  // NaN is not at least 0 either.
  if (typeof maxAge !== 'number' || !(maxAge >= 0)) return 'maxAge must be a number of milliseconds';
  return typeof now === 'function' ? undefined : 'now must be a function';
}

/** Refuses options of `verifyWebhook`. */
export function checkVerifyOptions(options: Checked): void {
  const fault = optionFault(options);
  if (fault) throw new WebhookVerificationError('option_invalid', `verifyWebhook: ${fault}.`);
}
