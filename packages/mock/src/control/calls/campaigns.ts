import { misspelledFormat } from '@direct-mail/contract';
import type { campaignCalls } from '@direct-mail/contract/control/calls';
import type {
  Campaign,
  CampaignSettings,
  Creative,
  CreativeChange,
} from '@direct-mail/contract/control/generated/models';
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
import type { ControlContext } from '../context.ts';
import type { HandlersOf } from '../handlers.ts';

export const campaignHandlers: HandlersOf<typeof campaignCalls> = {
  listCampaigns: (context) => [...context.account.campaigns.values()].map((row) => viewCampaign(context, row)),
  createCampaign: {
    before: (context, { body }) => checkCreatives(context, body.creatives ?? [], 'creatives.'),
    run: (context, { body }) => {
      checkAudiences(context.account, body.settings);
      return viewCampaign(context, createCampaign(context.account, body));
    },
  },
  getCampaign: (context, { params }) => viewCampaign(context, requireCampaign(context.account, params.id)),
  changeCampaign: (context, { params, body }) => {
    const { account } = context;
    const row = requireCampaign(account, params.id);
    checkAudiences(account, body.settings);
    return viewCampaign(context, changeCampaign(account, row, body));
  },
  createCreative: {
    before: (context, { body }) => checkCreatives(context, [body]),
    run: (context, { params, body }) => {
      const { account } = context;
      return viewCreative(context, addCreative(account, requireCampaign(account, params.id), body));
    },
  },
  getCreative: (context, { params }) => viewCreative(context, requireCreative(context.account, params.id)),
  changeCreative: {
    before: (context, { body }) => checkCreatives(context, [body]),
    run: (context, { params, body }) => {
      const { account } = context;
      return viewCreative(context, changeCreative(account, requireCreative(account, params.id), body));
    },
  },
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
    if (account.audiences.find(id) === undefined) throw notFound('audience', id);
  }
}
