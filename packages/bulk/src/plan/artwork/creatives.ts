import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readBytes } from '@direct-mail/contract/doors/read-body';
import type { Creative, DirectMail } from '@direct-mail/sdk';
import type { Clock } from '../../engine/ports.ts';
import { BulkError } from '../../errors.ts';
import { notice, term, words } from '../../message.ts';
import { bare } from '../columns.ts';
import type { Warning } from '../warning.ts';
import { type ArtworkSource, tagsOf } from './mock-artwork.ts';

/** The visible part of a campaign's artwork. */
export interface SeenCreatives {
  creatives: { id: string; name: string; format: string; thumbnail_url: string; tags: string[] }[];
  /** Hash of ids, flags, formats, merge tags, thumbnails and the template file. */
  digest: string;
  /** Merge tags used by the artwork. */
  tags: string[];
  /** Required merge tags, as far as known. */
  needed: string[];
  warnings: Warning[];
  /** Whether a thumbnail could not be fetched now, which is no sign that it is missing or another one. */
  unfetched: boolean;
  /** The status with which the service refused to show them; null if it did not. */
  refused: number | null;
}

/** How to fetch thumbnails, and the clock for retries. */
export interface ThumbnailDeps {
  fetch: typeof globalThis.fetch;
  clock: Clock;
}

/** That a campaign does not exist, and which id is meant if its name was given. */
async function absentCampaign(mail: DirectMail, given: string): Promise<string> {
  const active = await mail.campaigns.list().catch(() => []);
  const named = active.filter(({ name }) => name.toLowerCase() === given.toLowerCase());
  const ids = named.map(({ id }) => id).join(', ');
  return named.length > 0
    ? `a campaign is given by its id: ${ids} is named ${given}`
    : `there is no campaign with the id ${given}`;
}

