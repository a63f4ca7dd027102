import type { DirectMail } from '@direct-mail/sdk';
import { BulkError } from '../errors.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import type { PieceView, RunRow } from '../ledger/rows.ts';
import { checkNames } from '../option-names.ts';
import { type NumberedList, rowOf } from '../row-number.ts';
import { type ArtworkSource, drawRow, type SamplePreview } from './artwork/mock-artwork.ts';
import { drawByService, refuseProduction } from './artwork/service-drawing.ts';
import type { Problem } from './problem.ts';
import type { PlanSummary, StoredPlan } from './summary.ts';
import type { Blocked } from './warning.ts';

/** A row of a plan as it would be sent. */
export interface SampleRow {
  /** Row number, as in problems and reports: the heading line of a CSV file is row 1. */
  row: number;
  /** Why it was chosen. */
  why: 'first' | 'last' | 'longest' | 'oddest';
  recipient: Record<string, string>;
  merge_tags: Record<string, string>;
  /** The row's key in a file of overrides. */
  key: string;
  /** The creative it was rendered with or would be sent with; null if the service chooses and none can be read. */
  creative: string | null;
  /** The rendered piece, if a mock (`new Bulk({ mock })`) or the service (`sample(n, { test })`) renders it; else null. */
  preview: SamplePreview | null;
}

/** @internal Renders samples. */
export interface Drawing {
  mock: ArtworkSource | undefined;
  lookup: DirectMail;
}

/** What would be sent; review it, then approve it by its hash. */
export class Plan {
  /** For `bulk.send`: identifies these rows, this creative and these settings. */
  readonly hash: string;
  /** The run's id: the existing one if the plan continues a run. */
  readonly id: string;
  readonly summary: PlanSummary;
  /** The first 100 of each kind, by row and column; `summary.problems` has the total counts. */
  readonly problems: Problem[];
  /** Why it cannot be sent; empty if it can. */
  readonly blocked: Blocked[];
  readonly #row: RunRow;
  readonly #list: NumberedList;
  readonly #ledger: WholeLedger;
  readonly #drawing: Drawing;
  readonly #reference: string;

  /** @internal */
  constructor(row: RunRow, ledger: WholeLedger, drawing: Drawing) {
    const { summary, problems, blocked, source, reference } = JSON.parse(row.plan) as StoredPlan;
    this.#list = { source };
    this.hash = row.hash ?? '';
    this.id = summary.continues?.run ?? row.id;
    this.summary = summary;
    this.problems = problems;
    this.blocked = blocked;
    this.#row = row;
    this.#ledger = ledger;
    this.#drawing = drawing;
    this.#reference = reference;
  }

  /**
   * The first, last, longest and oddest rows that would be sent, for review. With a mock (`new Bulk({ mock })`) each is
   * rendered; if several creatives alternate, so do the samples.
   *
   * @param options `test`: a client with a test token. The service then renders each row, through a test mailing that
   * is never printed and costs nothing.
   * @throws {@link BulkError} when `test` may be a production token.
   */
  async sample(count = 10, options: { test?: DirectMail | undefined } = {}): Promise<SampleRow[]> {
    checkNames('sample', options, { test: true });
    if (!Number.isInteger(count) || count < 1)
      throw new BulkError('input', `sample needs a number of rows, got ${count}`);
    const present = await this.#ledger.run({ id: this.#row.id });
    if (present === undefined)
      throw new BulkError('state', 'the plan was sent and is part of its run: sample it before');
    const share = Math.max(1, Math.floor(count / 4));
    const longest: Scored[] = [];
    const oddest: Scored[] = [];
    let first: PieceView[] = [];
    let last: PieceView[] = [];
    for (let after = 0; ; ) {
      const rows = await this.#ledger.rows(this.#row.no, { state: 'pending', after, limit: 5_000 });
      const end = rows.at(-1);
      if (end === undefined) break;
      after = end.n;
      if (first.length < count) first = [...first, ...rows].slice(0, count);
      last = [...last, ...rows].slice(-count);
      for (const piece of rows) {
        keepMost(longest, { score: piece.body?.length ?? 0, piece }, count);
        keepMost(oddest, { score: oddness(piece.body ?? ''), piece }, count);
      }
    }
    const chosen = new Map<number, SampleRow>();
    const take = (why: SampleRow['why'], pieces: readonly PieceView[], most: number): void => {
      let taken = 0;
      for (const piece of pieces) {
        if (taken >= most || chosen.size >= count) return;
        if (chosen.has(piece.n)) continue;
        chosen.set(piece.n, sampleOf(why, piece, this.#list));
        taken += 1;
      }
    };
    take('first', first, share);
    take('last', last.toReversed(), share);
    take(
      'longest',
      longest.map(({ piece }) => piece),
      share,
    );
    take(
      'oddest',
      oddest.filter(({ score }) => score > 0).map(({ piece }) => piece),
      share,
    );
    take('first', first, count);
    return this.#drawn(
      [...chosen.values()].toSorted((a, b) => a.row - b.row),
      options.test,
    );
  }

  async #drawn(rows: SampleRow[], test: DirectMail | undefined): Promise<SampleRow[]> {
    const { creatives, campaign_id } = this.summary;
    const { mock, lookup } = this.#drawing;
    const service = test === undefined ? undefined : { test, lookup, campaign_id, reference: this.#reference };
    if (service !== undefined) await refuseProduction(service);
    for (const [index, row] of rows.entries()) {
      row.creative = creatives[index % Math.max(1, creatives.length)]?.id ?? null;
      if (service !== undefined) row.preview = await drawByService(service, row.creative, row);
      else if (mock !== undefined && row.creative !== null) row.preview = await drawRow(mock, row.creative, row);
    }
    return rows;
  }
}

interface Scored {
  score: number;
  piece: PieceView;
}

function keepMost(list: Scored[], each: Scored, most: number): void {
  const least = list.at(-1);
  if (list.length >= most && least !== undefined && each.score <= least.score) return;
  list.push(each);
  list.sort((a, b) => b.score - a.score);
  if (list.length > most) list.pop();
}

/** Rare letters, all capitals, signs in names. */
const oddness = (body: string): number =>
  10 * (body.match(/[\u0250-\uffff]/g)?.length ?? 0) +
  3 * (body.match(/[\u0080-\u024f]/g)?.length ?? 0) +
  (body.match(/[^\p{L}\p{N}\s"',.:{}_#&@/-]/gu)?.length ?? 0);

function sampleOf(why: SampleRow['why'], { n, body, row_hash }: PieceView, list: NumberedList): SampleRow {
  const { recipient, merge_tags = {} } = JSON.parse(body ?? '{"recipient":{}}') as Pick<SampleRow, 'recipient'> &
    Partial<SampleRow>;
  const key = Buffer.from(row_hash ?? []).toString('hex');
  return { row: rowOf(list, n), why, recipient, merge_tags, key, creative: null, preview: null };
}
