/**
 * US dollars for a million request units, on demand, standard tables, US East (N. Virginia), since November 2024.
 * https://aws.amazon.com/dynamodb/pricing/on-demand/
 */
export const prices = { read: 0.125, write: 0.625 } as const;

/**
 * US dollars for a gigabyte that is stored for a month, in the same place.
 * https://aws.amazon.com/dynamodb/pricing/on-demand/
 */
const gigabyteMonth = 0.25;

/** What it costs a year to store so many bytes for each of a million. */
export const storedDollarsPerMillion = (bytes: number): number =>
  ((bytes * 1e6) / 2 ** 30) * gigabyteMonth * 12;

/** What a million of something costs, from the units of one. */
export const dollarsPerMillion = ({ reads, writes }: { readonly reads: number; readonly writes: number }) =>
  reads * prices.read + writes * prices.write;
