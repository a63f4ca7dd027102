import { activeCampaigns, requireCampaign, showCampaign, showCreative } from '../account/campaigns/campaigns.ts';
import { listCampaignMailings as list } from '../account/mailings/mailing-list.ts';
import type { Operation } from './operation.ts';

export const listCampaigns: Operation<'listCampaigns'> = (account) => ({
  status: 200,
  body: activeCampaigns(account).map(showCampaign),
});

export const getCampaign: Operation<'getCampaign'> = (account, call) => ({
  status: 200,
  body: showCampaign(requireCampaign(account, call.path.id)),
});

/** The active creatives, by creation, oldest first (D58). */
export const listCreatives: Operation<'listCreatives'> = (account, call) => {
  const campaign = requireCampaign(account, call.path.id);
  const creatives = account.creatives.ofCampaign(campaign.id).filter((creative) => creative.active);
  return { status: 200, body: creatives.map((creative) => showCreative(account, creative, call.baseUrl)) };
};

export const listCampaignMailings: Operation<'listCampaignMailings'> = (account, call) => {
  const page = list(account, requireCampaign(account, call.path.id), call.query, call.baseUrl);
  return { status: 200, body: page.mailings, headers: page.headers };
};
