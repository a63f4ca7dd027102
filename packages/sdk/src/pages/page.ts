/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** The page's number, from 1. */
  page: number;
  /** Items a page holds at most, as the service says it. */
  perPage: number | undefined;
  /** How many items the whole list has; absent when the service does not say. */
  total: number | undefined;
  totalPages: number | undefined;
  /** The number of the next page; absent on the last one. */
  nextPage: number | undefined;
}
