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

/** Fetches a call and keeps it fresh: the live feed fetches it again by the first word of `key`. */
export function useCall<ResponseOf>(
  key: QueryKey,
  call: Call<ResponseOf>,
  options: { readonly enabled?: boolean } = {},
) {
  return useQuery({ queryKey: key, queryFn: () => send(call), placeholderData: keepPreviousData, ...options });
}

/** The same for a page of a list: with the total that the response counts. */
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

/** Sends a call when told to; afterwards, everything on the page is fetched again, but what is about `gone`, an id. */
export function useSend<ResponseOf>(options: { readonly mutationKey?: MutationKey } = {}) {
  return useSending((call: Call<ResponseOf>) => send(call), options);
}

/** The same for several, one after the other: the first that fails ends it. */
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
    // Before the response: the live feed may be faster.
    onMutate: () => {
      if (options.gone !== undefined) markGone(options.gone);
    },
    onSettled: () => queries.invalidateQueries({ predicate: (query) => !isGone(query) }),
  });
}

export function useBearers() {
  return useQuery({ queryKey: ['tokens'], queryFn: bearers });
}

/** Writes calls as commands, with the account's own tokens; until these are known, with a variable in their place. */
export function useCurl(): (call: Call<unknown>) => string {
  const { data } = useBearers();
  return (call) => asCurl(call, window.location.origin, data ?? UNKNOWN);
}

const UNKNOWN = { service: null, test: null, control: false };
