import type { CommandSpec } from '../frame/command.ts';
import { queryOptions } from '../requests/query.ts';

const campaign = { name: '<campaign>', description: 'the id of the campaign' } as const;

export const campaignCommands = [
  {
    name: 'campaigns list',
    summary: 'the active campaigns',
    needs: 'service',
    operations: ['listCampaigns'],
    example: 'direct-mail campaigns list',
  },
  {
    name: 'campaigns get',
    summary: 'one campaign',
    needs: 'service',
    arguments: [campaign],
    operations: ['getCampaign'],
    example: 'direct-mail campaigns get CAMPAIGN',
  },
  {
    name: 'campaigns creatives',
    summary: 'the active creatives of a campaign',
    needs: 'service',
    arguments: [campaign],
    operations: ['listCreatives'],
    example: 'direct-mail campaigns creatives CAMPAIGN --fields id,merge_tags',
  },
  {
    name: 'campaigns mailings',
    summary: 'the mailings of a campaign, newest first; one page, or all',
    needs: 'service',
    arguments: [campaign],
    options: [...queryOptions('listCampaignMailings'), { flags: '--all', description: 'every page, from --page on' }],
    operations: ['listCampaignMailings'],
    example: 'direct-mail campaigns mailings CAMPAIGN --all --fields id,state',
  },
] as const satisfies readonly CommandSpec[];
