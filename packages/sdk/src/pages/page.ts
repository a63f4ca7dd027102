/** One page of a list. */
export interface Page<Item> {
  /** The items on this page. */
  items: Item[];
  /** The page's number, from 1. */
  page: number;
  /** The number of items per page, as the service reports it. */
  perPage: number | undefined;
  /** The number of items on all pages; undefined if the service does not report it. */
  total: number | undefined;
  /** The number of pages; undefined if the service does not report it. */
  totalPages: number | undefined;
  /** The number of the next page; undefined on the last page. */
  nextPage: number | undefined;
}
