import type { Notice, Plan, SampleRow, SendRequest } from '@direct-mail/bulk';
import { counted, figure, money } from '@direct-mail/contract/words/figures';
import { safeText } from '../frame/safe-text.ts';
import { drawTable, type TableStyle, wrappedTable } from '../frame/table.ts';
import { approvalHash } from './approval.ts';
import { inFlags } from './flags.ts';

/** Problems shown at a terminal; the data has all of them. */
const shownProblems = 20;

/** The plan for a terminal: what would be sent, the cost, the problems, and sample rows. */
export function drawPlan(plan: Plan, sample: readonly SampleRow[], style: TableStyle, how: SendRequest): string {
  const { summary, blocked } = plan;
  const title = (text: string): string => `\n${text}\n`;
  const sections = [
    drawTable(facts(plan, how), undefined, style),
    ...(summary.warnings.length > 0 ? [title('Warnings'), bullets(summary.warnings)] : []),
    ...(plan.problems.length > 0 ? [title('Problems'), problems(plan, style)] : []),
    ...(sample.length > 0 ? [title('Sample'), drawTable(sample.map(flat), undefined, style)] : []),
    ...(blocked.length > 0 ? [title('It cannot be sent'), bullets(blocked)] : []),
  ];
  return sections.join('');
}

const bullets = (notices: readonly Notice[]): string =>
  notices.map((notice) => `- ${safeText(inFlags(notice))}\n`).join('');

function facts({ id, hash, summary }: Plan, how: SendRequest): object {
  const { cost, excluded, creatives, columns } = summary;
  const left = Object.entries(excluded).map(([why, how]) => `${figure(how)} ${why.replaceAll('_', ' ')}`);
  return {
    run: summary.name === '' ? id : `${id} (${summary.name})`,
    campaign: summary.campaign_id,
    creatives: creatives.map(({ name, format }) => `${name} (${format})`).join(', '),
    rows: figure(summary.rows),
    pieces: figure(summary.pieces),
    ...(left.length > 0 && { excluded: left.join(', ') }),
    ...(summary.holdout !== undefined && { 'held out': shownBy(summary.holdout) }),
    cost:
      cost.total === null
        ? 'unknown: give --price'
        : `${money(cost.total)} (${money(cost.unit ?? 0)} a piece, from ${cost.source})`,
    columns: [...Object.entries(columns.fields), ...tagPairs(columns.tags)]
      .map(([field, column]) => `${field}=${column}`)
      .join(', '),
    ...(columns.guessed.length > 0 && { guessed: columns.guessed.join(', ') }),
    ...(columns.unused.length > 0 && { unused: columns.unused.join(', ') }),
    ...(how.canary !== undefined && { canary: `${figure(how.canary)} pieces first, then it waits` }),
    ...(how.absent === 'resend' && { absent: 'resend: pieces that the service does not list are sent again' }),
    hash: approvalHash(hash, how),
  };
}

/** What the hold-out can show, where 2 % order without mail. */
function shownBy({ people, detectable }: NonNullable<Plan['summary']['holdout']>): string {
  const found = detectable.find(({ rate }) => rate === 0.02)?.difference ?? null;
  const least =
    found === null ? 'too few to show anything' : `shows a difference from ${(found * 100).toFixed(1)} points`;
  return `${figure(people)}: ${least} where 2 % order anyway`;
}

const tagPairs = (tags: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(tags).map(([tag, column]) => [`tag:${tag}`, column]);

function problems({ problems: all, summary }: Plan, style: TableStyle): string {
  const shown = all.slice(0, shownProblems);
  const lines = shown.map((problem) => [
    problem.row === null ? '' : figure(problem.row),
    problem.column ?? '',
    problem.severity,
    inFlags(problem),
  ]);
  const total = Object.values(summary.problems).reduce((sum, each) => sum + each, 0);
  const more = total - shown.length;
  const kinds = Object.entries(summary.problems).map(
    ([code, times]) => `${code.replaceAll('_', ' ')} ${figure(times)}`,
  );
  return [
    wrappedTable(['ROW', 'COLUMN', 'KIND', 'PROBLEM'], lines, style),
    more > 0 ? `… and ${counted(more, 'more problem')}: --plan-only --json shows the first 100 of each kind\n` : '',
    `by kind: ${kinds.join(', ')}\n`,
  ].join('');
}

function flat({ row, why, recipient, merge_tags }: SampleRow): object {
  const { full_name, first_name, last_name, company, address_1, address_2, city, state, postal_code } = recipient;
  const joined = (parts: readonly (string | undefined)[], by: string): string =>
    parts.filter((part) => part !== undefined && part !== '').join(by);
  return {
    row,
    why,
    name: joined([full_name ?? joined([first_name, last_name], ' '), company], ', '),
    address: joined([address_1, address_2, joined([city, joined([state, postal_code], ' ')], ', ')], ', '),
    merge_tags: Object.entries(merge_tags)
      .map(([tag, value]) => `${tag}=${value}`)
      .join(', '),
  };
}
