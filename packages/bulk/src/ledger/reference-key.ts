import { BulkError } from '../errors.ts';
import { term, words } from '../message.ts';

/** Options of a ledger of either kind. */
export interface LedgerOptions {
  /**
   * A text of 16 characters or more that you keep apart from the ledger. A ledger that is made with it writes into each mailing's reference
   * for whom it is, as a hash that only this key makes: if the ledger is lost, a new one with the key knows whom it mailed, whatever list,
   * order, price or limit it plans with. It is read when the ledger is made, and kept in it as a hash. Default: the environment variable
   * `DIRECT_MAIL_REFERENCE_KEY`; without it, people are matched by the name and address that the service's list shows.
   */
  referenceKey?: string | undefined;
}

/** Shorter ones can be guessed, and the names behind the hashes with them. */
const SHORTEST = 16;

/** @throws BulkError for a key that is too short */
export function referenceKeyOf({ referenceKey }: LedgerOptions): string | undefined {
  const key = referenceKey ?? (process.env['DIRECT_MAIL_REFERENCE_KEY'] || undefined);
  if (key !== undefined && key.length < SHORTEST)
    throw new BulkError(
      'input',
      words`${term('reference_key')} must have at least ${String(SHORTEST)} characters, got ${String(key.length)}: names could be guessed with it`,
    );
  return key;
}
