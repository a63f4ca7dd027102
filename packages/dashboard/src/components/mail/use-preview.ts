import { useQuery } from '@tanstack/react-query';

/** What a fetch of a preview says: there, not yet or never (202), expired (410), or no such thing. */
export interface PreviewStatus {
  readonly status: number;
  readonly retryAfter: number | null;
  /** What drew it, once it is there. */
  readonly renderer: string | null;
}

/** Only the path: the page may have been opened under another name of this machine than the mock knows itself by. */
export const pathOf = (url: string): string => new URL(url, window.location.origin).pathname;

/** Asks for a preview until it is there; `version` changes when it could be another one. */
export function usePreview(url: string, version: string, options: { readonly enabled?: boolean } = {}) {
  const path = pathOf(url);
  const query = useQuery({
    enabled: options.enabled ?? true,
    queryKey: ['mailings', 'preview', path, version],
    queryFn: async (): Promise<PreviewStatus> => {
      const response = await fetch(path, { method: 'HEAD' });
      const after = response.headers.get('retry-after');
      const renderer = response.headers.get('x-mock-renderer');
      return { status: response.status, retryAfter: after === null ? null : Number(after), renderer };
    },
    refetchInterval: ({ state }) =>
      state.data?.status === 202 ? Math.min(30, Math.max(2, state.data.retryAfter ?? 5)) * 1000 : false,
  });
  return { path, status: query.data };
}
