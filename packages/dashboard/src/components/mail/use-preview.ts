import { useQuery } from '@tanstack/react-query';

/** The status of a preview: ready (200), not ready or never drawn (202), expired (410), unknown (404). */
export interface PreviewStatus {
  readonly status: number;
  readonly retryAfter: number | null;
  /** The renderer, once the preview is ready. */
  readonly renderer: string | null;
}

/** Only the path, because the page may be open under another host name than the mock's own. */
export const pathOf = (url: string): string => new URL(url, window.location.origin).pathname;

/** Polls a preview until it is ready; `version` changes when the picture may have changed. */
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
