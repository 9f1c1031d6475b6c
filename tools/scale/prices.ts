/** US dollars in a region, list prices without free tiers and volume discounts. */
export interface RegionPrices {
  /** Per million request units, on demand, standard tables, since November 2024. */
  readonly read: number;
  readonly write: number;
  /** Per million operations, and per million updates to subscribers. */
  readonly appSync: number;
  readonly appSyncUpdates: number;
  /** Per million requests; ARM. Lambda reads DynamoDB streams for free. */
  readonly lambdaRequests: number;
  readonly lambdaGigabyteSecond: number;
  /** Per million recorded traces. */
  readonly traces: number;
}

/** These prices are equal in both regions. */
const equal = {
  appSync: 4,
  appSyncUpdates: 2,
  lambdaRequests: 0.2,
  lambdaGigabyteSecond: 0.0000133334,
  traces: 5,
};

/**
 * https://aws.amazon.com/dynamodb/pricing/on-demand/ https://aws.amazon.com/appsync/pricing/
 * https://aws.amazon.com/lambda/pricing/ https://aws.amazon.com/xray/pricing/
 */
export const regionPrices = {
  'us-east-1': { read: 0.125, write: 0.625, ...equal },
  'eu-west-1': { read: 0.1415, write: 0.70675, ...equal },
} satisfies Record<string, RegionPrices>;

const virginia = regionPrices['us-east-1'];

/** The cost of one million operations, from the units of one. */
export const dollarsPerMillion = (
  { reads, writes }: { readonly reads: number; readonly writes: number },
  prices: RegionPrices = virginia,
) => reads * prices.read + writes * prices.write;

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
export function lambdaDollars({ megabytes, cpuMs, reads, transactions }: FunctionTime, prices: RegionPrices) {
  const share = Math.min(1, megabytes / fullCpuMegabytes);
  const billedMs = cpuMs / share + reads * assumedWaitMs.read + transactions * assumedWaitMs.transaction;
  const gigabyteSeconds = (billedMs / 1000) * (megabytes / 1024);
  return {
    billedMs,
    dollars: prices.lambdaRequests + gigabyteSeconds * prices.lambdaGigabyteSecond * 1_000_000,
  };
}
