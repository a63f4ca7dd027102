import type { Api } from '../api.ts';
import { ValidationError } from '../errors/validation-error.ts';
import type { CallOptions } from '../http/settings.ts';
import type { MailingListItem, MergeTags } from '../types.ts';
import { CampaignsResource } from './campaigns.ts';

/** Which mailing to look for. */
export interface FindMailingQuery {
  /** When the call that may have made it began; counted from the start of that second. */
  since: Date | string;
  /** The latest time of creation to look at. */
  until?: Date | string | undefined;
  /** Merge tags it must have, equal in value; others do not matter. */
  merge_tags?: MergeTags | undefined;
  /** A further condition, the printed address for instance. */
  where?: ((mailing: MailingListItem) => boolean) | undefined;
}

const second = 1000;

export async function findMailing(
  api: Api,
  campaignId: string,
  query: FindMailingQuery,
  options?: CallOptions,
): Promise<MailingListItem | undefined> {
  // The service's times may be cut to the second, and start_date is exclusive.
  const since = Math.floor(timeOf('since', query.since) / second) * second - 1;
  const window = {
    start_date: new Date(since).toISOString(),
    ...(query.until !== undefined && { end_date: new Date(timeOf('until', query.until)).toISOString() }),
  };
  for await (const mailing of new CampaignsResource(api).listMailings(campaignId, window, options)) {
    if (holds(mailing.merge_tags, query.merge_tags) && (query.where?.(mailing) ?? true)) return mailing;
  }
  return undefined;
}

function timeOf(path: string, value: Date | string): number {
  const time = new Date(value).getTime();
  if (Number.isNaN(time))
    throw new ValidationError([{ path, message: `${path} must be a date` }], 'listCampaignMailings');
  return time;
}

const holds = (tags: MergeTags | null, wanted: MergeTags = {}): boolean =>
  Object.entries(wanted).every(([name, value]) => same(tags?.[name], value));

/** Equality of JSON values, whatever the order of their keys. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}
