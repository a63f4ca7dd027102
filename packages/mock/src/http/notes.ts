import { editDistance, meantBy, type OperationId, type OrderRecord } from '@direct-mail/contract';
import { isWaiting } from '../account/base/mailing-states.ts';
import { tagsOf } from '../account/campaigns/artwork-tags.ts';
import { magicOutcome, magicRecipients } from '../account/mailings/magic.ts';
import type { Account } from '../account/store/account.ts';
import type { ArtworkRow, MailingRow } from '../account/store/rows.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { header, type WireRequest } from '../shared/wire.ts';
import type { Caller } from './caller.ts';

const TEST_TOKEN = 'a test token can only create mailings; use the production token, or change the setting testTokens';
const NO_SCHEME = 'the Authorization header has no scheme; send "Authorization: Bearer" followed by the token';
const UNEXPANDED =
  'the token is a variable name that was not expanded; shells do not expand variables in single quotes';

/** For a client that polls a mailing in real time. */
export const MANUAL_CLOCK =
  "the clock is manual, so the mailing will not change; advance the clock, or create the client with the mock's sleep: new DirectMail({ ...mock.connection })";

/** Notes on the token that a 403 does not give (D15, D17). */
export function notesOnToken({ token }: Caller, { headers }: WireRequest): readonly string[] {
  if (token?.mode === 'test') return [TEST_TOKEN];
  const sent = header(headers, 'authorization')?.trim() ?? '';
  if (/\$\{?\w/.test(sent)) return [UNEXPANDED];
  return sent !== '' && !/\s/.test(sent) ? [NO_SCHEME] : [];
}

/** Notes on a successful request that its response does not give. */
export function notesOnCall(sandbox: Sandbox, operation: OperationId, answered: unknown): readonly string[] {
  if (operation === 'createOrder' || operation === 'updateOrder') return notesOnOrder(answered as OrderRecord);
  if (operation !== 'createMailing' && operation !== 'getMailing') return [];
  const mailing = sandbox.account.mailings.get((answered as { readonly id: string }).id);
  if (mailing === undefined) return [];
  return operation === 'createMailing' ? notesOnMailing(sandbox.account, mailing) : notesOnWaiting(sandbox, mailing);
}

/** The metadata names that appear in reports; others are stored and not reported. */
const reported = ['new_buyer', 'promo_code'];

function notesOnOrder({ metadata, order_items }: OrderRecord): readonly string[] {
  const names = [metadata, ...(order_items ?? []).map((item) => item.metadata)].flatMap((each) =>
    Object.keys(each ?? {}),
  );
  return [...new Set(names)].flatMap((name) => {
    const meant = reported.includes(name) ? undefined : meantBy(name, reported);
    return meant === undefined
      ? []
      : [`metadata ${name.slice(0, 60)} is stored but not reported; did you mean ${meant}?`];
  });
}

function notesOnMailing(account: Account, { merge_tags, artwork_id, recipient }: MailingRow): readonly string[] {
  const artwork = account.artwork.get(artwork_id);
  const notes = merge_tags === null || artwork === undefined ? [] : notesOnTags(artwork, Object.keys(merge_tags));
  const phrase = magicMeant(recipient?.address_1 ?? null);
  return phrase === undefined ? notes : [...notes, `address_1 is almost a magic recipient; did you mean ${phrase}?`];
}

/** By artwork and the names that were sent with it, which are mostly the same: comparing names takes as long as all checks. */
const notedTags = new WeakMap<ArtworkRow, Map<string, readonly string[]>>();
const MOST_NOTED = 100;

function notesOnTags(artwork: ArtworkRow, names: readonly string[]): readonly string[] {
  const noted = notedTags.get(artwork) ?? new Map<string, readonly string[]>();
  notedTags.set(artwork, noted);
  const key = names.join('\n');
  const known = noted.get(key);
  if (known !== undefined) return known;
  const used = Object.keys(tagsOf(artwork));
  const missing = used.filter((name) => !names.includes(name));
  const notes = (missing.length === 0 ? [] : names).flatMap((name) => {
    const meant = used.includes(name) ? undefined : meantBy(name, missing);
    return meant === undefined ? [] : [`merge tag ${name.slice(0, 60)} is not in the artwork; did you mean ${meant}?`];
  });
  if (noted.size === MOST_NOTED) noted.clear();
  // A long list of names would be kept for as long as the artwork.
  if (key.length < 1_000) noted.set(key, notes);
  return notes;
}

/** The magic phrase that an address line without a number closely resembles. */
function magicMeant(line: string | null): string | undefined {
  if (line === null || line.length > 40 || !/^[a-z_\s]+$/i.test(line) || magicOutcome(line) !== undefined)
    return undefined;
  const words = line
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');
  return Object.keys(magicRecipients).find((phrase) => editDistance(words, phrase) <= 2);
}

/** The mailing last requested in each sandbox, at which time of the account, and how often in a row. */
const asked = new WeakMap<Sandbox, { readonly id: string; readonly at: number; times: number }>();

function notesOnWaiting(sandbox: Sandbox, { id, state }: MailingRow): readonly string[] {
  if (sandbox.clock.mode !== 'manual' || !isWaiting(state)) return [];
  const at = sandbox.account.now;
  const last = asked.get(sandbox);
  if (last?.id !== id || last.at !== at) {
    asked.set(sandbox, { id, at, times: 1 });
    return [];
  }
  last.times += 1;
  return last.times === 3 ? [MANUAL_CLOCK] : [];
}
