import { counted } from '@direct-mail/contract/words/figures';
import { detectable } from '@direct-mail/contract/words/results/statistics';
import type { DirectMail } from '@direct-mail/sdk';
import type { Comparison } from '../ledger/interfaces/continuation.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import { notice, term, words } from '../message.ts';
import { toDollars, totalDollars } from '../money.ts';
import { type RowNumbers, rowOf } from '../row-number.ts';
import type { SeenCreatives } from './artwork/creatives.ts';
import { blockedBy, money } from './blocked.ts';
import type { Mapping } from './columns.ts';
import { unitCost } from './cost.ts';
import { hasHeadings, type RowSource } from './list/source.ts';
import type { NewestMailing } from './newest.ts';
import type { Problem, Problems } from './problem.ts';
import type { PlanRequest } from './request.ts';
import type { Blocked, Warning } from './warning.ts';

/** Summary of a plan. Money is in dollars. */
export interface PlanSummary {
  name: string;
  campaign_id: string;
  creatives: SeenCreatives['creatives'];
  rows: number;
  /** Number of pieces to send. */
  pieces: number;
  /**
   * Number of excluded rows by reason. `already`: sent by the run that the plan continues. Of a plan whose run was begun:
   * `rejected`, which it tried, and `cancelled`.
   */
  excluded: Record<string, number>;
  /** What those held out can show, if any are. */
  holdout?: HoldoutPower | undefined;
  /** The run of the same campaign and name that this plan continues, if any. */
  continues: ContinuedRun | null;
  /** Places with several pieces to different people. */
  households: number;
  /** Rows of the first 100 of them, numbered as in problems. */
  household_rows: number[][];
  problems: Record<string, number>;
  columns: Mapping;
  /** Price per piece, total, and the source of the price. */
  cost: { unit: number | null; total: number | null; source: string };
  warnings: Warning[];
}

/** What a hold-out can show, before anything is sent: see `run.results`. */
export interface HoldoutPower {
  /** Held out. */
  people: number;
  /**
   * The smallest difference in the share of people who order that is found in four of five campaigns, by the share that orders without
   * mail; null if no difference would show.
   */
  detectable: { rate: number; difference: number | null }[];
}

/** What a plan changes in the run it continues. */
export interface ContinuedRun {
  run: string;
  state: string;
  /** Rows that the run sent, may have sent, or holds: none of them is mailed again. */
  already: number;
  /** Of these, rows whose name or address changed after sending, or may have. */
  corrected: number;
  /** Waiting rows of the run that are in the list. */
  waiting: number;
  /** Rows that are new to the run, or that it tried and did not mail: the plan sends them. */
  added: number;
  /** Waiting rows that are no longer in the list: they will not be sent. */
  removed: number;
  /** Dollars spent by the run. */
  spent: number;
}

/** The stored part of a plan. */
export interface StoredPlan {
  summary: PlanSummary;
  problems: Problem[];
  blocked: Blocked[];
  reference: string;
  /** Organization and mode of the token that planned. Absent in plans of earlier versions. */
  account?: string | undefined;
  creative_id: string | null;
  creatives_digest: string;
  template: string | null;
  max_pieces: number | null;
  max_cost: number | null;
  source: RowNumbers & {
    kind: string;
    path: string | null;
    options?: object | undefined;
    digest: string | null;
    /** The columns of objects, for the report: the first row may lack some. */
    columns?: readonly string[] | undefined;
  };
  /** Of a planned run: its list corrects rows of the run that it continues, whose list that stays. */
  part?: true | undefined;
  /** Lists with corrected rows, latest last. */
  parts?: EarlierList[] | undefined;
  /** The lists of the plans it continues, latest last. */
  earlier?: EarlierList[] | undefined;
  /** Opt-out files as read. Absent in plans of earlier versions. */
  suppress?: Suppressing['files'] | undefined;
  /** Days. */
  not_within?: number | null | undefined;
  /** The file of overrides. */
  overrides?: string | undefined;
}

/** An earlier list of the run, for rows that the current one lacks. */
export interface EarlierList {
  source: StoredPlan['source'];
  columns: Mapping;
}

/** Contents of the suppression files. */
export interface Suppressing {
  entries: number;
  /** Files without rows. */
  empty: string[];
  files: { path: string; digest: string }[];
}

export interface Summing {
  lookup: DirectMail;
  ledger: WholeLedger;
  no: number;
  account: string;
  /** Price in the campaign; null if the list cannot be read. */
  newest: readonly NewestMailing[] | null;
  request: PlanRequest;
  seen: SeenCreatives;
  source: RowSource;
  problems: Problems;
  excluded: Record<string, number>;
  compared: Comparison | null;
  part: boolean;
  suppressing: Suppressing;
  reference: string;
  rows: number;
  numbers: RowNumbers;
  mapping: Mapping;
  columns: readonly string[];
}

