import { mailingStates } from '@direct-mail/contract';
import { nameOf as recipientName } from '../account/people/recipient-names.ts';
import { refuseUnknown, unknownName } from '../shared/did-you-mean.ts';
import type { Mailing } from '../types/mailing.ts';
import type { MailingState } from '../types/names.ts';

/** A mailing to look for; what is absent matches everything. */
export interface Mailed {
  /** Part of the recipient's name, in any case. */
  readonly to?: string | undefined;
  /** The id or the whole name of the campaign. */
  readonly campaign?: string | undefined;
  /** Merge tags that it has at least, compared as JSON. */
  readonly merge_tags?: Readonly<Record<string, unknown>> | undefined;
  readonly state?: MailingState | undefined;
}

const fields = ['to', 'campaign', 'merge_tags', 'state'] as const satisfies readonly (keyof Mailed)[];

/**
 * Refuses what would match by mistake.
 *
 * @throws TypeError that names an unknown field or state, and what was probably meant
 */
export function checkMailed(expected: Mailed): void {
  refuseUnknown('toHaveMailed', 'field', expected, fields);
  const { state } = expected;
  if (state !== undefined && !mailingStates.some((known) => known === state))
    throw new TypeError(`toHaveMailed: ${unknownName('state', state, mailingStates)}`);
}

export function matchesMailing(mailing: Mailing, { to, campaign, merge_tags = {}, state }: Mailed): boolean {
  if (to !== undefined && !nameOf(mailing).toLowerCase().includes(to.toLowerCase())) return false;
  if (campaign !== undefined && campaign !== mailing.campaign_id && campaign !== mailing.campaign_name) return false;
  if (state !== undefined && state !== mailing.state) return false;
  const tags = mailing.merge_tags ?? {};
  return Object.entries(merge_tags).every(([key, value]) => JSON.stringify(tags[key]) === JSON.stringify(value));
}

/** Why the expectation failed: what was looked for, and what there is. */
export function describeMailed(mailings: readonly Mailing[], expected: Mailed, pass: boolean): string {
  const wanted = JSON.stringify(expected);
  if (pass) return `expected no mailing like ${wanted}, and there is one`;
  const there = mailings
    .slice(0, 10)
    .map(
      (mailing) =>
        `  ${nameOf(mailing) || 'Current Resident'} · ${mailing.campaign_name} · ${mailing.state} · ${JSON.stringify(mailing.merge_tags)}`,
    );
  const more = mailings.length > 10 ? [`  … and ${mailings.length - 10} more`] : [];
  const list = mailings.length === 0 ? ['no mailing was created'] : ['the mailings are:', ...there, ...more];
  return [`expected a mailing like ${wanted};`, ...list].join('\n');
}

function nameOf({ recipient, address }: Mailing): string {
  return (recipient === null ? null : recipientName(recipient)) ?? address?.name ?? '';
}
