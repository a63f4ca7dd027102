import {
  keepPreviousData,
  type MutationKey,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { asCurl, type Call } from './call.ts';
import { isGone, markGone } from './gone.ts';
import { bearers, send, sendForHeaders } from './send.ts';

/** Fetches a call and keeps it current: live changes invalidate queries by the first word of `key`. */
export function useCall<ResponseOf>(
  key: QueryKey,
  call: Call<ResponseOf>,
  options: { readonly enabled?: boolean } = {},
) {
  return useQuery({ queryKey: key, queryFn: () => send(call), placeholderData: keepPreviousData, ...options });
}

/** The same for a page of a list, with the total from the response's header. */
export function useList<ResponseOf>(
  key: QueryKey,
  call: Call<ResponseOf>,
  options: { readonly enabled?: boolean } = {},
) {
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const { data, headers } = await sendForHeaders(call);
      return { rows: data, total: Number(headers.get('x-total') ?? Number.NaN) };
    },
    placeholderData: keepPreviousData,
    ...options,
  });
}

/** Sends a call on demand. Afterwards everything on the page is fetched again, except queries about the id `gone`. */
export function useSend<ResponseOf>(options: { readonly mutationKey?: MutationKey } = {}) {
  return useSending((call: Call<ResponseOf>) => send(call), options);
}

/** The same for several calls in sequence; it stops at the first failure. */
export function useSendEach(options: { readonly gone?: string } = {}) {
  return useSending(async (calls: readonly Call<unknown>[]) => {
    for (const call of calls) await send(call);
  }, options);
}

function useSending<Sent, ResponseOf>(
  mutationFn: (sent: Sent) => Promise<ResponseOf>,
  options: { readonly gone?: string; readonly mutationKey?: MutationKey } = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    ...(options.mutationKey === undefined ? {} : { mutationKey: options.mutationKey }),
    // Before the response, because the live stream may be faster.
    onMutate: () => {
      if (options.gone !== undefined) markGone(options.gone);
    },
    onSettled: () => queries.invalidateQueries({ predicate: (query) => !isGone(query) }),
  });
}

export function useBearers() {
  return useQuery({ queryKey: ['tokens'], queryFn: bearers });
}

/** Writes calls as shell commands with the account's tokens, or with a variable until they are known. */
export function useCurl(): (call: Call<unknown>) => string {
  const { data } = useBearers();
  return (call) => asCurl(call, window.location.origin, data ?? UNKNOWN);
}

const UNKNOWN = { service: null, test: null, control: false };
