import type { OptionSpec } from '../frame/command.ts';
import { replaceOption } from '../frame/output-file.ts';
import { paceOptions } from './pace.ts';
import { settleOption } from './settle.ts';

export const ledgerOption: OptionSpec = {
  flags: '--ledger <place>',
  description: 'a file or postgres://… (default: DIRECT_MAIL_LEDGER, then one for each account and mode)',
};

export const byOption: OptionSpec = {
  flags: '--by <name>',
  description: 'who decides; kept with the time (default: your user name)',
};

/** What is mailed to whom: part of the plan's hash. */
export const planOptions: readonly OptionSpec[] = [
  { flags: '--campaign <id>', description: 'the campaign', required: true },
  { flags: '--creative <id>', description: 'the creative (default: the campaign decides)' },
  {
    flags: '--name <text>',
    description:
      'campaign and name are the run (default: no name): another list under them continues it, its budget included; the same list under another name is printed again',
  },
  {
    flags: '--map <assignment>',
    description: 'field=column, or tag:name=column for a merge tag; what is not said is guessed; may be repeated',
    repeat: true,
  },
  { flags: '--suppress <file>', description: 'a file of people who get nothing; may be repeated', repeat: true },
  {
    flags: '--not-within <span>',
    description: 'leaves out who got a piece by an earlier run of this ledger, such as 30d',
  },
  { flags: '--holdout <share>', description: 'the share that gets nothing: 0.05 or 5%' },
  { flags: '--price <dollars>', description: 'what a piece costs (default: what the service charged lately)' },
  { flags: '--max-cost <dollars>', description: 'not sent when the run may cost more, with what it has spent' },
  {
    flags: '--max-pieces <number>',
    description: 'not sent when there are more pieces, with those that the run has begun',
  },
  { flags: '--reference <tag>', description: 'the merge tag that tells the pieces apart (default: reference)' },
  { flags: '--template <file>', description: 'the artwork as a file: its merge tags are checked' },
  { flags: '--overrides <file>', description: 'rows that are sent or left out whatever the checks say' },
  { flags: '--format <format>', description: 'of the list (default: by the ending)', choices: ['csv', 'jsonl'] },
  { flags: '--delimiter <character>', description: 'between the columns of a CSV file (default: guessed)' },
  { flags: '--encoding <name>', description: 'of the file, such as windows-1252 (default: UTF-8)' },
];

/** Of `--report`. */
export const replaceReportOption: OptionSpec = {
  ...replaceOption,
  description: 'writes the report in place of a file of that name',
};

/** How it is sent. */
export const sendOptions: readonly OptionSpec[] = [
  { flags: '--sample <number>', description: 'how many rows are shown before (default: 8)' },
  { flags: '--plan-only', description: 'plans and shows it; sends nothing' },
  { flags: '--approve <hash>', description: 'the hash of the plan that is sent; needed without a terminal' },
  { flags: '--canary <number>', description: 'sends so many first, then rests until the run is resumed' },
  ...paceOptions('auto', '16'),
  {
    flags: '--absent <action>',
    description:
      'a piece without an answer that the service does not list: hold it for you (default), or send it again',
    choices: ['hold', 'resend'],
  },
  { flags: '--report <file>', description: 'writes the report when the run has ended' },
  replaceReportOption,
  settleOption,
];
