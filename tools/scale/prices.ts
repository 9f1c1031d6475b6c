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

/**
 * US dollars of a million rounds besides DynamoDB, US East (N. Virginia): operations of AppSync, and its updates to
 * subscribers; requests and gigabyte
 * seconds of Lambda on ARM; traces of X-Ray that are recorded. Reading DynamoDB's streams is free for Lambda.
 * https://aws.amazon.com/appsync/pricing/ https://aws.amazon.com/lambda/pricing/ https://aws.amazon.com/xray/pricing/
 */
export const otherPrices = {
  appSync: 4,
  appSyncUpdates: 2,
  lambdaRequests: 0.2,
  lambdaGigabyteSecond: 0.0000133334,
  traces: 5,
} as const;

/** What a function waits for a call of DynamoDB in its region, in milliseconds: assumed, not measured. */
export const assumedWaitMs = { read: 4, transaction: 15 } as const;

/** From this size on a function has a CPU of its own. https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html */
const fullCpuMegabytes = 1769;

export interface FunctionTime {
  readonly megabytes: number;
  /** On a whole CPU. */
  readonly cpuMs: number;
  readonly reads: number;
  readonly transactions: number;
}

/** What a million rounds cost in Lambda: waiting takes the same time in every size, computing does not. */
export function lambdaDollars({ megabytes, cpuMs, reads, transactions }: FunctionTime) {
  const share = Math.min(1, megabytes / fullCpuMegabytes);
  const billedMs = cpuMs / share + reads * assumedWaitMs.read + transactions * assumedWaitMs.transaction;
  const gigabyteSeconds = (billedMs / 1000) * (megabytes / 1024);
  return {
    billedMs,
    dollars: otherPrices.lambdaRequests + gigabyteSeconds * otherPrices.lambdaGigabyteSecond * 1_000_000,
  };
}
