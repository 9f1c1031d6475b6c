import type { TablePropsV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { StageSettings } from '#lib/settings';

/** Default warm throughput of a new table, in units per second. */
const newTableReads = 12_000;

/** The warm throughput of every table and index that a round writes: a single cold one would throttle the round. */
export const warmForPlay = ({
  playWarmWrites: writes,
}: StageSettings): Pick<TablePropsV2, 'warmThroughput'> =>
  writes === undefined
    ? {}
    : {
        warmThroughput: {
          readUnitsPerSecond: Math.max(newTableReads, writes),
          writeUnitsPerSecond: writes,
        },
      };
