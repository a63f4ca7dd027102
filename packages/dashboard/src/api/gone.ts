import type { QueryKey } from '@tanstack/react-query';

/** Enough time to leave a page. Not longer, because an id can return with a snapshot or after a reset. */
const LEAVING_MS = 3000;

const gone = new Set<string>();

/** Stops queries about a deleted id from being fetched again while its page is being left. */
export function markGone(id: string): void {
  gone.add(id);
  setTimeout(() => gone.delete(id), LEAVING_MS);
}

export const isGone = ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
  queryKey.some((part) => typeof part === 'string' && gone.has(part));
