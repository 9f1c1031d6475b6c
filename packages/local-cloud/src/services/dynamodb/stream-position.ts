/** The position of a reader: after a sequence number, or at the beginning of a shard. */
export interface StreamPosition {
  readonly shardId: string;
  readonly sequenceNumber?: string;
}

export const isSamePosition = (one: StreamPosition, other: StreamPosition): boolean =>
  one.shardId === other.shardId && one.sequenceNumber === other.sequenceNumber;

/** A key for maps of positions in several streams. It starts with the ARN and a space. */
export const placeOf = (streamArn: string, { shardId, sequenceNumber }: StreamPosition): string =>
  `${streamArn} ${shardId} ${sequenceNumber ?? ''}`;
