import type { OptionSpec } from '@direct-mail/terminal';
import { replaceOption } from '../frame/output-file.ts';
import { paceOptions } from './pace.ts';
import { settleOption } from './settle.ts';

export const ledgerOption = {
  flags: '--ledger <place>',
  description: 'a file or postgres://… (default: DIRECT_MAIL_LEDGER, then one for each account and mode)',
} as const satisfies OptionSpec;

export const byOption = {
  flags: '--by <name>',
  description: 'who decides, for the log (default: your user name)',
} as const satisfies OptionSpec;

export const keyOption = {
  flags: '--key <name>',
  description: 'the approver that signs; their keys are on this machine, under a passphrase',
} as const satisfies OptionSpec;

/** What is mailed and to whom: part of the plan's hash. */
export const planOptions = [
  { flags: '--campaign <id>', description: 'the campaign', required: true },
  { flags: '--creative <id>', description: 'the creative (default: the campaign decides)' },
  {
    flags: '--name <text>',
    description:
      'name of the run: the same campaign and name continue a run, its budget included; a new name mails the list again (default: no name)',
  },
  {
    flags: '--map <assignment>',
    description: 'field=column, or tag:name=column for a merge tag; unmapped columns are guessed; may be repeated',
    repeat: true,
  },
  { flags: '--suppress <file>', description: 'a file of people to exclude; may be repeated', repeat: true },
  {
    flags: '--suppression-match <who>',
    description:
      'whom an address in such a file excludes: everyone there, or the person of its name (default: address)',
    choices: ['address', 'person'],
  },
  {
    flags: '--not-within <span>',
    description: 'skips people mailed by another run within this time, such as 30d',
  },
  { flags: '--holdout <share>', description: 'share of recipients to hold out: 0.05 or 5%' },
  {
    flags: '--holdout-lot <name>',
    description:
      'holds out the same people in every run of this lot, such as 2026 (default: of this campaign and name)',
  },
  { flags: '--price <dollars>', description: 'price per piece (default: what recent pieces cost)' },
  { flags: '--max-cost <dollars>', description: 'limit for the whole run, in dollars' },
  {
    flags: '--max-pieces <number>',
    description: 'limit for the whole run, in pieces',
  },
  {
    flags: '--reference <tag>',
    description: 'merge tag that carries the reference of each piece (default: reference)',
  },
  { flags: '--template <file>', description: 'the artwork as a file, whose merge tags are checked' },
  { flags: '--overrides <file>', description: 'file that forces rows to be sent or skipped' },
  {
    flags: '--format <format>',
    description: 'format of the list (default: by the file extension)',
    choices: ['csv', 'jsonl'],
  },
  { flags: '--delimiter <character>', description: 'column delimiter of a CSV file (default: guessed)' },
  { flags: '--encoding <name>', description: 'encoding of the file, such as windows-1252 (default: UTF-8)' },
] as const satisfies readonly OptionSpec[];

/** Options of `--report`. */
export const replaceReportOption = {
  ...replaceOption,
  description: 'overwrites an existing report',
} as const satisfies OptionSpec;

/** How it is sent. */
export const sendOptions = [
  { flags: '--sample <number>', description: 'number of sample rows to show (default: 8)', least: 0 },
  { flags: '--plan-only', description: 'shows the plan; sends nothing' },
  { flags: '--approve <hash>', description: 'hash of the plan to send; required without a terminal' },
  { flags: '--canary <number>', description: 'sends this many pieces, then waits for runs resume' },
  ...paceOptions('auto', '16'),
  {
    flags: '--absent <action>',
    description: 'what to do when a response was lost and the mailing is not listed: hold (default) or resend',
    choices: ['hold', 'resend'],
  },
  { flags: '--report <file>', description: 'writes the report when the run ends' },
  replaceReportOption,
  settleOption,
] as const satisfies readonly OptionSpec[];