export async function summarize(of: Summing): Promise<StoredPlan> {
  const { ledger, no, request, seen, source, problems, reference, rows, compared } = of;
  const excluded = Object.fromEntries(Object.entries(of.excluded).filter(([, count]) => count > 0));
  const pieces = rows - Object.values(excluded).reduce((sum, count) => sum + count, 0);
  const { unit, source: from } = await priceOf(of);
  const dearer = await dearerThan(of, from === 'price' ? unit : null);
  const total = totalDollars(unit, pieces);
  const { maxCost = null, maxPieces = null } = request.limits ?? {};
  const { found: households, first: together } = await ledger.households(no, 100);
  const household_rows = together.map((group) => group.map((n) => rowOf({ source: of.numbers }, n)));
  const late = hasHeadings(source.describe().kind) ? undefined : of.columns;
  const repeated = await ledger.repeated(no, request.campaignId, of.account);
  return {
    summary: {
      name: request.name ?? '',
      campaign_id: request.campaignId,
      creatives: seen.creatives,
      rows,
      pieces,
      excluded,
      ...(excluded['holdout'] !== undefined && { holdout: powerOf(pieces, excluded['holdout']) }),
      continues: compared === null ? null : continuedRun(compared),
      households,
      household_rows,
      problems: Object.fromEntries(problems.counts),
      columns: of.mapping,
      cost: { unit: totalDollars(unit, 1), total, source: from },
      warnings: [
        ...seen.warnings,
        ...unordered(source),
        ...nameless(of.mapping),
        ...(households > 0 ? [householdWarning(households, household_rows)] : []),
        ...(dearer === null ? [] : [dearer]),
        ...of.suppressing.empty.map((path) =>
          notice('suppression_empty', `${path} has headings and no rows: it names no opt-outs`),
        ),
        ...(of.suppressing.entries > 0 && excluded['suppressed'] === undefined
          ? [
              notice(
                'suppression_unmatched',
                `none of the ${of.suppressing.entries} entries of the suppression files is in the list`,
              ),
            ]
          : []),
        ...(repeated > 0
          ? [
              notice(
                'mailed_before',
                words`${counted(repeated, 'person', 'people')} got a piece of this campaign in an earlier run: ${term('not_within', 30)} leaves them out`,
              ),
            ]
          : []),
        ...(compared === null ? [] : continuedWarnings(compared)),
      ],
    },
    problems: problems.list,
    blocked: blockedBy(of, pieces, unit),
    reference,
    account: of.account,
    creative_id: request.creativeId ?? null,
    creatives_digest: seen.digest,
    template: request.template ?? null,
    max_pieces: maxPieces,
    max_cost: maxCost,
    source: { ...source.describe(), digest: source.digest() ?? null, ...of.numbers, columns: late },
    ...(of.part && { part: true }),
    suppress: of.suppressing.files,
    not_within: request.notWithinDays ?? null,
    overrides: request.overrides,
  };
}

const RATES = [0.005, 0.01, 0.02, 0.05, 0.1] as const;

const powerOf = (pieces: number, people: number): HoldoutPower => ({
  people,
  detectable: RATES.map((rate) => ({ rate, difference: detectable(pieces, people, rate) })),
});

function unordered(source: RowSource): Warning[] {
  const { options } = source.describe();
  if ((options as { ordered?: boolean } | undefined)?.ordered !== false) return [];
  return [
    notice('query_unordered', 'the query has no ORDER BY: the report reads its rows again, and needs the same order'),
  ];
}

/** A column that fills a merge tag is no longer guessed as the name. */
function nameless({ fields }: Mapping): Warning[] {
  if (['full_name', 'first_name', 'last_name', 'company'].some((field) => field in fields)) return [];
  return [
    notice(
      'nameless',
      words`no column holds names, so that each piece is addressed to Current Resident: name one with ${term('map', 'full_name')}`,
    ),
  ];
}

/** Rows instead of names, which the reader can look up. */
function householdWarning(households: number, rows: readonly (readonly number[])[]): Warning {
  const named = rows
    .slice(0, 5)
    .map((group) => `${group.slice(0, 5).join(' and ')}${group.length > 5 ? ' and more' : ''}`);
  const more = households > named.length ? ` and ${households - named.length} more` : '';
  const get = counted(households, 'household gets', 'households get');
  return notice('households', `${get} more than one piece, to different people: rows ${named.join('; ')}${more}`);
}

/** A continued run uses the price it paid; a new one the given price, or the campaign's. */
function priceOf({ lookup, request, seen, compared, newest }: Summing) {
  const paid = compared?.run.cost_seen ?? null;
  if (paid !== null) return { unit: paid, source: 'responses of this run' };
  return unitCost(
    lookup,
    request.campaignId,
    seen.creatives.map(({ id }) => id),
    request.price,
    newest,
  );
}

/** The given price counts for the plan; warns if the service charged more for recent pieces. */
async function dearerThan({ lookup, request, seen, newest }: Summing, price: number | null): Promise<Warning | null> {
  if (price === null) return null;
  const creatives = seen.creatives.map(({ id }) => id);
  const { unit } = await unitCost(lookup, request.campaignId, creatives, undefined, newest);
  if (unit === null || unit <= price) return null;
  return notice(
    'price_exceeded',
    words`recent pieces cost ${money(toDollars(unit))} dollars, more than the given ${term('price')} of ${money(toDollars(price))}`,
  );
}

const continuedRun = ({ run, already, corrected, kept, added, removed }: Comparison): ContinuedRun => ({
  run: run.id,
  state: run.state,
  already,
  corrected,
  waiting: kept,
  added,
  removed,
  spent: toDollars(run.spent),
});

const continuedWarnings = ({ run, already, corrected, removed }: Comparison): Warning[] => [
  notice(
    'continues',
    words`the plan continues the run ${run.id} of the same campaign and name: ${already} rows that it sent, or may have sent, get nothing; to mail the list again, give the plan another ${term('name')}`,
  ),
  ...(corrected > 0
    ? [
        notice(
          'changed_after_sending',
          `${corrected} of them were changed after their piece was sent, or may have been: by identifier, or by e-mail and name, they are the same people, and get no second piece`,
        ),
      ]
    : []),
  ...(removed > 0
    ? [
        notice(
          'removed',
          `${removed} rows of that run that were not sent yet are no longer in the list: they will not be sent`,
        ),
      ]
    : []),
];
