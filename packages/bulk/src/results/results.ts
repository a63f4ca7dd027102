import { type InHome, inHomeOf } from '@direct-mail/contract/words/results/in-home';
import { type Lift, liftOf } from '@direct-mail/contract/words/results/lift';
import { BulkError } from '../errors.ts';
import type { KeyedOrder, RunDates, StateCount } from '../ledger/interfaces/results.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import type { RunRow } from '../ledger/rows.ts';
import { term, words } from '../message.ts';
import { toDollars } from '../money.ts';
import { checkNames } from '../option-names.ts';
import { type RowSource, type Rows, sourceOf } from '../plan/list/source.ts';
import type { StoredPlan } from '../plan/summary.ts';
import { type CreativeComparison, compareCreatives } from './creatives.ts';
import { type Matched, matchOrders } from './match.ts';
import { type OrderMap, readOrders } from './orders.ts';
import { cellsOf, columnOf, promosOf, type Segment, Segments } from './segments.ts';

const windowStarts = ['approved', 'mailed', 'delivered'] as const;
/** What the window of orders begins with. */
export type WindowStart = (typeof windowStarts)[number];

/** Input of `run.results`. */
export interface ResultsRequest {
  /**
   * Orders: `readCsv(path)`, or any iterable of rows, or of orders as the API has them. Of each only keyed hashes, the date and the total are
   * looked at. Default: those of `run.recordOrder`.
   */
  orders?: Rows | undefined;
  /** Columns of the orders; unmapped ones are guessed. */
  map?: OrderMap | undefined;
  /** Orders up to this many days after the window's begin count, of both groups; see `windowFrom`. Default: 60. */
  windowDays?: number | undefined;
  /**
   * `approved`: the window begins when the run was approved first, and its days are counted from the last approval, if it was continued.
   * `mailed`, `delivered`: the same with the first and the last piece of which an event said so. The same for both groups. Default:
   * `approved`.
   */
  windowFrom?: WindowStart | undefined;
  /** A column of the list, or a field such as `state`: pieces, costs and orders by its values. */
  by?: string | undefined;
  /** The column of the list that carried a promo code: orders with one of these codes are counted, of others too. */
  promoColumn?: string | undefined;
  /** The list again, for `by` and `promoColumn`, if it was not a file or has moved. */
  rows?: Rows | undefined;
  /**
   * Keeps the counts of orders in the ledger, and deletes the hashes of the orders that were recorded: later results are these. Only after the
   * window.
   */
  final?: boolean | undefined;
}

/** From the first to the last, ISO 8601. */
export interface Span {
  from: string;
  to: string;
}

/** Pieces of one creative. */
export interface CreativeResult {
  /** Null: not chosen yet. */
  creative_id: string | null;
  /** As planned; null if the plan did not see it. */
  name: string | null;
  pieces: Record<string, number>;
  /** Dollars. */
  cost: number;
}

/** What was ordered with the promo codes of the run. */
export interface Redeemed {
  orders: number;
  /** Dollars; null if not every order has a total. */
  revenue: number | null;
}

/** What a run came to: counts only, nothing of a person. */
export interface RunResults {
  run: string;
  name: string;
  state: string;
  /** Whether pieces may still be sent. */
  open: boolean;
  /** Pieces by the service's state, such as `delivered`; `sent` where it is not known yet: see `run.audit`. */
  pieces: Record<string, number>;
  /** Rows that were not to be mailed, by reason. */
  excluded: Record<string, number>;
  /** Dollars. `perDelivered` is null before the first delivery. */
  cost: { total: number; priced: number; perDelivered: number | null; byState: Record<string, number> };
  /** When pieces were sent, and, as far as webhook events told, mailed and delivered. */
  dates: { sent: Span | null; mailed: Span | null; delivered: Span | null };
  /** Null before an event told that a piece was mailed and delivered: see `bulk.apply`. */
  inHome: InHome | null;
  creatives: CreativeResult[];
  /** Null without `by`. */
  by: { column: string; segments: Segment[] } | null;
  /** Null without orders. */
  lift: Lift | null;
  /** Null without orders, and where the service did not choose between creatives. */
  creativeComparison: CreativeComparison | null;
  /** Null without orders or `promoColumn`. */
  redeemed: Redeemed | null;
  /** When the counts of orders were made final, ISO 8601; null if they are of now. */
  final: string | null;
}

const names = {
  orders: true,
  map: true,
  windowDays: true,
  windowFrom: true,
  by: true,
  promoColumn: true,
  rows: true,
  final: true,
} as const satisfies Record<keyof ResultsRequest, true>;

const DAY = 86_400_000;

/** Counts of orders, as they are kept. */
type OrderCounts = Pick<RunResults, 'lift' | 'creativeComparison' | 'redeemed'>;

