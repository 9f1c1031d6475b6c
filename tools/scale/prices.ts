/**
 * US dollars per million request units, on demand, standard tables, US East (N. Virginia), since November
 * 2024.
 * https://aws.amazon.com/dynamodb/pricing/on-demand/
 */
export const prices = { read: 0.125, write: 0.625 } as const;

/**
 * US dollars per gigabyte and month of storage, in the same region.
 * https://aws.amazon.com/dynamodb/pricing/on-demand/
 */
const gigabyteMonth = 0.25;

/** The cost of storing this many bytes for each of one million items for a year. */
export const storedDollarsPerMillion = (bytes: number): number =>
  ((bytes * 1e6) / 2 ** 30) * gigabyteMonth * 12;

/** The cost of one million operations, from the units of one. */
export const dollarsPerMillion = ({ reads, writes }: { readonly reads: number; readonly writes: number }) =>
  reads * prices.read + writes * prices.write;

/**
 * US dollars per million rounds besides DynamoDB, US East (N. Virginia): AppSync operations and updates to
 * subscribers; Lambda requests and gigabyte-seconds on ARM; recorded X-Ray traces. Lambda reads DynamoDB
 * streams for free.
 * https://aws.amazon.com/appsync/pricing/ https://aws.amazon.com/lambda/pricing/
 * https://aws.amazon.com/xray/pricing/
 */
export const otherPrices = {
  appSync: 4,
  appSyncUpdates: 2,
  lambdaRequests: 0.2,
  lambdaGigabyteSecond: 0.0000133334,
  traces: 5,
} as const;

/** The latency of a DynamoDB call in the same region, in milliseconds: assumed, not measured. */
export const assumedWaitMs = { read: 4, transaction: 15 } as const;

/**
 * From this size on, a function has a full CPU.
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html
 */
const fullCpuMegabytes = 1769;

export interface FunctionTime {
  readonly megabytes: number;
  /** With a full CPU. */
  readonly cpuMs: number;
  readonly reads: number;
  readonly transactions: number;
}

/**
 * The cost of one million rounds in Lambda. Waiting takes the same time for every memory size; computing does
 * not.
 */
export function lambdaDollars({ megabytes, cpuMs, reads, transactions }: FunctionTime) {
  const share = Math.min(1, megabytes / fullCpuMegabytes);
  const billedMs = cpuMs / share + reads * assumedWaitMs.read + transactions * assumedWaitMs.transaction;
  const gigabyteSeconds = (billedMs / 1000) * (megabytes / 1024);
  return {
    billedMs,
    dollars: otherPrices.lambdaRequests + gigabyteSeconds * otherPrices.lambdaGigabyteSecond * 1_000_000,
  };
}
