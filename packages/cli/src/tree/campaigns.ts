import type { CommandSpec } from '../frame/command.ts';
import { queryOptions } from '../requests/query.ts';

const campaign = { name: '<campaign>', description: 'the id of the campaign' };

export const campaignCommands: readonly CommandSpec[] = [
  {
    name: 'campaigns list',
    summary: 'the active campaigns',
    needs: 'service',
    operations: ['listCampaigns'],
    example: 'direct-mail campaigns list',
    load: () => import('../commands/campaigns/list.ts'),
  },
  {
    name: 'campaigns get',
    summary: 'one campaign',
    needs: 'service',
    arguments: [campaign],
    operations: ['getCampaign'],
    example: 'direct-mail campaigns get CAMPAIGN',
    load: () => import('../commands/campaigns/get.ts'),
  },
  {
    name: 'campaigns creatives',
    summary: 'the active creatives of a campaign',
    needs: 'service',
    arguments: [campaign],
    operations: ['listCreatives'],
    example: 'direct-mail campaigns creatives CAMPAIGN --json id,merge_tags',
    load: () => import('../commands/campaigns/creatives.ts'),
  },
  {
    name: 'campaigns mailings',
    summary: 'the mailings of a campaign, newest first; one page, or all',
    needs: 'service',
    arguments: [campaign],
    options: [...queryOptions('listCampaignMailings'), { flags: '--all', description: 'every page, from --page on' }],
    operations: ['listCampaignMailings'],
    example: 'direct-mail campaigns mailings CAMPAIGN --all --json id,state',
    load: () => import('../commands/campaigns/mailings.ts'),
  },
];
