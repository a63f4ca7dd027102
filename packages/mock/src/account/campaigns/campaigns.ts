import type { Schema } from '@direct-mail/contract';
import type {
  CampaignChange,
  CreativeChange,
  NewCampaign,
  NewCreative,
} from '@direct-mail/contract/control/generated/models';
import { invalid, notFound } from '../base/refusal.ts';
import type { Account } from '../store/account.ts';
import { checkIds, idFor } from '../store/ids.ts';
import { type CampaignRow, type CreativeRow, defaultCampaignSettings } from '../store/rows.ts';
import { artworkId, artworkOf, isDrawable } from './artwork.ts';
import { tagsOf } from './artwork-tags.ts';

export function createCampaign(account: Account, wanted: NewCampaign): CampaignRow {
  checkIds(account.campaigns, 'campaign', [wanted.id]);
  checkIds(account.creatives, 'creative', wanted.creatives?.map(({ id }) => id) ?? []);
  const row = account.campaigns.put({
    id: idFor(account, account.campaigns, 'campaign', wanted.id),
    name: wanted.name,
    active: wanted.active ?? true,
    created_at: account.now,
    settings: { ...defaultCampaignSettings, ...defined(wanted.settings ?? {}) },
  });
  for (const creative of wanted.creatives ?? []) addCreative(account, row, creative);
  return row;
}

export function changeCampaign(account: Account, campaign: CampaignRow, change: CampaignChange): CampaignRow {
  return account.campaigns.put({
    ...campaign,
    name: change.name ?? campaign.name,
    active: change.active ?? campaign.active,
    settings: { ...campaign.settings, ...defined(change.settings ?? {}) },
  });
}

/** Adds a creative; a new default replaces the old one. */
export function addCreative(account: Account, campaign: CampaignRow, wanted: NewCreative): CreativeRow {
  checkIds(account.creatives, 'creative', [wanted.id]);
  const id = idFor(account, account.creatives, 'creative', wanted.id);
  const { front_html = null, back_html = null } = wanted;
  if (wanted.default === true) {
    requireArtwork(front_html, back_html);
    clearDefault(account, campaign.id);
  }
  account.artwork.put({ id: artworkId({ id, revision: 1 }), front_html, back_html });
  return account.creatives.put({
    id,
    campaign_id: campaign.id,
    name: wanted.name,
    format: wanted.format,
    mail_type: wanted.mail_type ?? 'first_class',
    creative_type: typeOf(front_html, back_html),
    default: wanted.default ?? false,
    active: wanted.active ?? true,
    created_at: account.now,
    merge_tags: wanted.merge_tags ?? null,
    revision: 1,
  });
}

/** Changes a creative; changed artwork is a new revision, and mailings keep the one they were created with. */
export function changeCreative(account: Account, creative: CreativeRow, change: CreativeChange): CreativeRow {
  const artwork = artworkOf(account, creative);
  const front_html = change.front_html === undefined ? artwork.front_html : change.front_html;
  const back_html = change.back_html === undefined ? artwork.back_html : change.back_html;
  const redrawn = front_html !== artwork.front_html || back_html !== artwork.back_html;
  const revision = redrawn ? creative.revision + 1 : creative.revision;
  if (change.default ?? creative.default) requireArtwork(front_html, back_html);
  if (change.default === true) clearDefault(account, creative.campaign_id);
  if (redrawn) account.artwork.put({ id: artworkId({ id: creative.id, revision }), front_html, back_html });
  return account.creatives.put({
    ...creative,
    name: change.name ?? creative.name,
    format: change.format ?? creative.format,
    mail_type: change.mail_type ?? creative.mail_type,
    default: change.default ?? creative.default,
    active: change.active ?? creative.active,
    creative_type: typeOf(front_html, back_html),
    merge_tags: change.merge_tags === undefined ? (creative.merge_tags ?? null) : change.merge_tags,
    revision,
  });
}

/** D02, D90: without HTML on either side it is static artwork. */
function typeOf(front_html: string | null, back_html: string | null): string {
  return front_html === null && back_html === null ? 'static' : 'html';
}

/** D115: the default creative is the one that is used, so it must have artwork. */
function requireArtwork(front_html: string | null, back_html: string | null): void {
  if (isDrawable(front_html, back_html)) return;
  throw invalid(
    'default must not be true for a creative whose front_html and back_html are blank; the default creative needs artwork',
  );
}

function clearDefault(account: Account, campaignId: string): void {
  for (const other of account.creatives.ofCampaign(campaignId)) {
    if (other.default) account.creatives.put({ ...other, default: false });
  }
}

export function requireCampaign(account: Account, id: string): CampaignRow {
  const row = account.campaigns.find(id);
  if (row === undefined) throw notFound('campaign', id);
  return row;
}

export function requireCreative(account: Account, id: string): CreativeRow {
  const row = account.creatives.find(id);
  if (row === undefined) throw notFound('creative', id);
  return row;
}

/** The active campaigns by creation, oldest first (D51, D58). */
export function activeCampaigns(account: Account): CampaignRow[] {
  return [...account.campaigns.values()].filter((campaign) => campaign.active);
}

export function showCampaign(campaign: CampaignRow): Schema<'Campaign'> {
  return { id: campaign.id, name: campaign.name };
}

export function showCreative(account: Account, creative: CreativeRow, baseUrl: string): Schema<'Creative'> {
  return {
    id: creative.id,
    name: creative.name,
    mail_type: creative.mail_type,
    creative_type: creative.creative_type,
    merge_tags: creative.merge_tags ?? tagsOf(artworkOf(account, creative)),
    thumbnail_url: `${baseUrl}/previews/creatives/${creative.id}/thumbnail.png`,
    default: creative.default,
    format: creative.format,
    image_formats: 'png',
  };
}

function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof defined<T>
  >;
}
