import { mailingStates } from '@direct-mail/contract';
import type { CommandSpec } from '../frame/command.ts';
import { replaceOption } from '../frame/output-file.ts';
import { bodyOptions } from '../requests/body.ts';
import { addressOptions } from '../requests/person.ts';
import { queryOptions } from '../requests/query.ts';

const mailing = { name: '<mailing>', description: 'the id of the mailing' } as const;
const timeout = (standard: string) =>
  ({
    flags: '--timeout <span>',
    description: `how long to wait, such as 90s or 3d (default: ${standard})`,
  }) as const;
const tag = {
  flags: '--tag <assignment>',
  description: 'a merge tag: name=text; may be repeated',
  repeat: true,
} as const;

export const mailingCommands = [
  {
    name: 'mailings send',
    summary: 'sends one piece of mail',
    needs: 'service',
    options: [
      { flags: '--campaign <id>', description: 'the campaign' },
      { flags: '--creative <id>', description: 'the creative (default: the campaign decides)' },
      { flags: '--full-name <text>', description: 'the name of the recipient' },
      { flags: '--company <text>', description: 'the company of the recipient' },
      { flags: '--email <text>', description: 'used to look up an address if the campaign appends addresses' },
      ...addressOptions,
      { flags: '--identifier <text>', description: 'your own id of the recipient' },
      { flags: '--send-at <date>', description: 'ISO 8601, in the future (default: now)' },
      tag,
      ...bodyOptions,
    ],
    operations: ['createMailing'],
    effect: 'spends',
    example:
      'direct-mail mailings send --campaign CAMPAIGN --full-name "Ada Lovelace" --address-1 "1 Main St" --city Boston --state MA --postal-code 02134',
  },
  {
    name: 'mailings get',
    summary: 'one mailing',
    needs: 'service',
    arguments: [mailing],
    operations: ['getMailing'],
    example: 'direct-mail mailings get MAILING --fields state,address.city',
  },
  {
    name: 'mailings list',
    summary: 'the mailings of a campaign, newest first: one page, all, or how many are in each state',
    needs: 'service',
    options: [
      { flags: '--campaign <id>', description: 'the campaign', required: true },
      ...queryOptions('listCampaignMailings'),
      { flags: '--all', description: 'every page, from --page on' },
      {
        flags: '--search <words>',
        description: 'only those with these words in name, address, merge tags or id; reads every page',
      },
      { flags: '--counts', description: 'how many are in each state, and what they cost; reads every page' },
    ],
    operations: ['listCampaignMailings'],
    example: 'direct-mail mailings list --campaign CAMPAIGN --all --fields id,state',
  },
  {
    name: 'mailings find',
    summary: 'finds a mailing by its campaign, time and merge tags, to see whether it was sent',
    needs: 'service',
    options: [
      { flags: '--campaign <id>', description: 'the campaign', required: true },
      { flags: '--since <date>', description: 'created at or after this time, ISO 8601', required: true },
      { flags: '--until <date>', description: 'created before this time, ISO 8601' },
      tag,
    ],
    operations: ['listCampaignMailings'],
    example: 'direct-mail mailings find --campaign CAMPAIGN --since 2026-11-21T12:00:00Z --tag reference=A1001',
  },
  {
    name: 'mailings wait',
    summary: 'waits until a mailing reaches a state (default: a final one)',
    needs: 'service',
    arguments: [mailing],
    options: [
      { flags: '--state <state>', description: `${mailingStates.join(', ')}; may be repeated`, repeat: true },
      timeout('30d'),
    ],
    operations: ['getMailing'],
    example: 'direct-mail mailings wait MAILING --state mailed --state failed --timeout 3d',
  },
  {
    name: 'mailings preview',
    summary: 'downloads the preview of a mailing, waiting until it is ready',
    needs: 'service',
    arguments: [mailing],
    options: [
      { flags: '-o, --output <file>', description: 'where to write it; - is standard output (default: -)' },
      replaceOption,
      {
        flags: '--part <part>',
        description: 'front and back are PNG (default: pdf, or front for a file .png)',
        choices: ['front', 'back', 'pdf'],
      },
      timeout('3m'),
    ],
    operations: ['getMailing'],
    example: 'direct-mail mailings preview MAILING -o card.pdf',
  },
] as const satisfies readonly CommandSpec[];
