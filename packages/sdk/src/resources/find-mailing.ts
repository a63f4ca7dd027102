import type { Api } from '../api.ts';
import { checkOptions } from '../check-options.ts';
import { ValidationError } from '../errors/validation-error.ts';
import { jsonBody } from '../http/json-body.ts';
import type { CallOptions } from '../http/settings.ts';
import type { Mailing, MailingListItem, MergeTags, MergeTagsInput } from '../types.ts';
import { mailingPages } from './mailing-pages.ts';

/** Conditions of `mailings.find`. */
export interface FindMailingQuery {
  /**
   * When the call that may have created the mailing started, by this machine's clock: a `Date` or ISO 8601. The search
   * starts 5 minutes earlier (2 seconds without `merge_tags`), or earlier still if the service's `Date` header shows that
   * the clocks differ by more.
   */
  since: Date | string;
  /** Ignores mailings created after this time, allowing for the same clock difference as `since`. Default: no limit. */
  until?: Date | string | undefined;
  /**
   * Merge tags the mailing must have, compared as JSON; a `Date` equals its ISO 8601 text. A tag set to `undefined` must be
   * absent. Tags you do not list are ignored.
   */
  merge_tags?: MergeTagsInput | undefined;
  /** An additional test, for example of the printed address. */
  where?: ((mailing: MailingListItem) => boolean) | undefined;
}

const kinds: Record<keyof FindMailingQuery, string> = {
  since: 'string number object',
  until: 'string number object',
  merge_tags: 'object',
  where: 'function',
};

const second = 1000;
/** Milliseconds on both ends of the window: merge tags tell mailings apart, without them an older one would be taken for it. */
const marginWithTags = 300 * second;
const marginWithout = 2 * second;
const operation = 'listCampaignMailings';

export async function findMailing(
  api: Api,
  campaignId: string,
  query = {} as FindMailingQuery,
  options?: CallOptions,
): Promise<Mailing | undefined> {
  // A misspelled condition would be ignored, and any mailing since then would match.
  checkOptions(query, kinds, operation);
  const since = timeOf('since', query.since);
  const until = query.until === undefined ? undefined : timeOf('until', query.until);
  const wanted = asSent(query.merge_tags ?? {});
  const margin = Object.keys(wanted).length > 0 ? marginWithTags : marginWithout;
  // How far, at most, this machine's clock is ahead of the service's and behind it: the Date header is cut to the second.
  let ahead = 0;
  let behind = 0;
  const learn = ({ headers }: Response, asked: number): void => {
    const date = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(date)) return;
    // A `since` in the future comes from another clock, which is ahead by at least that much.
    ahead = Math.max(ahead, api.settings.now() - date, since - date);
    behind = Math.max(behind, date + second - asked);
  };
  const look = async (earlier: number, later: number): Promise<MailingListItem | undefined> => {
    // The service's times may be cut to the second, and start_date is exclusive.
    const start = Math.floor((since - earlier) / second) * second - 1;
    const window = {
      start_date: new Date(start).toISOString(),
      ...(until !== undefined && { end_date: new Date(until + later).toISOString() }),
    };
    for await (const mailing of mailingPages(api, campaignId, window, options, learn)) {
      if (holds(mailing.merge_tags, wanted) && (query.where?.(mailing) ?? true)) return mailing;
    }
    return undefined;
  };
  let found = await look(margin, margin);
  // Half of the margin covers a clock that was adjusted in between.
  if (!found && Math.max(ahead, until === undefined ? 0 : behind) > margin / 2)
    found = await look(margin + ahead, margin + behind);
  // An item of the list lacks what a mailing has.
  return found && api.call('getMailing', { path: { mailing_id: found.id } }, options);
}

const refusal = (path: string, fault: string): ValidationError =>
  new ValidationError([{ path, message: `${path} ${fault}` }], operation);

function timeOf(path: string, value: Date | string): number {
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) throw refusal(path, 'must be a date');
  return time;
}

/** The tags as the service got them: a `Date` as its text. One that is `undefined` was left out, and so the mailing must not have it. */
function asSent(tags: MergeTagsInput): MergeTags {
  const sent = JSON.parse(jsonBody(tags, operation) as string) as MergeTags;
  // With no tag to go by, any other mailing would be taken for the one.
  if (Object.keys(tags).length > 0 && Object.keys(sent).length === 0) throw refusal('merge_tags', 'has no value');
  return { ...(tags as MergeTags), ...sent };
}

const holds = (tags: MergeTags | null, wanted: MergeTags): boolean =>
  Object.entries(wanted).every(([name, value]) =>
    tags && Object.hasOwn(tags, name) ? same(tags[name], value) : value === undefined,
  );

/** Equality of JSON values, whatever the order of their keys. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same((a as MergeTags)[key], (b as MergeTags)[key]))
  );
}
