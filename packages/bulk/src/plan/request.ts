import { BulkError } from '../errors.ts';
import { type Part, term, words } from '../message.ts';
import { checkNames } from '../option-names.ts';
import type { ColumnMap } from './columns.ts';
import type { Rows } from './list/source.ts';

const suppressionMatches = ['address', 'person'] as const;
/** Whom an address in a suppression file excludes. */
export type SuppressionMatch = (typeof suppressionMatches)[number];

/** Limits for the whole run; without one, none. */
export interface RunLimits {
  /** Dollars that its pieces may cost. */
  maxCost?: number | undefined;
  /** Pieces, an integer. */
  maxPieces?: number | undefined;
}

/** Who is held out, over several campaigns. */
export interface Holdout {
  /** 0 to below 1. */
  share: number;
  /** Name of the lot, such as `2026`. */
  lot: string;
}

/** Input of `bulk.plan`. */
export interface PlanRequest {
  /** Id of the campaign to send. */
  campaignId: string;
  /** If absent, the service chooses: the default creative, or each in turn. */
  creativeId?: string | undefined;
  /** The recipients: `readCsv(path)`, `readJsonl(path)`, `readSql(…)`, or any iterable of rows. */
  rows: Rows;
  /** Name of the run. A new name mails the same list again; case, blanks and accents make no new one. Default: ''. */
  name?: string | undefined;
  /** Columns of the fields and merge tags; unmapped ones are guessed and shown in the summary. */
  map?: ColumnMap | undefined;
  /** Files of people to exclude: e-mail addresses, their SHA-256, or names and addresses. */
  suppress?: string | readonly string[] | undefined;
  /**
   * Whom an address in a suppression file excludes: everyone there, or the person of its name, where it has one. Default:
   * `address`, as the service's own lists do (D36).
   */
  suppressionMatch?: SuppressionMatch | undefined;
  /** Skips people mailed by another run of this ledger within this many days. */
  notWithinDays?: number | undefined;
  /**
   * Share of recipients to hold out, 0 to below 1. The same people whenever a list is planned under this campaign and name; with `lot`,
   * whenever one is planned with this lot, whatever campaign. Default: 0.
   */
  holdout?: number | Holdout | undefined;
  /** Dollars per piece. Default: what recent pieces cost. */
  price?: number | undefined;
  /** Limits for the whole run: dollars and pieces. Default: none. */
  limits?: RunLimits | undefined;
  /** Merge tag that carries the reference of each piece. Must not be used by the artwork. Default: `reference`. */
  reference?: string | undefined;
  /** Path of the artwork's template, whose merge tags are checked. */
  template?: string | undefined;
  /**
   * Path of a file that forces rows to be sent or skipped: lines `row key,send` or `row key,skip`. The ledger remembers them
   * for later plans; `row key,check` reverts one. Problems and samples show the keys.
   */
  overrides?: string | undefined;
  /** Who plans, for the log. */
  plannedBy?: string | undefined;
}

const known = {
  campaignId: true,
  creativeId: true,
  rows: true,
  name: true,
  map: true,
  suppress: true,
  suppressionMatch: true,
  notWithinDays: true,
  holdout: true,
  price: true,
  limits: true,
  reference: true,
  template: true,
  overrides: true,
  plannedBy: true,
} as const satisfies Record<keyof PlanRequest, true>;

const holdoutNames = { share: true, lot: true } as const satisfies Record<keyof Holdout, true>;

const limitNames = { maxCost: true, maxPieces: true } as const satisfies Record<keyof RunLimits, true>;

/** The share that is held out, and the lot if it is named. */
export const holdoutOf = ({ holdout = 0 }: Pick<PlanRequest, 'holdout'>): { share: number; lot?: string } =>
  typeof holdout === 'object' && holdout !== null ? holdout : { share: holdout };

const shownOf = (value: unknown): string =>
  typeof value === 'string' ? `the text ${JSON.stringify(value)}` : String(value);

/** @throws BulkError for an unknown name or an invalid value */
export function checkRequest(request: PlanRequest): void {
  if (typeof request !== 'object' || request === null)
    throw new BulkError('input', 'plan needs { campaignId, rows }: the campaign to send, and the recipients');
  checkNames('plan', request, known);
  const { campaignId, holdout, price, limits, notWithinDays, reference, name, suppressionMatch } = request;
  if (limits !== undefined && (typeof limits !== 'object' || limits === null))
    throw new BulkError('input', 'limits must be { maxCost, maxPieces }, or one of them');
  checkNames('plan, limits', limits ?? {}, limitNames);
  const wrong = (message: string | readonly Part[]): never => {
    throw new BulkError('input', message);
  };
  if (typeof campaignId !== 'string' || campaignId === '')
    wrong(words`${term('campaign_id')} is missing: the id of the campaign to send`);
  if (typeof holdout === 'object' && holdout !== null) {
    checkNames('plan, holdout', holdout, holdoutNames);
    if (typeof holdout.lot !== 'string' || holdout.lot === '')
      wrong(words`${term('holdout')}: lot must be a name, such as 2026, got ${shownOf(holdout.lot)}`);
  }
  const { share } = holdoutOf({ holdout });
  if (!(typeof share === 'number' && share >= 0 && share < 1))
    wrong(words`${term('holdout')} must be a share from 0 to below 1, as a number, got ${shownOf(share)}`);
  if (suppressionMatch !== undefined && !suppressionMatches.includes(suppressionMatch))
    wrong(
      words`${term('suppression_match')} must be ${suppressionMatches.join(' or ')}, got ${shownOf(suppressionMatch)}`,
    );
  if (price !== undefined && !(typeof price === 'number' && price >= 0))
    wrong(words`${term('price')} must be dollars per piece, as a number, got ${shownOf(price)}`);
  if (notWithinDays !== undefined && !(typeof notWithinDays === 'number' && notWithinDays > 0))
    wrong(words`${term('not_within')} must be a number of days above 0, such as ${term('not_within', 30)}`);
  if (reference !== undefined && !/^[A-Za-z_]\w*$/.test(reference))
    wrong(words`${term('reference')} must be the name of a merge tag: letters, digits and _`);
  if (name !== undefined && typeof name !== 'string') wrong(words`${term('name')} must be a string`);
  for (const [key, value] of Object.entries(limits ?? {})) {
    if (value === undefined) continue;
    const named = term(key === 'maxCost' ? 'max_cost' : 'max_pieces');
    if (!(Number.isFinite(value) && value >= 0)) wrong(words`${named} must be a number from 0, got ${shownOf(value)}`);
    if (key === 'maxPieces' && !Number.isInteger(value)) wrong(words`${named} must be a whole number, got ${value}`);
  }
}
