import type { DirectMail } from '@direct-mail/sdk';
import type { Clock, MailPort } from './engine/ports.ts';
import { BulkError } from './errors.ts';
import { UNNAMED } from './ledger/shared.ts';
import { term, words } from './message.ts';

/** The organization and mode of a client's token. A token that may only create mailings does not reveal its organization. */
export async function accountOf(mail: DirectMail, lookup: DirectMail): Promise<string> {
  const own = await identify(mail);
  if (own !== undefined) return own;
  // A test token may only create mailings; the other client must name the organization.
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

/** A run continues only for the organization and mode it was started with. */
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

/** Reads the list before the first send: without it, lost mailings could not be found. */
export async function readableList(lookup: MailPort, clock: Clock): Promise<boolean> {
  for (let pause = 250; ; pause *= 2) {
    const result = await lookup.list({ start: null, end: null }, 1);
    if (result.kind === 'forbidden') return false;
    if (result.kind !== 'failed') return true;
    if (pause > LONGEST_PAUSE) {
      throw new BulkError(
        'unreachable',
        `cannot read the campaign’s list of mailings (${result.reason}, also when repeated): nothing is sent until it can be read; send the plan again later`,
      );
    }
    await clock.sleep(pause);
  }
}

/** In milliseconds: six attempts in eight seconds. */
const LONGEST_PAUSE = 4_000;
