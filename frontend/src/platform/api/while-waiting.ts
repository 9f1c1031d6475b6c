/** The polling interval of a page that waits for another user's decision. */
export const waitingRefetchMs = 15_000;

interface Asked<Data> {
  readonly state: { readonly data: Data | undefined };
}

/**
 * The `refetchInterval` of a query: while `isWaiting` is true for the data, it is read again every 15
 * seconds. React Query also reads it when the tab becomes visible.
 */
export const whileWaiting =
  <Data>(isWaiting: (data: Data) => boolean) =>
  ({ state }: Asked<Data>): number | false =>
    state.data !== undefined && isWaiting(state.data) ? waitingRefetchMs : false;
