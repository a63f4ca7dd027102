import type { Api } from '../api.ts';
import { checkOptions } from '../check-options.ts';
import { ValidationError } from '../errors/validation-error.ts';
import { jsonBody } from '../http/json-body.ts';
import type { CallOptions } from '../http/settings.ts';
import type { MailingListItem, MergeTags } from '../types.ts';
import { CampaignsResource } from './campaigns.ts';

/** Which mailing to look for. */
export interface FindMailingQuery {
  /** When the call that may have created it began; counted from the start of that second. */
  since: Date | string;
  /** The latest time of creation to look at. Default: none. */
  until?: Date | string | undefined;
  /** Merge tags it must have, equal as JSON (a `Date` is its ISO text); other tags do not matter. */
  merge_tags?: MergeTags | undefined;
  /** A further condition, such as the printed address. */
  where?: ((mailing: MailingListItem) => boolean) | undefined;
}

const kinds: Record<keyof FindMailingQuery, string> = {
  since: 'string number object',
  until: 'string number object',
  merge_tags: 'object',
  where: 'function',
};

const second = 1000;
const operation = 'listCampaignMailings';

export async function findMailing(
  api: Api,
  campaignId: string,
  query: FindMailingQuery,
  options?: CallOptions,
): Promise<MailingListItem | undefined> {
  // A misspelt condition would be none, and any mailing since then would be taken for the one.
  checkOptions(query, kinds, operation);
  // The service's times may be cut to the second, and start_date is exclusive.
  const since = Math.floor(timeOf('since', query.since) / second) * second - 1;
  const window = {
    start_date: new Date(since).toISOString(),
    ...(query.until !== undefined && { end_date: new Date(timeOf('until', query.until)).toISOString() }),
  };
  const wanted = asSent(query.merge_tags ?? {});
  for await (const mailing of new CampaignsResource(api).listMailings(campaignId, window, options)) {
    if (holds(mailing.merge_tags, wanted) && (query.where?.(mailing) ?? true)) return mailing;
  }
  return undefined;
}

const refusal = (path: string, fault: string): ValidationError =>
  new ValidationError([{ path, message: `${path} ${fault}` }], operation);

function timeOf(path: string, value: Date | string): number {
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) throw refusal(path, 'must be a date');
  return time;
}

/** The tags as JSON carries them, which is how the service got them: a `Date` is text there, `NaN` is null. */
function asSent(tags: MergeTags): MergeTags {
  const sent = JSON.parse(jsonBody(tags, operation) as string) as MergeTags;
  for (const name of Object.keys(tags)) {
    // It would be left out, and then any mailing without it would be taken for the one.
    if (!Object.hasOwn(sent, name)) throw refusal(`merge_tags.${name}`, 'has no value that could be sent');
  }
  return sent;
}

const holds = (tags: MergeTags | null, wanted: MergeTags): boolean =>
  Object.entries(wanted).every(([name, value]) => tags && Object.hasOwn(tags, name) && same(tags[name], value));

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
