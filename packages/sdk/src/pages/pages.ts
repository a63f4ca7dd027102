/* oxlint-disable unicorn/no-thenable -- what is awaited here has a then of its own */
import type { OnRejected, WithResponse } from '../call.ts';
import { PaginationError } from '../errors/call-error.ts';
import type { Page } from './page.ts';
import { RecentIds } from './recent-ids.ts';

/** How a list is read. */
export interface PageSource<Item, P extends Page<Item>> {
  operation: string;
  /** The page to begin with. */
  first: number;
  /** Reads a page; `walking` says that all items are wanted, so that the largest pages serve best. */
  read: (page: number, walking: boolean) => Promise<WithResponse<P>>;
  /** What tells items apart; one without is never taken for one that was given before. */
  idOf: (item: Item) => string | undefined;
}

/**
 * A list in pages. `await` gives one page, `for await` every item; nothing is fetched before, and no page that is not
 * asked for. Items that appear while the list is walked push others on to the next page: those are not given twice.
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
export class Pages<Item, P extends Page<Item> = Page<Item>> implements PromiseLike<P>, AsyncIterable<Item> {
  readonly #source: PageSource<Item, P>;
  #page: Promise<WithResponse<P>> | undefined;

  /** @internal */
  constructor(source: PageSource<Item, P>) {
    this.#source = source;
  }

  /** The page that `await` gives, together with the answer's status and headers. */
  withResponse(): Promise<WithResponse<P>> {
    this.#page ??= this.#source.read(this.#source.first, false);
    return this.#page;
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting a list gives one page of it
  then<A = P, B = never>(
    onFulfilled?: ((value: P) => A | PromiseLike<A>) | null,
    onRejected?: OnRejected<B> | null,
  ): Promise<A | B> {
    return this.withResponse()
      .then(({ data }) => data)
      .then(onFulfilled, onRejected);
  }

  /** Every page from the first asked for to the last, one request each, without items given before. */
  async *pages(): AsyncGenerator<P, void, undefined> {
    const { operation, first, read, idOf } = this.#source;
    const stuck = (message: string): PaginationError =>
      new PaginationError(`${operation}: ${message}`, { operation, outcome: 'rejected', attempts: 1 });
    const seen = new RecentIds();
    let largest = -1;
    for (let wanted: number | undefined = first; wanted !== undefined; ) {
      const page: P = (await read(wanted, true)).data;
      if (page.page !== wanted) throw stuck(`asked for page ${wanted}, the service answered with page ${page.page}`);
      const fresh = page.items.filter((item) => {
        const id = idOf(item);
        return id === undefined || seen.add(id);
      });
      // New mailings can push a whole page on, but then the list has grown.
      const grown = page.total !== undefined && largest >= 0 && page.total > largest;
      if (page.items.length > 0 && fresh.length === 0 && !grown) {
        throw stuck(`page ${wanted} repeats the items of the pages before it; going on would never end`);
      }
      largest = Math.max(largest, page.total ?? -1);
      yield { ...page, items: fresh };
      if (page.nextPage !== undefined && page.nextPage <= wanted) {
        throw stuck(`page ${wanted} names page ${page.nextPage} as the next one`);
      }
      wanted = page.nextPage;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.items;
  }

  /** The items as an array: all of them, or the first `limit`. */
  async toArray({ limit = Number.POSITIVE_INFINITY }: { limit?: number } = {}): Promise<Item[]> {
    const items: Item[] = [];
    if (limit <= 0) return items;
    for await (const item of this) if (items.push(item) >= limit) break;
    return items;
  }
}
