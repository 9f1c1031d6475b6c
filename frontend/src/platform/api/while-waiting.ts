/** The polling interval of a page that waits for another user's decision. */
export const waitingRefetchMs = 15_000;

interface Asked<Data> {
  readonly state: { readonly data: Data | undefined };
}

/**
 * The `refetchInterval` of a query: while `isWaiting` holds of what was read, it is read again every 15 seconds. React
 * Query reads it when the tab comes back into view, too.
 */
export const whileWaiting =
  <Data>(isWaiting: (data: Data) => boolean) =>
  ({ state }: Asked<Data>): number | false =>
    state.data !== undefined && isWaiting(state.data) ? waitingRefetchMs : false;
