import { largestPage } from '../generated/operations.ts';

interface PageQuery {
  page?: number | undefined;
  per_page?: number | undefined;
}

/**
 * The query of one page. The largest pages are best for reading a list to its end; with `page`, their size must be that of the
 * page asked for.
 */
export function pageQuery<Query extends PageQuery>(
  operation: keyof typeof largestPage,
  query: Query,
  page: number,
  iterating: boolean,
): Query {
  if (!iterating) return query;
  return { ...(query.page === undefined && { per_page: largestPage[operation] }), ...query, page };
}