/** Reads the visible part of the artwork; the artwork itself is not readable, as the plan tells. */
export async function seeCreatives(
  mail: DirectMail,
  campaignId: string,
  creativeId: string | null,
  template: string | undefined,
  deps: ThumbnailDeps,
  mock?: ArtworkSource,
): Promise<SeenCreatives> {
  const warnings: Warning[] = [
    notice(
      'artwork_unchecked',
      'the artwork itself cannot be checked: the hash covers ids, flags, formats, merge tags and thumbnails',
    ),
  ];
  const own = template === undefined ? undefined : await readTemplate(template);
  let all: Creative[];
  let refused: number | null = null;
  try {
    all = await mail.campaigns.listCreatives(campaignId);
  } catch (error) {
    const { status = 0 } = error as { status?: number };
    if (status === 404) throw new BulkError('input', await absentCampaign(mail, campaignId));
    if (status !== 401 && status !== 403) throw error;
    warnings.push(
      notice(
        'artwork_hidden',
        `the service refuses to show the campaign’s creatives to the token (${status}): it is wrong, or may only create mailings, as a test token; the creatives are not checked`,
      ),
    );
    refused = status;
    all = [];
  }
  const chosen = all.filter(({ id }) => creativeId === null || id === creativeId);
  if (creativeId !== null && all.length > 0 && chosen.length === 0) {
    throw new BulkError(
      'input',
      `the campaign has no active creative ${creativeId}; it has ${all.map(({ id }) => id).join(', ')}`,
    );
  }
  const fallback = chosen.find((creative) => creative.default);
  const used = creativeId === null && fallback !== undefined ? [fallback] : chosen;
  if (used.length > 1)
    warnings.push(notice('several_creatives', `${used.length} creatives take turns at random: each is checked`));
  const seen = await Promise.all(
    used.map(async (creative) => ({ ...creative, thumbnail: await thumbnailOf(creative, deps) })),
  );
  for (const { id, thumbnail_url, thumbnail } of seen) {
    if (thumbnail_url && typeof thumbnail !== 'string') {
      warnings.push(
        notice(
          'thumbnail_missing',
          `the thumbnail of ${id} is missing: if it appears later, the plan's hash is refused and the plan must be made again`,
        ),
      );
    }
  }
  const hash = createHash('sha256').update(JSON.stringify([campaignId, creativeId]));
  for (const creative of seen.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { id, name, mail_type, creative_type, format, image_formats, thumbnail } = creative;
    const tags = Object.entries(creative.merge_tags ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
    hash.update(
      JSON.stringify([
        id,
        name,
        mail_type,
        creative_type,
        format,
        image_formats,
        creative.default,
        tags,
        thumbnail ?? null,
      ]),
    );
  }
  if (own !== undefined) hash.update(own.digest);
  const tags = new Set(used.flatMap((creative) => Object.keys(creative.merge_tags ?? {})));
  for (const tag of own?.tags ?? []) tags.add(tag);
  const optional = new Set<string>();
  const required = new Set<string>();
  for (const { id } of mock === undefined ? [] : used) {
    const guide = await tagsOf(mock as ArtworkSource, id);
    for (const tag of guide.tags) tags.add(tag);
    for (const tag of guide.optional) optional.add(tag);
    for (const tag of guide.tags) if (!guide.optional.includes(tag)) required.add(tag);
    warnings.push(...guide.problems.map((problem) => notice('artwork', `the artwork of ${id}: ${problem}`)));
  }
  return {
    creatives: used.map(({ id, name, format, merge_tags, thumbnail_url }) => ({
      id,
      name,
      format,
      thumbnail_url,
      tags: Object.keys(merge_tags ?? {}),
    })),
    digest: hash.digest('hex'),
    tags: [...tags],
    needed: [...tags].filter((tag) => required.has(tag) || !optional.has(tag)),
    warnings,
    unfetched: seen.some(({ thumbnail }) => thumbnail === undefined),
    refused,
  };
}

/** @throws BulkError when the creatives differ from the plan's, cannot be fetched, or one of the tokens cannot read them */
export function checkCreatives(
  seen: SeenCreatives,
  { creatives_digest, summary }: { creatives_digest: string; summary: Pick<SeenCreatives, 'creatives'> },
): void {
  if (seen.digest === creatives_digest) return;
  if (seen.refused !== null && summary.creatives.length > 0) {
    throw new BulkError(
      'access',
      words`the service refuses the token (${seen.refused}): it may not read the campaign’s creatives, and the one that planned could; send with that one, or, if the token may only create mailings, give ${term('lookup')}`,
    );
  }
  if (seen.refused === null && summary.creatives.length === 0 && seen.creatives.length > 0) {
    throw new BulkError(
      'plan',
      words`the token that planned could not read the campaign’s creatives, and this one can: ${term('plan_again')} with this one, check it, and send the new hash`,
    );
  }
  if (seen.unfetched)
    throw new BulkError(
      'unreachable',
      'a thumbnail of the campaign’s creatives cannot be fetched now, so that they cannot be compared with the plan’s; nothing is sent. Try again later',
    );
  throw new BulkError(
    'plan',
    words`the campaign’s creatives, or what the token can read of them, changed since the plan was made: ${term('plan_again')}, check it, and send the new hash`,
  );
}

const thumbnailTries = 4;
const LARGEST_THUMBNAIL = 16 * 2 ** 20;

/** Its hash; null if there is none; undefined if it cannot be fetched now: one that is still being rendered, or slow, is retried. */
async function thumbnailOf(
  { thumbnail_url }: Creative,
  { fetch, clock }: ThumbnailDeps,
): Promise<string | null | undefined> {
  if (!/^https?:/.test(thumbnail_url ?? '')) return null;
  for (let tries = 1; ; tries++) {
    try {
      const response = await fetch(thumbnail_url, { signal: AbortSignal.timeout(20_000) });
      const { content, cut } = await readBytes(response, LARGEST_THUMBNAIL);
      if (cut) return null;
      if (response.status === 200) return createHash('sha256').update(content).digest('hex');
      if (response.status < 500 && response.status !== 202 && response.status !== 429) return null;
    } catch {
      // Retried below.
    }
    if (tries === thumbnailTries) return undefined;
    await clock.sleep(500 * tries);
  }
}

async function readTemplate(path: string): Promise<{ digest: string; tags: string[] }> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new BulkError('input', `the template ${path} cannot be read`, { cause });
  }
  const tags = [...text.matchAll(/\{\{-?\s*([A-Za-z_][\w.]*)/g)].map((match) => bare(match[1] ?? ''));
  return { digest: createHash('sha256').update(text).digest('hex'), tags: [...new Set(tags)] };
}
