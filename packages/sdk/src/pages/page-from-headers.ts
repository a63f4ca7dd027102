import type { Page } from './page.ts';

/** A whole number, or nothing for a header that is absent, empty or something else. */
const numberOf = (value: string | null): number | undefined =>
  value !== null && /^\d+$/.test(value.trim()) ? Number(value) : undefined;

/**
 * A page whose totals are in headers. Where they cannot be read (a browser shows only what the service exposes), the
 * list continues until a page is empty; an empty page that has a next one does not end it.
 */
export function pageFromHeaders<Item>(items: Item[], headers: Headers, asked: number): Page<Item> {
  const page = numberOf(headers.get('x-page')) ?? asked;
  const totalPages = numberOf(headers.get('x-total-pages'));
  let nextPage = numberOf(headers.get('x-next-page'));
  if (headers.get('x-next-page') === null && (totalPages === undefined ? items.length > 0 : page < totalPages)) {
    nextPage = page + 1;
  }
  const perPage = numberOf(headers.get('x-per-page'));
  return { items, page, perPage, total: numberOf(headers.get('x-total')), totalPages, nextPage };
}
