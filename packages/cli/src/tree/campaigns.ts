import type { CommandSpec } from '../frame/command.ts';

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
] as const satisfies readonly CommandSpec[];
