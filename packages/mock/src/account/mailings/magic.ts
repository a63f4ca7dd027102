import type { MailingState } from '../base/mailing-states.ts';

/**
 * Recipients that select an outcome, so that tests in any language need no control API: `address_1` contains the
 * phrase, in any case, with spaces or underscores. (E-mails are stored as hashes, so they cannot be used: D73.)
 */
export interface MagicOutcome {
  /** The piece's states after `processing`, each with its usual duration. */
  readonly path: readonly MailingState[];
  readonly meaning: string;
}

export const magicRecipients: Readonly<Record<string, MagicOutcome>> = {
  processing: { path: [], meaning: 'stays in processing' },
  'append failed': { path: ['append_failed'], meaning: 'no address is found for the email' },
  'address invalid': { path: ['address_invalid'], meaning: 'the address is invalid' },
  suppressed: { path: ['suppressed'], meaning: 'the recipient is on a suppression list' },
  holdout: { path: ['holdout'], meaning: 'the recipient is in the holdout group' },
  'budget exceeded': { path: ['budget_exceeded'], meaning: "the campaign's budget is used up" },
  'credit balance exceeded': { path: ['credit_balance_exceeded'], meaning: "the account's credit is used up" },
  failed: { path: ['failed'], meaning: 'fails in processing' },
  'production failed': { path: ['production', 'failed'], meaning: 'fails in production' },
  mailed: { path: ['production', 'mailed'], meaning: 'is mailed and stays in the mail' },
  delivered: { path: ['production', 'mailed', 'delivered'], meaning: 'is delivered' },
  'delivery exception': {
    path: ['production', 'mailed', 'delivery_exception', 'delivered'],
    meaning: 'is delivered on the second attempt',
  },
  'delivery failed': {
    path: ['production', 'mailed', 'delivery_exception', 'failed'],
    meaning: 'fails on the second attempt',
  },
};

/** Fast path: most address lines contain a digit. */
const WORDS = /^[a-z_\s]+$/i;

/** The outcome selected by a phrase, if any. */
export function magicOutcome(phrase: string | null): MagicOutcome | undefined {
  if (phrase === null || phrase.length > 40 || !WORDS.test(phrase)) return undefined;
  const words = phrase
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');
  return Object.hasOwn(magicRecipients, words) ? magicRecipients[words] : undefined;
}
