import type { QueryKey } from '@tanstack/react-query';

/** Long enough to leave a page; ids may come back, with a snapshot or after a reset. */
const LEAVING_MS = 3000;

const gone = new Set<string>();

/** Has nothing about an id fetched again while its page is being left. */
export function markGone(id: string): void {
  gone.add(id);
  setTimeout(() => gone.delete(id), LEAVING_MS);
}

export const isGone = ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
  queryKey.some((part) => typeof part === 'string' && gone.has(part));
