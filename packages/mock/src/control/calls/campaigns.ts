import { misspelledFormat } from '@direct-mail/contract';
import * as z from 'zod';
import { invalid, notFound } from '../../account/base/refusal.ts';
import { toIso } from '../../account/base/time.ts';
import { artworkOf } from '../../account/campaigns/artwork.ts';
import {
  addCreative,
  changeCampaign,
  changeCreative,
  createCampaign,
  requireCampaign,
  requireCreative,
  showCreative,
} from '../../account/campaigns/campaigns.ts';
import type { Account } from '../../account/store/account.ts';
import type { CampaignRow, CreativeRow } from '../../account/store/rows.ts';
import type { Campaign, CampaignSettings } from '../../types/campaign.ts';
import type { Creative, CreativeChange } from '../../types/creative.ts';
import type { ControlContext } from '../context.ts';
import { defineCall } from '../define-call.ts';
import { campaign, campaignChange, creative, creativeChange, newCampaign, newCreative } from '../schemas/campaigns.ts';
import { byId } from '../schemas/shared.ts';

export const campaignCalls = {
  listCampaigns: defineCall({
    method: 'GET',
    path: '/_mock/campaigns',
    summary: 'List all campaigns, including inactive ones, oldest first',
    response: z.array(campaign),
    run: (context) => [...context.account.campaigns.values()].map((row) => viewCampaign(context, row)),
  }),
  createCampaign: defineCall({
    method: 'POST',
    path: '/_mock/campaigns',
    summary: 'Create a campaign, optionally with creatives',
    status: 201,
    body: newCampaign,
    response: campaign,
    before: (context, { body }) => checkCreatives(context, body.creatives ?? [], 'creatives.'),
    run: (context, { body }) => {
      checkAudiences(context.account, body.settings);
      return viewCampaign(context, createCampaign(context.account, body));
    },
  }),
  getCampaign: defineCall({
    method: 'GET',
    path: '/_mock/campaigns/{id}',
    summary: 'Get a campaign with its settings and creatives',
    params: byId,
    response: campaign,
    run: (context, { params }) => viewCampaign(context, requireCampaign(context.account, params.id)),
  }),
  changeCampaign: defineCall({
    method: 'PATCH',
    path: '/_mock/campaigns/{id}',
    summary: 'Change a campaign: its name, its settings, or whether it is active',
    params: byId,
    body: campaignChange,
    response: campaign,
    run: (context, { params, body }) => {
      const { account } = context;
      const row = requireCampaign(account, params.id);
      checkAudiences(account, body.settings);
      return viewCampaign(context, changeCampaign(account, row, body));
    },
  }),
  createCreative: defineCall({
    method: 'POST',
    path: '/_mock/campaigns/{id}/creatives',
    summary: 'Upload a creative to a campaign',
    status: 201,
    params: byId,
    body: newCreative,
    response: creative,
    before: (context, { body }) => checkCreatives(context, [body]),
    run: (context, { params, body }) => {
      const { account } = context;
      return viewCreative(context, addCreative(account, requireCampaign(account, params.id), body));
    },
  }),
  getCreative: defineCall({
    method: 'GET',
    path: '/_mock/creatives/{id}',
    summary: 'Get a creative with its artwork',
    params: byId,
    response: creative,
    run: (context, { params }) => viewCreative(context, requireCreative(context.account, params.id)),
  }),
  changeCreative: defineCall({
    method: 'PATCH',
    path: '/_mock/creatives/{id}',
    summary: 'Change a creative. Changed artwork is a new revision; mailings keep the one they were created with',
    params: byId,
    body: creativeChange,
    response: creative,
    before: (context, { body }) => checkCreatives(context, [body]),
    run: (context, { params, body }) => {
      const { account } = context;
      return viewCreative(context, changeCreative(account, requireCreative(account, params.id), body));
    },
  }),
};

function viewCampaign(context: ControlContext, row: CampaignRow): Campaign {
  const creatives = context.account.creatives.ofCampaign(row.id);
  return {
    ...row,
    created_at: toIso(row.created_at),
    settings: {
      ...row.settings,
      suppression_audience_ids: [...row.settings.suppression_audience_ids],
      return_address: row.settings.return_address ?? null,
    },
    creatives: creatives.map((each) => viewCreative(context, each)),
  };
}

function viewCreative({ account, baseUrl }: ControlContext, row: CreativeRow): Creative {
  const { front_html, back_html } = artworkOf(account, row);
  const { merge_tags, thumbnail_url } = showCreative(account, row, baseUrl);
  return {
    ...row,
    front_html,
    back_html,
    merge_tags,
    thumbnail_url,
    created_at: toIso(row.created_at),
  };
}

/** On upload, artwork with invalid merge tags is refused, and so is a format that is nearly a known one. */
function checkCreatives(
  { drafts }: ControlContext,
  creatives: readonly CreativeChange[],
  path = '',
): Promise<void> | undefined {
  const named = (index: number, field: string) => `${path}${path === '' ? '' : `${index}.`}${field}`;
  for (const [index, { format }] of creatives.entries()) {
    const meant = format === undefined ? undefined : misspelledFormat(format);
    if (meant !== undefined)
      throw invalid(`${named(index, 'format')}: there is no format ${JSON.stringify(format)}; did you mean ${meant}?`);
  }
  return drafts.check(
    creatives.flatMap(({ front_html, back_html }, index) => [
      { name: named(index, 'front_html'), html: front_html },
      { name: named(index, 'back_html'), html: back_html },
    ]),
  );
}

/** A campaign can only suppress audiences that exist. */
function checkAudiences(account: Account, settings: Partial<CampaignSettings> | undefined): void {
  for (const id of settings?.suppression_audience_ids ?? []) {
    if (!account.audiences.has(id)) throw notFound('audience', id);
  }
}
