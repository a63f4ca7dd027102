import {
  clientArguments,
  clientOptions,
  driftArguments,
  serverOptions,
  summaries,
} from '@direct-mail/terminal/tables/conformance';
import { ledgerOption } from '../bulk/options.ts';
import type { CommandSpec } from '../frame/command.ts';
import { profileOption } from '../frame/global-options.ts';
import { replaceOption } from '../frame/output-file.ts';
import { bodyOptions } from '../requests/body.ts';
import { queryOptions } from '../requests/query.ts';

export const generalCommands = [
  {
    name: 'stats',
    summary: 'circulation and spend by campaign',
    needs: 'service',
    options: [
      { flags: '--month <month>', description: 'one month, such as 2026-10' },
      { flags: '--campaign <id>', description: 'one campaign' },
      ...queryOptions('listCampaignStats'),
      { flags: '--all', description: 'every page, from --page on' },
    ],
    operations: ['listCampaignStats', 'getCampaignStats'],
    example: 'direct-mail stats --month 2026-10',
  },
  {
    name: 'whoami',
    summary: 'the organization of the token, and where the settings come from',
    needs: 'service',
    operations: ['getOrganization'],
    example: 'direct-mail whoami',
  },
  {
    name: 'doctor',
    summary: 'checks your setup and says how to fix it; with a campaign, also what is to be right before it is mailed',
    needs: 'service',
    options: [
      {
        flags: '--campaign <id>',
        description: 'a campaign to be mailed: with --production, the checked list for going live',
      },
    ],
    operations: [
      'getOrganization',
      'standardizeAddress',
      'getCampaign',
      'listCampaigns',
      'listCreatives',
      'listCampaignMailings',
    ],
    example: 'direct-mail doctor --campaign CAMPAIGN --production',
  },
  {
    name: 'api',
    summary: 'any call, with the same token, retries and errors; prints the response as JSON',
    needs: 'service',
    arguments: [
      { name: '<method>', description: 'GET, POST, …' },
      { name: '<path>', description: 'begins with a slash' },
    ],
    options: [
      { flags: '--query <assignment>', description: 'a query parameter: name=value; may be repeated', repeat: true },
      ...bodyOptions,
    ],
    // Whatever it is: the service checks it.
    prechecked: true,
    effect: 'spends',
    example: 'direct-mail api GET /v1/campaigns',
  },
  {
    name: 'conformance server',
    summary: summaries.server,
    needs: 'nothing',
    options: [...serverOptions, profileOption],
    isProgram: true,
    example: 'direct-mail conformance server --profile acme --report report.html',
  },
  {
    name: 'conformance client',
    summary: summaries.client,
    needs: 'nothing',
    arguments: clientArguments,
    options: clientOptions,
    isProgram: true,
    example: 'direct-mail conformance client -- python my_client.py',
  },
  {
    name: 'conformance drift',
    summary: summaries.drift,
    needs: 'nothing',
    arguments: driftArguments,
    isProgram: true,
    example: 'direct-mail conformance drift before.json after.json',
  },
  {
    name: 'commands',
    summary: 'describes every command, for agents and scripts',
    needs: 'nothing',
    example: 'direct-mail commands --json',
  },
  {
    name: 'mcp',
    summary:
      'a Model Context Protocol server on standard input and output, for agents: what is mailed in production, a person approves',
    needs: 'service',
    options: [
      ledgerOption,
      { flags: '--folder <path>', description: 'the folder whose files it may read (default: the current one)' },
      {
        flags: '--max-cost-day <dollars>',
        description: 'what production runs of its ledger may cost a day; can only lower the limit',
      },
      { flags: '--max-pieces-day <number>', description: 'the same in pieces' },
      {
        flags: '--http <number>',
        description:
          'over HTTP at this port of this machine, with a token, instead of standard input and output; 0: a free one',
      },
      {
        flags: '--mock <url>',
        description: 'instead: the server of a running mock, with its clock, faults and deliveries',
      },
      { flags: '--read-only', description: 'without the tools that plan, send or control' },
      { flags: '--show-people', description: 'shows names and addresses; by default they are masked' },
    ],
    example: 'direct-mail mcp --profile acme --folder campaigns',
  },
  {
    name: 'mirror',
    summary: 'writes campaigns, creatives and audiences of the account as fixtures, so that a mock has the same ids',
    needs: 'service',
    options: [
      { flags: '-o, --output <file>', description: 'where to write it; - is standard output (default: -)' },
      replaceOption,
    ],
    operations: ['listCampaigns', 'listCreatives', 'listAudiences'],
    example: 'direct-mail mirror -o fixtures.json',
  },
  {
    name: 'completion',
    summary: 'the script that completes commands, options and names in your shell',
    needs: 'nothing',
    arguments: [{ name: '<shell>', description: 'bash, zsh or fish' }],
    example: 'direct-mail completion bash >> ~/.bashrc',
  },
] as const satisfies readonly CommandSpec[];
