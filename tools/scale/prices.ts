/**
 * US dollars for a million request units, on demand, standard tables, US East (N. Virginia), since November 2024.
 * https://aws.amazon.com/dynamodb/pricing/on-demand/
 */
export const prices = { read: 0.125, write: 0.625 } as const;

/** What a million of something costs, from the units of one. */
export const dollarsPerMillion = ({ reads, writes }: { readonly reads: number; readonly writes: number }) =>
  reads * prices.read + writes * prices.write;
