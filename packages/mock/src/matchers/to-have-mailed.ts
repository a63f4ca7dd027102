import { mailingStates } from '@direct-mail/contract';
import type { Mailing, MailingState } from '@direct-mail/contract/control/generated/models';
import { refuseUnknown, unknownName } from '@direct-mail/contract/doors/options';
import { nameOf as recipientName } from '../account/people/recipient-names.ts';

/** The mailing to look for. Omitted fields match everything. */
export interface Mailed {
  /** Part of the recipient's name. Case-insensitive. */
  readonly to?: string | undefined;
  /** ID or full name of the campaign. */
  readonly campaign?: string | undefined;
  /** Merge tags it must have, compared as JSON; it may have others. */
  readonly merge_tags?: Readonly<Record<string, unknown>> | undefined;
  /** Default: any state except those that end unmailed, such as `suppressed`. */
  readonly state?: MailingState | undefined;
  /** True: all merge tags are filled. False: at least one is not. */
  readonly filled?: boolean | undefined;
  /** Exact number of matching mailings, 0 or more. Default: at least one. */
  readonly times?: number | undefined;
}

const fields = [
  'to',
  'campaign',
  'merge_tags',
  'state',
  'filled',
  'times',
] as const satisfies readonly (keyof Mailed)[];

/**
 * Refuses what would match by mistake.
 *
 * @throws TypeError for an unknown field or state, or a value that is not a mock
 */
export function checkMailed(expected: Mailed, mock: unknown): void {
  if (typeof (mock as { mailings?: { list?: unknown } } | null)?.mailings?.list !== 'function')
    throw new TypeError(`toHaveMailed: pass the mock to expect(), as in expect(mock); got ${nameOfValue(mock)}`);
  refuseUnknown('toHaveMailed', 'field', expected, fields);
  const { state, times } = expected;
  if (times !== undefined && !(Number.isInteger(times) && times >= 0))
    throw new TypeError(`toHaveMailed: times must be an integer of at least 0, got ${String(times)}`);
  if (state !== undefined && !mailingStates.some((known) => known === state))
    throw new TypeError(`toHaveMailed: ${unknownName('state', state, mailingStates)}`);
}

const nameOfValue = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `an object (${value.constructor?.name ?? 'without a class'})`
    : String(value);

/** Whether the number of matching mailings is as expected. */
export function holdsMailed(mailings: readonly Mailing[], expected: Mailed): boolean {
  const count = countMailed(mailings, expected);
  return expected.times === undefined ? count > 0 : count === expected.times;
}

const countMailed = (mailings: readonly Mailing[], expected: Mailed): number =>
  mailings.filter((mailing) => matchesMailing(mailing, expected)).length;

/** Merge tags of the artwork that the mailing's data leaves empty, or fills with a value that is not text. */
const unfilledOf = ({ warnings }: Mailing): Mailing['warnings'] =>
  warnings.filter(({ code }) => code === 'merge-tag-unfilled' || code === 'merge-tag-value');

/** Whether there are mailings, and the merge tags of all are filled: without any, a test would prove nothing. */
export const areFilled = (mailings: readonly Mailing[]): boolean =>
  mailings.length > 0 && mailings.every((mailing) => unfilledOf(mailing).length === 0);

/** Why `toHaveFilledMergeTags` failed: the mailings with empty tags, and those tags. */
export function describeUnfilled(mailings: readonly Mailing[], pass: boolean): string {
  if (pass) return 'expected a mailing with an unfilled merge tag, but all are filled';
  if (mailings.length === 0) return 'expected every merge tag to be filled, but no mailings were created';
  const lines = mailings
    .filter((mailing) => unfilledOf(mailing).length > 0)
    .map((mailing) => {
      const what = unfilledOf(mailing).map(({ message, remedy }) => `    ${message}. ${remedy}`);
      return [`  ${nameOf(mailing) || 'Current Resident'} · ${mailing.campaign_name}`, ...what].join('\n');
    });
  const more = lines.length > 10 ? [`  … and ${lines.length - 10} more`] : [];
  return ['expected every merge tag to be filled, but these are not:', ...lines.slice(0, 10), ...more].join('\n');
}

function matchesMailing(mailing: Mailing, { to, campaign, merge_tags = {}, state, filled }: Mailed): boolean {
  if (filled !== undefined && filled !== (unfilledOf(mailing).length === 0)) return false;
  if (to !== undefined && !nameOf(mailing).toLowerCase().includes(to.toLowerCase())) return false;
  if (campaign !== undefined && campaign !== mailing.campaign_id && campaign !== mailing.campaign_name) return false;
  if (state === undefined ? endedUnmailed(mailing) : state !== mailing.state) return false;
  const tags = mailing.merge_tags ?? {};
  return Object.entries(merge_tags).every(([key, value]) => JSON.stringify(tags[key]) === JSON.stringify(value));
}

/** In a final state without having been mailed: suppressed, held out, without a deliverable address … */
function endedUnmailed({ mailed_at, possible_states }: Mailing): boolean {
  return mailed_at === null && possible_states.length === 0;
}

/** Why the expectation failed: what was looked for, and what there is. */
export function describeMailed(mailings: readonly Mailing[], { times, ...expected }: Mailed, pass: boolean): string {
  const wanted = JSON.stringify(expected);
  if (times !== undefined) {
    const count = countMailed(mailings, expected);
    return pass
      ? `expected the number of mailings like ${wanted} not to be ${times}`
      : `expected exactly ${times} ${times === 1 ? 'mailing' : 'mailings'} like ${wanted}, but found ${count}`;
  }
  if (pass) {
    const found = mailings.find((mailing) => matchesMailing(mailing, expected));
    return `expected no mailing like ${wanted}, but found one in state ${found?.state}`;
  }
  const there = mailings
    .slice(0, 10)
    .map(
      (mailing) =>
        `  ${nameOf(mailing) || 'Current Resident'} · ${mailing.campaign_name} · ${mailing.state} · ${JSON.stringify(mailing.merge_tags)}${unfilledNote(mailing)}`,
    );
  const more = mailings.length > 10 ? [`  … and ${mailings.length - 10} more`] : [];
  const unmailed = mailings.find((mailing) => matchesMailing(mailing, { ...expected, state: mailing.state }));
  const why =
    unmailed === undefined || expected.state !== undefined
      ? []
      : [`a matching mailing was not mailed: it is ${unmailed.state} (to match it, pass state: '${unmailed.state}')`];
  const list = mailings.length === 0 ? ['no mailings were created'] : ['mailings:', ...there, ...more];
  return [`expected a mailing like ${wanted}`, ...why, ...list].join('\n');
}

function unfilledNote(mailing: Mailing): string {
  const keys = [...new Set(unfilledOf(mailing).map(({ key }) => key))];
  return keys.length === 0 ? '' : ` · unfilled: ${keys.join(', ')}`;
}

function nameOf({ recipient, address }: Mailing): string {
  return (recipient === null ? null : recipientName(recipient)) ?? address?.name ?? '';
}
