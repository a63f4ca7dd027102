import type { DirectMail } from '@direct-mail/sdk';
import type { MailPort } from './engine/ports.ts';
import { BulkError } from './errors.ts';
import { UNNAMED } from './ledger/shared.ts';
import { term, words } from './message.ts';

/** Which organization and mode a client sends for; a token that may only create mailings does not tell. */
export async function accountOf(mail: DirectMail, lookup: DirectMail): Promise<string> {
  const own = await identify(mail);
  if (own !== undefined) return own;
  // A test token may only create mailings; whose it is, the other client has to say.
  const other = mail === lookup ? undefined : await identify(lookup);
  return other === undefined ? UNNAMED : `${other.split(':')[0]}:restricted`;
}

async function identify(mail: DirectMail): Promise<string | undefined> {
  try {
    const { id, mode } = await mail.organization.retrieve();
    return `${id}:${mode}`;
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 401 || status === 403) return undefined;
    throw error;
  }
}

/** A run goes on only for the organization and mode that it began with. */
export function checkAccount(began: string | null, now: string): void {
  if (began === null || began === now) return;
  const [, mode = ''] = began.split(':');
  const [, present = ''] = now.split(':');
  const what = mode === present ? 'another organization' : `mode ${present}`;
  throw new BulkError(
    'access',
    words`this run was started with another token (mode ${mode || 'unknown'}), and this client sends for ${what}: use the token it was started with, or, to send the list with this one too, plan it under another ${term('name')}`,
  );
}

/** Tries the list before the first send: what is lost could not be found otherwise. */
export async function readableList(lookup: MailPort): Promise<boolean> {
  const answer = await lookup.list({ start: null, end: null }, 1);
  if (answer.kind === 'forbidden') return false;
  if (answer.kind === 'failed') {
    throw new BulkError(
      'access',
      `cannot read the campaign’s list of mailings (${answer.reason}): nothing is sent until it can be read`,
    );
  }
  return true;
}
