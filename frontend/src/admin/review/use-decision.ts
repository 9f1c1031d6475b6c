import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Sends a decision of one of several kinds about the version that the admin has seen. Afterwards the queries
 * of `shown` are read again, because another admin may have decided first.
 */
export const useDecision = <Kind extends string>(
  sends: Readonly<Record<Kind, (reason: string) => Promise<unknown>>>,
  shown: readonly QueryKey[],
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, reason }: { readonly kind: Kind; readonly reason: string }) => sends[kind](reason),
    onSettled: () => Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
};
