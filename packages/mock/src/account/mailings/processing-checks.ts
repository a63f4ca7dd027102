import { readName } from '@direct-mail/contract/words/people/names';
import { resolveAddress } from '../addresses/recipients.ts';
import { suppressionOf } from '../audiences/suppression.ts';
import { dollars } from '../base/money.ts';
import { lacksFamilyName } from '../people/recipient-names.ts';
import type { Account } from '../store/account.ts';
import type { CampaignRow, MailingRow } from '../store/rows.ts';
import type { Move } from './move.ts';

/** The checks at the end of `processing`, in the order of D06; the first failure decides. */
export function outcomeOfProcessing(account: Account, row: MailingRow): Move {
  const campaign = account.campaigns.get(row.campaign_id) as CampaignRow;
  // Who opted out is looked up nowhere.
  const optedOut = suppressed(account, campaign, { ...row, person: { ...row.person, address_key: null } });
  if (optedOut !== null) return optedOut;
  const appended = append(account, row);
  if (appended === 'no match') return refuse('append_failed', 'no address is known for the email');
  const piece: MailingRow = { ...row, ...appended };
  const found = appended ?? {};
  const refusal =
    invalidAddress(piece) ??
    suppressed(account, campaign, piece) ??
    holdout(account, campaign, piece) ??
    budget(account, campaign, piece) ??
    credit(account, piece) ??
    failure(account, piece);
  return { ...(refusal ?? { state: 'production', cause: 'schedule' }), found };
}

type Check = Move | null;

/** D46: looks up the address of a recipient that has only an e-mail. */
function append(account: Account, row: MailingRow): Move['found'] | 'no match' | null {
  if (row.address !== null || row.recipient === null) return null;
  const known = account.appendTable.get(row.recipient.email_sha256 ?? '');
  if (known === undefined) return 'no match';
  const { id: _, ...address } = known;
  return resolveAddress(account, { ...row.recipient, ...address });
}

/** D68. */
function invalidAddress(row: MailingRow): Check {
  return row.address_problem === null ? null : refuse('address_invalid', row.address_problem);
}

/** D36, D87. */
function suppressed(account: Account, campaign: CampaignRow, row: MailingRow): Check {
  const isFirstNameAlone = row.recipient !== null && lacksFamilyName(row.recipient);
  const recipient = isFirstNameAlone ? { ...row.person, name: null } : row.person;
  const list = suppressionOf(account, campaign, recipient);
  return list === null ? null : refuse('suppressed', `on the list ${JSON.stringify(list)}`);
}

/** D49: the same recipient is always held out or never. */
function holdout(account: Account, campaign: CampaignRow, row: MailingRow): Check {
  const percent = campaign.settings.holdout_percent;
  if (percent <= 0) return null;
  const drawn = account.random.fraction(`${campaign.id}\n${stableRecipientKey(row)}`, 'holdout') * 100;
  return drawn < percent ? refuse('holdout', `in the holdout group of ${percent} %`) : null;
}

/** D48: the piece that would exceed the budget is refused; test mailings use none (D16). */
function budget(account: Account, campaign: CampaignRow, row: MailingRow): Check {
  const limit = campaign.settings.budget;
  if (limit === null || row.mode === 'test') return null;
  const over = account.mailings.committed(campaign.id) + row.price > dollars(limit);
  return over ? refuse('budget_exceeded', "the campaign's budget is used up") : null;
}

/** D48, D108. */
function credit(account: Account, row: MailingRow): Check {
  const left = account.creditLeft;
  if (left === null || row.mode === 'test') return null;
  return row.price > left ? refuse('credit_balance_exceeded', "the account's credit is used up") : null;
}

/** D64. */
function failure(account: Account, row: MailingRow): Check {
  const { failed } = account.settings.probabilities;
  return failed > 0 && account.random.fraction(row.id, 'failed') < failed ? refuse('failed', 'probability') : null;
}

/** A recipient's key, the same from one mailing to the next (D49, D63). */
export function stableRecipientKey(row: Pick<MailingRow, 'id' | 'person'>): string {
  const { identifier, email_sha256, address_key, name } = row.person;
  return (
    identifier ?? email_sha256 ?? (address_key === null ? row.id : `${address_key}\n${readName(name)?.family ?? ''}`)
  );
}

function refuse(state: Move['state'], cause: string): Move {
  return { state, cause };
}
