/* oxlint-disable unicorn/no-thenable -- awaiting a list gives one page of it */
import type { WithResponse } from '../call.ts';
import { checkOptions } from '../check-options.ts';
import { PaginationError } from '../errors/call-error.ts';
import type { Page } from './page.ts';
import { RecentIds } from './recent-ids.ts';

/** Handles a failure. Its parameter may have the expected error's type, as with any promise. */
export type OnRejected<Result> = { handle(reason: unknown): Result | PromiseLike<Result> }['handle'];

/** How to read a list. */
export interface PageSource<Item, P extends Page<Item>> {
  operation: string;
  /** The first page to read. */
  first: number;
  /** Reads a page; `iterating` when the list is read to its end. */
  read: (page: number, iterating: boolean) => Promise<WithResponse<P>>;
  /** Identifies an item; items without an id are never treated as repeated. */
  idOf: (item: Item) => string | undefined;
}

/** After this many consecutive pages without a new item, a list counts as endless. */
const mostWithoutNew = 50;

/**
 * A paginated list. `await` returns one page; `for await` iterates over all items and fetches pages as needed. No request
 * is made before that. An item that moves to a later page while you iterate is returned only once.
 *
 * @example
 * ```ts
 * const page = await mail.campaigns.listMailings(campaignId, { per_page: 20 });
 * console.log(page.total, page.items.length);
 *
 * for await (const mailing of mail.campaigns.listMailings(campaignId)) {
 *   console.log(mailing.id, mailing.state);
 * }
 * const newest = await mail.campaigns.listMailings(campaignId).toArray({ limit: 50 });
 * ```
 */
export class Pages<Item, P extends Page<Item> = Page<Item>> implements Promise<P>, AsyncIterable<Item> {
  readonly #source: PageSource<Item, P>;
  #page: Promise<WithResponse<P>> | undefined;

  /** @internal */
  constructor(source: PageSource<Item, P>) {
    this.#source = source;
  }

  get [Symbol.toStringTag](): string {
    return 'Pages';
  }

  /** Returns the page that `await` returns, with the HTTP response and the number of attempts. */
  withResponse(): Promise<WithResponse<P>> {
    this.#page ??= this.#source.read(this.#source.first, false);
    return this.#page;
  }

  async #first(): Promise<P> {
    return (await this.withResponse()).data;
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting a list gives one page of it
  then<A = P, B = never>(
    onFulfilled?: ((page: P) => A | PromiseLike<A>) | null,
    onRejected?: OnRejected<B> | null,
  ): Promise<A | B> {
    return this.#first().then(onFulfilled, onRejected);
  }

  /** As on a promise: called if fetching the page fails. */
  catch<B = never>(onRejected?: OnRejected<B> | null): Promise<P | B> {
    return this.#first().catch(onRejected);
  }

  /** As on a promise: called after fetching the page succeeds or fails. */
  finally(onFinally?: (() => void) | null): Promise<P> {
    return this.#first().finally(onFinally);
  }

  /** Iterates page by page, from the requested page to the last one. Items already returned are left out. */
  async *pages(): AsyncGenerator<P, void, undefined> {
    const { operation, first, read, idOf } = this.#source;
    const stuck = (message: string): PaginationError =>
      new PaginationError(`${operation}: ${message}`, { operation, outcome: 'rejected', attempts: 1 });
    const seen = new RecentIds();
    let largest = -1;
    let withoutNew = 0;
    for (let wanted: number | undefined = first; wanted !== undefined; ) {
      const page: P = (await read(wanted, true)).data;
      if (page.page !== wanted) throw stuck(`asked for page ${wanted}, the service returned page ${page.page}`);
      const fresh = page.items.filter((item) => {
        const id = idOf(item);
        return id === undefined || seen.add(id);
      });
      // New mailings can push a whole page on, but then the list has grown.
      const grown = page.total !== undefined && largest >= 0 && page.total > largest;
      if (page.items.length > 0 && fresh.length === 0 && !grown) {
        throw stuck(`page ${wanted} repeats the items of earlier pages`);
      }
      withoutNew = fresh.length > 0 ? 0 : withoutNew + 1;
      if (withoutNew >= mostWithoutNew) throw stuck(`the last ${withoutNew} pages held nothing new`);
      largest = Math.max(largest, page.total ?? -1);
      yield { ...page, items: fresh };
      if (page.nextPage !== undefined && page.nextPage <= wanted) {
        throw stuck(`page ${wanted} names page ${page.nextPage} as the next`);
      }
      wanted = page.nextPage;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.items;
  }

  /**
   * Collects the items into an array.
   *
   * @param options - `limit`: the maximum number of items. Default: all items.
   * @throws `ConfigurationError` for an unknown option, or a `limit` that is not a whole number of at least 0.
   */
  async toArray(options: { limit?: number } = {}): Promise<Item[]> {
    checkOptions(options, { limit: 'number' }, this.#source.operation);
    const { limit = Number.POSITIVE_INFINITY } = options;
    const items: Item[] = [];
    if (limit <= 0) return items;
    for await (const item of this) if (items.push(item) >= limit) break;
    return items;
  }
}
