import { keepPreviousData, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Call } from './call.ts';
import { send, sendForHeaders } from './send.ts';

/** Fetches a call and keeps it fresh: the live feed fetches it again by the first word of `key`. */
export function useCall<Answer>(key: QueryKey, call: Call<Answer>, options: { readonly enabled?: boolean } = {}) {
  return useQuery({ queryKey: key, queryFn: () => send(call), placeholderData: keepPreviousData, ...options });
}

/** The same for a page of a list: with the total that the answer counts. */
export function useList<Answer>(key: QueryKey, call: Call<Answer>) {
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const { data, headers } = await sendForHeaders(call);
      return { rows: data, total: Number(headers.get('x-total') ?? Number.NaN) };
    },
    placeholderData: keepPreviousData,
  });
}

/** Sends calls when told to; afterwards, everything on the page is fetched again. */
export function useSend<Answer>() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (call: Call<Answer>) => send(call),
    onSettled: () => queries.invalidateQueries(),
  });
}
