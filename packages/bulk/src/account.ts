import type { DirectMail } from '@direct-mail/sdk';
import type { Clock, MailPort } from './engine/ports.ts';
import { BulkError } from './errors.ts';
import { beganNothing } from './ledger/room.ts';
import type { RunRow } from './ledger/rows.ts';
import { isTest, UNNAMED } from './ledger/shared.ts';
import { term, words } from './message.ts';
import type { StoredPlan } from './plan/summary.ts';

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

/**
 * A plan is sent with the organization and mode that it was made for. Tokens that do not tell their organization are test
 * tokens (D15): the client that reads for them may be added later.
 *
 * @throws BulkError for a plan of another organization or mode, or of a version that did not note them
 */
export function checkPlannedFor(row: RunRow, now: string): void {
  // A run that has begun a piece is bound to the account that began it.
  if (!beganNothing(row)) return;
  const { account: planned } = JSON.parse(row.plan) as StoredPlan;
  if (planned === undefined)
    throw new BulkError(
      'plan',
      words`this plan was made by an earlier version, which did not note for whom: ${term('plan_again')}, check it, and send the new hash`,
    );
  if (planned === now || (isTest(planned) && isTest(now) && isSameOrganization(planned, now))) return;
  throw new BulkError(
    'plan',
    words`this plan was made for ${wordsFor(planned)}, and this client sends for ${wordsFor(now)}: an approval holds for the organization and mode that it was given for; ${term('plan_again')} with this token, check it, and send the new hash`,
  );
}

const organizationOf = (account: string): string | undefined =>
  account === UNNAMED ? undefined : (account.split(':')[0] as string);

function isSameOrganization(one: string, other: string): boolean {
  const [a, b] = [organizationOf(one), organizationOf(other)];
  return a === undefined || b === undefined || a === b;
}

function wordsFor(account: string): string {
  const organization = organizationOf(account);
  if (organization === undefined)
    return 'a token that does not tell its organization, as test tokens and wrong ones do not';
  return `${isTest(account) ? 'test mailings' : 'production'} of organization ${organization}`;
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