/** A run with its plan, and its list where it is at hand. */
interface Subject {
  ledger: WholeLedger;
  row: RunRow;
  plan: StoredPlan;
  source: RowSource | undefined;
}

export async function resultsOf(subject: Subject, request: ResultsRequest): Promise<RunResults> {
  checkNames('results', request, names);
  const { ledger, row } = subject;
  const source = request.rows === undefined ? subject.source : sourceOf(request.rows);
  checkRequest(request);
  const asked = { ...subject, source };
  const dates = await ledger.dates(row.no);
  const facts = await factsOf(asked, dates);
  const kept = request.orders === undefined ? await ledger.keptResult(row.no) : undefined;
  const { counts, matched } =
    kept === undefined
      ? await countOrders(asked, dates, request)
      : { counts: JSON.parse(kept.counts) as OrderCounts, matched: undefined };
  const by = request.by === undefined ? null : await segmentsOf(asked, request.by, matched);
  const final = kept === undefined && request.final === true ? await keep(ledger, row, counts) : (kept?.at ?? null);
  return { ...facts, by, ...counts, final: final === null ? null : new Date(final).toISOString() };
}

function checkRequest({ windowDays = 60, windowFrom = 'approved', by, promoColumn }: ResultsRequest): void {
  if (!(typeof windowDays === 'number' && windowDays > 0))
    throw new BulkError('input', `windowDays must be a number of days above 0, got ${String(windowDays)}`);
  if (!windowStarts.includes(windowFrom))
    throw new BulkError('input', `windowFrom must be ${windowStarts.join(', ')}, got ${String(windowFrom)}`);
  for (const [name, value] of Object.entries({ by, promoColumn }))
    if (value !== undefined && typeof value !== 'string')
      throw new BulkError('input', `${name} must be the name of a column of the list, got ${String(value)}`);
}

/** Pieces by the service's state, as far as events and audits told. */
export async function piecesByState(ledger: WholeLedger, run: number): Promise<Record<string, number>> {
  const pieces: Record<string, number> = {};
  for (const each of await ledger.states(run)) if (each.state !== 'excluded') add(pieces, stateOf(each), each.pieces);
  return pieces;
}

/** What is known without orders. */
async function factsOf({ ledger, row, plan }: Subject, dates: RunDates) {
  const counts = await ledger.states(row.no);
  const excluded: Record<string, number> = {};
  const pieces: Record<string, number> = {};
  const byState: Record<string, number> = {};
  const creatives = new Map<string | null, { pieces: Record<string, number>; cost: number }>();
  const fixed = (JSON.parse(row.options) as { creative_id?: string | null }).creative_id ?? null;
  let [cost, priced] = [0, 0];
  for (const each of counts) {
    if (each.state === 'excluded') {
      add(excluded, each.reason ?? 'unknown', each.pieces);
      continue;
    }
    const state = stateOf(each);
    add(pieces, state, each.pieces);
    add(byState, state, each.cost);
    cost += each.cost;
    priced += each.priced;
    const id = each.creative_id ?? fixed ?? only(plan);
    const creative = creatives.get(id) ?? { pieces: {}, cost: 0 };
    creatives.set(id, creative);
    add(creative.pieces, state, each.pieces);
    creative.cost += each.cost;
  }
  const delivered = pieces['delivered'] ?? 0;
  const total = toDollars(cost);
  return {
    run: row.id,
    name: row.name,
    state: row.state,
    open: row.state !== 'finished' && row.state !== 'cancelled',
    pieces,
    excluded,
    cost: {
      total,
      priced,
      perDelivered: delivered === 0 ? null : total / delivered,
      byState: Object.fromEntries(Object.entries(byState).map(([state, part]) => [state, toDollars(part)])),
    },
    dates: spansOf(dates),
    inHome: inHomeOf(await ledger.inHome(row.no)),
    creatives: [...creatives].map(([creative_id, { pieces, cost }]) => ({
      creative_id,
      name: nameOf(plan, creative_id),
      pieces,
      cost: toDollars(cost),
    })),
  };
}

const nameOf = ({ summary }: StoredPlan, creative: string | null): string | null =>
  summary.creatives.find(({ id }) => id === creative)?.name ?? null;

const stateOf = ({ state, remote }: StateCount): string => remote ?? state;

function add(into: Record<string, number>, name: string, by: number): void {
  into[name] = (into[name] ?? 0) + by;
}

/** A campaign with one creative has no other to choose. */
function only({ summary }: StoredPlan): string | null {
  const [first, ...others] = summary.creatives;
  return others.length === 0 ? (first?.id ?? null) : null;
}

