import { useAddressFilter } from './use-address-filter';

export type Labels<Status extends string> = Readonly<Record<Status, { readonly text: string }>>;

/** The statuses of a list as options of its filter. */
export const statusOptions = <Status extends string>(
  labels: Labels<Status>,
): readonly (readonly [status: Status, text: string])[] =>
  (Object.keys(labels) as Status[]).map((status) => [status, labels[status].text] as const);

/** The status in the URL and a function to change it; undefined means all statuses. */
export const useStatusFilter = <Status extends string>(labels: Labels<Status>) =>
  useAddressFilter<Status | undefined>(
    (search) => (Object.keys(labels) as Status[]).find((known) => known === search.get('status')),
    (status) => ({ ...(status && { status }) }),
  );
