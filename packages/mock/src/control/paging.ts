/** The ranks [from, to) of a page. */
export function pageOf({ page, per_page }: { page?: number | undefined; per_page?: number | undefined }) {
  if (per_page === undefined) return { from: 0, to: Number.POSITIVE_INFINITY };
  const from = ((page ?? 1) - 1) * per_page;
  return { from, to: from + per_page };
}