function spansOf(found: RunDates): RunResults['dates'] {
  const span = (from: number | null, to: number | null): Span | null =>
    from === null || to === null ? null : { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  return {
    sent: span(found.sent_from, found.sent_to),
    mailed: span(found.mailed_from, found.mailed_to),
    delivered: span(found.delivered_from, found.delivered_to),
  };
}

async function countOrders(
  { ledger, row, plan, source }: Subject,
  dates: RunDates,
  request: ResultsRequest,
): Promise<{ counts: OrderCounts; matched: Matched | undefined }> {
  const none = { lift: null, creativeComparison: null, redeemed: null };
  const secret = await ledger.secret();
  const recorded = (await ledger.recordedOrders(row.no, { after: new Uint8Array(), limit: 1 })).length > 0;
  if (request.orders === undefined && !recorded) {
    if (request.final === true)
      throw new BulkError(
        'input',
        'final keeps the counts of orders: give orders, or record them with run.recordOrder',
      );
    return { counts: none, matched: undefined };
  }
  const window = windowOf(row, dates, request);
  if (request.final === true && row.state !== 'finished' && row.state !== 'cancelled')
    throw new BulkError('state', `the run is ${row.state}: final is for one that has ended`);
  if (request.final === true && (await ledger.now()) < window.to)
    throw new BulkError(
      'state',
      `the window of orders is open until ${new Date(window.to).toISOString()}: final is for afterwards`,
    );
  const { promoColumn } = request;
  const promos =
    promoColumn === undefined
      ? new Set<string>()
      : await promosOf(
          cellsOf(ledger, row, plan, listFor(source, 'promo_column'), columnOf(promoColumn, plan)),
          secret,
        );
  const orders =
    request.orders === undefined
      ? recordedOrders(ledger, row.no)
      : readOrders(request.orders, request.map ?? {}, secret);
  const matched = await matchOrders(ledger, row.no, orders, window, promos);
  const { redeemed } = matched;
  return {
    matched,
    counts: {
      lift: liftOf({
        mailed: { people: matched.sizes[0], bought: [...matched.bought[0].values()] },
        heldOut: { people: matched.sizes[1], bought: [...matched.bought[1].values()] },
        hasTotals: matched.hasTotals,
        window,
        notCounted: matched.notCounted,
        seed: row.no,
      }),
      creativeComparison: compareCreatives(matched, (id) => nameOf(plan, id) ?? id),
      redeemed:
        promoColumn === undefined
          ? null
          : { orders: redeemed.orders, revenue: redeemed.hasTotals ? redeemed.cents / 100 : null },
    },
  };
}

/** From the first to the last of what it begins with, and its days. Milliseconds since 1970. */
function windowOf(
  { approved_at }: RunRow,
  dates: RunDates,
  { windowDays = 60, windowFrom = 'approved' }: ResultsRequest,
): { from: number; to: number } {
  if (approved_at === null)
    throw new BulkError('state', 'the plan was never sent: there is nothing that orders could come of');
  const [from, last] = {
    approved: [dates.approved_from ?? approved_at, dates.approved_to ?? approved_at],
    mailed: [dates.mailed_from, dates.mailed_to],
    delivered: [dates.delivered_from, dates.delivered_to],
  }[windowFrom] as [number | null, number | null];
  if (from === null || last === null)
    throw new BulkError(
      'state',
      `no event has told yet that a piece was ${windowFrom}: apply webhook events, or take the window from the approval`,
    );
  return { from, to: last + windowDays * DAY };
}

async function* recordedOrders(ledger: WholeLedger, run: number): AsyncGenerator<KeyedOrder> {
  for (let after = new Uint8Array(); ; ) {
    const orders = await ledger.recordedOrders(run, { after, limit: 2_000 });
    const last = orders.at(-1);
    if (last === undefined) return;
    yield* orders;
    after = new Uint8Array(last.id);
  }
}

async function segmentsOf({ ledger, row, plan, source }: Subject, by: string, matched: Matched | undefined) {
  const column = columnOf(by, plan);
  const segments = new Segments(row);
  for await (const { piece, cell } of cellsOf(ledger, row, plan, listFor(source, 'by'), column))
    segments.add(cell, piece, matched?.bought[0].get(piece.n));
  return { column, segments: segments.result(matched) };
}

function listFor(source: RowSource | undefined, option: 'by' | 'promo_column'): RowSource {
  if (source !== undefined) return source;
  throw new BulkError(
    'input',
    words`${term(option)} needs the list, which is not where it was: give it with ${term('results_rows')}`,
  );
}

async function keep(ledger: WholeLedger, { no }: RunRow, counts: OrderCounts): Promise<number> {
  await ledger.keepResult(no, JSON.stringify(counts));
  return (await ledger.keptResult(no))?.at ?? (await ledger.now());
}
