/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** The page's number, from 1. */
  page: number;
  /** Page size, as the service reports it. */
  perPage: number | undefined;
  /** Number of items in the whole list; absent if the service does not report it. */
  total: number | undefined;
  totalPages: number | undefined;
  /** The number of the next page; absent on the last one. */
  nextPage: number | undefined;
}
