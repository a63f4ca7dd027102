import { byOption, ledgerOption, planOptions, replaceReportOption, sendOptions } from '../bulk/options.ts';
import { paceOptions } from '../bulk/pace.ts';
import { settleOption } from '../bulk/settle.ts';
import type { CommandSpec } from '../frame/command.ts';
import { replaceOption } from '../frame/output-file.ts';
import { personOptions } from '../requests/person.ts';

const run = { name: '<run>', description: 'the id of the run' } as const;

export const bulkCommands = [
  {
    name: 'send',
    summary: 'sends mail to every recipient of a list exactly once; running it again continues the run',
    needs: 'service',
    arguments: [{ name: '<list>', description: 'a CSV or JSONL file, one person a row' }],
    options: [...planOptions, ...sendOptions, byOption, ledgerOption],
    prechecked: true,
    many: true,
    operations: ['createMailing', 'listCampaignMailings', 'listCreatives'],
    effect: 'spends',
    example: 'direct-mail send people.csv --campaign CAMPAIGN --max-cost 5000 --canary 50',
  },
  {
    name: 'runs list',
    summary: 'the runs of the ledgers, plans that were never sent included',
    needs: 'ledger',
    options: [
      {
        flags: '--state <state>',
        description: 'only runs in this state, such as planned or running; may be repeated',
        repeat: true,
      },
      {
        flags: '--begun',
        description: 'without plans that were never sent (the ledger deletes those after 30 days)',
      },
      ledgerOption,
    ],
    example: 'direct-mail runs list',
  },
  {
    name: 'runs status',
    summary: 'shows the progress of a run',
    needs: 'ledger',
    arguments: [run],
    options: [
      { flags: '--watch', description: 'until it pauses or ends' },
      { flags: '--events', description: 'shows its log: approvals, stops, decisions' },
      ledgerOption,
    ],
    example: 'direct-mail runs status RUN --watch',
  },
  {
    name: 'runs resume',
    summary: 'resumes a run that is paused, stopped or waiting after its canary',
    needs: 'service',
    arguments: [run],
    options: [
      { flags: '--report <file>', description: 'writes the report when the run ends' },
      replaceReportOption,
      {
        flags: '--without-files',
        description: 'resumes although a --suppress file is missing; use it only if there are no new opt-outs',
      },
      ...paceOptions('as before', 'as before'),
      settleOption,
      byOption,
      ledgerOption,
    ],
    prechecked: true,
    many: true,
    operations: ['createMailing', 'listCampaignMailings'],
    effect: 'spends',
    example: 'direct-mail runs resume RUN',
  },
  {
    name: 'runs pause',
    summary: 'pauses the run on all machines (takes up to a second)',
    needs: 'ledger',
    arguments: [run],
    options: [byOption, ledgerOption],
    example: 'direct-mail runs pause RUN',
  },
  {
    name: 'runs cancel',
    summary: 'cancels a run, which is final; pieces that were sent cannot be recalled',
    needs: 'ledger',
    arguments: [run],
    options: [byOption, ledgerOption],
    example: 'direct-mail runs cancel RUN',
  },
  {
    name: 'runs discard',
    summary: 'deletes a plan that was never sent',
    needs: 'ledger',
    arguments: [{ name: '[run]', description: 'the id of the plan' }],
    options: [{ flags: '--all', description: 'every plan that was never sent; asks first' }, byOption, ledgerOption],
    effect: 'discards',
    example: 'direct-mail runs discard --all',
  },
  {
    name: 'runs audit',
    summary: 'compares the ledger with the service and updates states and costs',
    needs: 'service',
    arguments: [run],
    options: [ledgerOption],
    prechecked: true,
    many: true,
    operations: ['listCampaignMailings', 'getCampaignStats'],
    example: 'direct-mail runs audit RUN',
  },
  {
    name: 'runs resolve',
    summary: 'lists held rows, which may have been sent, and decides what to do with them',
    needs: 'ledger',
    arguments: [run],
    options: [
      { flags: '--accept', description: 'counts them as sent' },
      { flags: '--resend', description: 'asks, then sends them again; one that was printed is printed twice' },
      { flags: '--drop', description: 'excludes them' },
      { flags: '--row <number>', description: 'only this row; may be repeated (default: all)', repeat: true },
      byOption,
      ledgerOption,
    ],
    effect: 'resends',
    example: 'direct-mail runs resolve RUN --accept --row 12',
  },
  {
    name: 'runs erase',
    summary: 'erases a person from the ledgers alone; privacy erase asks the service too',
    needs: 'ledger',
    options: [...personOptions, ledgerOption],
    effect: 'forgets',
    example: 'direct-mail runs erase --email ada@example.com',
  },
  {
    name: 'runs report',
    summary: 'writes the list as CSV with the state, mailing id, cost, address and reason of each row',
    needs: 'ledger',
    arguments: [run],
    options: [
      { flags: '-o, --output <file>', description: 'the file; - is standard output', required: true },
      { flags: '--failed <file>', description: 'file for the rows to fix (default: the same name with .failed.csv)' },
      replaceOption,
      { flags: '--list <file>', description: 'the list, if it was moved' },
      ledgerOption,
    ],
    example: 'direct-mail runs report RUN -o report.csv',
  },
  {
    name: 'runs results',
    summary:
      'counts what a run came to: states, cost, and with orders whether the mailed ordered more than those held out',
    needs: 'ledger',
    arguments: [run],
    options: [
      {
        flags: '--orders <file>',
        description:
          'CSV, JSON or JSONL: who ordered, when and for how much; nothing of it is kept (default: the orders that a program recorded)',
      },
      { flags: '--map <field=column>', description: 'a column of the orders: date, total, email, …', repeat: true },
      { flags: '--window <time>', description: 'orders until then after its begin count (default: 60d)' },
      {
        flags: '--window-from <moment>',
        description:
          'the window begins with the approval, or with the first piece that was mailed or delivered (default: approved)',
        choices: ['approved', 'mailed', 'delivered'],
      },
      { flags: '--by <column>', description: 'pieces, cost and orders by a column of the list, such as state' },
      { flags: '--promo-column <column>', description: 'the column of the list whose codes buyers gave' },
      { flags: '--list <file>', description: 'the list, if it was moved' },
      { flags: '--final', description: 'keeps the counts and deletes the recorded orders, once the window is over' },
      { flags: '--report <file>', description: 'writes a page to hand around: FILE.html' },
      replaceOption,
      ledgerOption,
    ],
    example: 'direct-mail runs results RUN --orders orders.csv',
  },
  {
    name: 'work',
    summary: 'works on the runs of a PostgreSQL ledger until Ctrl-C',
    needs: 'service',
    options: [settleOption, ledgerOption],
    prechecked: true,
    many: true,
    operations: ['createMailing', 'listCampaignMailings'],
    effect: 'spends',
    example: 'direct-mail work --ledger postgres://mail@db.example.com/mail',
  },
] as const satisfies readonly CommandSpec[];
